import { causesOf, currenciesOf, type Cause } from '../../golden/render/causes-of.js'
import {
  amountText,
  countText,
  currencyText,
  factLines,
  factsOf,
  joined,
  lineText,
  outcomeText,
  sentenceOf,
  settingTexts,
  signedText,
} from '../../golden/render/report-text.js'
import { reportWordsOf } from '../../golden/render/report-words.js'
import type { CauseRow, GoldenReport } from '../../golden/report.js'
import { drawGrid, remainingColumn, widest, type Column } from '../table/draw-grid.js'
import type { TableLook } from '../table/presentation.js'
import { wrapItems } from '../table/text.js'

/** The most causes with a row, and with a paragraph. JSON has all. */
const mostRows = 50
const mostParagraphs = 20

const leastCauseWidth = 20
const words = reportWordsOf('en')

/** A report on golden files for a terminal: the outcome, a row and a sentence for each cause, and with details what is known of it. */
export function goldenTable(report: GoldenReport, { ink, width }: TableLook, hasDetails = true): string {
  const causes = causesOf(report)
  const settings = settingTexts(report.settings, words)
  const unused = joined(report.unusedAcceptances, words)
  const blocks = [
    paragraph(outcomeText(report, words), width).map(ink.strong),
    labelled(words.settings, settings).flatMap((line) => paragraph(line, width)),
    causes.length === 0 ? [] : [causeGrid(report, causes.slice(0, mostRows), { ink, width })],
    leftOut(causes.length - mostRows),
    ...causes
      .slice(0, mostParagraphs)
      .map((cause) => [
        ink.strong(lineText(cause.id)),
        ...[sentenceOf(cause, words), ...factLines(factsIn(cause, hasDetails))].flatMap((line) =>
          paragraph(line, width, '  '),
        ),
      ]),
    leftOut(causes.length - mostParagraphs),
    labelled(words.unusedAcceptances, unused).flatMap((line) => paragraph(line, width)),
  ]
  return `${blocks
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

/** All that is known of a cause, or why it was accepted alone. */
function factsIn(cause: Cause, hasDetails: boolean): ReturnType<typeof factsOf> {
  return factsOf(cause, words).filter(({ label }) => hasDetails || label === words.accepted)
}

function causeGrid(report: GoldenReport, causes: readonly Cause[], { ink, width }: TableLook): string {
  const { columns } = words
  const currencies = currenciesOf(report)
  const currency = currencies.length === 1 ? currencyText(currencies.join('')) : ''
  const rows = causes.flatMap((cause) => cause.rows)
  const figures = [
    figureColumn(columns.documents, rows, (row) => countText(row.documents, words)),
    figureColumn(columns.lines, rows, (row) => countText(row.lines, words)),
    figureColumn(columns.up, rows, (row) => signedText(row.up, words)),
    figureColumn(columns.down, rows, (row) => amountText(row.down, words)),
    figureColumn(`${columns.net} ${currency}`.trim(), rows, (row) => signedText(row.net, words)),
    figureColumn(columns.largest, rows, (row) => signedText(row.largest, words)),
  ]
  const tail = [
    ...(currencies.length < 2
      ? []
      : [figureColumn(columns.currency, rows, (row) => currencyText(row.currency), 'left')]),
    figureColumn(columns.accepted, rows, (row) => (row.accepted === undefined ? 'no' : 'yes'), 'left'),
  ]
  const all = [...figures, ...tail]
  const name = remainingColumn(
    all.map(({ column }) => column),
    width,
    leastCauseWidth,
  )
  return drawGrid(
    [name, ...all.map(({ column }) => column)],
    [columns.cause, ...all.map(({ heading }) => heading)],
    rows.map((row, index) => ({
      cells: [
        { texts: [{ text: lineText(row.cause) }] },
        ...all.map(({ texts }) => ({ texts: [{ text: texts[index] ?? '' }] })),
      ],
    })),
    ink,
  )
}

interface FigureColumn {
  readonly heading: string
  readonly texts: readonly string[]
  readonly column: Column
}

/** A column that is as wide as what is in it. */
function figureColumn(
  heading: string,
  rows: readonly CauseRow[],
  textOf: (row: CauseRow) => string,
  align: Column['align'] = 'right',
): FigureColumn {
  const texts = rows.map(textOf)
  return { heading, texts, column: { align, width: widest([heading, ...texts]) } }
}

function labelled(label: string, texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : factLines([{ label, texts }])
}

function leftOut(count: number): readonly string[] {
  return count > 0 ? [words.leftOut(count, countText(count, words))] : []
}

/** Lines of a text that keep their indent, with more of it where the text goes on. */
function paragraph(text: string, width: number, indent = ''): readonly string[] {
  const own = indent + (/^ */.exec(text)?.[0] ?? '')
  const lines = wrapItems(text.trim().split(' '), ' ', width - own.length - 2)
  return lines.map((line, index) => own + (index === 0 ? '' : '  ') + line)
}
