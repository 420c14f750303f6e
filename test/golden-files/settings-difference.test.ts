/** The settings between two: some as they were recorded, the others as they are now. */
import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/entries/golden.js'
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

describe('recorded and current settings', () => {
  test('differ in changed, added and removed ones', () => {
    expect(between(RECORDED, NOW)).toEqual([
      { name: 'tax.rate', recorded: '0.10', current: '0.15' },
      { name: 'tax.code', recorded: 'GST', current: 'VAT' },
      { name: 'minimumLinealLengthMm', current: '1000' },
      { name: 'crushFoldBendCount', current: '3' },
    ])
    expect(between(NOW, RECORDED).at(-1)).toEqual({ name: 'crushFoldBendCount', recorded: '3' })
    expect(between(NOW, NOW)).toEqual([])
  })

  test('are shown as JSON if they are not texts', () => {
    const other = { ...RECORDED, derivationEnabled: false, customFields: ['jobNumber', 'site'] }
    expect(between({ ...RECORDED, customFields: ['site'] }, other)).toEqual([
      { name: 'derivationEnabled', recorded: 'true', current: 'false' },
      { name: 'customFields', recorded: '["site"]', current: '["jobNumber","site"]' },
    ])
  })

  // A piece of 0.3 m is charged as 1 m.
  const short = quoteOf([piece('0.3')])

  test.each<[string, AccountInput, AccountInput, string]>([
    [
      'new',
      { currency: 'AUD' },
      { currency: 'AUD', minimumLinealLengthMm: 1000, crushFoldBendCount: 3 },
      '::1000',
    ],
    ['gone', { ...NOW, tax: undefined }, { currency: 'AUD', crushFoldBendCount: 2 }, ':1000:'],
  ])('are the cause by themselves for a setting that is %s', (_, then, now, values) => {
    expect(causesOf(short, then, now)).toEqual([`minimumLinealLengthMm${values}`])
  })

  test('are the cause together if none is by itself, with an escape for each mark in a value', () => {
    // A tax has a rate, so a code by itself makes no settings.
    const then = { currency: 'AUD', tax: { rate: '0.10', code: 'a:b+["c d"]' }, minimumLinealLengthMm: 1000 }
    expect(causesOf(short, then, { currency: 'AUD' })).toEqual([
      'tax.rate:0.10:+tax.code:a%3Ab%2B%5B%22c%20d%22%5D:+minimumLinealLengthMm:1000:',
    ])
  })
})
