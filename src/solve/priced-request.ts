import * as E from '../problem/either.js'
import { NO_LOOK_UPS } from '../engine/catalogue.js'
import { priceRequest } from '../engine/engine.js'
import { ALL_PROBLEMS, type Answer } from '../problem/answer.js'
import type { Contribution, DocumentTotals, PricedLine } from '../engine/priced.js'
import { priceTotals, sumOfContributions, ZERO_CONTRIBUTION } from '../engine/totals.js'
import { addIntegers, subtractIntegers, type Integer } from '../number/cents.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import type { ParsedAdjustment } from '../wire/document.generated.js'
import type { JsonObject } from '../wire/object.js'

export interface PricedRequest {
  readonly request: JsonObject
  readonly kind: DocumentKind
  readonly account: ParsedAccount
  readonly lines: readonly PricedLine[]
  readonly sum: Contribution
  readonly adjustments: readonly ParsedAdjustment[]
  readonly totals: DocumentTotals
}

/** Puts the problems of other arguments, `wrong`, first. */
export function pricedRequest(
  request: unknown,
  kind: DocumentKind,
  account: ParsedAccount,
  wrong?: Answer<never>,
): Answer<PricedRequest> {
  const priced = priceRequest(request, account, NO_LOOK_UPS, {
    kind,
    maxProblems: ALL_PROBLEMS,
    keep: (line) => line,
    make: ({ lines, header, totals }): PricedRequest => ({
      // Only an object can be priced.
      request: request as JsonObject,
      kind,
      account,
      lines,
      sum: sumOf(lines),
      adjustments: header.adjustments ?? [],
      totals,
    }),
  })
  if (E.isRight(priced)) return wrong ?? priced
  return E.left([...(wrong !== undefined && E.isLeft(wrong) ? wrong.left : []), ...priced.left])
}

export function sumOf(lines: readonly Pick<PricedLine, 'contribution'>[]): Contribution {
  return lines.reduce((sum, { contribution }) => sumOfContributions(sum, contribution), ZERO_CONTRIBUTION)
}

/** Undefined if an amount is out of range (N8). */
export function totalsWith(
  { account, kind }: Pick<PricedRequest, 'account' | 'kind'>,
  sum: Contribution,
  adjustments: readonly ParsedAdjustment[],
): DocumentTotals | undefined {
  const priced = priceTotals(sum, adjustments, account, kind)
  return priced._tag === 'Right' ? priced.right.totals : undefined
}

// T6
export function netOf({ subtotal, discounts, surcharges }: DocumentTotals): Integer {
  return addIntegers(subtractIntegers(subtotal, discounts), surcharges)
}
