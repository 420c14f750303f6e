import { LONGEST_PIECE_MM, SHORTEST_PIECE_MM } from '../definitions/limits.js'
import { lengthIn, type LengthUnit, type TypedLength } from './read-length.js'
import {
  distinctReadings,
  unreadable,
  type ValidInput,
  type ParsedInput,
  type InvalidInput,
} from './typed.js'

/** Some pieces of one length, as an entry of a line's `measurements` (M3). */
export interface InputPiece {
  /** How many, a decimal string. */
  readonly amount: string
  /** The length of one, a decimal string in the unit that was asked for. */
  readonly length: string
}

/** One way to read an entry of a list. */
export interface Candidate {
  readonly count: ValidInput
  readonly length: TypedLength
  /** The length was typed before the count. */
  readonly swapped?: true
  /** A word marks the count: `3 pcs`. */
  readonly isCounted?: boolean
}

/** The ways to read an entry when its bare number is in a unit. */
export type CandidatesIn = (unit: LengthUnit) => readonly Candidate[]

/** The units that people may mean by a bare number, in addition to the unit of the field. */
const OTHER_UNITS: Readonly<Record<LengthUnit, readonly LengthUnit[]>> = {
  mm: ['m'],
  m: ['mm'],
  ft: ['in', 'mm'],
  in: ['ft', 'mm'],
}

/** The lengths of plausible pieces, in millimetres. */
const [SHORTEST, LONGEST] = [BigInt(SHORTEST_PIECE_MM), BigInt(LONGEST_PIECE_MM)]

const isWhole = ({ count }: Candidate): boolean =>
  count.exact === undefined && /^[1-9][0-9]*$/.test(count.value)

/** Whether the request can hold it: both figures are above zero (M3). */
const isPossible = ({ count, length }: Candidate): boolean =>
  Number(count.value) > 0 && length.millimetres.numerator > 0n

const isPlausible = (candidate: Candidate): boolean => {
  const { numerator, denominator } = candidate.length.millimetres
  return (
    isWhole(candidate) &&
    candidate.count.value.length <= 4 &&
    numerator >= SHORTEST * denominator &&
    numerator <= LONGEST * denominator
  )
}

/** Whether a unit says which of the two numbers is the length. A count that is not whole needs a word as well. */
const isMarked = (candidate: Candidate): boolean =>
  candidate.length.hasUnit && (candidate.isCounted === true || isWhole(candidate)) && isPossible(candidate)

/**
 * The order in which the other entries of a list are typed: as documented, the length before its count, or each of them
 * somewhere.
 */
export type OrderElsewhere = 'documented' | 'swapped' | 'both'

/** The candidates that may be meant. */
export interface Meant {
  readonly candidates: readonly Candidate[]
  /** Whether a single one of them is what was meant. Otherwise a form has to ask. */
  readonly isClear: boolean
}

/**
 * Keeps the documented order wherever a unit marks the length or the piece is plausible, and the other order where only
 * that one is. Everything else is asked about, the plausible first: a length in another unit, or both orders. In a list that
 * has other entries swapped, two plausible orders are asked about too, and in one with both orders the swapped are.
 */
export function meantOf(
  inOrder: CandidatesIn,
  swapped: CandidatesIn,
  unit: LengthUnit,
  elsewhere: OrderElsewhere,
): Meant {
  const [own, turned] = [inOrder(unit), swapped(unit)]
  const marked = [own, turned].find((order) => order.some(isMarked))
  if (marked !== undefined) return { candidates: marked, isClear: true }
  const orders = [...own, ...turned].filter(isPossible)
  // Pricing says at its field that a figure must be above zero.
  if (orders.length === 0) return { candidates: own.length > 0 ? own : turned, isClear: true }
  if (own.some(isPlausible)) {
    const either = elsewhere === 'documented' ? [] : turned.filter(isPlausible)
    return { candidates: [...either, ...own], isClear: true }
  }
  const others = OTHER_UNITS[unit]
  const ownElsewhere = others.flatMap(inOrder)
  const plausible = ownElsewhere.filter(isPlausible)
  if (turned.some(isPlausible)) {
    // In metres `6/6100` may be 6100 pieces of 6 m, but rather is 6 pieces of 6100 mm.
    const fewer = plausible.filter((one) => turned.every((other) => countOf(one) < countOf(other)))
    const asTyped = elsewhere === 'both' ? own.filter(isPossible) : []
    return { candidates: [...fewer, ...turned, ...asTyped], isClear: true }
  }
  if (plausible.length > 0) return { candidates: [...plausible, ...own], isClear: false }
  const turnedElsewhere = others.flatMap(swapped).filter(isPlausible)
  if (turnedElsewhere.length > 0) return { candidates: [...turnedElsewhere, ...turned], isClear: false }
  // With one order alone, or a count that is not whole, the unit may be a slip as well.
  const isEnough = orders.every(isWhole) && new Set(orders.map(countOf)).size > 1
  if (isEnough) return { candidates: orders, isClear: false }
  const inOtherUnits = own.length > 0 ? ownElsewhere : others.flatMap(swapped)
  return { candidates: [...orders, ...inOtherUnits.filter(isPossible)], isClear: false }
}

const countOf = ({ count }: Candidate): number => Number(count.value)

/** One answer of what may be meant. */
export function answerOf(
  { candidates, isClear }: Meant,
  unit: LengthUnit,
  locale: string,
): ParsedInput<InputPiece> {
  const all = candidates.map((one) => pieceOf(one, unit, locale))
  const readings = distinctReadings(all.filter((one) => one.status === 'ok'))
  const [first] = readings
  if (readings.length > 1) return { status: 'ambiguous', readings }
  if (isClear && first !== undefined) return first
  return all.find((one) => one.status === 'invalid') ?? unreadable('not_a_number')
}

function pieceOf(
  { count, length, swapped }: Candidate,
  unit: LengthUnit,
  locale: string,
): ValidInput<InputPiece> | InvalidInput {
  const read = lengthIn(unit, length.millimetres, locale)
  if (read.status === 'invalid') return read
  const exactLength = read.exact === undefined ? read.meant : `${read.exact} ${unit}`
  return {
    status: 'ok',
    value: { amount: count.value, length: read.value },
    meant: `${count.meant} × ${read.meant}`,
    ...(count.exact === undefined && read.exact === undefined
      ? {}
      : { exact: `${count.exact ?? count.meant} × ${exactLength}` }),
    ...(swapped === undefined ? {} : { swapped }),
  }
}
