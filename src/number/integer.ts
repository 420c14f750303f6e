/**
 * An exact whole number of any size: a plain number while it is safe, a bigint beyond. There is one form for
 * each value, so `===` compares, and addition is exact, associative and commutative.
 */
export type Integer = number | bigint

/** a + b. NaN, as an amount of which nothing is known, makes the sum one too. */
export function addIntegers(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    if (Number.isSafeInteger(sum)) return sum
  }
  if (isNoInteger(a) || isNoInteger(b)) return NaN
  return integerOf(BigInt(a) + BigInt(b))
}

function isNoInteger(a: Integer): boolean {
  return typeof a !== 'bigint' && !Number.isInteger(a)
}

export function negateInteger(a: Integer): Integer {
  return typeof a === 'bigint' ? integerOf(-a) : isNoInteger(a) ? NaN : 0 - a
}

export function subtractIntegers(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b
    if (Number.isSafeInteger(difference)) return difference
  }
  return addIntegers(a, negateInteger(b))
}

/** A whole number in its one form. */
export function integerOf(value: bigint): Integer {
  const small = Number(value)
  return Number.isSafeInteger(small) ? small : value
}
