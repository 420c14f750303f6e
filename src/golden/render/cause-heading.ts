import { LANGUAGES } from '../../languages/languages.js'
import type { CauseRow } from '../report.js'
import type { Cause } from './causes-of.js'
import { printableLine } from './report-text.js'
import type { ReportWords } from './report-words.js'

/** Returns the heading of a cause: its sentence without the full stop, or its id. */
export function headingOf(row: CauseRow, { figures }: ReportWords): string {
  const sentence = printableLine(row[LANGUAGES[figures.locale]])
  return sentence === '' ? printableLine(row.cause) : sentence.replace(/\.$/, '')
}

/** Returns the labelled id by which a cause is accepted. */
export function idText({ id }: Cause, words: ReportWords): string {
  return `${words.causeId}: ${printableLine(id)}`
}
