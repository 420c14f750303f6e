import { plainText } from '../../number/number-text.js'
import { isUnknown, ZERO, type Decimal } from '../../number/decimal.js'
import { cutListIn } from '../../wire/flashing-with-cut-list.js'
import type { ParsedFlashingLine } from '../../wire/flashing.generated.js'
import { cutListOf } from '../measured-cut-list.js'
import { SHEET } from './page.js'
import { fitted, textElement, widthOf } from './sheet-text.js'
import type { SheetWords } from './sheet-words.js'

export const SMALL = 12.5
export const MARGIN = 14
const TITLE = 17

/** Absent figures take no space. */
export function titleBlock(
  line: Partial<ParsedFlashingLine>,
  title: string,
  note: string,
  words: SheetWords,
): { readonly elements: readonly string[]; readonly bottom: number } {
  const right = SHEET.right - MARGIN
  const unitNote = fitted(note, SMALL, 160)
  const noteWidth = widthOf(unitNote, SMALL)
  const shownTitle = fitted(title, TITLE, right - MARGIN - noteWidth - 16)
  const heading = [
    ...textElement(shownTitle, { kind: 'title', x: MARGIN, y: 27, size: TITLE, isBold: true }),
    ...textElement(unitNote, { kind: 'caption', x: right, y: 26, size: SMALL, isAtEnd: true }),
  ]
  const cells = cellsOf(line, words)
  const wanted = cells.map(({ caption, value }) =>
    Math.max(widthOf(caption, SMALL), Math.min(widthOf(value, 14), 200)),
  )
  const spare = (right - MARGIN - wanted.reduce((sum, width) => sum + width, 0)) / Math.max(cells.length, 1)
  const widths =
    spare < 10 ? cells.map(() => (right - MARGIN) / cells.length) : wanted.map((width) => width + spare)
  const top = heading.length === 0 ? 4 : 36
  const figures = cells.flatMap(({ caption, value }, index) => {
    const x = widths.slice(0, index).reduce((sum, width) => sum + width, MARGIN)
    return [
      ...textElement(caption, { kind: 'caption', x, y: top + 15, size: SMALL }),
      ...textElement(fitted(value, 14, (widths[index] ?? 0) - 10), {
        kind: 'value',
        x,
        y: top + 31,
        size: 14,
        isBold: true,
      }),
    ]
  })
  const bottom = figures.length === 0 ? top : top + 40
  return { elements: [...heading, ...figures], bottom }
}

interface Cell {
  readonly caption: string
  readonly value: string
}

function cellsOf(line: Partial<ParsedFlashingLine>, words: SheetWords): readonly Cell[] {
  const cell = (caption: string, value: string): readonly Cell[] =>
    value.trim() === '' ? [] : [{ caption, value }]
  const figure = (number: Decimal | undefined, unit: string): string =>
    number === undefined || isUnknown(number) ? '' : `${words.figure(plainText(number))}${unit}`
  return [
    ...cell(words.colour, line.colour ?? ''),
    ...cell(words.thickness, figure(line.thickness, ' mm')),
    ...cell(words.girth, figure(line.totalGirth, ' mm')),
    ...cell(words.bends, figure(line.bends, '')),
    ...cell(words.total, figure(line.totalLength, ' m')),
  ]
}

/** The longest pieces first. Empty if the cut list cannot be read (F6). */
export function pieceTexts({ subitems }: Partial<ParsedFlashingLine>, words: SheetWords): readonly string[] {
  const list = cutListIn(subitems)
  if (list === undefined) return []
  const { entries } = cutListOf(list, ZERO, { minimumFlashingLengthMm: undefined })
  return entries.map(({ pieces, length }) =>
    fitted(`${words.figure(plainText(pieces))} × ${words.figure(plainText(length))}`, SMALL, 200),
  )
}
