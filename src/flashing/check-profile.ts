import { FINISH_TYPES } from '../definitions/enums.js'
import { MAX_FRACTION_DIGITS, MAX_INTEGER_DIGITS } from '../number/number-limits.js'
import { decimalOfNumber, fitsDecimalText } from '../number/number-text.js'
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
import type {
  Canvas,
  ParsedCanvas,
  ParsedProfileEdge,
  ParsedProfileFinish,
  ParsedProfileOptions,
} from '../wire/options.generated.js'

const DEFAULT_CANVAS: Canvas = { width: 600, height: 480, margin: 80 }

type Complete<Read, Name extends keyof Read> = Omit<Read, Name> & {
  readonly [Own in Name]-?: NonNullable<Read[Own]>
}

export type CompleteFinish = Complete<ParsedProfileFinish, 'type' | 'size'>

interface CompleteEdge extends Complete<ParsedProfileEdge, 'size'> {
  readonly finish?: CompleteFinish | undefined
}

interface CompleteOptions extends ParsedProfileOptions {
  readonly canvas?: Canvas | undefined
  readonly endFinish?: CompleteFinish | undefined
}

/** A profile with valid fields. Only `checkProfile` makes it, so nothing checks the fields again. */
export type CheckedProfile = ReturnType<typeof profileOf>

export interface CheckedEdge {
  readonly size: number
  /** 0 on the first edge. */
  readonly turn: number
  readonly isHidden: boolean
}

/**
 * Checks only required fields and ranges, because the readers have already checked the types.
 * Without edges, the path of the problem is `['edges']`.
 */
export function checkProfile(
  edges: readonly ParsedProfileEdge[],
  options: ParsedProfileOptions,
): { readonly profile: CheckedProfile | undefined; readonly problems: readonly LocatedProblem[] } {
  const problems = checkAll(edges, options)
  // Without problems, no required field is missing.
  const profile =
    problems.length > 0 ? undefined : profileOf(edges as readonly CompleteEdge[], options as CompleteOptions)
  return { profile, problems }
}

function profileOf(edges: readonly CompleteEdge[], options: CompleteOptions) {
  const { heading = 0, canvas = DEFAULT_CANVAS, colourSide, hideAngles = false } = options
  const { side, drawingNumber = 0, tempId } = options
  return {
    /** At least one edge. */
    edges: edges.map(({ size, turn = 0, hidden = false }): CheckedEdge => ({ size, turn, isHidden: hidden })),
    /** At the free end of the first edge. */
    startFinish: edges[0]?.finish,
    /** At the free end of the last edge. */
    endFinish: edges.length > 1 ? edges.at(-1)?.finish : options.endFinish,
    heading,
    canvas,
    colourSide,
    hideAngles,
    side,
    drawingNumber,
    tempId,
  }
}

function checkAll(
  edges: readonly ParsedProfileEdge[],
  { canvas, endFinish }: ParsedProfileOptions,
): readonly LocatedProblem[] {
  if (edges.length === 0) return [problemAt('required', ['edges'])]
  return allOf([
    ofEach(edges, (edge, index) => within(checkEdge(edge, index, edges.length), index)),
    canvas === undefined ? NO_PROBLEMS : checkCanvas(canvas),
    endFinish === undefined ? NO_PROBLEMS : checkEndFinish(endFinish, edges.length),
  ])
}

function checkEdge(
  { size, turn, finish }: ParsedProfileEdge,
  index: number,
  count: number,
): readonly LocatedProblem[] {
  const isInside = index > 0 && index < count - 1
  return allOf([
    checkSize(size, ['size']),
    turn === undefined ? NO_PROBLEMS : checkTurn(turn, index),
    finish === undefined
      ? NO_PROBLEMS
      : isInside
        ? [wrongType(finish, ['finish'], 'absent')]
        : checkFinish(finish, 'finish'),
  ])
}

function checkTurn(turn: number, index: number): readonly LocatedProblem[] {
  if (index === 0) return [wrongType(turn, ['turn'], 'absent')]
  if (Math.abs(turn) <= 180) return NO_PROBLEMS
  return [outOfRange(turn, ['turn'], '180', '-180')]
}

/** With several edges, the last edge has the end finish. */
function checkEndFinish(finish: ParsedProfileFinish, count: number): readonly LocatedProblem[] {
  return count > 1
    ? [wrongType(finish, ['endFinish'], 'absentBesideLastEdge')]
    : checkFinish(finish, 'endFinish')
}

function checkFinish({ type, size }: ParsedProfileFinish, field: string): readonly LocatedProblem[] {
  const missing = { sent: preview(type), known: [...FINISH_TYPES] }
  return within(
    allOf([
      type === undefined ? [problemAt('unknown_enum_value', ['type'], missing)] : NO_PROBLEMS,
      checkSize(size, ['size']),
    ]),
    field,
  )
}

function checkCanvas({ width, height, margin }: ParsedCanvas): readonly LocatedProblem[] {
  const wrong = allOf([
    checkCanvasSide(width, ['canvas', 'width']),
    checkCanvasSide(height, ['canvas', 'height']),
    margin === undefined ? [wrongType(margin, ['canvas', 'margin'], 'number')] : NO_PROBLEMS,
  ])
  if (wrong.length > 0) return wrong
  const below = Math.min(Number(width), Number(height)) / 2
  return Number(margin) >= 0 && Number(margin) < below
    ? NO_PROBLEMS
    : [
        problemAt('out_of_range', ['canvas', 'margin'], {
          sent: preview(margin),
          min: '0',
          below: preview(below),
        }),
      ]
}

/** The largest side of a canvas. On a larger canvas, neighbouring points could coincide. */
export const MAX_CANVAS_SIDE = 1e9

function checkCanvasSide(side: number | undefined, path: Path): readonly LocatedProblem[] {
  const wrong = checkPositive(side, path)
  if (wrong.length > 0 || Number(side) <= MAX_CANVAS_SIDE) return wrong
  return [outOfRange(side, path, preview(MAX_CANVAS_SIDE))]
}

/** The largest whole number of a decimal string (N4). */
const MAX_SIZE = 10 ** MAX_INTEGER_DIGITS - 1

/** Measuring the drawing must give the same size again, so a decimal string must be able to hold it (N4). */
function checkSize(size: number | undefined, path: Path): readonly LocatedProblem[] {
  const wrong = checkPositive(size, path)
  if (wrong.length > 0 || fitsDecimalText(decimalOfNumber(Number(size)))) return wrong
  if (Number(size) > MAX_SIZE) return [outOfRange(size, path, String(MAX_SIZE))]
  return [problemAt('too_many_decimals', path, { sent: preview(size), max: String(MAX_FRACTION_DIGITS) })]
}

function checkPositive(value: number | undefined, path: Path): readonly LocatedProblem[] {
  if (value === undefined) return [wrongType(value, path, 'number')]
  return value > 0 ? NO_PROBLEMS : [problemAt('must_be_positive', path, { sent: preview(value) })]
}

function outOfRange(value: number | undefined, path: Path, max: string, min = '0'): LocatedProblem {
  return problemAt('out_of_range', path, { sent: preview(value), min, max })
}

function wrongType(value: unknown, path: Path, expected: string): LocatedProblem {
  return problemAt('invalid_type', path, { expected, sent: preview(value) })
}
