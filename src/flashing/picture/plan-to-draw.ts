import { isObject } from '../../wire/object.js'
import { elementsOf } from '../../problem/elements.js'
import { valueAtStep } from '../../problem/path.js'
import { shownText } from './svg-text.js'

/** All figures are strings. */
export interface PlanToDraw {
  readonly isPacked: boolean
  readonly isOptimal: boolean
  readonly bars: string
  readonly atLeast: string
  readonly kerf: string
  readonly offcut: string
  readonly rows: readonly RowToDraw[]
  readonly unplaced: readonly PiecesToDraw[]
  readonly tooLong: readonly PiecesToDraw[]
}

export interface RowToDraw {
  readonly bars: string
  readonly stockLength: string
  readonly isOffcut: boolean
  readonly cuts: readonly PiecesToDraw[]
  readonly kerf: string
  readonly trim: string
  readonly offcut: string
}

export interface PiecesToDraw {
  readonly pieces: string
  readonly length: string
}

/** Reads only own fields. A missing figure or list counts as empty. */
export function planToDraw(plan: unknown): PlanToDraw {
  return {
    isPacked: valueAtStep(plan, 'isPacked') === true,
    isOptimal: valueAtStep(plan, 'isOptimal') === true,
    bars: shownTextAt(plan, 'bars'),
    atLeast: shownTextAt(plan, 'atLeast'),
    kerf: shownTextAt(plan, 'kerf'),
    offcut: shownTextAt(plan, 'offcut'),
    rows: listAt(plan, 'cutBars').map((row) => ({
      bars: shownTextAt(row, 'bars'),
      stockLength: shownTextAt(row, 'stockLength'),
      isOffcut: shownTextAt(row, 'from').startsWith('offcuts'),
      cuts: piecesAt(row, 'cuts'),
      kerf: shownTextAt(row, 'kerf'),
      trim: shownTextAt(row, 'trim'),
      offcut: shownTextAt(row, 'offcut'),
    })),
    unplaced: piecesAt(plan, 'unplaced'),
    tooLong: piecesAt(plan, 'tooLong'),
  }
}

export function sizeIn(text: string): number {
  const size = Number(text)
  return Number.isFinite(size) && size > 0 ? size : 0
}

function piecesAt(value: unknown, field: string): readonly PiecesToDraw[] {
  return listAt(value, field).map((one) => ({
    pieces: shownTextAt(one, 'pieces'),
    length: shownTextAt(one, 'length'),
  }))
}

/** Truncates to `MAX_LISTED`, because no plan has more entries. */
function listAt(value: unknown, field: string): readonly object[] {
  const list = valueAtStep(value, field)
  return elementsOf(list).slice(0, MAX_LISTED).filter(isObject)
}

const MAX_LISTED = 10_000

function shownTextAt(value: unknown, field: string): string {
  const found = valueAtStep(value, field)
  return typeof found === 'string' || typeof found === 'number'
    ? shownText(String(found), MAX_CHARACTERS)
    : ''
}

const MAX_CHARACTERS = 40
