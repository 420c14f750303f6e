import type { CauseRow, GoldenReport } from '../../golden.js'

/** A report for a person. */
export function goldenText(report: GoldenReport, hasDetails: boolean): string {
  return [outcome(report), ...report.causes.map((cause) => causeText(cause, hasDetails))].join('\n') + '\n'
}

function outcome({ documents, same, causes }: GoldenReport): string {
  return `${String(documents - same)} of ${String(documents)} documents differ, ${String(causes.length)} causes.`
}

function causeText({ cause, documents, lines, net, english }: CauseRow, hasDetails: boolean): string {
  return `${cause}: ${String(documents)} documents, ${String(lines)} lines, net ${net}${hasDetails ? `\n  ${english}` : ''}`
}
