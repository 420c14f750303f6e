import { adviseFlashing, measureFlashing } from '../flashing-results.generated.js'
import type { DesignDrawings } from '../designing/wire-drawing.js'
import { advisoryCodes } from '../problem/advisory-codes.js'
import type { Advisory } from '../problem/advisory.js'
import type { Account, AccountInput } from '../wire/account.generated.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { SheetLimits } from '../wire/options.generated.js'
import type { DesignerOrder } from './designer-order.js'
import { metrePriceOf } from './metre-price.js'

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

/** The flashing line of drawings and an order, with the figures that the library measures. */
export function lineOf(
  drawings: DesignDrawings,
  order: DesignerOrder,
  account: AccountInput,
): FlashingLineInput {
  const bare = { ...(drawings as unknown as FlashingLineInput), subitems: [...order.subitems] }
  const { micros } = metrePriceOf(order, shapeOf(bare, account), account)
  const unitPrice =
    micros === undefined ? {} : { unitPrice: { amountMicros: micros, currency: currencyOf(account) } }
  const line = {
    ...bare,
    ...unitPrice,
    ...(order.productName === '' ? {} : { productName: order.productName }),
  }
  const priced = measureFlashing(line, account)
  if (!priced.ok) return line
  const { totalGirth, bends, totalLength, totalPrice } = priced.value
  return { ...line, totalGirth, bends, totalLength, ...(totalPrice && { totalPrice }) }
}

/** What the price of a metre depends on. */
export interface FlashingShape {
  readonly girth: string
  readonly bends: string
  readonly isTapered: boolean
}

/** The shape of a line; undefined where it cannot be measured. */
export function shapeOf(line: FlashingLineInput, account: AccountInput): FlashingShape | undefined {
  const measured = measureFlashing(line, account)
  if (!measured.ok) return undefined
  const { totalGirth, bends } = measured.value
  return { girth: totalGirth, bends, isTapered: (line.otherSides ?? []).length > 0 }
}

/** Nothing is drawn, or it cannot be measured. */
export const NO_FIGURES: DesignerFigures = {
  girth: '0',
  bends: '0',
  metres: '0',
  totalPriceMicros: undefined,
  advice: [],
}

/** The figures of a line, and the advice on it. */
export function figuresOf(
  line: FlashingLineInput,
  account: AccountInput,
  limits: SheetLimits,
): DesignerFigures {
  const measured = measureFlashing(line, account)
  const advised = adviseFlashing(line, account, limits)
  const rulesOf = new Map(advisoryCodes.map(({ code, rules }) => [code, rules]))
  const advice = (advised.ok ? advised.value : []).map(({ code, severity, message }) => ({
    ...{ code, severity, message },
    rules: rulesOf.get(code) ?? [],
  }))
  if (!measured.ok) return { ...NO_FIGURES, advice }
  const { totalGirth, bends, totalLength, totalPrice } = measured.value
  return { girth: totalGirth, bends, metres: totalLength, totalPriceMicros: totalPrice?.amountMicros, advice }
}

export function currencyOf(account: AccountInput | Account): string {
  const { currency } = account as { readonly currency?: unknown }
  return typeof currency === 'string' ? currency : 'AUD'
}
