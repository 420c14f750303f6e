import { LANGUAGES } from '../../languages/languages.js'
import type { CauseRow, GoldenReport, GoldenVersion } from '../report.js'
import type { Cause } from './causes-of.js'
import { printableLine } from './report-text.js'
import type { ReportWords } from './report-words.js'

/** Returns the sentence of the cause without its full stop, or the id of the cause. */
export function headingOf(row: CauseRow, { figures }: ReportWords): string {
  const sentence = printableLine(row[LANGUAGES[figures.locale]])
  return sentence === '' ? printableLine(row.cause) : sentence.replace(/\.$/, '')
}

export function idText({ id }: Cause, words: ReportWords): string {
  return `${words.causeId}: ${printableLine(id)}`
}

export function sentenceOf({ id, first }: Cause, { figures }: ReportWords): string {
  const sentence = printableLine(first[LANGUAGES[figures.locale]])
  return sentence === '' ? printableLine(id) : sentence
}

/** For example, `recorded 0.1.0 (rules 3f9c), now 0.2.0 (rules 81d0)`. */
export function versionText({ versions }: GoldenReport, words: ReportWords): string {
  const { recorded, current } = versions
  const text = ({ engine, rules }: GoldenVersion): string =>
    `${printableLine(engine)} (${words.rules(printableLine(rules))})`
  const now = `${words.current} ${text(current)}`
  return recorded === undefined ? now : `${words.recorded} ${text(recorded)}, ${now}`
}
