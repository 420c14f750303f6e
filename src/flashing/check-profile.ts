import { FINISH_TYPES } from '../model/drawing.js'
import { allOf, finding, NO_FINDINGS, ofEach, within, type Finding } from '../problem/finding.js'
import type { Path } from '../problem/path.js'
import { shown } from '../problem/shown.js'
import type { ProfileEdge, ProfileOptions } from './profile.js'

/** What is wrong with a profile. Paths lead from the list of edges, `[2, 'size']`, or from the options. */
export function checkProfile(edges: readonly ProfileEdge[], options: ProfileOptions): readonly Finding[] {
  const { heading, canvas, endFinish, drawingNumber } = options
  return allOf(
    edges.length === 0 ? [finding('required', ['edges'])] : NO_FINDINGS,
    ofEach(edges, (edge, index) => within(checkEdge(edge, index, edges.length), index)),
    heading === undefined ? NO_FINDINGS : checkFinite(heading, ['heading']),
    canvas === undefined ? NO_FINDINGS : within(checkCanvas(canvas), 'canvas'),
    endFinish === undefined ? NO_FINDINGS : within(checkEndFinish(endFinish, edges.length), 'endFinish'),
    drawingNumber === undefined ? NO_FINDINGS : checkFinite(drawingNumber, ['drawingNumber']),
  )
}

function checkEdge({ size, turn, finish }: ProfileEdge, index: number, count: number): readonly Finding[] {
  const isInside = index > 0 && index < count - 1
  return allOf(
    checkPositive(size, ['size']),
    turn === undefined ? NO_FINDINGS : checkTurn(turn, index),
    finish === undefined
      ? NO_FINDINGS
      : isInside
        ? [misplaced(['finish'], 'left out between the ends')]
        : within(checkFinish(finish), 'finish'),
  )
}

function checkTurn(turn: number, index: number): readonly Finding[] {
  if (index === 0) return [misplaced(['turn'], 'left out on the first edge')]
  const unreadable = checkFinite(turn, ['turn'])
  if (unreadable.length > 0 || Math.abs(turn) <= 180) return unreadable
  return [finding('out_of_range', ['turn'], { sent: shown(turn), least: '-180', most: '180' })]
}

function checkFinish({ type, size }: NonNullable<ProfileEdge['finish']>): readonly Finding[] {
  const known = FINISH_TYPES.join(', ')
  return allOf(
    FINISH_TYPES.includes(type)
      ? NO_FINDINGS
      : [finding('unknown_enum_value', ['type'], { sent: shown(type), known })],
    checkPositive(size, ['size']),
  )
}

/** With more edges than one, the last one's own finish is the one at the end. */
function checkEndFinish(finish: NonNullable<ProfileOptions['endFinish']>, count: number): readonly Finding[] {
  return count > 1 ? [misplaced([], 'the finish of the last edge')] : checkFinish(finish)
}

function checkCanvas({ width, height, margin }: NonNullable<ProfileOptions['canvas']>): readonly Finding[] {
  const unreadable = allOf(
    checkPositive(width, ['width']),
    checkPositive(height, ['height']),
    checkFinite(margin, ['margin']),
  )
  if (unreadable.length > 0) return unreadable
  const most = Math.min(width, height) / 2
  return margin >= 0 && margin < most
    ? NO_FINDINGS
    : [finding('out_of_range', ['margin'], { sent: shown(margin), least: '0', most: shown(most) })]
}

function checkFinite(value: number, path: Path): readonly Finding[] {
  return Number.isFinite(value)
    ? NO_FINDINGS
    : [finding('invalid_type', path, { expected: 'a finite number', sent: shown(value) })]
}

function checkPositive(value: number, path: Path): readonly Finding[] {
  const unreadable = checkFinite(value, path)
  if (unreadable.length > 0 || value > 0) return unreadable
  return [finding('must_be_positive', path, { sent: shown(value) })]
}

/** Something where nothing may stand. */
function misplaced(path: Path, expected: string): Finding {
  return finding('invalid_type', path, { expected, sent: 'one' })
}
