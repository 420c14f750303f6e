import { isObject } from '../../wire/object.js'
import { readReport } from '../read-report.js'
import { githubReport, junitReport, sarifReport } from './ci-formats.js'
import { htmlReport } from './html-page.js'
import { markdownReport } from './markdown.js'

/** How a report is written. */
export interface ReportRendering {
  /** `markdown` is a summary of a job, `github` commands of a workflow, `html` a page without a script. */
  readonly format: 'markdown' | 'github' | 'junit' | 'sarif' | 'html'
  /** The file of requests, which annotations and results point into. When left out, `requests.ndjson`. */
  readonly file?: string | null | undefined
  /** The language of a summary or a page: `de` and its kin are German, all others English. */
  readonly locale?: string | null | undefined
}

/** Writes a report of groupByCause or of the command. What is no report is rendered as far as it is one. */
export function renderReport(report: unknown, options: unknown): string {
  const { format, file, locale } = isObject(options) ? options : ({} as Record<string, unknown>)
  const sent = readReport(report)
  const requests = typeof file === 'string' ? file : 'requests.ndjson'
  switch (format) {
    case 'github':
      return githubReport(sent, requests)
    case 'junit':
      return junitReport(sent)
    case 'sarif':
      return sarifReport(sent, requests)
    case 'html':
      return htmlReport(sent, locale)
    default:
      return markdownReport(sent, locale)
  }
}
