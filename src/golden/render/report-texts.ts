import { ownValue } from '../../explain/safe-reading.js'
import type { CauseRow } from '../report.js'
import { causesOf, currenciesOf, type Cause } from './causes-of.js'
import { readReport } from './read-report.js'
import { headingOf, sentenceOf } from './cause-heading.js'
import {
  amountText,
  countText,
  currencyText,
  factLines,
  factsOf,
  joined,
  printableLine,
  outcomeText,
  settingTexts,
  signedText,
} from './report-text.js'
import { reportWordsOf, type ReportWords } from './report-words.js'
import { definedOnly } from '../../wire/object.js'

/** The texts of a report, for a terminal or your own page. Each is printable and has no line ends. */
export interface GoldenReportTexts {
  /** The outcome in one sentence. */
  readonly outcome: string
  /** The settings that differ, with a label. Indented texts belong to the text before them. */
  readonly settings: readonly string[]
  /** The columns of a table of causes, with a cell for each of `rows`. */
  readonly columns: readonly GoldenReportColumn[]
  /** The number of rows: one for each cause and currency. */
  readonly rows: number
  /** A note about causes without rows. Absent if all have rows. */
  readonly rowsLeftOut?: string
  /** A paragraph for each cause. */
  readonly causes: readonly {
    /** The id of the cause. */
    readonly id: string
    /** The sentence about the cause, then the facts. */
    readonly lines: readonly string[]
  }[]
  /** A note about causes without a paragraph. Absent if all have one. */
  readonly causesLeftOut?: string
  /** Accepted causes that did not occur, with a label. */
  readonly unusedAcceptances: readonly string[]
}

/** A column of the table of causes. */
export interface GoldenReportColumn {
  /** The heading of the column. */
  readonly heading: string
  /** The alignment of the cells: numbers are aligned right. */
  readonly align: 'left' | 'right'
  /** A text for each row. */
  readonly cells: readonly string[]
}

/** The language and the level of detail. */
export interface GoldenTextOptions {
  /** The language, with an optional region: `en`, `de`, `de-AT`. The default is English. */
  readonly locale?: string
  /**
   * Whether causes include all their facts, such as the first figure and samples. By default, a cause has only
   * its sentence and the reason for accepting it.
   */
  readonly details?: boolean
}

/** Limits the texts. The JSON report has all causes. */
const MAX_CAUSES_IN_TABLE = 50
const MAX_PARAGRAPHS = 20

export function textsOfReport(sent: unknown, options: unknown): GoldenReportTexts {
  const report = readReport(sent)
  const words = reportWordsOf(ownValue(options, 'locale'))
  const hasDetails = ownValue(options, 'details') === true
  const causes = causesOf(report)
  const rows = causes.slice(0, MAX_CAUSES_IN_TABLE).flatMap((cause) => cause.rows)
  const rowsLeftOut = leftOut(causes.length - MAX_CAUSES_IN_TABLE, words)
  const causesLeftOut = leftOut(causes.length - MAX_PARAGRAPHS, words)
  return definedOnly({
    outcome: outcomeText(report, words),
    settings: labelled(words.settings, settingTexts(report.settings, words)),
    columns: columnsOf(rows, currenciesOf(report), words),
    rows: rows.length,
    rowsLeftOut,
    causes: causes.slice(0, MAX_PARAGRAPHS).map((cause) => ({
      id: printableLine(cause.id),
      lines: [sentenceOf(cause, words), ...factLines(factsIn(cause, hasDetails, words))],
    })),
    causesLeftOut,
    unusedAcceptances: labelled(words.unusedAcceptances, joined(report.unusedAcceptances, words)),
  })
}

function factsIn(cause: Cause, hasDetails: boolean, words: ReportWords): ReturnType<typeof factsOf> {
  return factsOf(cause, words).filter(({ label }) => hasDetails || label === words.accepted)
}

/** A single currency stands in the heading of the net sum. */
function columnsOf(
  rows: readonly CauseRow[],
  currencies: readonly string[],
  words: ReportWords,
): readonly GoldenReportColumn[] {
  const { columns } = words
  const column = (
    heading: string,
    textOf: (row: CauseRow) => string,
    align: GoldenReportColumn['align'] = 'right',
  ): GoldenReportColumn => ({ heading, align, cells: rows.map(textOf) })
  const only = currencies.length === 1 ? ` ${currencyText(currencies.join(''))}` : ''
  return [
    column(columns.cause, (row) => headingOf(row, words), 'left'),
    column(columns.documents, (row) => countText(row.documents, words)),
    column(columns.lines, (row) => countText(row.lines, words)),
    column(columns.up, (row) => signedText(row.up, words)),
    column(columns.down, (row) => amountText(row.down, words)),
    column(columns.net + only, (row) => signedText(row.net, words)),
    column(columns.largest, (row) => signedText(row.largest, words)),
    ...(currencies.length < 2 ? [] : [column(columns.currency, (row) => currencyText(row.currency), 'left')]),
    column(columns.accepted, (row) => words.yesOrNo(row.accepted !== undefined), 'left'),
  ]
}

function labelled(label: string, texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : factLines([{ label, texts }])
}

function leftOut(count: number, words: ReportWords): string | undefined {
  return count > 0 ? words.leftOut(count, countText(count, words)) : undefined
}
