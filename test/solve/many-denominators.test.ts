import { expect, test } from 'vitest'
import { splitDocument } from '../../src/entries/solve.js'

/** Prices a delivery of many lines whose quantities have no common divisor, with a discount on the document. */
function deliveryOf(lines: number): () => void {
  const pricing = (index: number) => ({
    quantity: `${String(90_000_001 + 2 * index * index)}.3`,
    unitPrice: { amountMicros: '1230000' },
  })
  const request = {
    customerId: 'cust_1',
    lines: Array.from({ length: lines }, (_, index) => ({
      onTheFly: { productName: 'a', pricing: pricing(index) },
    })),
    adjustments: [{ name: 'Loyalty', type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' } as const],
  }
  const delivered = request.lines.map((_, line) => ({ line, quantity: '7' }))
  const parts = [{ lines: delivered }, { isRemainder: true }]
  return () => {
    expect(splitDocument(request, { currency: 'AUD', tax: { rate: '0.1' } }, parts).ok).toBe(true)
  }
}

function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user
}

test('the discount of a delivery takes work in proportion to its lines, whatever their quantities', () => {
  // The common denominator of all shares has thousands of digits. Adding them exactly took eight times as long for
  // twice the lines.
  const ratios = Array.from(
    { length: 5 },
    () => processorTime(deliveryOf(1000)) / Math.max(processorTime(deliveryOf(250)), 10_000),
  )
  expect(Math.min(...ratios)).toBeLessThan(16)
})
