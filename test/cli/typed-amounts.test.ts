import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runWith } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const folder = temporaryFolder()
const quote = join(import.meta.dirname, '../../docs/samples/roofing-quote.json')

const diagnosed = (...options: readonly string[]) => runWith(['diagnose', quote, ...options])

describe('the figures of diagnose', () => {
  test('are read as forms read money: with a sign, a code, groups or brackets', async () => {
    const plain = await diagnosed('--total', '17402.09')
    expect(plain.exitCode).toBe(0)
    for (const typed of ['$17,402.09', 'AUD 17,402.09', '17,402.09'])
      expect(await diagnosed('--total', typed)).toEqual(plain)
  })

  test.each([
    ['AUD', 'A$17,402.09', '17402.09'],
    ['AUD', '17402.09 AUD', '17402.09'],
    ['AUD', '(12.50)', '-12.5'],
    ['EUR', '17.402,09 €', '17402.09', '--locale', 'de-DE'],
    ['EUR', '17.402,09 EUR', '17402.09'],
    ['EUR', '17.402,00', '17402', '--locale', 'de'],
    ['CHF', "CHF 17'402.09", '17402.09', '--locale', 'de-CH'],
  ])('are read in %s from %s as %s', async (currency, typed, plain, ...locale) => {
    const account = folder.write('account.json', { currency })
    const total = (text: string, ...options: readonly string[]) =>
      diagnosed(`--total=${text}`, '--account', account, '--format', 'json', ...options)
    const read = await total(typed, ...locale)
    expect(read.stdout).toContain('"difference"')
    expect(read).toEqual(await total(plain))
  })

  test('are refused in another currency, in two readings, and without a number', async () => {
    for (const typed of ['€17,402.09', '1,234', 'much', '', '12..5', '1.5k', '5 / m']) {
      const { exitCode, stderr, stdout } = await diagnosed('--tax', typed)
      expect([exitCode, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/^quotewright: --tax .*\.\n$/)
    }
  })
})

describe('the amounts of solve', () => {
  test.each([
    ['--total', '17000.00', '$17,000.00'],
    ['--subtotal', '15000', 'AUD 15,000.00'],
    ['--margin', '100', '$100.00'],
    ['--multiple-of', '50', '$50'],
    ['--ending', '0.95', '$.95'],
  ])('include %s, whose value %s may be typed as %s', async (option, plain, typed) => {
    const solved = await runWith(['solve', quote, option, plain])
    expect(solved.stderr).toBe('')
    expect(await runWith(['solve', quote, option, typed])).toEqual(solved)
    const wrong = await runWith(['solve', quote, option, '1,234'])
    expect([wrong.exitCode, wrong.stdout]).toEqual([2, ''])
    expect(wrong.stderr).toMatch(new RegExp(`^quotewright: ${option} .*\\.\n$`))
  })

  test('--min-margin is read as forms read money', async () => {
    const solve = (min: string) =>
      runWith(['solve', quote, '--total', '17000.00', '--min-margin', min, '--quiet'])
    expect(await solve('$1,000.00')).toEqual(await solve('1000'))
    expect(await solve('much')).toMatchObject({ exitCode: 2, stdout: '' })
  })
})
