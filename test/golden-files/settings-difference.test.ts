/** The settings between two: some as they were recorded, the others as they are now. */
import { describe, expect, test } from 'vitest'
import { accountOf } from '../../src/api/account.js'
import { settingsThenAndNow } from '../../src/golden/settings-difference.js'
import { goldenHeader, groupByCause, recordOf, type AccountInput } from '../../src/entries/golden.js'
import type { ParsedAccount } from '../../src/wire/account.generated.js'

const RECORDED: AccountInput = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } }
const NOW: AccountInput = {
  currency: 'AUD',
  tax: { rate: '0.15', code: 'VAT' },
  minimumLinealLengthMm: 1000,
  crushFoldBendCount: 3,
}

function read(account: AccountInput): ParsedAccount {
  const result = accountOf(account)
  if (result._tag === 'Left') throw new Error(JSON.stringify(result))
  return result.right
}

const between = (recorded: AccountInput, now: AccountInput) => settingsThenAndNow(read(recorded), read(now))

describe('settings then and now', () => {
  test('differ in those that were changed, added or taken away', () => {
    expect(between(RECORDED, NOW).differences).toEqual([
      { name: 'tax.rate', recorded: '0.10', current: '0.15' },
      { name: 'tax.code', recorded: 'GST', current: 'VAT' },
      { name: 'minimumLinealLengthMm', current: '1000' },
      { name: 'crushFoldBendCount', current: '3' },
    ])
    expect(between(NOW, RECORDED).differences.at(-1)).toEqual({ name: 'crushFoldBendCount', recorded: '3' })
    expect(between(NOW, NOW).differences).toEqual([])
  })

  test.each<[readonly string[], AccountInput]>([
    [[], NOW],
    [['minimumLinealLengthMm'], { ...NOW, minimumLinealLengthMm: undefined }],
    [['crushFoldBendCount'], { ...NOW, crushFoldBendCount: undefined }],
    [['tax.rate'], { ...NOW, tax: { rate: '0.10', code: 'VAT' } }],
    [
      ['tax.code', 'minimumLinealLengthMm'],
      { ...NOW, tax: { rate: '0.15', code: 'GST' }, minimumLinealLengthMm: undefined },
    ],
    [['tax.rate', 'tax.code', 'crushFoldBendCount', 'minimumLinealLengthMm'], RECORDED],
  ])('with %j as recorded, the others are those of now', (names, expected) => {
    expect(between(RECORDED, NOW).with(names)).toEqual(read(expected))
  })

  test('values that are no texts are shown as JSON', () => {
    const other = { ...RECORDED, derivationEnabled: false, customFields: ['jobNumber', 'site'] }
    expect(between({ ...RECORDED, customFields: ['site'] }, other).differences).toEqual([
      { name: 'derivationEnabled', recorded: 'true', current: 'false' },
      { name: 'customFields', recorded: '["site"]', current: '["jobNumber","site"]' },
    ])
  })

  test('what is between them is read once, and the ends are not read again', () => {
    const [recorded, now] = [read(RECORDED), read(NOW)]
    const settings = settingsThenAndNow(recorded, now)
    expect(settings.with([])).toBe(now)
    expect(settings.with(settings.differences.map(({ name }) => name))).toBe(recorded)
    expect(settings.with(['tax.rate'])).toBe(settings.with(['tax.rate']))
    expect(settings.with(['tax.rate'])).not.toEqual(settings.with(['tax.code']))
  })

  test('a setting of before comes back where there is none now', () => {
    const { with: withEarlier } = between(NOW, { ...NOW, minimumLinealLengthMm: undefined, tax: undefined })
    expect(withEarlier(['minimumLinealLengthMm'])).toEqual(read({ ...NOW, tax: undefined }))
    // A tax has a rate, so a code by itself makes no settings.
    expect(withEarlier(['tax.code'])).toBeUndefined()
  })

  test('a setting that is new is the cause by itself', () => {
    const pricing = {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      unitPrice: { amountMicros: '10000000' },
      measurements: [{ amount: '1', length: '0.3' }],
    }
    const request = { customerId: 'cust_1', lines: [{ labour: { pricing } }] }
    const recorded = { currency: 'AUD' }
    const record = recordOf(request, recorded)
    const header = goldenHeader(recorded)
    if (!record.ok || !header.ok) throw new Error('a request of the right form is recorded')
    const report = groupByCause([{ request, recorded: record.value }], header.value, {
      ...recorded,
      minimumLinealLengthMm: 1000,
      crushFoldBendCount: 3,
    })
    expect(report.ok && report.value.causes.map(({ settings }) => settings.map(({ name }) => name))).toEqual([
      ['minimumLinealLengthMm'],
    ])
  })
})
