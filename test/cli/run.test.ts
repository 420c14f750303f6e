import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemsIn, quoteNamed, readAnswer } from './requests.js'
import { refusalOf, runWith } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const samples = join(import.meta.dirname, '../../docs/samples')
const folder = temporaryFolder()

describe('quotewright price', () => {
  it('prices a request from a file', async () => {
    const file = folder.write('request.json', quoteNamed('from a file'))
    const { exitCode, stdout, stderr } = await runWith(['price', file])
    expect(exitCode).toBe(0)
    expect(readAnswer(stdout).quote).toMatchObject({
      reference: 'from a file',
      total: { amountMicros: '220000000' },
    })
    expect(stderr).toBe('')
  })

  it.each([[['price']], [['price', '-']]])('prices a request from standard input: %s', async (args) => {
    const { exitCode, stdout } = await runWith(args, { input: JSON.stringify(quoteNamed('from a pipe')) })
    expect(exitCode).toBe(0)
    expect(readAnswer(stdout).quote?.reference).toBe('from a pipe')
  })

  it('tells a user at a terminal that it waits for a request', async () => {
    const settings = { input: JSON.stringify(quoteNamed('A')), isInteractive: true }
    expect((await runWith(['price'], settings)).stderr).not.toBe('')
    expect((await runWith(['price', join(samples, 'roofing-quote.json')], settings)).stderr).toBe('')
  })

  it('joins input that arrives in pieces, and removes a byte order mark', async () => {
    const bytes = Buffer.from(`\ufeff${JSON.stringify(quoteNamed('Dachstraße €'))}`)
    const input = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1))
    const { stdout } = await runWith(['price'], { input })
    expect(readAnswer(stdout).quote?.reference).toBe('Dachstraße €')
  })

  it('prints a table on a terminal, or JSON on request', async () => {
    const settings = { input: JSON.stringify(quoteNamed('A')), columns: 100 }
    expect((await runWith(['price'], settings)).stdout).toMatch(/Roofer +2 +100\.00 +200\.00\n/)
    expect(readAnswer((await runWith(['price', '--format', 'json'], settings)).stdout).quote?.reference).toBe(
      'A',
    )
  })

  it('prices an order without discountAmount (T9)', async () => {
    const { exitCode, stdout } = await runWith(['price', '--kind', 'order'], {
      input: JSON.stringify(quoteNamed('A')),
    })
    expect(exitCode).toBe(0)
    const { quote, order } = readAnswer(stdout)
    expect(quote).toBeUndefined()
    expect(order).toMatchObject({ isSubmitted: false })
    expect(order).not.toHaveProperty('discountAmount')
  })

  it('prices with the given account', async () => {
    const account = folder.write('account.json', '{"currency":"NZD","tax":{"rate":"0.15"}}')
    const { stdout } = await runWith(['price', '--account', account], {
      input: JSON.stringify(quoteNamed('A')),
    })
    expect(readAnswer(stdout).quote?.total).toEqual({ amountMicros: '230000000', currency: 'NZD' })
  })

  it('prices with the sample account by default', async () => {
    const file = join(samples, 'roofing-quote.json')
    const named = await runWith(['price', file, '--account', join(samples, 'account.json')])
    expect(await runWith(['price', file])).toEqual(named)
  })
})

describe('quotewright price on a request with problems', () => {
  it('prints the error envelope on standard output and exits with code 1', async () => {
    const { exitCode, stdout, stderr } = await runWith(['price'], { input: '{"lines":[{}]}' })
    expect(exitCode).toBe(1)
    expect(readAnswer(stdout).type).toBe('validation_failure')
    expect(problemsIn(readAnswer(stdout))).toEqual([
      ['line_kind_missing', 'lines[0]'],
      ['required', 'customer_id'],
    ])
    expect(stderr).toBe('')
  })

  it('echoes a requestId that is a string, even an invalid one (V2)', async () => {
    const wrong = await runWith(['price'], { input: '{"requestId":"mine"}' })
    expect(readAnswer(wrong.stdout).requestId).toBe('mine')
    const unreadable = await runWith(['price'], { input: '{"requestId":7}' })
    expect(readAnswer(unreadable.stdout)).not.toHaveProperty('requestId')
  })
})

describe('quotewright with invalid options or files', () => {
  it.each([
    [['price', '--ndjson', '--format', 'table']],
    [['price', 'one.json', 'two.json']],
    [['price', '--catalogue', 'no-such-file.json']],
    [[]],
  ])('prints only to standard error and exits with code 2: %j', async (args) => {
    const stderr = await refusalOf(args, { input: JSON.stringify(quoteNamed('A')) })
    expect(stderr).not.toBe('')
  })

  it('names every problem of an invalid account by its pointer (A2)', async () => {
    const account = folder.write('bad-account.json', '{"currency":"aud","tax":{"rate":"10"}}')
    const { exitCode, stderr } = await runWith(['price', '--account', account])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('currency')
    expect(stderr).toContain('tax.rate')
  })
})

describe('quotewright with --help or --version', () => {
  it('describes each option and argument in at most 60 characters', async () => {
    const helpOf = async (...command: readonly string[]): Promise<string> =>
      (await runWith([...command, '--help'], { env: { COLUMNS: '300' } })).stdout
    const commandsIn = (help: string): readonly string[] =>
      [...help.matchAll(/^ {2}(?!quotewright|help)([a-z]+) .* {2}\S/gm)].map(([, name = '']) => name)
    const commands = [
      ...commandsIn(await helpOf()).map((name) => [name]),
      ...commandsIn(await helpOf('golden')).map((name) => ['golden', name]),
    ]
    expect(commands).toHaveLength(15)
    for (const command of commands) {
      const described = (await helpOf(...command)).matchAll(/^ {2}(?:-|[A-Z]{2}).*? {2,}(\S.*)$/gm)
      const texts = [...described].map(([, text = '']) => text)
      expect([command, texts.filter((text) => text.length > 60)]).toEqual([command, []])
      expect(texts.length).toBeGreaterThan(0)
    }
  })

  it('prints the version of the package', async () => {
    const packageFile = join(import.meta.dirname, '../../package.json')
    const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string }
    expect(await runWith(['--version'])).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' })
  })
})
