import { valueAtStep } from '../../problem/path.js'
import type { MeasuredFlashing } from '../../api/flashing/flashings.js'
import { adviseFlashing } from '../../generated/flashing-results.generated.js'
import { advisoryCodes } from '../../problem/advisory-codes.js'
import type { Advisory } from '../../problem/advisory.js'
import type { Account, AccountInput } from '../../wire/account.generated.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import type { SheetLimits } from '../../wire/options.generated.js'

/** A piece of advice with the numbers of its rules. */
export interface DesignerAdvice {
  /** The stable code. */
  readonly code: Advisory['code']
  /** How serious it is. */
  readonly severity: Advisory['severity']
  /** The message in English. */
  readonly message: string
  /** The numbers of the rules. */
  readonly rules: readonly string[]
}

/**
 * The figures of a flashing that the designer shows. An unknown figure is absent and never 0: it cannot be measured,
 * or follows from an unreadable text.
 */
export interface DesignerFigures {
  /** In mm (F2). */
  readonly girth?: string
  /** F3. */
  readonly bends?: string
  /** In metres (F6). */
  readonly metres?: string
  /** In micros (F7); absent without a price per metre as well. */
  readonly totalPriceMicros?: string
  /** Its unusual properties, as advice (F11). */
  readonly advice: readonly DesignerAdvice[]
}

/** Nothing is drawn, of however many pieces. */
export const NOTHING_DRAWN: DesignerFigures = { girth: '0', bends: '0', metres: '0', advice: [] }

/** The known figures of an order. */
export interface KnownOfOrder {
  readonly isShapeKnown: boolean
  readonly arePiecesKnown: boolean
  /** Whether nothing at all is unknown. */
  readonly isReady: boolean
}

/** The figures that are known of a measured flashing. */
export function figuresOf(
  { totalGirth, bends, totalLength, totalPrice }: MeasuredFlashing,
  { isShapeKnown, arePiecesKnown, isReady }: KnownOfOrder,
  advice: readonly DesignerAdvice[],
): DesignerFigures {
  return {
    ...(isShapeKnown && { girth: totalGirth, bends }),
    ...(arePiecesKnown && { metres: totalLength }),
    ...(isReady && totalPrice?.amountMicros !== undefined && { totalPriceMicros: totalPrice.amountMicros }),
    advice,
  }
}

/** The advice on a line, with its rules. */
export function adviceOn(
  line: FlashingLineInput,
  account: AccountInput,
  limits: SheetLimits,
): readonly DesignerAdvice[] {
  const advised = adviseFlashing(line, account, limits)
  const rulesOf = new Map(advisoryCodes.map(({ code, rules }) => [code, rules]))
  return (advised.ok ? advised.value : []).map(({ code, severity, message }) => ({
    code,
    severity,
    message,
    rules: rulesOf.get(code) ?? [],
  }))
}

/** A page may set anything as the account, or nothing. */
export function currencyOf(account: AccountInput | Account): string {
  const currency = valueAtStep(account, 'currency')
  return typeof currency === 'string' ? currency : 'AUD'
}
