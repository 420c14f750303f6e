import type { Advice } from '../../problem/advisory.js'
import { finishLabelText } from '../measured-side.js'
import type { FlashingLayout } from './layout.js'
import { SHEET } from './page.js'
import { textElement, widthOf, wrapped } from './sheet-text.js'
import type { SheetWords } from './sheet-words.js'
import { MARGIN, SMALL } from './title-block.js'

const ROW = 15.5
const MAX_ROWS = 3

export function sheetFoot(
  pieces: readonly string[],
  legend: readonly string[],
  warnings: readonly string[],
  words: SheetWords,
): { readonly elements: readonly string[]; readonly top: number } {
  const rows = [
    ...rowsOf(`${words.cutList} (mm)`, pieces, words.more),
    ...rowsOf('', legend, words.more),
    ...(warnings.length === 0
      ? rowsOf('', [words.noWarnings], words.more)
      : rowsOf(words.warnings, warnings, words.more)),
  ]
  const top = SHEET.bottom - 9 - rows.length * ROW
  const elements = rows.flatMap(({ caption, x, text }, index) => {
    const y = top + (index + 0.8) * ROW
    return [
      ...textElement(caption, { kind: 'caption', x: MARGIN, y, size: SMALL }),
      ...textElement(text, { kind: 'value', x, y, size: SMALL }),
    ]
  })
  return { elements, top: top - 4 }
}

/** Captions the first row. Empty without items. */
function rowsOf(caption: string, items: readonly string[], more: string) {
  const x = caption === '' ? MARGIN : MARGIN + widthOf(caption, SMALL) + 8
  const lines = wrapped(items, SMALL, SHEET.right - MARGIN - x, MAX_ROWS, more)
  return lines.map((text, index) => ({ caption: index === 0 ? caption : '', x, text }))
}

/** Explains each code in these drawings, and names the side of their angles. */
export function legendOf(layouts: readonly FlashingLayout[], words: SheetWords): readonly string[] {
  // If the sides differ, each drawing's heading names the side of its angles.
  const areAlike = new Set(layouts.map(({ anglesOn }) => anglesOn)).size < 2
  const entries = layouts.flatMap(({ ends, labels, edges, anglesOn, hasReflexAngle }) => {
    const texts = new Map(labels.flatMap(({ kind, key, text }) => (kind === 'finish' ? [[key, text]] : [])))
    const finishes = ends.flatMap(({ id, finish: { type } }) => {
      // Sets `size`, so that no inherited value is read.
      const code = finishLabelText(type === undefined ? { size: undefined } : { type, size: undefined })
      const name = words.finish(type)
      return name !== undefined && texts.get(id)?.startsWith(code) === true ? [`${code} = ${name}`] : []
    })
    const hasAngles = labels.some(({ kind }) => kind === 'angle')
    return [
      ...finishes,
      ...(edges.some(({ isHidden }) => isHidden) ? [`- - = ${words.hidden}`] : []),
      ...(areAlike && hasAngles && anglesOn !== undefined ? [words.angles[anglesOn]] : []),
      ...(hasReflexAngle ? [words.reflex] : []),
    ]
  })
  return [...new Set(entries)]
}

/** Writes equal texts once, with any count above 1. */
export function warningTexts(advice: readonly Advice[], words: SheetWords): readonly string[] {
  const counts = new Map<string, number>()
  for (const { code } of advice) {
    const text = words.advice(code)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} (${String(count)} ×)` : text))
}
