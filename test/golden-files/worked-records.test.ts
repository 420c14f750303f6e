import { describe, expect, test } from 'vitest'
import { currentVersion as CURRENT_VERSION } from '../../src/entries/golden.js'
import { headerOf } from '../../src/golden/header.js'
import { fingerprintOf } from '../../src/golden/fingerprint.js'
import { answerOf, isPriced, linesOf, recordOf } from '../../src/golden/record.js'
import type { PricedQuote } from '../../src/entries/index.js'
import { hours, quoteOf, RECORDING, settingsOf, taxed } from './small-changes.js'

const quote = quoteOf([hours('2', '1000000')])
const account = () => settingsOf(taxed('0.10'))

describe('a record', () => {
  test('has its id if there is one, its kind, and the figures: 2 hours at 1.00 with a tenth of tax', () => {
    const record = recordOf({ kind: 'quote', request: quote }, account(), RECORDING)
    expect(Object.keys(record)).toEqual(['kind', 'request', 'totals', 'lines'])
    expect(record).toMatchObject({ kind: 'quote', request: fingerprintOf(quote) })
    expect(record.totals).toMatchObject({ subtotal: '2000000', taxAmount: '200000', total: '2200000' })
    const named = recordOf({ id: 0, kind: 'order', request: quote }, account(), {
      ...RECORDING,
      isFull: true,
    })
    expect(Object.keys(named)).toEqual(['id', 'kind', 'request', 'totals', 'lines', 'result'])
    expect([named.id, named.kind]).toEqual([0, 'order'])
  })

  test('of what is refused has its problems with their pointers, or without where they have none', () => {
    const { lines } = quote as { readonly lines: unknown }
    expect(recordOf({ kind: 'quote', request: { lines } }, account(), RECORDING)).toStrictEqual({
      ...{ kind: 'quote', request: fingerprintOf({ lines }), problems: ['required customer_id'] },
    })
    expect(recordOf({ kind: 'order', request: 5 }, account(), RECORDING).problems).toEqual(['invalid_type'])
  })

  test('is not made to know whether a request is priced', () => {
    expect(isPriced({ kind: 'quote', request: quote }, account(), RECORDING)).toBe(true)
    expect(isPriced({ kind: 'quote', request: {} }, account(), RECORDING)).toBe(false)
  })

  test('has the figures that a document has, in their order', () => {
    const money = (amountMicros: string) => ({ amountMicros, currency: 'AUD' })
    const priced = { labourTotal: money('3'), total: money('2'), subtotal: money('1'), lines: [] }
    const { totals, lines } = answerOf(priced as unknown as PricedQuote)
    expect(Object.entries(totals ?? {})).toEqual([
      ['subtotal', '1'],
      ['total', '2'],
      ['labourTotal', '3'],
    ])
    expect(lines).toBe('')
  })

  test('has eight characters for each line', () => {
    expect(linesOf({})).toEqual([])
    expect(linesOf({ lines: '' })).toEqual([])
    expect(linesOf({ lines: 'aaaaaaaabbbbbbbbcccccccc' })).toEqual(['aaaaaaaa', 'bbbbbbbb', 'cccccccc'])
    expect(linesOf({ lines: 'aaaaaaaabbb' })).toEqual(['aaaaaaaa', 'bbb'])
  })
})

describe('the header of a golden file', () => {
  test('has its format, the version, the settings, and whether there are results', () => {
    const header = headerOf({ account: account() })
    expect(header).toEqual({
      ...{ format: 'quotewright.golden/1', ...CURRENT_VERSION, isFull: false },
      settings: expect.objectContaining({ currency: 'AUD', taxRounding: 'document' }) as object,
    })
    expect(Object.keys(header)).toEqual(['format', 'engine', 'rules', 'settings', 'isFull'])
    expect(CURRENT_VERSION.engine).toMatch(/^\d+\.\d+\.\d+/)
    expect(CURRENT_VERSION.rules).toMatch(/^[\w-]+$/)
    expect(Object.isFrozen(CURRENT_VERSION)).toBe(true)
  })

  test('has the kind of all documents and the fingerprint of the catalogue, where there are any', () => {
    const header = headerOf({ account: account(), kind: 'order', catalogue: 'abc', isFull: true })
    expect(header).toMatchObject({ kind: 'order', catalogue: 'abc', isFull: true })
  })
})
