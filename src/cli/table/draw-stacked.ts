import type { TableStyle } from './presentation.js'
import { truncate } from './text.js'
import { wrapText } from './wrap-text.js'
import type { GridCell, GridRow } from './grid.js'
import { gap, maxTableCharacters } from './grid.js'

/** Draws the cells of each row below one another, with the headings of the columns. */
export function drawStacked(
  headings: readonly string[],
  rows: readonly GridRow[],
  { ink, width }: TableStyle,
): string {
  const [name = ''] = headings
  const above = name === '' ? '' : `${ink.strong(name)}\n`
  const lines = rows.flatMap(({ cells, isRuled = false }, index) => [
    ...(isRuled || index === 0 ? ['─'.repeat(width)] : []),
    ...stackedCells(cells, headings, { ink, width }),
  ])
  return above + lines.join('\n')
}

function stackedCells(
  cells: readonly GridCell[],
  headings: readonly string[],
  { ink, width }: TableStyle,
): readonly string[] {
  let column = 0
  let isFirst = true
  return cells.flatMap(({ texts, span = 1, indent = 0 }) => {
    const heading = span > 1 || isFirst ? '' : (headings[column] ?? '')
    column += span
    const filled = texts.filter(({ text }) => text !== '')
    if (filled.length === 0) return []
    const blanks = ' '.repeat(indent + (isFirst ? 0 : gap))
    isFirst = false
    return filled.flatMap(({ text, style = (line: string) => line }, index) => {
      const label = heading === '' || index > 0 ? '' : `${heading}: `
      const lines = wrapText(`${label}${truncate(text, maxTableCharacters)}`, width - blanks.length)
      return lines
        .split('\n')
        .map((line, at) =>
          at > 0 || label === ''
            ? blanks + style(line)
            : blanks + ink.faint(line.slice(0, label.length)) + style(line.slice(label.length)),
        )
    })
  })
}
