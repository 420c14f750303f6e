import { FINISH_TYPES } from '../model/drawing.js'
import { decimalOfNumber } from '../number/decimal-of-number.js'
import { fitsDecimalText } from '../number/fits-text.js'
import { MAX_FRACTION_DIGITS, MAX_INTEGER_DIGITS } from '../number/read-decimal.js'
import {
  allOf,
  problemAt,
  NO_PROBLEMS,
  ofEach,
  within,
  type LocatedProblem,
} from '../problem/located-problem.js'
import type { Path } from '../problem/path.js'
import { preview } from '../problem/preview.js'

/** What was given, before anything is known of it: profiles come from files as well as from typed code. */
type Given = Readonly<Record<string, unknown>>

/** What is wrong with a profile. Paths lead from the list of edges, `[2, 'size']`, or from the options. */
export function checkProfile(edges: unknown, options: object): readonly LocatedProblem[] {
  if (!Array.isArray(edges) || edges.length === 0) return [problemAt('required', ['edges'])]
  const { heading, canvas, endFinish, drawingNumber } = options as Given
  return allOf(
    ofEach(edges, (edge, index) => checkEdge(edge, index, edges.length)),
    heading === undefined ? NO_PROBLEMS : checkFinite(heading, ['heading']),
    canvas === undefined ? NO_PROBLEMS : checkCanvas(canvas),
    endFinish === undefined ? NO_PROBLEMS : checkEndFinish(endFinish, edges.length),
    drawingNumber === undefined ? NO_PROBLEMS : checkFinite(drawingNumber, ['drawingNumber']),
  )
}

function checkEdge(edge: unknown, index: number, count: number): readonly LocatedProblem[] {
  if (!isGiven(edge)) return [notAnObject(edge, [index])]
  const { size, turn, hidden, finish } = edge
  const isInside = index > 0 && index < count - 1
  return within(
    allOf(
      checkSize(size, ['size']),
      turn === undefined ? NO_PROBLEMS : checkTurn(turn, index),
      checkFlag(hidden, ['hidden']),
      finish === undefined
        ? NO_PROBLEMS
        : isInside
          ? [misplaced(finish, ['finish'], 'absent')]
          : checkFinish(finish, 'finish'),
    ),
    index,
  )
}

function checkTurn(turn: unknown, index: number): readonly LocatedProblem[] {
  if (index === 0) return [misplaced(turn, ['turn'], 'absent')]
  const unreadable = checkFinite(turn, ['turn'])
  if (unreadable.length > 0 || Math.abs(Number(turn)) <= 180) return unreadable
  return [problemAt('out_of_range', ['turn'], { sent: preview(turn), least: '-180', most: '180' })]
}

function checkFinish(finish: unknown, field: string): readonly LocatedProblem[] {
  if (!isGiven(finish)) return [notAnObject(finish, [field])]
  const { type, size, flip } = finish
  const isKnown = FINISH_TYPES.some((known) => known === type)
  const known = [...FINISH_TYPES]
  return within(
    allOf(
      isKnown ? NO_PROBLEMS : [problemAt('unknown_enum_value', ['type'], { sent: preview(type), known })],
      checkSize(size, ['size']),
      checkFlag(flip, ['flip']),
    ),
    field,
  )
}

/** With more edges than one, the last one's own finish is the one at the end. */
function checkEndFinish(finish: unknown, count: number): readonly LocatedProblem[] {
  return count > 1
    ? [misplaced(finish, ['endFinish'], 'absentBesideLastEdge')]
    : checkFinish(finish, 'endFinish')
}

function checkCanvas(canvas: unknown): readonly LocatedProblem[] {
  if (!isGiven(canvas)) return [notAnObject(canvas, ['canvas'])]
  const { width, height, margin } = canvas
  const unreadable = allOf(
    checkSide(width, ['canvas', 'width']),
    checkSide(height, ['canvas', 'height']),
    checkFinite(margin, ['canvas', 'margin']),
  )
  if (unreadable.length > 0) return unreadable
  const most = Math.min(Number(width), Number(height)) / 2
  return Number(margin) >= 0 && Number(margin) < most
    ? NO_PROBLEMS
    : [
        problemAt('out_of_range', ['canvas', 'margin'], {
          sent: preview(margin),
          least: '0',
          most: preview(most),
        }),
      ]
}

/** The largest side of a canvas: beyond it places could not be told apart. */
export const MAX_SIDE = 1e9

function checkSide(value: unknown, path: Path): readonly LocatedProblem[] {
  const wrong = checkPositive(value, path)
  if (wrong.length > 0 || Number(value) <= MAX_SIDE) return wrong
  return [problemAt('out_of_range', path, { sent: preview(value), least: '0', most: preview(MAX_SIDE) })]
}

/** The largest whole number of a decimal string (N4). */
const MOST = 10 ** MAX_INTEGER_DIGITS - 1

/** A size must measure back: what a decimal string could not say could not be sent (N4). */
function checkSize(value: unknown, path: Path): readonly LocatedProblem[] {
  const wrong = checkPositive(value, path)
  if (wrong.length > 0 || fitsDecimalText(decimalOfNumber(Number(value)))) return wrong
  if (Number(value) > MOST)
    return [problemAt('out_of_range', path, { sent: preview(value), least: '0', most: String(MOST) })]
  return [problemAt('too_many_decimals', path, { sent: preview(value), most: String(MAX_FRACTION_DIGITS) })]
}

function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null
}

function notAnObject(value: unknown, path: Path): LocatedProblem {
  return problemAt('invalid_type', path, { expected: 'object', sent: preview(value) })
}

function checkFinite(value: unknown, path: Path): readonly LocatedProblem[] {
  return Number.isFinite(value)
    ? NO_PROBLEMS
    : [problemAt('invalid_type', path, { expected: 'number', sent: preview(value) })]
}

function checkPositive(value: unknown, path: Path): readonly LocatedProblem[] {
  const unreadable = checkFinite(value, path)
  if (unreadable.length > 0 || Number(value) > 0) return unreadable
  return [problemAt('must_be_positive', path, { sent: preview(value) })]
}

function checkFlag(value: unknown, path: Path): readonly LocatedProblem[] {
  return value === undefined || typeof value === 'boolean'
    ? NO_PROBLEMS
    : [problemAt('invalid_type', path, { expected: 'boolean', sent: preview(value) })]
}

/** Something where nothing may stand. */
function misplaced(value: unknown, path: Path, expected: string): LocatedProblem {
  return problemAt('invalid_type', path, { expected, sent: preview(value) })
}
