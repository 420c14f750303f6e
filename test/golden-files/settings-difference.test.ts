/** Tests mixed settings, in which some values are recorded and the others current. */
import { describe, expect, test } from 'vitest'
import { account } from '../../src/definitions/account.js'
import { accountTax } from '../../src/definitions/tax.js'
import type { AccountInput } from '../../src/entries/golden.js'
import { LOCALES } from '../../src/languages/languages.js'
import { REPORTS } from '../../src/languages/reports.generated.js'
import { causesIn, piece, quoteOf, recordWith, reportOn } from './recorded.js'

const RECORDED: AccountInput = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const NOW: AccountInput = {
  currency: 'AUD',
  tax: { rate: '0.15', code: 'VAT' },
  minimumLinealLengthMm: 1000,
  crushFoldBendCount: 3,
}

const between = (then: AccountInput, now: AccountInput) => reportOn([], then, now).settings
const causesOf = (request: unknown, then: AccountInput, now: AccountInput) =>
  causesIn(reportOn([[request, recordWith(request, then)]], then, now))

describe('the differences between recorded and current settings', () => {
  test('list changed, added and removed settings', () => {
    expect(between(RECORDED, NOW)).toEqual([
      { name: 'tax.rate', recorded: '0.10', current: '0.15' },
      { name: 'tax.code', recorded: 'GST', current: 'VAT' },
      { name: 'crushFoldBendCount', recorded: '2', current: '3' },
      { name: 'minimumLinealLengthMm', current: '1000' },
    ])
    expect(between(NOW, RECORDED).at(-1)).toEqual({ name: 'crushFoldBendCount', recorded: '3', current: '2' })
    expect(between(NOW, NOW)).toEqual([])
  })

  test('leave out decimals that differ only in spelling (N9)', () => {
    const then = { ...RECORDED, tax: { rate: '0.10', code: '1.0' }, longestPieceMm: '15000.0' }
    const now = { ...RECORDED, tax: { rate: '0.1', code: '1' } }
    expect(between(then, now)).toEqual([{ name: 'tax.code', recorded: '1.0', current: '1' }])
  })

  test.each(LOCALES)('have a name in words for each setting: %s', (locale) => {
    const names = Object.keys(account.fields()).filter((name) => name !== 'tax')
    const ofTax = Object.keys(accountTax.fields()).map((name) => `tax.${name}`)
    expect(Object.keys(REPORTS[locale].causeSentences.settings).sort()).toEqual(
      [...names, ...ofTax, 'catalogue'].sort(),
    )
  })

  test('are shown as JSON unless they are strings', () => {
    const other = { ...RECORDED, derivationEnabled: false, customFields: ['jobNumber', 'site'] }
    expect(between({ ...RECORDED, customFields: ['site'] }, other)).toEqual([
      { name: 'derivationEnabled', recorded: 'true', current: 'false' },
      { name: 'customFields', recorded: '["site"]', current: '["jobNumber","site"]' },
    ])
  })

  // Each value differs from the default.
  const SET: Partial<AccountInput> = {
    ...{ derivationEnabled: false, taxRounding: 'line', adjustmentPercentages: 'in-turn' },
    ...{ minimumFlashingLengthMm: 300, minimumLinealLengthMm: 1000 },
    ...{ longestPieceMm: 8000, crushFoldBendCount: 3, customFields: ['site'] },
  }
  const OMITTED: Readonly<Record<string, string>> = {
    ...{ derivationEnabled: 'true', taxRounding: 'document', adjustmentPercentages: 'of-subtotal' },
    ...{ minimumLinealLengthMm: '400', longestPieceMm: '15000', crushFoldBendCount: '2' },
  }

  test.each(Object.entries(account.fields()).filter(([name]) => !['currency', 'tax'].includes(name)))(
    'show the default of a setting that is not set: %s',
    (name, { says }) => {
      const without = { currency: 'AUD', minimumFlashingLengthMm: 400, [name]: undefined }
      const set = { ...without, [name]: SET[name as keyof AccountInput] }
      const byDefault = OMITTED[name]
      expect(byDefault !== undefined).toBe(says.includes('When omitted, '))
      expect(between(set, without).map((one) => [one.name, one.current])).toEqual([[name, byDefault]])
      // An explicit default changes nothing.
      const explicit = { ...without, [name]: byDefault === 'true' ? true : byDefault }
      expect(between(without, explicit)).toEqual([])
    },
  )

  // A piece of 0.3 m is charged as 1 m.
  const short = quoteOf([piece('0.3')])

  test.each<[string, AccountInput, AccountInput, string]>([
    [
      'added',
      { currency: 'AUD' },
      { currency: 'AUD', minimumLinealLengthMm: 1000, crushFoldBendCount: 3 },
      '::1000',
    ],
    ['removed', { ...NOW, tax: undefined }, { currency: 'AUD', crushFoldBendCount: 2 }, ':1000:'],
  ])('are individual causes if a setting is %s', (_, then, now, values) => {
    expect(causesOf(short, then, now)).toEqual([`minimumLinealLengthMm${values}`])
  })

  test('are a joint cause if no single setting explains the change, with escaped marks in values', () => {
    // A tax needs a rate, so a tax code alone is not valid.
    const then = { currency: 'AUD', tax: { rate: '0.10', code: 'a:b+["c d"]' }, minimumLinealLengthMm: 1000 }
    expect(causesOf(short, then, { currency: 'AUD' })).toEqual([
      // The code of a tax is in no figure.
      'tax.rate:0.10:+minimumLinealLengthMm:1000:',
    ])
    expect(
      causesOf(short, { ...then, tax: { rate: '0.10' }, customFields: ['a:b+ c'] }, { currency: 'AUD' }),
    ).toEqual(['tax.rate:0.10:+minimumLinealLengthMm:1000:'])
  })
})
