import { LANGUAGES } from '../../languages/languages.js'
import type { CauseRow } from '../report.js'
import type { Cause } from './causes-of.js'
import { lineText } from './report-text.js'
import type { ReportWords } from './report-words.js'

/** The head of a cause: its sentence without the full stop, or its id. */
export function headingOf(row: CauseRow, { figures }: ReportWords): string {
  const sentence = lineText(row[LANGUAGES[figures.locale]])
  return sentence === '' ? lineText(row.cause) : sentence.replace(/\.$/, '')
}

/** The id by which a cause is accepted, with its label. */
export function idText({ id }: Cause, words: ReportWords): string {
  return `${words.causeId}: ${lineText(id)}`
}
