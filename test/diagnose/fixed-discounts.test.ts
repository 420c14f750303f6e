/** Fixed discounts that include tax, in the two ways of systems. */
import { expect, test } from 'vitest'
import { diagnose } from '../../src/entries/diagnose.js'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'
import { valueOf } from '../answers.js'

const ACCOUNT: AccountInput = { currency: 'EUR', tax: { rate: '0.19' } }
const cents = (amount: number) => ({ amountMicros: String(amount * 10_000) })

const observation = ([price, discount, taxAmount, total]: readonly [number, number, number, number]) => {
  const request: QuoteRequestInput = {
    customerId: 'cust_1',
    lines: [{ labour: { pricing: { quantity: '1', unitPrice: cents(price) } } }],
    adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: cents(discount) }],
  }
  return { request, figures: { taxAmount: cents(taxAmount), total: cents(total) } }
}

const DOCUMENTS = [
  [7565, 1000],
  [10152, 250],
  [3397, 500],
] as const

type Shown = readonly [taxAmount: number, total: number]

test.each<readonly [policy: string, shown: readonly Shown[]]>([
  [
    'fixed-discounts-net-of-tax',
    [
      [1278, 8003], // 10.00 ÷ 1.19 = 8.40, and 67.25 × 0.19 = 12.7775
      [1889, 11831], // 2.50 ÷ 1.19 = 2.10, and 99.42 × 0.19 = 18.8898
      [566, 3543], // 5.00 ÷ 1.19 = 4.20, and 29.77 × 0.19 = 5.6563
    ],
  ],
  [
    'fixed-discounts-with-tax',
    [
      [1277, 8002], // 75.65 × 0.19 = 14.3735, less the 1.60 of tax in 10.00
      [1889, 11831], // 101.52 × 0.19 = 19.2888, less 0.40
      [565, 3542], // 33.97 × 0.19 = 6.4543, less 0.80
    ],
  ],
])('%s is found from three documents, and no pair of policies beside it', (policy, shown) => {
  const observations = DOCUMENTS.map(([price, discount], index) => {
    const [tax, total] = shown[index] ?? [0, 0]
    return observation([price, discount, tax, total])
  })
  const diagnosis = valueOf(diagnose(observations, ACCOUNT))
  expect(diagnosis.explanations.map(({ policies }) => policies)).toEqual([[policy]])
})
