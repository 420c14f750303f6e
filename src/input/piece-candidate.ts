import { LONGEST_PIECE_MM, SHORTEST_PIECE_MM } from '../definitions/limits.js'
import { lengthIn, type LengthUnit, type TypedLength } from './read-length.js'
import {
  distinctReadings,
  unreadable,
  type ValidInput,
  type ParsedInput,
  type InvalidInput,
} from './typed.js'
import { ownFields } from '../problem/own-fields.js'

/** A number of pieces of one length, as an entry of a line's `measurements` (M3). */
export interface InputPiece {
  /** The number of pieces, a decimal string. */
  readonly amount: string
  /** The length of one piece, a decimal string in the unit of the field. */
  readonly length: string
}

export interface Candidate {
  readonly count: ValidInput
  readonly length: TypedLength
  /** Present if the length was typed before the count. */
  readonly swapped?: true
  /** True if a word marks the count: `3 pcs`. */
  readonly isCounted?: boolean
}

/** A number without a unit is in `unit`. */
export type CandidatesIn = (unit: LengthUnit) => readonly Candidate[]

/** Units that people may also mean by a number without a unit. */
const OTHER_UNITS: Readonly<Record<LengthUnit, readonly LengthUnit[]>> = {
  mm: ['m'],
  m: ['mm'],
  ft: ['in', 'mm'],
  in: ['ft', 'mm'],
}

/** In millimetres. */
const [SHORTEST, LONGEST] = [BigInt(SHORTEST_PIECE_MM), BigInt(LONGEST_PIECE_MM)]

const isWhole = ({ count }: Candidate): boolean =>
  ownFields(count).exact === undefined && /^[1-9][0-9]*$/.test(count.value)

/** Pricing requires both numbers to be above zero (M6). */
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

/** From 1000, a count may be a length in millimetres. */
const isLength = ({ count }: Candidate): boolean => Number(count.value) >= 1000

/** A unit shows which of the two numbers is the length. A count that is not whole also needs a word. */
const isMarked = (candidate: Candidate): boolean =>
  candidate.length.hasUnit && (candidate.isCounted === true || isWhole(candidate)) && isPossible(candidate)

/** `documented` has the count first, and `swapped` has the length first. `both` means that entries differ. */
export type OrderElsewhere = 'documented' | 'swapped' | 'both'

export interface ChosenCandidates {
  readonly candidates: readonly Candidate[]
  /** Whether a single candidate can be accepted without asking the user. */
  readonly isClear: boolean
}

/**
 * A unit that marks the length decides the order, else plausibility. Of two plausible orders, the documented one
 * wins if other entries have it. Otherwise the form asks. It also asks if a count may be a length in millimetres.
 */
export function chooseCandidates(
  inOrder: CandidatesIn,
  swapped: CandidatesIn,
  unit: LengthUnit,
  elsewhere: OrderElsewhere,
): ChosenCandidates {
  const [own, reversed] = [inOrder(unit), swapped(unit)]
  const marked = [own, reversed].find((order) => order.some(isMarked))
  if (marked !== undefined) return { candidates: marked, isClear: true }
  const orders = [...own, ...reversed].filter(isPossible)
  // Accepts zero and negative numbers, because pricing reports them at their field.
  if (orders.length === 0) return { candidates: own.length > 0 ? own : reversed, isClear: true }
  const others = OTHER_UNITS[unit]
  if (own.some(isPlausible)) {
    const either = elsewhere === 'documented' ? [] : reversed.filter(isPlausible)
    // In metres, `6100/6` may also be 6 pieces of 6100 mm.
    const fewer = own.every(isLength) ? others.flatMap(swapped).filter(isPlausible) : []
    return { candidates: [...fewer, ...either, ...own], isClear: true }
  }
  const ownElsewhere = others.flatMap(inOrder)
  const plausible = ownElsewhere.filter(isPlausible)
  if (reversed.some(isPlausible)) {
    // In metres, `6/6100` may be 6100 pieces of 6 m, but 6 pieces of 6100 mm are more likely.
    const fewer = plausible.filter((one) => reversed.every((other) => countOf(one) < countOf(other)))
    const asTyped = elsewhere === 'both' ? own.filter(isPossible) : []
    return { candidates: [...fewer, ...reversed, ...asTyped], isClear: true }
  }
  if (plausible.length > 0) return { candidates: [...plausible, ...own], isClear: false }
  const swappedElsewhere = others.flatMap(swapped).filter(isPlausible)
  if (swappedElsewhere.length > 0) return { candidates: [...swappedElsewhere, ...reversed], isClear: false }
  // If only one order is possible, or a count is not whole, the unit may be wrong too.
  const isEnough = orders.every(isWhole) && new Set(orders.map(countOf)).size > 1
  if (isEnough) return { candidates: orders, isClear: false }
  const inOtherUnits = own.length > 0 ? ownElsewhere : others.flatMap(swapped)
  return { candidates: [...orders, ...inOtherUnits.filter(isPossible)], isClear: false }
}

const countOf = ({ count }: Candidate): number => Number(count.value)

export function answerOf(
  { candidates, isClear }: ChosenCandidates,
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
  candidate: Candidate,
  unit: LengthUnit,
  locale: string,
): ValidInput<InputPiece> | InvalidInput {
  const { length, swapped } = ownFields(candidate)
  const count = ownFields(candidate.count)
  const found = lengthIn(unit, length.millimetres, locale)
  if (found.status === 'invalid') return found
  const read = ownFields(found)
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
