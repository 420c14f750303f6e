import type { ParsedAccount } from '../wire/account.generated.js'
import type { QuoteRequestInput, SalesLineInput } from '../wire/document.generated.js'
import { partingLines } from './parting-lines.js'

export const CUSTOMER = 'cust_00000000000000000000000000'

const ADJUSTMENTS: readonly NonNullable<QuoteRequestInput['adjustments']>[] = [
  [],
  [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '7.77' },
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '4.9' },
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '2030000' } },
  ],
  [
    { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '10010000' } },
    { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: '5030000' } },
  ],
]

/** T3. Outweighs small lines but not large ones, so that both bounds are tried. */
const DEPOSIT: SalesLineInput = {
  labour: { pricing: { quantity: '-1', unitPrice: { amountMicros: '24950000' }, isTaxFree: true } },
}

/** The first price distinguishes splits of a discount. The others show whether each step is rounded. */
const DISCOUNTED_PRICES = ['100000000', '333370000', '77770000', '45670000', '9990000']

function discounted(discounts: readonly string[], amountMicros: string): SalesLineInput[] {
  const unitPrice = { amountMicros }
  return discounts.map((discount) => ({ labour: { pricing: { quantity: '1', unitPrice, discount } } }))
}

export function discountedRequests(discounts: readonly string[]): readonly QuoteRequestInput[] {
  const counts = discounts.length === 0 ? [] : [...new Set([1, discounts.length])]
  return DISCOUNTED_PRICES.flatMap((price) =>
    counts.map((count) => ({
      customerId: CUSTOMER,
      lines: discounted(discounts.slice(0, count), price),
      adjustments: [],
    })),
  )
}

/** The number of requests of 2 to 6 lines without a deposit. */
const COMBINATIONS = 240

/** @param least the fewest lines of a request without a deposit */
export function* smallRequests(account: ParsedAccount, least = 1): Generator<QuoteRequestInput> {
  const lines = partingLines(account)
  for (const adjustments of least > 1 ? [] : ADJUSTMENTS)
    for (const line of lines) yield { customerId: CUSTOMER, lines: [line], adjustments: [...adjustments] }
  let state = 1
  const next = (below: number): number => {
    // Pseudo-random, but the same for every search.
    state = (state * 48271) % 2147483647
    return state % below
  }
  for (let index = 0; index < COMBINATIONS; index++) {
    const count = 2 + Math.floor(index / (COMBINATIONS / 5))
    if (count < least) continue
    const chosen = Array.from({ length: count }, () => lines[next(lines.length)]).filter(
      (line) => line !== undefined,
    )
    yield {
      customerId: CUSTOMER,
      lines: chosen,
      adjustments: [...(ADJUSTMENTS[index % ADJUSTMENTS.length] ?? [])],
    }
  }
  for (const adjustments of ADJUSTMENTS.slice(1))
    for (const line of lines)
      yield { customerId: CUSTOMER, lines: [line, DEPOSIT], adjustments: [...adjustments] }
}
