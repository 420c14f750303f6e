import type { ParsedAccount } from '../wire/account.generated.js'
import {
  writePricedAdjustment,
  type PricedAdjustment,
  type QuoteTotalsFigures,
} from '../wire/document.generated.js'
import type { RightTotals } from './priced.js'

/** The totals of what is right in a document that has problems (V7). */
export type PartialTotals<Totals> = Omit<Totals, 'adjustments'> & {
  /** Lines or adjustments may be missing from these totals. */
  readonly isPartial: true
  /** In their places; undefined for one with problems, which does not count. */
  readonly adjustments?: readonly (PricedAdjustment | undefined)[]
}

/** Writes partial totals, with the adjustments in their places. */
export function writePartialTotals<Totals extends object>(
  { totals, adjustments }: RightTotals,
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

/** What was kept of right elements, in their places among so many. */
export function inPlaces<A>(
  right: readonly { readonly place: number; readonly kept: A }[],
  count: number,
): readonly (A | undefined)[] {
  const places = new Array<A | undefined>(count).fill(undefined)
  for (const { place, kept } of right) places[place] = kept
  return places
}
