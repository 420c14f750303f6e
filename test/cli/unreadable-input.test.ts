import { describe, expect, it } from 'vitest'
import { problemsIn, quoteNamed, readAnswer } from './requests.js'
import { refusalOf, runWith, type RunResult } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const folder = temporaryFolder()
const request = JSON.stringify(quoteNamed('Dachstraße €'), null, 2)

/** Invalid JSON, with the error in the fourth line at the 13th character. */
const broken = '{\n  "reference": "A",\n  "lines": [\n    { "é😀": x }\n  ]\n}\n'
const excerpt = ['      { "é😀": x }', `${' '.repeat(15)}^`]

function messageOf({ stdout }: RunResult): string {
  const answer = readAnswer(stdout)
  expect(problemsIn(answer)).toEqual([['invalid_type', '']])
  return answer.errors?.[0]?.message ?? ''
}

/** Encodes UTF-16 in either byte order. PowerShell writes little-endian. */
function utf16(text: string, isBigEndian: boolean, hasMark = true): Buffer {
  const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

describe.each([['price'], ['flashing']])('quotewright %s on invalid JSON', (command) => {
  it('names the file, the line and the column, and shows the line', async () => {
    const file = folder.write('broken.json', broken)
    const result = await runWith([command, file])
    expect(result.exitCode).toBe(1)
    expect(messageOf(result)).toContain(`${file} is not JSON at line 4, column 13`)
    const [sentence, ...rest] = result.stderr.split('\n')
    expect(sentence).toBe(`quotewright: ${messageOf(result)}`)
    expect(rest).toEqual([...excerpt, ''])
  })

  it('shows the line below the table of problems, without the sentence', async () => {
    const { exitCode, stdout, stderr } = await runWith([command, '--format', 'table'], { input: broken })
    expect(exitCode).toBe(1)
    expect(stdout).toContain('invalid_type')
    expect(stderr.split('\n')).toEqual([...excerpt, ''])
  })

  it.each(['', ' \r\n\t\n', '\ufeff'])('reports that input %j is empty', async (input) => {
    const result = await runWith([command], { input })
    expect(result.exitCode).toBe(1)
    expect(messageOf(result)).toContain('is empty')
    expect(result.stderr).toBe(`quotewright: ${messageOf(result)}\n`)
  })

  it('names the line and the column of NDJSON', async () => {
    const file = folder.write('broken.ndjson', '\n{}\n\r\n  {"a" 1}\n[\n')
    const { exitCode, stdout, stderr } = await runWith([command, '--ndjson', file])
    expect(exitCode).toBe(1)
    const [, second = '', third = ''] = stdout.split('\n')
    expect(readAnswer(second).errors?.[0]?.message).toContain(`Line 4 of ${file} is not JSON at column 8`)
    expect(readAnswer(third).errors?.[0]?.message).toContain(`Line 5 of ${file} is not JSON at column 2`)
    expect(stderr).toBe('')
  })
})

describe('several lines of JSON without --ndjson', () => {
  it.each([
    [`${JSON.stringify(quoteNamed('A'))}\n${JSON.stringify(quoteNamed('B'))}\n`, true],
    ['{}\r\n{}\r\n', true],
    ['\n{}\n\n{oops\n', true],
    ['{} {}', false],
    [`${request}\n${request}`, false],
    ['{}\n,', true],
  ])('get a hint only if the first value has a line of its own: %j', async (input, hasHint) => {
    const result = await runWith(['price'], { input })
    expect(result.exitCode).toBe(1)
    expect(messageOf(result).includes('--ndjson')).toBe(hasHint)
  })
})

describe('the encoding of a request', () => {
  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${request}`)],
    ['UTF-16, little-endian', utf16(request, false)],
    ['UTF-16, big-endian', utf16(request, true)],
  ])('may be %s', async (_name, bytes) => {
    const { exitCode, stdout } = await runWith(['price'], { input: [bytes] })
    expect(exitCode).toBe(0)
    expect(readAnswer(stdout).quote?.reference).toBe('Dachstraße €')
  })

  it.each([
    ['UTF-16 without a byte order mark', utf16(request, false, false), 'UTF-16'],
    ['UTF-16 without a byte order mark, big-endian', utf16(request, true, false), 'UTF-16'],
    [
      'UTF-16 with half a character at the end',
      Buffer.concat([utf16(request, false), Buffer.from([0])]),
      'UTF-16',
    ],
    ['Latin-1', Buffer.from('{\n"reference":\n"Stra\xdfe"}', 'latin1'), 'line 3'],
    ['Latin-1 on one line', Buffer.from('{"reference":"Stra\xdfe"}', 'latin1'), 'UTF-8'],
  ])('is named in the message for %s', async (_name, bytes, name) => {
    const result = await runWith(['price'], { input: [bytes] })
    expect(result.exitCode).toBe(1)
    expect(messageOf(result)).toContain(name)
  })

  it('may be UTF-16 for the account too', async () => {
    const bytes = utf16('{"currency":"NZD"}', false)
    const account = folder.write('account.json', bytes)
    const { stdout } = await runWith(['price', '--account', account], { input: request })
    expect(readAnswer(stdout).quote?.total.amountMicros).toBe('200000000')
  })

  it('cannot be UTF-16 with --ndjson: one sentence, exit code 2', async () => {
    const file = folder.write('utf-16.ndjson', utf16(JSON.stringify(quoteNamed('A')), false))
    const stderr = await refusalOf(['price', '--ndjson', file])
    expect(stderr).toMatch(/^quotewright: .*UTF-16.*\.\n$/)
  })
})

describe('quotewright price on a spreadsheet as standard input', () => {
  it.each([
    ['CSV', 'Product,Qty,Price\nSheet,2,19.85\n'],
    ['CSV with quotes', '"Product","Qty"\n"Sheet","2"\n'],
    ['XLSX', [Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0xff])]],
  ])('says how to name the file, for %s', async (_, input) => {
    const result = await runWith(['price'], { input })
    expect(result.exitCode).toBe(1)
    expect(messageOf(result)).toContain('ends in .csv, .tsv or .xlsx')
  })

  it('mentions no spreadsheets for invalid JSON, or in a command that reads none', async () => {
    for (const [command, input] of [
      ['price', broken],
      ['price', ''],
      ['flashing', 'Product,Qty\n'],
    ] as const)
      expect(messageOf(await runWith([command], { input }))).not.toContain('.csv')
  })

  it('says in the help that it reads JSON from standard input', async () => {
    const { stdout } = await runWith(['price', '--help'], { env: { COLUMNS: '200' } })
    expect(stdout).toContain('(default or -: JSON on standard input)')
  })
})
