import {
  goldenHeader,
  groupByCause,
  recordDocument,
  type AccountInput,
  type GoldenRecord,
  type GoldenReport,
} from '../../src/entries/golden.js'
import type { GoldenTotals } from '../../src/golden/record.js'

export const taxed = (rate: string, rest: Partial<AccountInput> = {}): AccountInput => ({
  currency: 'AUD',
  tax: { rate },
  ...rest,
})

export const hours = (quantity: string, amountMicros: string) => ({
  labour: { pricing: { quantity, unitPrice: { amountMicros } } },
})

/** The length is in metres, at a price of 1.00 per metre. */
export const piece = (length: string) => ({
  onTheFly: {
    productName: 'Sheet',
    pricing: {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      unitPrice: { amountMicros: '1000000' },
      measurements: [{ length, amount: '1' }],
    },
  },
})

export const quoteOf = (lines: readonly unknown[], adjustments: readonly unknown[] = []) => ({
  ...{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines },
  ...(adjustments.length === 0 ? {} : { adjustments }),
})

export function valueOf<A>(result: { readonly ok: true; readonly value: A } | { readonly ok: false }): A {
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}

/** Follows the rules except for these figures and the resulting margin (T6, T7). */
export function recordWith(
  request: unknown,
  account: AccountInput,
  figures: GoldenTotals = {},
  rest: Partial<GoldenRecord> = {},
): GoldenRecord {
  const record = valueOf(recordDocument(request, account, rest.kind === undefined ? {} : { kind: rest.kind }))
  const totals = { ...record.totals, ...figures }
  const { total = '0', taxAmount = '0', totalCost = '0' } = totals
  const margin = figures.margin ?? String(BigInt(total) - BigInt(taxAmount) - BigInt(totalCost))
  return { ...record, ...(record.totals === undefined ? {} : { totals: { ...totals, margin } }), ...rest }
}

export type Recorded = readonly [request: unknown, recorded: GoldenRecord | undefined]

export function reportOn(
  documents: readonly Recorded[],
  then: AccountInput,
  now: AccountInput = then,
  accepted: Readonly<Record<string, string>> = {},
): GoldenReport {
  const sent = documents.map(([request, recorded]) => ({ request, recorded }))
  return valueOf(groupByCause(sent, valueOf(goldenHeader(then)), now, { accepted }))
}

/** Joins causes that fit equally well: `a`, or `a or b`. */
export const causesIn = ({ causes }: GoldenReport): readonly string[] =>
  causes.map(({ cause, alsoFits }) => [cause, ...alsoFits].join(' or '))
