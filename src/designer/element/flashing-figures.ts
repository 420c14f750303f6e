import { valueAtStep } from '../../problem/path.js'

import { adviseFlashing, type MeasuredFlashing } from '../../api/flashing/flashings.js'
import * as E from '../../problem/either.js'
import { advisoryCodes } from '../../problem/advisory-codes.js'
import type { Advisory } from '../../problem/advisory.js'
import type { Account, AccountInput } from '../../wire/account.generated.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import type { SheetLimits } from '../../wire/options.generated.js'

/** A piece of advice with the numbers of its rules. */
export interface DesignerAdvice {
  /** The stable code. */
  readonly code: Advisory['code']
  /** The severity. */
  readonly severity: Advisory['severity']
  /** The message in English. */
  readonly message: string
  /** The numbers of the rules. */
  readonly rules: readonly string[]
}

/**
 * The figures of a flashing that the designer shows. An unknown figure is absent, never 0. A figure is unknown
 * if it cannot be measured, or depends on an unreadable text.
 */
export interface DesignerFigures {
  /** The girth in mm (F2). */
  readonly girth?: string
  /** The number of bends (F3). */
  readonly bends?: string
  /** The total length in metres (F6). */
  readonly metres?: string
  /** The charged length in metres, if it differs from {@link metres} (F6). */
  readonly chargedMetres?: string
  /** The total price in micros (F7). Also absent without a price per metre. */
  readonly totalPriceMicros?: string
  /** The advice on unusual properties (F11). */
  readonly advice: readonly DesignerAdvice[]
}

/** The figures while nothing is drawn, whatever the pieces. */
export const NOTHING_DRAWN: DesignerFigures = { girth: '0', bends: '0', metres: '0', advice: [] }

interface KnownOfOrder {
  readonly isShapeKnown: boolean
  readonly arePiecesKnown: boolean
  readonly isReady: boolean
}

export function figuresOf(
  { totalGirth, bends, totalLength, chargedLength, totalPrice }: MeasuredFlashing,
  { isShapeKnown, arePiecesKnown, isReady }: KnownOfOrder,
  advice: readonly DesignerAdvice[],
): DesignerFigures {
  return {
    ...(isShapeKnown && { girth: totalGirth, bends }),
    ...(arePiecesKnown && { metres: totalLength }),
    ...(arePiecesKnown && chargedLength !== totalLength && { chargedMetres: chargedLength }),
    ...(isReady && totalPrice?.amountMicros !== undefined && { totalPriceMicros: totalPrice.amountMicros }),
    advice,
  }
}

export function adviceOn(
  line: FlashingLineInput,
  account: AccountInput,
  limits: SheetLimits,
): readonly DesignerAdvice[] {
  const advised = adviseFlashing(line, account, limits)
  const rulesOf = new Map(advisoryCodes.map(({ code, rules }) => [code, rules]))
  return (E.isRight(advised) ? advised.right : []).map(({ code, severity, message }) => ({
    code,
    severity,
    message,
    rules: rulesOf.get(code) ?? [],
  }))
}

/** Defaults to AUD, because a page may set an invalid account, or none. */
export function currencyOf(account: AccountInput | Account): string {
  const currency = valueAtStep(account, 'currency')
  return typeof currency === 'string' ? currency : 'AUD'
}
