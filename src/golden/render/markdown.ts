import type { CauseRow, GoldenReport } from '../report.js'
import { cellsOf, factsOf, line, outcomeText, reportWords, sentenceOf } from './report-words.js'

/** Summaries of a job are refused above 1 MiB. Texts are at most some thousand characters a cause. */
const MOST_CAUSES = 100

/** A report as a summary of a job: the outcome, a table of the causes, and each of them in sentences. */
export function markdownReport(report: GoldenReport, locale: unknown): string {
  const words = reportWords(locale)
  const causes = report.causes.slice(0, MOST_CAUSES)
  const left = report.causes.length - causes.length
  const table = [
    row(words.columns),
    row(words.columns.map((_, index) => (index === 0 || index === 7 ? '---' : '---:'))),
  ]
  return [
    `**${escapedText(outcomeText(report, words))}**`,
    ...(causes.length === 0
      ? []
      : ['', ...table, ...causes.map((cause) => row(cellsOf(cause, words).map(escapedText)))]),
    ...(left === 0 ? [] : ['', words.more.replace('<count>', String(left))]),
    ...causes.flatMap((cause) => causeTexts(cause, words)),
    ...(report.unusedAcceptances.length === 0
      ? []
      : ['', `${words.unused}: ${escapedText(line(report.unusedAcceptances.join(', ')))}`]),
    '',
  ].join('\n')
}

function causeTexts(cause: CauseRow, words: ReturnType<typeof reportWords>): readonly string[] {
  return [
    '',
    `**${escapedText(line(cause.cause))}**: ${escapedText(sentenceOf(cause, words))}`,
    ...factsOf(cause, words).map(([heading, text]) => `- ${heading}: ${escapedText(text)}`),
  ]
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Every character that can begin a mark of Markdown or HTML is escaped, and so is the one that ends a cell. */
function escapedText(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|~&]/g, (character) =>
    character === '<' ? '&lt;' : character === '&' ? '&amp;' : `\\${character}`,
  )
}
