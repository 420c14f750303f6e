/** Compares a whole diagnosis with a stored file, whose figures were computed by hand. */
import { test } from 'vitest'
import { diagnose, type Observation } from '../../src/entries/diagnose.js'
import { expectStored } from '../stored-file.js'

const money = (amountMicros: string) => ({ amountMicros })
const requestOf = (...amounts: readonly string[]) => ({
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines: amounts.map((amount) => ({ labour: { pricing: { quantity: '1', unitPrice: money(amount) } } })),
})
/** The tax of 1.05 is 0.105. Three times 0.11 are 0.33, and 3.15 has 0.32. */
const threes = requestOf('1050000', '1050000', '1050000')

const OBSERVATIONS: readonly Observation[] = [
  { request: threes, figures: { total: money('3480000') } }, // by line, ours is 3.47
  { request: { lines: [] }, figures: { total: money('0') } }, // has no customer
  { request: requestOf('5000000'), figures: { total: money('5550000'), taxAmount: money('500000') } },
  { request: requestOf('2000000'), kind: 'order', figures: { lines: [{ totalPrice: money('2000000') }] } },
  { request: threes, figures: { taxAmount: money('330000'), subtotal: money('9990000') } },
]

test('a stored diagnosis of five documents equals the diagnosis', () => {
  const answer = diagnose(OBSERVATIONS, { currency: 'AUD', tax: { rate: '0.10' } })
  expectStored(`${JSON.stringify(answer, undefined, 2)}\n`, new URL('stored/diagnosis.json', import.meta.url))
})
