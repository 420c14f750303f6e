import { expect, test } from 'vitest'
import { diagnose, type Observation } from '../../src/entries/diagnose.js'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import { bySize } from '../run-size.js'
import { valueOf } from '../answers.js'

const ACCOUNT: AccountInput = { currency: 'AUD', tax: { rate: '0.10' } }
const BY_LINE: AccountInput = { ...ACCOUNT, taxRounding: 'line' }

function observed(lines: number, seed: number, account: AccountInput, more = 0n, step = 10_000): Observation {
  const line = (index: number) => {
    const micros = String(1_000_000 + ((seed * 7919 + index * 104_729) % 9_973) * step)
    return { labour: { pricing: { quantity: String(1 + (index % 9)), unitPrice: { amountMicros: micros } } } }
  }
  const request = { customerId: 'cust_1', lines: Array.from({ length: lines }, (_, index) => line(index)) }
  const priced = valueOf(priceQuote(request, account))
  const total = BigInt(priced.total.amountMicros) + more
  return { request, figures: { total: { amountMicros: String(total) } } }
}

/** A quote of work at these quantities and prices. */
const sold = (lines: readonly (readonly [quantity: string, price: string])[]) => ({
  customerId: 'cust_1',
  lines: lines.map(([quantity, price]) => ({
    labour: { pricing: { quantity, unitPrice: { amountMicros: microsOf(price) } } },
  })),
})

const microsOf = (amount: string) => String(Math.round(Number(amount) * 1e6))

const others = Array.from({ length: 400 }, (_, seed) => observed(5, seed, BY_LINE))

test.each(bySize([0, 20], [0, 20, 60, 150]))(
  '%i small documents with manual changes do not hide the explanation of the others',
  (byHand) => {
    const changed = Array.from({ length: byHand }, (_, seed) => observed(1, seed, ACCOUNT, 5_000_000n))
    const { explanations, unexplained, differing } = valueOf(diagnose([...changed, ...others], ACCOUNT))
    expect(explanations.map(({ policies }) => policies)).toContainEqual(['tax-by-line'])
    expect(explanations[0]?.documents).toBe(differing.length - byHand)
    expect(unexplained).toEqual(changed.map((_, index) => index))
  },
)

test.each([
  [0, 'likely'],
  [2, 'possible'],
])('the only explanation of 20 documents, which leaves %i others unexplained, is %s', (byHand, certainty) => {
  const changed = Array.from({ length: byHand }, (_, seed) => observed(1, seed, ACCOUNT, 5_000_000n))
  // With prices of four decimals, no other policy gives the tax of these lines.
  const others = Array.from({ length: 20 }, (_, seed) => observed(5, seed, BY_LINE, 0n, 100))
  const { explanations } = valueOf(diagnose([...changed, ...others], ACCOUNT))
  expect(explanations.map((one) => [one.policies, one.certainty])).toEqual([[['tax-by-line'], certainty]])
})

test('an exact cause of two of three documents is listed before a guess that fits all three', () => {
  // 9.62 with tax by line of 0.31 + 0.31 + 0.33 or 0.32 + 0.31 + 0.32, where ours is 0.96, and 0.95 to five cents.
  // 9.64 is a cent off by hand: its tax by line is 0.96, like ours, and 0.95 to five cents.
  const documents = [
    [['3.14', '3.14', '3.34'], '10.57'],
    [['3.24', '3.14', '3.24'], '10.57'],
    [['3.14', '3.26', '3.24'], '10.59'],
  ] as const
  const observations = documents.map(([prices, total]) => ({
    request: sold(prices.map((price) => ['1', price])),
    figures: { total: { amountMicros: microsOf(total) } },
  }))
  const diagnosis = valueOf(diagnose(observations, ACCOUNT))
  const listed = diagnosis.explanations.map((one) => [...one.policies, one.documents, one.certainty])
  expect(listed).toContainEqual(['tax-by-line', 2, 'possible'])
  expect(listed.at(-1)).toEqual(['tax-to-five-cents', 3, 'guess'])
})

test.each([
  [2, 'possible'],
  [3, 'likely'],
])('a pair of policies, of which the second shows in only %i documents, is %s', (count, certainty) => {
  const byLine = Array.from({ length: 20 }, (_, seed) => observed(5, seed, BY_LINE, 0n, 100))
  // The other system drops the decimals of quantities: it sells 2 of each, and not 2.7.
  const cut = Array.from({ length: count }, (_, seed) => {
    const lines = (quantity: string) =>
      sold([1, 2, 3].map((price) => [quantity, (price * 7.7701 + seed / 100).toFixed(4)]))
    const priced = valueOf(priceQuote(lines('2'), BY_LINE))
    return { request: lines('2.7'), figures: { total: priced.total } }
  })
  const diagnosis = valueOf(diagnose([...byLine, ...cut], ACCOUNT))
  expect(diagnosis.explanations.map((one) => [one.policies, one.certainty])).toEqual([
    [['tax-by-line', 'quantity-cut-to-whole'], certainty],
  ])
})

test('a policy is not likely after three documents that do not show a second policy', () => {
  const inTurn = (...figures: readonly number[]) =>
    figures.flatMap((quantity, at) => (at % 2 ? [] : [[String(quantity), String(figures[at + 1])] as const]))
  // The other system takes the percentage of each line, and cuts tax. Only the tax shows in these documents.
  const documents = [
    {
      total: '13145.20',
      percentage: '7.5',
      lines: inTurn(9, 182.57, 3.25, 206.34, 8, 56.5, 25, 328.65, 13, 149.01),
    },
    {
      total: '3089.66',
      percentage: '7.5',
      lines: inTurn(8.75, 322.63, 1, 213.52),
    },
    {
      total: '25781.00',
      percentage: '3',
      lines: inTurn(9, 144.35, 9.25, 328.58, 34, 391.93, 17, 359.4, 5, 77.64),
    },
  ] as const
  const observations = documents.map(({ total, percentage, lines }) => ({
    request: {
      ...sold(lines),
      adjustments: [{ type: 'ADJUSTMENT_TYPE_DISCOUNT' as const, name: 'Trade', percentage }],
    },
    figures: { total: { amountMicros: microsOf(total) } },
  }))
  const diagnosis = valueOf(diagnose(observations, ACCOUNT))
  expect(diagnosis.explanations).not.toEqual([])
  expect(diagnosis.explanations.map(({ certainty }) => certainty)).not.toContain('likely')
})
