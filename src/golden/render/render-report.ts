import { ownValue } from '../../explain/safe-reading.js'
import { githubReport } from './github.js'
import { htmlReport } from './html.js'
import { junitReport } from './junit.js'
import { markdownReport } from './markdown.js'
import { readReport } from './read-report.js'
import { reportWordsOf } from './report-words.js'
import { sarifReport } from './sarif.js'

/** The formats that a report can be rendered in. */
export type GoldenReportFormat = 'markdown' | 'junit' | 'sarif' | 'github' | 'html'

/** Options for rendering a report. */
export interface GoldenReportOptions {
  /** The format that the report is written in. */
  readonly format: GoldenReportFormat
  /** The path of the file of requests, for SARIF and workflow commands. Without it, they name no file. */
  readonly file?: string
  /** The language, with an optional region: `en`, `de`, `de-AT`. The default is English. */
  readonly locale?: string
}

export function renderReport(report: unknown, options: unknown): string {
  const read = readReport(report)
  const words = reportWordsOf(ownValue(options, 'locale'))
  const sent = ownValue(options, 'file')
  const file = typeof sent === 'string' && sent !== '' ? sent : undefined
  switch (ownValue(options, 'format')) {
    case 'junit':
      return junitReport(read, words)
    case 'sarif':
      return sarifReport(read, file, words)
    case 'github':
      return githubReport(read, file, words)
    case 'html':
      return htmlReport(read, words)
    default:
      return markdownReport(read, words)
  }
}
