import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemsIn, quoteNamed, readAnswer } from './requests.js'
import { runWith, type RunResult } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const samples = join(import.meta.dirname, '../../docs/samples')
const folder = temporaryFolder()

function fileOf(text: string): string {
  return folder.write('account.json', text)
}

function priceWith(account: string, more: readonly string[] = []): Promise<RunResult> {
  return runWith(['price', '--account', account, ...more], { input: JSON.stringify(quoteNamed('A')) })
}

/** Returns the lines on standard error. */
function linesOf(stderr: string): readonly string[] {
  expect(stderr.endsWith('\n')).toBe(true)
  return stderr.slice(0, -1).split('\n')
}

/** Expects one sentence that begins with the command's name, ends with a full stop and names the file. */
function expectOneSentence({ exitCode, stdout, stderr }: RunResult, file: string): string {
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  const [line = '', ...others] = linesOf(stderr)
  expect(others).toEqual([])
  expect(line).toMatch(/^quotewright: [A-Z].*\.$/)
  expect(line).toContain(file)
  return line
}

describe('quotewright price with an unusable account file', () => {
  it('refuses a missing file', async () => {
    expectOneSentence(await priceWith('no-such-account.json'), 'no-such-account.json')
  })

  it('refuses a folder', async () => {
    expectOneSentence(await priceWith(folder.path), folder.path)
  })

  it('refuses an empty file', async () => {
    const file = fileOf('')
    expectOneSentence(await priceWith(file), file)
  })

  it.each([
    ['currency: AUD', 1, 1],
    ['{\n  "currency": AUD\n}', 2, 15],
    ['{"currency":"AUD",}', 1, 19],
    ["{'currency':'AUD'}", 1, 2],
  ])('marks the error of a file that is not JSON: %j', async (text, line, column) => {
    const file = fileOf(text)
    const { exitCode, stdout, stderr } = await priceWith(file)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    const [sentence = '', excerpt = '', caret = '', ...others] = linesOf(stderr)
    expect(others).toEqual([])
    expect(sentence).toContain(file)
    expect(sentence).toContain(`line ${String(line)}, column ${String(column)}`)
    expect(excerpt.trim()).toBe(text.split('\n')[line - 1]?.trim())
    expect(caret).toBe(`${' '.repeat(column + 1)}^`)
  })

  it.each(['[]', '[{"currency":"AUD"}]', 'null', '"AUD"', '7'])(
    'shows an object to use instead of other JSON: %s',
    async (text) => {
      const file = fileOf(text)
      expect(expectOneSentence(await priceWith(file), file)).toContain('{"currency": "AUD"}')
    },
  )

  it.each([
    ['{"currency":"aud"}', ['currency', '"aud"', 'AUD']],
    ['{"currency":"AUD","tax":"10%"}', ['tax', '"10%"', '{"rate": "0.10"}']],
    ['{"currency":"AUD","tax":{"rate":0.1}}', ['tax.rate', '0.1', '"0.10"']],
    ['{"currency":"AUD","tax":{"rate":"10"}}', ['tax.rate', '10', '"0.10"']],
    ['{"currency":"AUD","tax":{"code":"GST"}}', ['tax.rate', '"0.10"']],
    ['{"currency":"AUD","taxRounding":"lines"}', ['taxRounding', '"lines"', 'document', 'line']],
    ['{"currency":"AUD","derivationEnabled":"yes"}', ['derivationEnabled', '"yes"', 'true', 'false']],
    ['{"currency":"AUD","minimumLinealLengthMm":"300mm"}', ['minimumLinealLengthMm', '"300mm"', '300']],
    ['{"currency":"AUD","minimumLinealLengthMm":-300}', ['minimumLinealLengthMm', '-300', '300']],
    ['{"currency":"AUD","crushFoldBendCount":1.5}', ['crushFoldBendCount', '1.5', '2']],
    ['{"tax":{"rate":"0.10"}}', ['currency', '"AUD"']],
  ])('shows a valid value for a wrong value: %s', async (text, parts) => {
    const file = fileOf(text)
    const sentence = expectOneSentence(await priceWith(file), file)
    for (const part of parts) expect(sentence).toContain(part)
  })

  it('refuses another kind of file', async () => {
    const sentence = expectOneSentence(await priceWith(join(samples, 'order.json')), 'order.json')
    expect(sentence).toContain('currency')
    expect(sentence).toContain('"AUD"')
  })

  it('prints the same message as quotewright flashing', async () => {
    const file = fileOf('[]')
    const { stderr } = await priceWith(file)
    const flashing = await runWith(['flashing', '--account', file], { input: '{}' })
    expect(flashing).toEqual({ exitCode: 2, stdout: '', stderr })
  })
})

describe('a misspelt setting in the account file', () => {
  it.each([
    ['{"currency":"AUD","taxrounding":"line"}', 'taxrounding', 'taxRounding'],
    ['{"currency":"AUD","tax_rounding":"line"}', 'tax_rounding', 'taxRounding'],
    ['{"currency":"AUD","taxRoundign":"line"}', 'taxRoundign', 'taxRounding'],
    ['{"currency":"AUD","taxRate":"0.10"}', 'taxRate', 'tax.rate'],
    ['{"currency":"AUD","rate":"0.10"}', 'rate', 'tax.rate'],
    ['{"currency":"AUD","derivationEnable":false}', 'derivationEnable', 'derivationEnabled'],
    ['{"currency":"AUD","minimumLengthMm":300}', 'minimumLengthMm', 'minimumLinealLengthMm'],
    ['{"currency":"AUD","crushFoldBends":1}', 'crushFoldBends', 'crushFoldBendCount'],
    ['{"currency":"AUD","tax":{"rate":"0","juristiction":"AU"}}', 'tax.juristiction', 'tax.jurisdiction'],
  ])(
    'is reported in one sentence with a suggestion, and the request is still priced: %s',
    async (text, typed, meant) => {
      const { exitCode, stdout, stderr } = await priceWith(fileOf(text))
      expect(exitCode).toBe(0)
      expect(readAnswer(stdout).quote?.total).toEqual({ amountMicros: '200000000', currency: 'AUD' })
      const [sentence = '', ...others] = linesOf(stderr)
      expect(others).toEqual([])
      expect(sentence).toContain(JSON.stringify(typed))
      expect(sentence).toContain(JSON.stringify(meant))
    },
  )

  it.each(['greeting', 'x', '', '__proto__', '数量', 'owner'])(
    'gets no suggestion if no setting is similar: %j',
    async (field) => {
      const { exitCode, stderr } = await priceWith(fileOf(`{"currency":"AUD",${JSON.stringify(field)}:1}`))
      expect(exitCode).toBe(0)
      const quoted = linesOf(stderr).map((line) => line.match(/"[^"]*"/g))
      expect(quoted).toEqual([[JSON.stringify(field)]])
    },
  )

  it('is reported once for a whole file of requests', async () => {
    const account = fileOf('{"currency":"AUD","taxRate":"0.10"}')
    const line = `${JSON.stringify(quoteNamed('A'))}\n`
    const { stdout, stderr } = await runWith(['price', '--ndjson', '--account', account], {
      input: line.repeat(3),
    })
    expect(stdout.trimEnd().split('\n')).toHaveLength(3)
    expect(linesOf(stderr)).toHaveLength(1)
  })

  it('is reported along with the setting that is missing because of it', async () => {
    const { exitCode, stderr } = await priceWith(fileOf('{"curency":"AUD"}'))
    expect(exitCode).toBe(2)
    const [unknown = '', failure = '', ...others] = linesOf(stderr)
    expect(others).toEqual([])
    expect(unknown).toContain('"currency"')
    expect(failure).toContain('currency')
  })

  it('is also reported by quotewright flashing', async () => {
    const account = fileOf('{"currency":"AUD","crushFoldBends":1}')
    const { stderr } = await runWith(['flashing', '--account', account], { input: '{}' })
    expect(linesOf(stderr)).toHaveLength(1)
  })

  it('is cut if it is long', async () => {
    const { stderr } = await priceWith(fileOf(`{"currency":"AUD","${'x'.repeat(10_000)}":1}`))
    expect(stderr.length).toBeLessThan(300)
    const name = `a\\n${'x'.repeat(100)}`
    const ofTwoLines = await priceWith(fileOf(`{"currency":"AUD","${name}":1}`))
    expect(ofTwoLines.stderr).toContain(`"a␊${'x'.repeat(38)}…"`)
  })

  it.each([
    '{"currency":"AUD"}',
    '{"$schema":"account.schema.json","currency":"AUD"}',
    '{"currency":"AUD","tax":null,"taxRounding":null}',
    '{"currency":"AUD","derivationEnabled":true,"tax":{"rate":"0","code":"GST","jurisdiction":"AU"},"taxRounding":"line","minimumFlashingLengthMm":1,"minimumLinealLengthMm":"1","longestPieceMm":"9000","crushFoldBendCount":2}',
  ])('is not reported for correct settings: %s', async (text) => {
    expect((await priceWith(fileOf(text))).stderr).toBe('')
  })

  it('only causes advice in a request, whose unknown fields are dropped (M8, V10)', async () => {
    const input = JSON.stringify({ ...quoteNamed('A'), taxRate: '0.10' })
    const { exitCode, stderr } = await runWith(['price'], { input })
    expect(exitCode).toBe(0)
    expect(stderr).toMatch(/^quotewright: warning unknown_field at tax_rate: .+\n$/)
    expect((await runWith(['price', '--quiet'], { input })).stderr).toBe('')
  })

  it('does not hide the problems of a request', async () => {
    const account = fileOf('{"currency":"AUD","taxRate":"0.10"}')
    const { exitCode, stdout } = await runWith(['price', '--account', account], { input: '{"lines":[{}]}' })
    expect(exitCode).toBe(1)
    expect(problemsIn(readAnswer(stdout))).toContainEqual(['line_kind_missing', 'lines[0]'])
  })
})
