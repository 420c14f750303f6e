import fc from 'fast-check'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'
import { splitDocument } from '../../src/entries/solve.js'
import { valueOf } from '../answers.js'

export type AskedField = 'total' | 'amount'

const money = fc.integer({ min: 1, max: 2_000_000 })

/** Each part is invoiced, or credits a share of the parts before it. */
export const splitCase = fc.record({
  lines: fc.array(
    fc.record({
      // Some lines are free, and some are below zero.
      quantity: fc.integer({ min: 1, max: 400 }).map((quarters) => (quarters / 4).toFixed(2)),
      price: fc.oneof({ weight: 8, arbitrary: money }, fc.constant(0), fc.integer({ min: -20_000, max: -1 })),
      isTaxFree: fc.boolean().map((flag) => flag),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  discount: fc.constantFrom('0', '5', '12.5'),
  rate: fc.constantFrom('0.10', '0.15', '0.21', '0.19', undefined),
  taxRounding: fc.constantFrom('document' as const, 'line' as const),
  surcharge: fc.constantFrom('0', '0', '3.50', '250'),
  shares: fc.array(
    fc.record({ share: fc.integer({ min: 1, max: 999 }), isCredit: fc.boolean().map((flag) => flag) }),
    { minLength: 1, maxLength: 4 },
  ),
})

type SplitCase = typeof splitCase extends fc.Arbitrary<infer Value> ? Value : never

interface Parts {
  readonly parts: number
  readonly exact: number
  /** The rounding of tax skips the totals of these parts. */
  readonly nearest: number
  /** Sums of parts differ from the whole, or a part is neither exact nor has nearest totals. */
  readonly faults: readonly string[]
}

export const micros = ({ amountMicros }: { readonly amountMicros: string }): bigint => BigInt(amountMicros)

/** Returns cents: a share of the rest, or a credit for a share of the invoiced amount. */
export function amountsOf(all: bigint, shares: SplitCase['shares']): readonly bigint[] {
  let done = 0n
  return shares.map(({ share, isCredit }) => {
    const amount = ((isCredit ? -done : all - done) * BigInt(share)) / 1000n
    done += amount
    return amount
  })
}

export function requestOf({ lines, discount, surcharge }: SplitCase): QuoteRequestInput {
  return {
    customerId: 'cust_1',
    lines: lines.map(({ quantity, price, isTaxFree }) => ({
      labour: { pricing: { quantity, unitPrice: { amountMicros: String(price * 100) }, isTaxFree } },
    })),
    adjustments: [
      { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: discount },
      { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: String(Number(surcharge) * 1e6) } },
    ],
  }
}

export function accountOf({ rate, taxRounding }: SplitCase): AccountInput {
  return { currency: 'AUD', taxRounding, ...(rate === undefined ? {} : { tax: { rate } }) }
}

/** `field` asks for totals, or for amounts without tax. */
export function partsOf(one: SplitCase, field: AskedField): Parts {
  const [request, account] = [requestOf(one), accountOf(one)]
  const none = valueOf(splitDocument(request, account, []))
  const { total, taxAmount } = none.whole.totals
  const all = field === 'total' ? micros(total) : micros(total) - micros(taxAmount)
  const wanted = amountsOf(all / 10_000n, one.shares).map((cents) => cents * 10_000n)
  const split = splitDocument(
    request,
    account,
    wanted.map((amount) => ({ [field]: { amountMicros: String(amount) } })),
  )
  if (!split.ok) throw new Error(JSON.stringify(split.problems))
  const { parts, remainder, whole } = split.value
  const made = parts.map(
    ({ totals }) => micros(totals.total) - (field === 'total' ? 0n : micros(totals.taxAmount)),
  )
  const isExact = made.map((amount, index) => amount === wanted[index])
  const differing = (['subtotal', 'taxAmount', 'total'] as const).filter((name) => {
    const sum = [...parts, remainder].reduce((so, part) => so + micros(part.totals[name]), 0n)
    return sum !== micros(whole.totals[name])
  })
  const unexplained = parts.flatMap(({ nearest }, index) => {
    const amount = wanted[index] ?? 0n
    const isBetween =
      nearest === undefined
        ? isExact[index] === true
        : micros(nearest.below) < amount && micros(nearest.above) > amount
    return isBetween ? [] : [`part ${String(index)}`]
  })
  return {
    parts: parts.length,
    exact: isExact.filter(Boolean).length,
    nearest: parts.filter(({ nearest }) => nearest !== undefined).length,
    faults: [...differing, ...unexplained],
  }
}

export function partsOfDocuments(field: AskedField, documents: number) {
  const row = { field, documents, parts: 0, exact: 0, nearest: 0, differing: 0 }
  for (const one of fc.sample(splitCase, { numRuns: documents, seed: 20261120 })) {
    const { parts, exact, nearest, faults } = partsOf(one, field)
    row.parts += parts
    row.exact += exact
    row.nearest += nearest
    row.differing += faults.length
  }
  return row
}
