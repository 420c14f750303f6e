import { valueAtStep } from '../problem/path.js'
import type { MeasuredFlashing } from '../api/flashing/flashings.js'
import { adviseFlashing } from '../flashing-results.generated.js'
import { advisoryCodes } from '../problem/advisory-codes.js'
import type { Advisory } from '../problem/advisory.js'
import type { Account, AccountInput } from '../wire/account.generated.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { SheetLimits } from '../wire/options.generated.js'

/** A piece of advice with the numbers of its rules. */
export interface DesignerAdvice {
  /** The stable code. */
  readonly code: Advisory['code']
  /** How serious it is. */
  readonly severity: Advisory['severity']
  /** What it says, in English. */
  readonly message: string
  /** The numbers of the rules. */
  readonly rules: readonly string[]
}

/** What the designer shows of a flashing; a figure is absent where it cannot be measured. */
export interface DesignerFigures {
  /** In mm (F2). */
  readonly girth: string
  /** F3. */
  readonly bends: string
  /** In metres (F6). */
  readonly metres: string
  /** In micros (F7); absent without a price per metre. */
  readonly totalPriceMicros: string | undefined
  /** What is unusual about it (F11). */
  readonly advice: readonly DesignerAdvice[]
}

/** Nothing is drawn, or it cannot be measured. */
export const NO_FIGURES: DesignerFigures = {
  girth: '0',
  bends: '0',
  metres: '0',
  totalPriceMicros: undefined,
  advice: [],
}

/**
 * The figures of a line, and the advice on it.
 *
 * @param measured undefined where it cannot be measured
 */
export function figuresOf(
  line: FlashingLineInput,
  measured: MeasuredFlashing | undefined,
  account: AccountInput,
  limits: SheetLimits,
): DesignerFigures {
  const advised = adviseFlashing(line, account, limits)
  const rulesOf = new Map(advisoryCodes.map(({ code, rules }) => [code, rules]))
  const advice = (advised.ok ? advised.value : []).map(({ code, severity, message }) => ({
    ...{ code, severity, message },
    rules: rulesOf.get(code) ?? [],
  }))
  if (measured === undefined) return { ...NO_FIGURES, advice }
  const { totalGirth, bends, totalLength, totalPrice } = measured
  return { girth: totalGirth, bends, metres: totalLength, totalPriceMicros: totalPrice?.amountMicros, advice }
}

/** A page may set anything as the account, or nothing. */
export function currencyOf(account: AccountInput | Account): string {
  const currency = valueAtStep(account, 'currency')
  return typeof currency === 'string' ? currency : 'AUD'
}
