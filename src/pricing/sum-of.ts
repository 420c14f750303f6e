import { isAmount, type Cents } from '../number/cents.js'
import { addIntegers, type Integer } from '../number/integer.js'

/** The exact sum; undefined when one of the amounts is unknown or does not fit. */
export function sumOf(amounts: readonly Cents[]): Integer | undefined {
  return amounts.every(isAmount) ? amounts.reduce<Integer>(addIntegers, 0) : undefined
}
