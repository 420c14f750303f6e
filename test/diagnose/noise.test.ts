import { expect, test } from 'vitest'
import { diagnose, type Observation } from '../../src/entries/diagnose.js'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'

const ACCOUNT: AccountInput = { currency: 'AUD', tax: { rate: '0.10' } }
const BY_LINE: AccountInput = { ...ACCOUNT, taxRounding: 'line' }

function observed(lines: number, seed: number, account: AccountInput, more = 0n, step = 10_000): Observation {
  const line = (index: number) => {
    const micros = String(1_000_000 + ((seed * 7919 + index * 104_729) % 9_973) * step)
    return { labour: { pricing: { quantity: String(1 + (index % 9)), unitPrice: { amountMicros: micros } } } }
  }
  const request = { customerId: 'cust_1', lines: Array.from({ length: lines }, (_, index) => line(index)) }
  const priced = priceQuote(request, account)
  if (!priced.ok) throw new Error('priced')
  const total = BigInt(priced.value.total.amountMicros) + more
  return { request, figures: { total: { amountMicros: String(total) } } }
}

const others = Array.from({ length: 400 }, (_, seed) => observed(5, seed, BY_LINE))

test.each([0, 20, 60, 150])(
  '%i small documents with manual changes do not hide the explanation of the others',
  (byHand) => {
    const changed = Array.from({ length: byHand }, (_, seed) => observed(1, seed, ACCOUNT, 5_000_000n))
    const diagnosis = diagnose([...changed, ...others], ACCOUNT)
    if (!diagnosis.ok) throw new Error(JSON.stringify(diagnosis.problems))
    const { explanations, unexplained, differing } = diagnosis.value
    expect(explanations.map(({ policies }) => policies)).toContainEqual(['tax-by-line'])
    expect(explanations[0]?.documents).toBe(differing.length - byHand)
    expect(unexplained).toEqual(changed.map((_, index) => index))
  },
)

test.each([
  [0, 'likely'],
  [2, 'possible'],
])(
  'the explanation of others, beside %i documents that it leaves unexplained, is %s',
  (byHand, certainty) => {
    const changed = Array.from({ length: byHand }, (_, seed) => observed(1, seed, ACCOUNT, 5_000_000n))
    // With prices of four decimals, no other policy gives the tax of these lines.
    const others = Array.from({ length: 20 }, (_, seed) => observed(5, seed, BY_LINE, 0n, 100))
    const diagnosis = diagnose([...changed, ...others], ACCOUNT)
    if (!diagnosis.ok) throw new Error(JSON.stringify(diagnosis.problems))
    const { explanations } = diagnosis.value
    expect(explanations.map((one) => [one.policies, one.certainty])).toEqual([[['tax-by-line'], certainty]])
  },
)
