import { goldenReportTexts, type GoldenReport, type GoldenReportTexts } from '../../entries/golden.js'
import { drawGrid, remainingColumn, largestWidth } from '../table/draw-grid.js'
import { wrapText } from '../table/wrap-text.js'
import type { TableStyle } from '../table/presentation.js'
import { wrapItems } from '../table/text.js'

const minCauseWidth = 20

/** `hasDetails` adds the figures and samples of each cause. */
export function goldenTable(report: GoldenReport, { ink, width }: TableStyle, hasDetails = true): string {
  const texts = goldenReportTexts(report, { details: hasDetails })
  const paragraphs = (lines: readonly string[], indent = ''): readonly string[] =>
    lines.flatMap((line) => paragraph(line, width, indent))
  const blocks = [
    paragraph(texts.outcome, width).map(ink.strong),
    paragraphs(texts.settings),
    texts.rows === 0 ? [] : [causeGrid(texts, { ink, width })],
    paragraphs(listOf(texts.rowsLeftOut)),
    ...texts.causes.map(({ id, lines: [sentence = '', ...facts] }) => [
      ...paragraph(sentence, width).map(ink.strong),
      ...paragraphs([id, ...facts], '  '),
    ]),
    paragraphs(listOf(texts.causesLeftOut)),
    paragraphs(texts.unusedAcceptances),
  ]
  return `${blocks
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text]
}

function causeGrid({ columns, rows }: GoldenReportTexts, { ink, width }: TableStyle): string {
  const others = columns
    .slice(1)
    .map(({ heading, align, cells }) => ({ align, width: largestWidth([heading, ...cells]) }))
  return drawGrid(
    [remainingColumn(others, width, minCauseWidth), ...others],
    columns.map(({ heading }) => heading),
    Array.from({ length: rows }, (_, index) => ({
      cells: columns.map(({ cells }) => ({ texts: [{ text: cells[index] ?? '' }] })),
    })),
    { ink, width },
  )
}

/** Indents continuation lines by two more spaces. */
function paragraph(text: string, width: number, indent = ''): readonly string[] {
  const own = indent + (/^ */.exec(text)?.[0] ?? '')
  const lines = wrapItems(text.trim().split(' '), ' ', width - own.length - 2)
  return lines
    .flatMap((line) => wrapText(line, width - own.length - 2).split('\n'))
    .map((line, index) => own + (index === 0 ? '' : '  ') + line)
}
