import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { runWith, type RunResult } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import { yearOfQuotes } from '../../golden-files/year-of-quotes.js'

const folder = temporaryFolder()
const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const LINES = yearOfQuotes(40).trimEnd().split('\n')
let account = ''
let requests = ''
let golden = ''

const run = (...args: readonly string[]): Promise<RunResult> => runWith(['golden', ...args])
const inFolder = (name: string): string => join(folder.path, name)
const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

async function reportOn(...args: readonly string[]): Promise<GoldenReport> {
  const { stdout, stderr } = await run('verify', ...args, '--format', 'json')
  expect(stderr).toBe('')
  return JSON.parse(stdout) as GoldenReport
}

const causesIn = ({ causes }: GoldenReport): readonly (readonly [string, number])[] =>
  causes.map(({ cause, documents }) => [cause, documents])

beforeEach(async () => {
  account = folder.write('account.json', ACCOUNT)
  requests = folder.write('quotes.ndjson', linesOf(LINES))
  golden = inFolder('year.golden')
  const { exitCode } = await run('record', requests, '--account', account, '--out', golden)
  expect(exitCode).toBe(0)
})

describe('golden record', () => {
  test('compresses a file with the extension .gz, or writes to standard output', async () => {
    const packed = inFolder('year.golden.gz')
    await run('record', requests, '--account', account, '--out', packed)
    expect(gunzipSync(readFileSync(packed)).toString()).toBe(readFileSync(golden, 'utf8'))
    expect((await run('record', requests, '--account', account)).stdout).toBe(readFileSync(golden, 'utf8'))
    expect((await run('verify', requests, packed)).exitCode).toBe(0)
  })

  test('keeps results with --full, and the file can be verified', async () => {
    await run('record', requests, '--account', account, '--out', golden, '--full')
    const [, first = ''] = readFileSync(golden, 'utf8').split('\n')
    expect(JSON.parse(first)).toMatchObject({ result: { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' } })
    expect((await run('verify', requests, golden)).exitCode).toBe(0)
  })

  test("keeps each document's own settings once", async () => {
    const own = { currency: 'NZD', tax: { rate: '0.15', code: 'GST' } }
    const wrapped = LINES.slice(0, 4).map((line, index) => {
      const request: unknown = JSON.parse(line)
      return JSON.stringify({ id: `W-${String(index)}`, request, ...(index < 3 ? { account: own } : {}) })
    })
    const file = folder.write('wrapped.ndjson', linesOf(wrapped))
    await run('record', file, '--account', account, '--out', golden)
    const bodies = readFileSync(golden, 'utf8').trimEnd().split('\n').slice(1)
    const lines = bodies.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(
      lines.map(({ id, account: settings }) => id ?? (settings as { currency: string }).currency),
    ).toEqual(['NZD', 'W-0', 'W-1', 'W-2', 'W-3'])
    expect(lines[1]).toMatchObject({ settings: lines[0]?.['settings'], currency: 'NZD' })
    expect((await run('verify', file, golden)).exitCode).toBe(0)

    // The own rate and the rate of the account both change. Each is a separate cause, in its own currency.
    const raised = wrapped.map((line) => line.replace('"0.15"', '"0.17"'))
    const now = folder.write('now.json', { ...ACCOUNT, tax: { rate: '0.12' } })
    const report = await reportOn(folder.write('wrapped.ndjson', linesOf(raised)), golden, '--account', now)
    expect(report.causes.map(({ cause, currency, documents }) => [cause, currency, documents])).toEqual([
      ['tax.rate:0.10:0.12', 'AUD', 1],
      ['tax.rate:0.15:0.17', 'NZD', 3],
    ])
  })

  test('reports a document as refused if its own settings become invalid', async () => {
    const wrapped = (rate: string): string =>
      linesOf(
        LINES.slice(0, 3).map((line) => {
          const own = { currency: 'AUD', tax: { rate } }
          return JSON.stringify({ request: JSON.parse(line) as unknown, account: own })
        }),
      )
    const before = folder.write('before.ndjson', wrapped('0.15'))
    await run('record', before, '--account', account, '--out', golden)
    const report = await reportOn(folder.write('wrong.ndjson', wrapped('x')), golden)
    expect(report.causes.map(({ cause }) => cause)).toEqual([expect.stringMatching(/^refused:/)])
  })

  test('keeps the existing file and leaves no partial file if it fails', async () => {
    const before = readFileSync(golden, 'utf8')
    const broken = folder.write('broken.ndjson', `${LINES.join('\n')}\n{"lines": [`)
    expect((await run('record', broken, '--out', golden)).exitCode).toBe(2)
    expect(readFileSync(golden, 'utf8')).toBe(before)
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('records a request with problems, and lists only the exit codes 0 and 2 in its help', async () => {
    const invalid = folder.write('invalid.ndjson', '{"lines":[{}]}')
    const { exitCode } = await run('record', invalid, '--out', join(folder.path, 'invalid.golden'))
    const { stdout } = await run('record', '--help')
    expect([exitCode, stdout.match(/^ {2}\d(?= )/gm)]).toEqual([0, ['  0', '  2']])
  })

  test.each(['quotes.ndjson', 'account.json', 'catalogue.json'])('does not overwrite %s', async (name) => {
    const options = ['--account', account, '--catalogue', folder.write('catalogue.json', {})]
    const before = readFileSync(inFolder(name), 'utf8')
    const { exitCode } = await run('record', requests, ...options, '--out', `${folder.path}/./${name}`)
    expect([exitCode, readFileSync(inFolder(name), 'utf8')]).toEqual([2, before])
  })

  test('fails if it cannot write', async () => {
    const { exitCode, stderr } = await run('record', requests, '--out', join(folder.path, 'none', 'x.golden'))
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Cannot write')])
  })
})

describe('golden verify', () => {
  test('does not overwrite the golden file with the HTML page', async () => {
    const before = readFileSync(golden, 'utf8')
    const { exitCode } = await run('report', requests, golden, '--html', golden)
    expect([exitCode, readFileSync(golden, 'utf8')]).toEqual([2, before])
  })

  test('finds added, removed and changed documents by their ids', async () => {
    const changed = LINES.map((line, index) =>
      index === 20 ? line.replace('Q-21"', 'Q-21","reference":"x"') : line,
    )
    const lines = [
      '{"id":"NEW-1","lines":[]}',
      ...changed.slice(0, 10),
      ...changed.slice(13),
      '{"id":"NEW-2"}',
    ]
    const report = await reportOn(folder.write('others.ndjson', linesOf(lines)), golden)
    expect([...causesIn(report)].sort()).toEqual([
      ['added', 2],
      ['removed', 3],
      ['request', 1],
    ])
    expect(report.documents).toBe(42)
  })

  test('finds documents without ids by their requests', async () => {
    const unnamed = LINES.map((line) => line.replace(/"id":"Q-\d+",/, ''))
    const file = folder.write('unnamed.ndjson', linesOf(unnamed))
    await run('record', file, '--account', account, '--out', golden)
    const others = [...unnamed.slice(0, 5), '{"reference":"new"}', ...unnamed.slice(7)]
    const report = await reportOn(folder.write('others.ndjson', linesOf(others)), golden)
    expect([...causesIn(report)].sort()).toEqual([
      ['removed', 1],
      ['request', 1],
    ])
  })

  test.each([
    ['that is cut off', (lines: readonly string[]) => [...lines.slice(0, 9), lines[9]?.slice(0, 60)]],
    [
      'with another value in a line',
      (lines: readonly string[]) => [...lines.slice(0, 9), 'null', ...lines.slice(9)],
    ],
    ['with cut-off settings', (lines: readonly string[]) => [...lines.slice(0, 9), '{"settings":5']],
    [
      'with invalid settings',
      (lines: readonly string[]) => [...lines.slice(0, 9), '{"settings":"x","account":5}'],
    ],
  ])('refuses a file %s, at line 10', async (_, damaged) => {
    const file = folder.write(
      'damaged.golden',
      damaged(readFileSync(golden, 'utf8').trimEnd().split('\n')).join('\n'),
    )
    const { exitCode, stderr } = await run('verify', requests, file)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('damaged.golden, line 10:')])
  })

  test.each([
    [/"total":"\d+"/, '"total":"many"', 'figure:total'],
    [/"total":"\d+"/, '"total":5', 'figure:total'],
    [/,"totalCost":"\d+"/, '', 'figure:totalCost'],
  ])(
    'treats an invalid figure of the file as a difference: %s replaced by %s',
    async (figure, becomes, cause) => {
      const file = folder.write('damaged.golden', readFileSync(golden, 'utf8').replace(figure, becomes))
      expect(causesIn(await reportOn(requests, file))).toEqual([[cause, 1]])
    },
  )

  test('ignores the order of keys', async () => {
    const turned = LINES.map((line) => {
      const { id, ...request } = JSON.parse(line) as Readonly<Record<string, unknown>>
      return JSON.stringify({ ...Object.fromEntries(Object.entries(request).reverse()), id })
    })
    expect((await run('verify', folder.write('turned.ndjson', linesOf(turned)), golden)).exitCode).toBe(0)
  })

  test.each([
    [['--max-net', '$0.00'], 3],
    [['--max-net', 'AUD 99,999,999.00'], 0],
    [['--max-net', 'much'], 2],
    [['--max-cents', '99999999', '--max-documents', '39'], 3],
  ])('exits for %j with code %i', async (options, expected) => {
    const now = folder.write('now.json', { ...ACCOUNT, tax: { rate: '0.15', code: 'GST' } })
    const { exitCode } = await run('verify', requests, golden, '--account', now, ...options)
    expect(exitCode).toBe(expected)
  })

  test('passes in every format after the causes are accepted, and keeps the accepted causes in a readable file', async () => {
    const now = folder.write('now.json', { ...ACCOUNT, tax: { rate: '0.15', code: 'GST' } })
    await run('accept', golden, '--cause', 'tax.rate:0.10:0.15', '--reason', 'from 1 July')
    expect(JSON.parse(readFileSync(`${golden}.accepted.json`, 'utf8'))).toEqual({
      format: 'quotewright.golden-accepted/1',
      accepted: [{ cause: 'tax.rate:0.10:0.15', reason: 'from 1 July' }],
    })
    for (const format of ['text', 'json', 'markdown', 'github', 'junit', 'sarif']) {
      const { exitCode, stdout } = await run('verify', requests, golden, '--account', now, '--format', format)
      expect([format, exitCode, stdout.includes('from 1 July')]).toEqual([format, 0, true])
    }
    writeFileSync(`${golden}.accepted.json`, '{"format":"quotewright.golden-accepted/1","accepted":[]}')
  })

  test('refuses to accept causes for a file that is not a golden file', async () => {
    const { exitCode } = await run('accept', inFolder('none'), '--cause', 'added', '--reason', 'new')
    expect([exitCode, existsSync(inFolder('none.accepted.json'))]).toEqual([2, false])
  })

  test('writes an HTML page, and prints the additional output of diff and report', async () => {
    const now = folder.write('now.json', { ...ACCOUNT, tax: { rate: '0.15', code: 'GST' } })
    const page = inFolder('report.html')
    const { exitCode, stdout } = await run(
      'report',
      requests,
      golden,
      '--account',
      now,
      '--html',
      page,
      '--format',
      'text',
    )
    expect(exitCode).toBe(1)
    expect(stdout).toContain('T4')
    expect(readFileSync(page, 'utf8')).toContain('<figure class="chart">')
  })

  test.each([
    [['verify', '/dev/null', 'golden'], 'not a regular file'],
    [['verify', '-', 'golden'], 'standard input'],
  ])('refuses %j and mentions %j', async (args, sentence) => {
    const files: Readonly<Record<string, string>> = { golden }
    const { exitCode, stdout, stderr } = await run(...args.map((arg) => files[arg] ?? arg))
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })

  test.each(['invoice', 'orders', 5])('refuses a header whose kind is %j', async (kind) => {
    const [first = '', ...records] = readFileSync(golden, 'utf8').split('\n')
    const header = JSON.stringify({ ...(JSON.parse(first) as object), kind })
    const other = folder.write('other.golden', [header, ...records].join('\n'))
    const { exitCode, stdout, stderr } = await run('verify', requests, other)
    expect([exitCode, stdout, stderr]).toEqual([2, '', expect.stringContaining('"kind"')])
  })

  test('needs the catalogue again for a golden file recorded with one', async () => {
    const catalogue = folder.write('catalogue.json', { customers: [] })
    await run('record', requests, '--account', account, '--catalogue', catalogue, '--out', golden)
    const { exitCode, stderr } = await run('verify', requests, golden)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--catalogue')])
    expect((await run('verify', requests, golden, '--catalogue', catalogue)).exitCode).toBe(0)
  })
})

test('golden verify lists another catalogue among the differing settings, but not the same catalogue', async () => {
  const before = folder.write('before.json', {
    customers: [{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }],
  })
  const now = folder.write('now.json', { customers: [] })
  await run('record', requests, '--account', account, '--catalogue', before, '--out', golden)
  const name = 'catalogue'
  const fingerprint = expect.stringMatching(/^[\w-]{16}$/) as unknown
  const changed = await reportOn(requests, golden, '--catalogue', now)
  expect(changed.settings).toEqual([{ name, recorded: fingerprint, current: fingerprint }])
  expect(causesIn(changed)).toEqual([[expect.stringMatching(/^refused:/), 40]])
  expect((await reportOn(requests, golden, '--catalogue', before)).settings).toEqual([])

  await run('record', requests, '--account', account, '--out', golden)
  const added = await reportOn(requests, golden, '--catalogue', now)
  expect(added.settings).toEqual([{ name, current: fingerprint }])
})

describe('golden verify --shadow', () => {
  /** Writes a program that reads requests and answers with the given expression. */
  function programOf(answer: string): string {
    const file = folder.write(
      'shadow.mjs',
      `import { createInterface } from 'node:readline'
       import { readFileSync } from 'node:fs'
       const known = readFileSync(${JSON.stringify(inFolder('answers.ndjson'))}, 'utf8').split('\\n')
       let index = 0
       for await (const line of createInterface({ input: process.stdin })) {
         const quote = JSON.parse(known[index++]).quote
         console.log(JSON.stringify((${answer})(quote, index)))
       }`,
    )
    return `"${process.execPath}" "${file}"`
  }

  beforeEach(async () => {
    const { stdout } = await runWith(['price', '--ndjson', requests, '--account', account])
    folder.write('answers.ndjson', stdout)
  })

  test.each([
    ['notes that it prices with the sample account', [], /--account FILE/],
    ['is quiet on request', ['--quiet'], /^$/],
  ])('%s', async (_, options, noted) => {
    const program = programOf('(quote) => ({ figures: { total: quote.total } })')
    const shown = await runWith(['golden', 'verify', requests, ...options, '--shadow', program], {
      hasNotes: true,
    })
    expect(shown.stderr).toMatch(noted)
  })

  test('finds the differences of the other program, and reports that it compared a program', async () => {
    const line = folder.write('line.json', { ...ACCOUNT, taxRounding: 'line' })
    const { stdout } = await runWith(['price', '--ndjson', requests, '--account', line])
    folder.write('answers.ndjson', stdout)
    const program = programOf('(quote) => ({ figures: { total: quote.total } })')
    const report = await reportOn(requests, '--account', account, '--shadow', program)
    expect(report.comparedWith).toBe('program')
    expect(report.causes.flatMap(({ cause, alsoFits }) => [cause, ...alsoFits])).toContain(
      'recorded:tax-by-line',
    )
  })
})
