import { execFileSync } from 'node:child_process'
import { rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCommand } from '../build-command.js'
import { barge } from '../flashing-lines.js'
import { problemsIn, quoteNamed, readAnswer } from '../requests.js'
import { run, refusalOf, runWith, defaultRanges, type RunResult, type Sharing } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const samples = join(import.meta.dirname, '../../../docs/samples')
let built = ''
const folder = temporaryFolder()
let sharing: Sharing = { ...defaultRanges, entry: new URL('file:///') }

beforeAll(async () => {
  built = await buildCommand()
  // A thread cannot run these sources directly, so it runs their build.
  sharing = { ...defaultRanges, entry: pathToFileURL(join(built, 'cli-worker.js')) }
})

afterAll(() => {
  rmSync(built, { recursive: true })
})

/** The threads started by a test. */
let threads: Worker[] = []
process.on('worker', (worker) => threads.push(worker))
beforeEach(() => {
  threads = []
})

function isRunning({ threadId }: Worker): boolean {
  return threadId !== -1
}

function fileOf(content: string | Buffer): string {
  return folder.write('requests.ndjson', content)
}

function requestLine(reference: string): string {
  return JSON.stringify(quoteNamed(reference))
}

/** Builds `count` requests, with references that count up from 0. */
function requestLines(count: number): string {
  return Array.from({ length: count }, (_, index) => `${requestLine(String(index))}\n`).join('')
}

function referencesIn(stdout: string): readonly (string | undefined)[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => readAnswer(line).quote?.reference)
}

interface SharedRun {
  readonly args?: readonly string[]
  readonly workers?: number
  readonly rangeBytes?: number
}

/** Prices a file in ranges of `rangeBytes` bytes. */
async function runShared(
  file: string,
  { args = ['price'], workers = 2, rangeBytes = 100 }: SharedRun = {},
): Promise<RunResult> {
  return runWith([...args, '--ndjson', '--workers', String(workers), file], {
    sharing: { ...sharing, rangeBytes },
  })
}

async function runAlone(file: string, args: readonly string[] = ['price']): Promise<RunResult> {
  return runWith([...args, '--ndjson', file])
}

const NEWLINE = Buffer.from('\n')
/** The longest line that is read: 64 mebibytes. */
const maxLineBytes = 64 * 1024 * 1024

const long = 'é€😀'.repeat(400)

/** Files with content that a cut could damage. */
const files: readonly (readonly [string, string | Buffer])[] = [
  ['ordinary requests', requestLines(20)],
  ['a last line without a newline', requestLines(20).trimEnd()],
  ['a byte order mark at the start', `\ufeff${requestLines(20)}`],
  ['byte order marks where none belong', `\ufeff${requestLine('a')}\n\ufeff`.repeat(10) + requestLine('b')],
  ['line ends of Windows', requestLines(20).replaceAll('\n', '\r\n')],
  ['lone carriage returns', requestLines(20).replaceAll('\n', '\r')],
  ['blank lines', `\n\n \t\r\n${requestLine('a')}\n\r\n\n`.repeat(15)],
  ['nothing but newlines', '\n'.repeat(3000)],
  ['nothing but spaces', ' '.repeat(3000)],
  ['characters of several bytes', `${requestLine(long)}\n`.repeat(8)],
  ['U+2028 and U+0085 in a text', `${requestLine('a\u2028b\u2029c\u0085d')}\n`.repeat(15)],
  ['a line of many ranges', `${requestLine('a')}\n${requestLine('b'.repeat(20_000))}\n${requestLine('c')}\n`],
  ['a long last line', `${requestLine('a')}\n${requestLine('b'.repeat(20_000))}`],
  ['one line', requestLine('b'.repeat(20_000))],
  ['requests with problems among others', `${requestLine('a')}\n{"requestId":"x"}\nnull\n{oops\n`.repeat(10)],
  [
    'bytes that are not UTF-8',
    Buffer.from(`${requestLine('Stra\xdfe')}\n${requestLine('a')}\n`.repeat(9), 'latin1'),
  ],
]

describe('quotewright price --ndjson --workers', () => {
  describe.each(files)('reading %s', (_name, content) => {
    it('answers as one thread does, with two workers, in ranges of 7 bytes', async () => {
      const file = fileOf(content)
      const alone = await runAlone(file)
      expect(await runShared(file, { workers: 2, rangeBytes: 7 })).toEqual(alone)
      expect(await runWith(['price', '--ndjson', '--workers', '1', file])).toEqual(alone)
    })
  })

  it.each([3, 7])(
    'answers all files joined into one as one thread does, with %i workers',
    async (workers) => {
      const file = fileOf(
        Buffer.concat(files.map(([, content]) => Buffer.concat([Buffer.from(content), NEWLINE]))),
      )
      expect(await runShared(file, { workers, rangeBytes: 61 })).toEqual(await runAlone(file))
    },
  )

  it('answers a line above the limit, and the lines around it, as one thread does', async () => {
    const tooLong = Buffer.alloc(maxLineBytes + 1, 'x')
    const longest = Buffer.alloc(maxLineBytes, 'x')
    const file = fileOf(
      Buffer.concat([
        Buffer.from(requestLines(2)),
        tooLong,
        Buffer.from('\n'),
        longest,
        Buffer.from(`\n${requestLine('last')}`),
      ]),
    )
    const shared = await runShared(file, defaultRanges)
    expect(referencesIn(shared.stdout)).toEqual(['0', '1', undefined, undefined, 'last'])
    expect(shared).toEqual(await runAlone(file))
  })

  it('writes answers in the order of requests, even if some take longer', async () => {
    const quick = requestLines(300)
    const slow = JSON.stringify({ ...quoteNamed('slow'), lines: Array(3000).fill(quoteNamed('').lines) })
    const { stdout } = await runShared(fileOf(`${slow}\n${quick}${slow}\n`), { workers: 3 })
    const inOrder = Array.from({ length: 300 }, (_, index) => String(index))
    expect(referencesIn(stdout)).toEqual([undefined, ...inOrder, undefined])
  })

  it('exits with code 1 for a single request with problems, in any part of the file', async () => {
    const fine = requestLines(30)
    expect((await runShared(fileOf(fine))).exitCode).toBe(0)
    expect((await runShared(fileOf(`{}\n${fine}`))).exitCode).toBe(1)
    expect((await runShared(fileOf(`${fine}{}\n`))).exitCode).toBe(1)
    expect((await runShared(fileOf(`${fine}{}\n${fine}`))).exitCode).toBe(1)
  })

  it('does not block at a low limit of waiting answers', async () => {
    const file = fileOf(requestLines(1000))
    const args = ['price', '--ndjson', '--workers', '3', file]
    const shared = await runWith(args, { sharing: { ...sharing, rangeBytes: 500, maxBytesWaiting: 1 } })
    expect(threads).toHaveLength(3)
    expect(shared).toEqual(await runAlone(file))
  })

  it('starts a thread for each worker, but none for a small file', async () => {
    const file = fileOf(requestLines(30))
    await runShared(file, { workers: 3, rangeBytes: 20 })
    expect(threads).toHaveLength(3)
    await runShared(file, { workers: 3, rangeBytes: 2000 })
    expect(threads).toHaveLength(3)
  })

  it('answers empty input with empty output', async () => {
    expect(await runShared(fileOf(''))).toEqual({ exitCode: 0, stdout: '', stderr: '' })
  })

  it('prices with the given settings in each thread', async () => {
    const account = folder.write('account.json', { currency: 'NZD', tax: { rate: '0.15' } })
    const catalogue = folder.write('catalogue.json', { customers: [{ customerId: 'cust_known' }] })
    const known = JSON.stringify({ ...quoteNamed('A'), customerId: 'cust_known' })
    const file = fileOf(`${known}\n${requestLine('B')}\n`.repeat(10))
    const args = ['price', '--kind', 'order', '--account', account, '--catalogue', catalogue]
    const { exitCode, stdout } = await runShared(file, { args, workers: 3 })
    expect(exitCode).toBe(1)
    const answers = stdout.trimEnd().split('\n').map(readAnswer)
    expect(answers).toHaveLength(20)
    for (const [index, answer] of answers.entries()) {
      if (index % 2 === 0) {
        expect(answer.order).toMatchObject({ total: { amountMicros: '230000000', currency: 'NZD' } })
      } else expect(problemsIn(answer)).toEqual([['customer_not_found', 'customer_id']])
    }
  })

  it('measures flashings too', async () => {
    const file = fileOf(`${JSON.stringify(barge)}\n{}\n`.repeat(10))
    const shared = await runShared(file, { args: ['flashing'], workers: 3 })
    expect(shared).toEqual(await runAlone(file, ['flashing']))
    expect(shared.stdout.match(/"totalGirth":"160"/g)).toHaveLength(10)
  })
})

describe('quotewright price --ndjson --workers with a closed reader', () => {
  it.each([
    ['of valid requests', requestLines(3000), 0],
    ['of requests with problems', '{}\n'.repeat(9000), 1],
  ])('stops its threads quietly on a file %s', async (_name, content, exitCode) => {
    const file = fileOf(content)
    const stderr: string[] = []
    let writes = 0
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        writes++
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
      },
    })
    const result = await run(['price', '--ndjson', '--quiet', '--workers', '3', file], {
      stdin: process.stdin,
      stdout,
      stderr: new Writable({ write: (chunk: Buffer) => stderr.push(chunk.toString()) }),
      sharing: { ...sharing, rangeBytes: 500 },
    })
    expect(result).toBe(exitCode)
    expect(stderr).toEqual([])
    expect(writes).toBe(1)
    expect(threads).not.toEqual([])
    expect(threads.filter(isRunning)).toEqual([])
  })
})

describe('quotewright price --ndjson --workers with invalid options or files', () => {
  it.each([
    ['zero workers', ['--ndjson', '--workers', '0', 'FILE']],
    ['a fraction', ['--ndjson', '--workers', '1.5', 'FILE']],
    ['a negative number', ['--ndjson', '--workers=-2', 'FILE']],
    ['a word', ['--ndjson', '--workers', 'all', 'FILE']],
    ['a hexadecimal number', ['--ndjson', '--workers', '0x2', 'FILE']],
    ['an empty number', ['--ndjson', '--workers=', 'FILE']],
    ['a table', ['--ndjson', '--format', 'table', '--workers', '2', 'FILE']],
    ['an invalid account', ['--ndjson', '--workers', '2', '--account', join(samples, 'order.json'), 'FILE']],
  ])('fails in one sentence with exit code 2: %s', async (_name, args) => {
    const file = fileOf(requestLines(30))
    const stderr = await refusalOf(['price', ...args.map((arg) => (arg === 'FILE' ? file : arg))], {
      input: requestLines(1),
      sharing: { ...sharing, rangeBytes: 100 },
    })
    expect(stderr).toMatch(/^.+\n$/)
  })

  it('accepts one worker, which may read standard input', async () => {
    const { exitCode, stdout } = await runWith(['price', '--ndjson', '--workers', '1'], {
      input: requestLine('A'),
    })
    expect(exitCode).toBe(0)
    expect(referencesIn(stdout)).toEqual(['A'])
  })

  it.skipIf(process.platform === 'win32')('refuses a pipe, which it cannot divide', async () => {
    const pipe = join(folder.path, 'pipe')
    execFileSync('mkfifo', [pipe])
    const { exitCode, stdout, stderr } = await runShared(pipe)
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^.+\n$/)
  })

  it('fails if the file becomes shorter during the run', async () => {
    const file = fileOf(requestLines(3000))
    const stderr: string[] = []
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        truncateSync(file, 1000)
        done()
      },
    })
    const exitCode = await run(['price', '--ndjson', '--quiet', '--workers', '2', file], {
      stdin: process.stdin,
      stdout,
      stderr: new Writable({ write: (chunk: Buffer) => stderr.push(chunk.toString()) }),
      sharing: { ...sharing, rangeBytes: 500 },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toHaveLength(1)
  })

  it('fails if it cannot write', async () => {
    const stderr: string[] = []
    const exitCode = await run(
      ['price', '--ndjson', '--quiet', '--workers', '2', fileOf(requestLines(100))],
      {
        stdin: process.stdin,
        stdout: new Writable({
          write(_chunk, _encoding, done) {
            done(Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' }))
          },
        }),
        stderr: new Writable({ write: (chunk: Buffer) => stderr.push(chunk.toString()) }),
        sharing: { ...sharing, rangeBytes: 500 },
      },
    )
    expect(exitCode).toBe(2)
    expect(stderr).toHaveLength(1)
  })
})

describe('a failing worker', () => {
  /** Uses threads that run the given code instead. */
  function running(code: string): Sharing {
    const entry = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
    return { ...sharing, entry, rangeBytes: 100 }
  }

  const imports = "import { parentPort } from 'node:worker_threads'\n"

  async function runBroken(code: string): Promise<RunResult> {
    const args = ['price', '--ndjson', '--workers', '2', fileOf(requestLines(30))]
    return runWith(args, { sharing: running(code) })
  }

  it.each([
    ['before its first message', "throw new Error('mine')"],
    ['during its work', `${imports}parentPort.on('message', () => { throw new Error('mine') })`],
    [
      'and kept running',
      `${imports}parentPort.on('message', () => parentPort.postMessage({ defect: new Error('mine') }))`,
    ],
  ])('rejects the run with its error if it threw %s', async (_name, code) => {
    await expect(runBroken(code)).rejects.toThrow('mine')
    expect(threads).not.toEqual([])
    expect(threads.filter(isRunning)).toEqual([])
  })
})
