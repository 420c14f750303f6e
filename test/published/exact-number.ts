/** Means coefficient × 10^exponent. Trailing zeros are kept. */
export interface ExactNumber {
  readonly coefficient: bigint
  readonly exponent: number
}

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/** Reads the syntax of the published cases. Returns undefined if the text is not a finite number. */
export function exactNumber(text: string): ExactNumber | undefined {
  const [, sign = '', units = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  if (units + fraction === '') return undefined
  const magnitude = BigInt(units + fraction)
  return {
    coefficient: sign === '-' ? -magnitude : magnitude,
    exponent: Number(exponent) - fraction.length,
  }
}

export function areEqual(a: ExactNumber, b: ExactNumber): boolean {
  const lowest = Math.min(a.exponent, b.exponent)
  return unitsOf(a, lowest) === unitsOf(b, lowest)
}

/** Units of 10^exponent may be finer than the number's own digits. */
export function unitsOf(number: ExactNumber, exponent: number): bigint {
  return number.coefficient * 10n ** BigInt(number.exponent - exponent)
}

/** Keeps zeros: `1.20E+1` is `12.0`. */
export function plainly({ coefficient, exponent }: ExactNumber): string {
  const sign = coefficient < 0n ? '-' : ''
  const digits = String(coefficient < 0n ? -coefficient : coefficient)
  if (exponent >= 0) return sign + (coefficient === 0n ? '0' : digits + '0'.repeat(exponent))
  const padded = digits.padStart(1 - exponent, '0')
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`
}

export function sumOf(a: ExactNumber, b: ExactNumber): ExactNumber {
  const exponent = Math.min(a.exponent, b.exponent)
  return { coefficient: unitsOf(a, exponent) + unitsOf(b, exponent), exponent }
}

export function productOf(a: ExactNumber, b: ExactNumber): ExactNumber {
  return { coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent }
}

/** Tests whether a / b lies halfway between two multiples of 10^exponent. */
export function isHalfway(a: ExactNumber, b: ExactNumber, exponent: number): boolean {
  // Twice the quotient in these units must be a whole and odd number.
  const shift = a.exponent - b.exponent - exponent
  const dividend = 2n * a.coefficient * 10n ** BigInt(Math.max(0, shift))
  const divisor = b.coefficient * 10n ** BigInt(Math.max(0, -shift))
  return divisor !== 0n && dividend % divisor === 0n && (dividend / divisor) % 2n !== 0n
}

export function isRootHalfway(square: ExactNumber, rounded: ExactNumber): boolean {
  return [-1n, 1n].some((side) => {
    const half = { coefficient: 10n * rounded.coefficient + 5n * side, exponent: rounded.exponent - 1 }
    return areEqual(productOf(half, half), square)
  })
}
