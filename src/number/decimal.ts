/**
 * Equals `coefficient × 10^-scale`. A *wide* number has a bigint in place of the coefficient. Anything
 * computed from {@link UNKNOWN} is unknown too, so an invalid field silences only the checks that need it
 * (V7).
 */
export interface Decimal {
  /** Holds a safe integer, never -0; NaN if the number is wide or unknown. */
  readonly coefficient: number
  readonly scale: number
  /** Never zero, and without trailing zeros among its decimals. */
  readonly wide: bigint | undefined
  /** Holds the string that was read, which the result repeats unchanged (N9). */
  readonly text: string | undefined
}

declare const unit: unique symbol

/** Only the compiler knows the unit. `DecimalIn<'metres' | 'feet'>` is in one of two units. */
export type DecimalIn<Unit extends string> = Decimal & { readonly [unit]: Unit }

export type DecimalInAnyUnit = DecimalIn<never>

export const UNKNOWN = { coefficient: NaN, scale: 0, wide: undefined, text: undefined } as DecimalInAnyUnit

export const ZERO = narrow(0, 0) as DecimalInAnyUnit
export const ONE: Decimal = narrow(1, 0)
export const HUNDRED: Decimal = narrow(100, 0)

/** The coefficient must be a safe integer. */
export function narrow(coefficient: number, scale: number): Decimal {
  // Adding 0 turns -0 into 0.
  return { coefficient: coefficient + 0, scale, wide: undefined, text: undefined }
}

export function isUnknown(number: Decimal): boolean {
  return number.wide === undefined && Number.isNaN(number.coefficient)
}

export function isZero(number: Decimal): boolean {
  return number.coefficient === 0
}

/** L2. Trailing zeros of a computed number or an amount may count. */
export function decimalsOf(number: Decimal): number {
  return number.scale
}

/** NaN for an unknown number. */
export function signOf(number: Decimal): number {
  if (number.wide !== undefined) return number.wide < 0n ? -1 : 1
  return Math.sign(number.coefficient)
}
