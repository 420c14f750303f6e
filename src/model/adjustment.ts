import type { Decimal } from '../number/decimal.js'
import type { Money } from './money.js'

/** What an adjustment does to a document (T2), in the order of its integers (V4): see {@link PRICING_STRATEGIES}. */
export const ADJUSTMENT_TYPES = /* @__PURE__ */ Object.freeze([
  'ADJUSTMENT_TYPE_UNSPECIFIED',
  'ADJUSTMENT_TYPE_DISCOUNT',
  'ADJUSTMENT_TYPE_SURCHARGE',
] as const)

/** What an adjustment does to a document (T2). */
export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number]

/** A discount or a surcharge on the whole document (T2). */
export interface Adjustment {
  /** Undefined when it is absent, or could not be read. */
  readonly type: AdjustmentType | undefined
  readonly name: string | undefined
  /** Exactly one of amount and percentage is there. */
  readonly amount: Money | undefined
  /** Of the subtotal: `10` is 10 %. */
  readonly percentage: Decimal | undefined
  readonly isTaxFree: boolean | undefined
}
