import {
  add,
  compare,
  larger,
  multiply,
  negate,
  roundedProduct,
  roundedQuotient,
  roundHalfUp,
  subtract,
} from '../../src/number/arithmetic.js'
import { centsOf, exactCentsOf, isAmount } from '../../src/number/cents.js'
import { plainText, readDecimal, fitsMicros, readMicros, writeMicros } from '../../src/number/number-text.js'
import { signOf, ZERO, type Decimal } from '../../src/number/decimal.js'
import type { MajorUnits } from '../../src/number/units.js'
import { decimalOfText } from '../../src/number/reference.js'
import { roundedRoot } from '../../src/number/root.js'
import {
  areEqual,
  exactNumber,
  isHalfway,
  isRootHalfway,
  plainly,
  productOf,
  sumOf,
  unitsOf,
  type ExactNumber,
} from './exact-number.js'
import type { PublishedCase } from './published-cases.js'

export type NotExpressed =
  | 'the kernel lacks the operation'
  | 'NaN, an infinity, or bits'
  | 'no result, or an infinite one'
  | 'another rounding than half up, which matters'
  | 'rounded before the point'
  | 'an exponent beyond 400'

export type Tried = { readonly wrong: string | undefined } | { readonly notExpressed: NotExpressed }

/** 10^400 is beyond the largest JSON number, and 10^-400 below the smallest. */
const MAX_COORDINATE = 400

interface Question {
  readonly operands: readonly Decimal[]
  readonly expected: ExactNumber
  readonly places: number
  readonly isInexact: boolean
}

/** `rounded` rounds half up in one step, if the kernel has such a step. */
interface Operation {
  readonly exactly: (...operands: readonly Decimal[]) => Decimal
  readonly rounded?: (places: number, ...operands: readonly Decimal[]) => Decimal
}

const nothing = (a: Decimal = ZERO): Decimal => a

/** Keys are the published names. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  add: { exactly: (a = ZERO, b = ZERO) => add(a, b) },
  subtract: { exactly: (a = ZERO, b = ZERO) => subtract(a, b) },
  multiply: {
    exactly: (a = ZERO, b = ZERO) => multiply(a, b),
    rounded: (places, a = ZERO, b = ZERO) => roundedProduct(a, b, places),
  },
  fma: { exactly: (a = ZERO, b = ZERO, c = ZERO) => add(multiply(a, b), c) },
  plus: { exactly: (a: Decimal = ZERO) => add(ZERO, a) },
  minus: { exactly: (a: Decimal = ZERO) => subtract(ZERO, a) },
  abs: { exactly: (a: Decimal = ZERO) => (signOf(a) < 0 ? negate(a) : a) },
  copy: { exactly: nothing },
  copynegate: { exactly: (a: Decimal = ZERO) => negate(a) },
  copyabs: { exactly: (a: Decimal = ZERO) => (signOf(a) < 0 ? negate(a) : a) },
  reduce: { exactly: nothing },
  tosci: { exactly: nothing },
  toeng: { exactly: nothing },
  apply: { exactly: nothing },
  max: { exactly: (a = ZERO, b = ZERO) => larger(a, b) },
  min: { exactly: (a = ZERO, b = ZERO) => negate(larger(negate(a), negate(b))) },
}

export function tryCase(one: PublishedCase): Tried {
  const numbers = one.operands.map(exactNumber)
  if (isRefusal(one)) return { wrong: refusalOf(one) }
  const isKnown = one.operation in OPERATIONS || one.operation in OTHERS
  if (!isKnown) return { notExpressed: 'the kernel lacks the operation' }
  const finite = numbers.filter((number) => number !== undefined)
  if (finite.length < numbers.length) return { notExpressed: 'NaN, an infinity, or bits' }
  const expected = exactNumber(one.result)
  if (expected === undefined) return { notExpressed: 'no result, or an infinite one' }
  // Only the exponent of the second operand of a quantize is used.
  if ([...finite, expected].some(({ exponent }) => Math.abs(exponent) > MAX_COORDINATE)) {
    return { notExpressed: 'an exponent beyond 400' }
  }
  const isInexact = one.conditions.includes('inexact') || isSilentlyInexact(one.operation, finite, expected)
  const places = -expected.exponent
  if (isInexact && !isRoundedHalfUp(one, finite, expected)) {
    return { notExpressed: 'another rounding than half up, which matters' }
  }
  if (isInexact && places < 0) return { notExpressed: 'rounded before the point' }
  const question = { operands: finite.map(kernelNumber), expected, places: Math.max(0, places), isInexact }
  const other = OTHERS[one.operation]
  if (other !== undefined) return { wrong: other(question) }
  const operation = OPERATIONS[one.operation]
  return { wrong: operation && faultOf(operation, question) }
}

/** `tointegral` does not report that it rounds. */
function isSilentlyInexact(operation: string, [a]: readonly ExactNumber[], expected: ExactNumber): boolean {
  return operation === 'tointegral' && a !== undefined && !areEqual(a, expected)
}

/** The case rounds half up, or rounds to the nearest and has no tie. */
function isRoundedHalfUp(
  { operation, rounding }: PublishedCase,
  operands: readonly ExactNumber[],
  expected: ExactNumber,
): boolean {
  // A root is always rounded to the nearest, whatever rounding the case names.
  if (operation === 'squareroot') return operands.every((square) => !isRootHalfway(square, expected))
  if (rounding === 'half_up') return true
  if (rounding !== 'half_even' && rounding !== 'half_down') return false
  const exact = exactOf(operation, operands)
  return exact !== undefined && !isHalfway(...exact, expected.exponent)
}

const EXACT_ZERO: ExactNumber = { coefficient: 0n, exponent: 0 }
const EXACT_ONE: ExactNumber = { coefficient: 1n, exponent: 0 }

/** Returns a fraction. For max and min, the result is unknown. */
function exactOf(
  operation: string,
  [a = EXACT_ZERO, b = EXACT_ZERO, c = EXACT_ZERO]: readonly ExactNumber[],
): readonly [ExactNumber, ExactNumber] | undefined {
  switch (operation) {
    case 'add':
      return [sumOf(a, b), EXACT_ONE]
    case 'subtract':
      return [sumOf(a, { ...b, coefficient: -b.coefficient }), EXACT_ONE]
    case 'multiply':
      return [productOf(a, b), EXACT_ONE]
    case 'fma':
      return [sumOf(productOf(a, b), c), EXACT_ONE]
    case 'divide':
      return [a, b]
    case 'max':
    case 'min':
      return undefined
    default:
      return [a, EXACT_ONE]
  }
}

function faultOf({ exactly, rounded }: Operation, question: Question): string | undefined {
  const { operands, expected, places, isInexact } = question
  const exact = exactly(...operands)
  if (!isInexact) {
    // An exact result stays exact if it is rounded to all its decimals.
    return differs(exact, expected) ?? (rounded && differs(rounded(places, ...operands), expected))
  }
  return (
    differs(roundHalfUp(exact, places), expected) ??
    (rounded && differs(rounded(places, ...operands), expected))
  )
}

/** Checks operations whose result is not a figure, or is always rounded. */
const OTHERS: Readonly<Record<string, (question: Question) => string | undefined>> = {
  compare: ({ operands: [a = ZERO, b = ZERO], expected }) => {
    const sign = Math.sign(compare(a, b))
    return BigInt(sign) === expected.coefficient ? undefined : String(sign)
  },
  divide: ({ operands: [a = ZERO, b = ZERO], expected, places }) =>
    differs(roundedQuotient(a, b, places), expected),
  squareroot: ({ operands: [a = ZERO], expected, places }) => differs(roundedRoot(a, places), expected),
  quantize: quantized,
  rescale: quantized,
  tointegral: quantized,
  tointegralx: quantized,
}

/** Compares cents and micros too if these are the decimals. */
function quantized({ operands: [a = ZERO], expected, places }: Question): string | undefined {
  const rounded = roundHalfUp(a, places)
  const wrong = differs(rounded, expected)
  if (wrong !== undefined) return wrong
  if (places === 2) return centsDiffer(a as MajorUnits, unitsOf(expected, -2))
  const amount = rounded as MajorUnits
  return places === 6 && fitsMicros(amount) ? microsDiffer(amount, unitsOf(expected, -6)) : undefined
}

function centsDiffer(amount: MajorUnits, expected: bigint): string | undefined {
  const exact = exactCentsOf(amount)
  if (BigInt(exact) !== expected) return `${String(exact)} cents`
  const cents = centsOf(amount)
  return !isAmount(cents) || BigInt(cents) === expected ? undefined : `${String(cents)} cents`
}

function microsDiffer(amount: MajorUnits, expected: bigint): string | undefined {
  const written = writeMicros(amount)
  if (written !== String(expected)) return `${written} micros`
  const read = readMicros(written)
  return read !== undefined && compare(read, amount) === 0 ? undefined : `${written} micros, not read back`
}

/** The narrower syntax of N4 must reject invalid syntax too. */
function isRefusal({ operation, conditions }: PublishedCase): boolean {
  return (operation === 'tosci' || operation === 'toeng') && conditions.includes('conversion_syntax')
}

function refusalOf({ operands: [text = ''] }: PublishedCase): string | undefined {
  return readDecimal(text) === undefined && readMicros(text) === undefined ? undefined : 'read'
}

/** N4: reads a number as in a request if possible, otherwise as a computed number. */
function kernelNumber(number: ExactNumber): Decimal {
  const text = plainly(number)
  return readDecimal(text) ?? decimalOfText(text)
}

function differs(answered: Decimal, expected: ExactNumber): string | undefined {
  const text = plainText(answered)
  const number = exactNumber(text)
  return number !== undefined && areEqual(number, expected) ? undefined : text
}
