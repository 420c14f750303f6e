/** 10^0 to 10^22: every power of ten that a double holds exactly. */
const POWERS_OF_TEN: readonly number[] = Array.from({ length: 23 }, (_, exponent) =>
  Number(`1e${String(exponent)}`),
)

/** 10^exponent, exactly; NaN when a double cannot hold it. */
export function powerOfTen(exponent: number): number {
  return POWERS_OF_TEN[exponent] ?? NaN
}
