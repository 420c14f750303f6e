/**
 * An exact decimal number.
 *
 * Most numbers of a quote are small: their digits fit a safe integer, and the number is `coefficient × 10^-scale`. A
 * number that does not fit is *wide*: its coefficient is a bigint. Only this folder treats the two differently.
 *
 * A supplied number that cannot be read is {@link UNKNOWN}. Everything computed from it is unknown too, so an
 * invalid field silences only the checks that need it (V7).
 */
export interface Decimal {
  /** A safe integer; NaN if the number is wide or unknown. Never -0. */
  readonly coefficient: number
  /** The number of digits that are decimals. Never negative. */
  readonly scale: number
  /** The coefficient, if it is not a safe integer. Never zero, and without trailing zeros among its decimals. */
  readonly wide: bigint | undefined
  /**
   * The decimal string that the number was read from, so that the result repeats it unchanged (N9). Undefined
   * for amounts and computed numbers.
   */
  readonly text: string | undefined
}

declare const unit: unique symbol

/**
 * A decimal with a unit that only the compiler knows. `DecimalIn<'metres' | 'feet'>` is in one of two units.
 */
export type DecimalIn<Unit extends string> = Decimal & { readonly [unit]: Unit }

/** A number that fits every unit. */
export type DecimalInAnyUnit = DecimalIn<never>

/** The unknown number: unreadable, missing, or computed from an unknown one. */
export const UNKNOWN = { coefficient: NaN, scale: 0, wide: undefined, text: undefined } as DecimalInAnyUnit

export const ZERO = narrow(0, 0) as DecimalInAnyUnit
export const ONE: Decimal = narrow(1, 0)
export const HUNDRED: Decimal = narrow(100, 0)

/** Makes a computed decimal. The coefficient must be a safe integer. */
export function narrow(coefficient: number, scale: number): Decimal {
  // Adding 0 turns -0 into 0 and leaves every other number alone.
  return { coefficient: coefficient + 0, scale, wide: undefined, text: undefined }
}

export function isUnknown(number: Decimal): boolean {
  return number.wide === undefined && Number.isNaN(number.coefficient)
}

/** Tests whether a number is zero. False for an unknown number. */
export function isZero(number: Decimal): boolean {
  return number.coefficient === 0
}

/**
 * Returns the number of decimals. Trailing zeros of a supplied decimal do not count (L2), but those of an amount or a
 * computed number may. An unknown number has no decimals.
 */
export function decimalsOf(number: Decimal): number {
  return number.scale
}

/** Returns 1 for a positive number, -1 for a negative one, 0 for zero, and NaN for an unknown one. */
export function signOf(number: Decimal): number {
  if (number.wide !== undefined) return number.wide < 0n ? -1 : 1
  return Math.sign(number.coefficient)
}
