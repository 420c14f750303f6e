import { describe, expect, test } from 'vitest'
import { answererOf } from '../../../src/cli/workers/answerer.js'
import { workersWorthwhile } from '../../../src/cli/workers/share-out.js'
import { barge } from '../flashing-lines.js'
import { problemsIn, quoteNamed, readAnswer } from '../requests.js'
import { defaultRanges, runWith, type RunResult } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

/** A thread that needs no build, and answers with its range, its first line and its settings. */
const ECHO = `
const { parentPort, workerData } = await import('node:worker_threads')
const { assignment, maxBytesAhead } = workerData
let written = 0
parentPort.on('message', ({ range, firstLine, writtenBytes = 0 }) => {
  written += writtenBytes
  if (range === undefined) return
  const send = (line, hasRefusal) => {
    const text = Buffer.from(JSON.stringify(line) + '\\n')
    parentPort.postMessage({ piece: { text, count: 1, bytesRead: 1, hasRefusal } })
  }
  send([range.start, range.end, firstLine], false)
  send([assignment.command, assignment.marking, maxBytesAhead], REFUSES)
  END
})`
const DONE = 'parentPort.postMessage({ isRangeDone: true })'

interface Echo {
  readonly end?: string
  readonly refuses?: string
  readonly workers?: number
  readonly rangeBytes?: number
  readonly args?: readonly string[]
}

async function echoed(
  content: string,
  { end = DONE, refuses = 'false', ...rest }: Echo = {},
): Promise<RunResult> {
  const { workers = 2, rangeBytes = 8, args = ['price'] } = rest
  const file = folder.write('lines.ndjson', content)
  const code = ECHO.replace('REFUSES', refuses).replace('END', end)
  const entry = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  return runWith([...args, '--ndjson', '--workers', String(workers), file], {
    sharing: { ...defaultRanges, entry, rangeBytes, maxBytesWaiting: 3000 },
  })
}

const LINES = 'a\nbb\nccc\n'.repeat(8) // 72 bytes

describe('the ranges of a shared file', () => {
  test('go to the workers with their first lines, and the answers come back in order', async () => {
    const { exitCode, stdout, stderr } = await echoed(LINES + LINES, { rangeBytes: 18 })
    expect([exitCode, stderr]).toEqual([0, ''])
    const marking = { name: expect.stringContaining('lines.ndjson') as string, hasIds: false }
    const settings = ['price', marking, 1500]
    const lines = stdout.trimEnd().split('\n')
    // Each 18 bytes have 6 lines. The line at the start of a range belongs to the range before.
    const ranges = [0, 18, 36, 54, 72, 90, 108, 126].map((start) => [
      start,
      start === 126 ? null : start + 18,
      start === 0 ? 1 : start / 3 + 2,
    ])
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      ranges.flatMap((range) => [range, settings]),
    )
  })

  test('keep the ids, and stay in one thread with fewer than four ranges per worker', async () => {
    const args = ['price', '--with-ids']
    expect((await echoed(LINES, { args })).stdout).toContain('"hasIds":true')
    expect((await echoed(LINES.slice(0, 63))).exitCode).toBe(1) // the line is refused without a worker
    expect((await echoed(LINES, { rangeBytes: 10 })).exitCode).toBe(1)
  })

  test('go to measuring workers if the lines are flashings', async () => {
    const { stdout } = await echoed(LINES, { args: ['flashing'] })
    expect(stdout.match(/^\["\w+"/gm)).toEqual(Array(9).fill('["flashing"'))
  })

  test.each([
    [63, 8, 1],
    [64, 8, 2],
    [95, 8, 2],
    [96, 8, 3],
    [1000, 3, 3],
  ])('split %i bytes among at most %i workers, of which they occupy %i', (bytes, max, count) => {
    expect(
      workersWorthwhile(bytes, max, { ...defaultRanges, entry: new URL('file:///'), rangeBytes: 8 }),
    ).toBe(count)
  })

  test('exit with code 1 if the answer of one worker has a refusal', async () => {
    expect((await echoed(LINES, { refuses: 'range.start === 8' })).exitCode).toBe(1)
  })

  test('end only after the worker learns that its answers are written', async () => {
    // The worker waits until both pieces are written. Otherwise, 8 workers could fill the memory.
    const end = `const first = written; const wait = setInterval(() => {
      if (written - first < 40) return
      clearInterval(wait)
      parentPort.postMessage({ isRangeDone: true })
    }, 1)`
    expect((await echoed(LINES, { end, rangeBytes: 9 })).exitCode).toBe(0)
  })
})

describe('a worker that fails', () => {
  test.each([
    // Its last answers may be lost with it.
    ['ends', 'process.exit(0)', /^/, 'quotewright: A worker ended before its work was done.\n'],
    ['cannot read', "parentPort.postMessage({ failure: 'No.' })", /^\[0,8,1\]\n/, 'quotewright: No.\n'],
  ])('stops the command with one sentence if it %s', async (_what, end, answers, stderr) => {
    const result = await echoed(LINES, { end })
    expect(result).toEqual({ exitCode: 2, stdout: expect.stringMatching(answers) as string, stderr })
  })

  test.each(["throw new Error('mine')", "parentPort.postMessage({ defect: new Error('mine') })"])(
    'rejects the run with its defect: %s',
    async (end) => {
      await expect(echoed(LINES, { end })).rejects.toThrow('mine')
    },
  )
})

describe('a file for several workers', () => {
  test.each([
    ['that does not exist', 'missing.ndjson', /the file does not exist/],
    ['that is a folder', '', /is a directory|is a folder/],
  ])('%s is refused', async (_name, name, reason) => {
    const { exitCode, stderr } = await runWith([
      'price',
      '--ndjson',
      '--workers',
      '2',
      `${folder.path}/${name}`,
    ])
    expect([exitCode, reason.test(stderr)]).toEqual([2, true])
  })

  test.each([
    [['--workers', '2', '--ndjson']],
    [['--workers', '2', '--ndjson', '-']],
    [['--workers', '1']],
    [['--workers', '1', '--ndjson', '--redis', 'redis://localhost:1']],
    [['--redis', 'redis://localhost:1']],
  ])('is required, and the options must fit together: %j', async (args) => {
    expect(await runWith(['price', ...args])).toMatchObject({ exitCode: 2, stdout: '' })
  })
})

/** Plain data, as it comes from the other thread. */
const settings = {
  kind: undefined,
  hasWorkings: false,
  maxProblems: 1000,
  account: { name: 'The account', json: { currency: 'AUD', tax: { rate: '0.10' } } },
  catalogue: undefined,
}
const marking = { name: 'lines.ndjson', hasIds: false }

async function* bytesOf(line: object): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(`${JSON.stringify(line)}\n{}\n`))
}

async function answersOf(...[assignment, line]: readonly [Parameters<typeof answererOf>[0], object]) {
  let text = ''
  for await (const piece of answererOf(assignment)(bytesOf(line), { firstLine: 7 }))
    text += Buffer.from(piece.text).toString()
  return text.trimEnd().split('\n')
}

describe('the answers of a worker', () => {
  test('have the price of a request, with the settings of the command', async () => {
    const [answer = '', refusal = ''] = await answersOf(
      { command: 'price', settings, marking },
      quoteNamed('A'),
    )
    expect(readAnswer(answer).quote?.total.amountMicros).toBe('220000000')
    expect(problemsIn(readAnswer(refusal))).toEqual([['required', 'customer_id']])
  })

  test('have the figures of a golden record, and with --full its whole document', async () => {
    for (const isFull of [false, true]) {
      const [record = ''] = await answersOf({ command: 'record', settings, isFull, marking }, quoteNamed('A'))
      expect([record.includes('"220'), record.includes('"taxAmount":{')]).toEqual([true, isFull])
    }
  })

  test('have the girth of a flashing', async () => {
    const assignment = {
      command: 'flashing',
      account: settings.account,
      needsDrawing: false,
      marking,
    } as const
    const [answer = ''] = await answersOf(assignment, barge)
    expect(answer).toContain('"totalGirth":"160"')
  })
})
