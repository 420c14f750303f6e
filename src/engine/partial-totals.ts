import type { ParsedAccount } from '../wire/account.generated.js'
import {
  writePricedAdjustment,
  type PricedAdjustment,
  type QuoteTotalsFigures,
} from '../wire/document.generated.js'
import type { ValidTotals } from './priced.js'

/** The totals of the lines and adjustments without problems (V7). */
export type PartialTotals<Totals> = Omit<Totals, 'adjustments'> & {
  /** Always true: lines or adjustments may be missing from these totals. */
  readonly isPartial: true
  /** An element for each requested adjustment: undefined, and not counted, if it has problems. */
  readonly adjustments?: readonly (PricedAdjustment | undefined)[]
}

export function writePartialTotals<Totals extends object>(
  { totals, adjustments }: ValidTotals,
  writeTotals: (figures: QuoteTotalsFigures, currency: string) => Totals,
  { tax, currency }: Pick<ParsedAccount, 'tax' | 'currency'>,
): PartialTotals<Totals> {
  return {
    isPartial: true,
    ...(adjustments && {
      adjustments: adjustments.map((right) => right && writePricedAdjustment(right, currency)),
    }),
    ...writeTotals({ totals, adjustments: undefined, tax }, currency),
  }
}

export function inPlaces<A>(
  right: readonly { readonly place: number; readonly kept: A }[],
  count: number,
): readonly (A | undefined)[] {
  const places = new Array<A | undefined>(count).fill(undefined)
  for (const { place, kept } of right) places[place] = kept
  return places
}
