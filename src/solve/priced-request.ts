import { addContributions, ZERO_CONTRIBUTION } from '../engine/contribution.js'
import type { Contribution, DocumentTotals, PricedLine } from '../engine/priced.js'
import { priceTotals } from '../engine/totals.js'
import { addIntegers, subtractIntegers, type Integer } from '../number/cents.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import type { ParsedAdjustment, ParsedOrderRequest } from '../wire/document.generated.js'
import type { JsonObject } from '../wire/object.js'

/** A request that was priced once. A change then only needs the changed lines and the totals. */
export interface PricedRequest {
  readonly request: JsonObject
  readonly kind: DocumentKind
  readonly account: ParsedAccount
  readonly lines: readonly PricedLine[]
  /** The sum of the lines. */
  readonly sum: Contribution
  readonly adjustments: readonly ParsedAdjustment[]
  readonly totals: DocumentTotals
}

export function pricedRequest(
  request: unknown,
  kind: DocumentKind,
  account: ParsedAccount,
  priced: {
    readonly lines: readonly PricedLine[]
    readonly header: ParsedOrderRequest
    readonly totals: DocumentTotals
  },
): PricedRequest {
  const { lines, header, totals } = priced
  return {
    // Only an object can be priced.
    request: request as JsonObject,
    kind,
    account,
    lines,
    sum: sumOf(lines),
    adjustments: header.adjustments ?? [],
    totals,
  }
}

/** The sum of the contributions of some lines. */
export function sumOf(lines: readonly Pick<PricedLine, 'contribution'>[]): Contribution {
  return lines.reduce((sum, { contribution }) => addContributions(sum, contribution), ZERO_CONTRIBUTION)
}

/** Returns the totals with other lines and adjustments; undefined if an amount does not fit (N8). */
export function totalsWith(
  { account, kind }: Pick<PricedRequest, 'account' | 'kind'>,
  sum: Contribution,
  adjustments: readonly ParsedAdjustment[],
): DocumentTotals | undefined {
  const priced = priceTotals(sum, adjustments, account, kind)
  return priced._tag === 'Right' ? priced.right.totals : undefined
}

/** The amount before tax: the subtotal less discounts, plus surcharges (T6). */
export function netOf({ subtotal, discounts, surcharges }: DocumentTotals): Integer {
  return addIntegers(subtractIntegers(subtotal, discounts), surcharges)
}
