/** Each of three reports lists every cause that fits its documents. */
import { describe, expect, test } from 'vitest'
import { recordDocument } from '../../src/entries/golden.js'
import { reportOn, valueOf, type Recorded } from './recorded.js'

const ACCOUNT = { currency: 'AUD' }

const quoteOf = (quantity: string, amountMicros: string, discount: string) => ({
  customerId: 'cust_1',
  lines: [
    { onTheFly: { productName: 'Item', pricing: { quantity, unitPrice: { amountMicros }, discount } } },
  ],
})

/** 825.00 less 15%: 82.50 × 0.85 = 70.125 → 70.13, × 10. 3.00 less 10%: 0.675 → 0.68, × 4. */
const TWO = [
  [quoteOf('10', '82500000', '15'), '701300000'],
  [quoteOf('4', '750000', '10'), '2720000'],
] as const
/** 19.95 less 50%: 9.975 → 9.98 off leaves 9.97. */
const ONE = [quoteOf('1', '19950000', '50'), '9970000'] as const

function causesOf(documents: readonly (readonly [object, string])[]) {
  const changes = documents.map(([request, total]): Recorded => {
    const { lines: _, ...rest } = valueOf(recordDocument(request as unknown, ACCOUNT))
    return [request, { ...rest, totals: { total } }]
  })
  return reportOn(changes, ACCOUNT).causes.map(({ cause, documents: count, alsoFits }) => [
    count,
    [cause, ...alsoFits].sort(),
  ])
}

const CAUSES_OF_ONE = [
  'recorded:binary-floats-in-order-to-fixed',
  'recorded:binary-floats-to-fixed',
  'recorded:discount-rounded-alone',
  'recorded:half-down',
  'recorded:only-discount-rounded',
  'recorded:rounded-discount-of-rounded-amount',
  'recorded:truncated',
]

describe('a report', () => {
  test('lists every cause that fits one document', () => {
    expect(causesOf([ONE])).toEqual([[1, CAUSES_OF_ONE]])
  })

  test('lists every cause that fits discounts in turn: 100.00 less 15% and 10% is 76.50, not 75.00', () => {
    const [[count, ids] = []] = causesOf([
      [quoteOf('1', '100000000', '25'), '76500000'],
      // 40.00 × 0.85 × 0.9.
      [quoteOf('1', '40000000', '25'), '30600000'],
    ])
    expect(count).toBe(2)
    expect(ids).toContain('recorded:line-discounts-in-turn:25=15/10')
  })

  test('lists every cause that fits one document among others with another cause', () => {
    expect(causesOf([...TWO, ONE])).toEqual([
      [2, ['recorded:discounted-unit-price-to-cents', 'recorded:lines-by-unit']],
      [1, CAUSES_OF_ONE],
    ])
  })
})
