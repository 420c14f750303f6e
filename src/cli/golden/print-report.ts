import type { GoldenReport } from '../../golden.js'
import { writeTextFile } from '../files.js'
import type { Output, ProcessIo } from '../process-io.js'
import { goldenText } from './golden-text.js'

/** How a report is printed. */
export interface ReportOptions {
  readonly format?: 'text' | 'json'
  /** Whether each cause has its figures and samples. */
  readonly details?: boolean
  /** A file for the report as a page. */
  readonly html?: string
  readonly quiet?: boolean
}

export async function printReport(
  report: GoldenReport,
  file: string,
  { format, details = false, html }: ReportOptions,
  output: Output,
  { stdout }: ProcessIo,
): Promise<void> {
  if (html !== undefined) await writeTextFile(html, JSON.stringify(report))
  const used = format ?? (stdout.isTTY === true ? 'text' : 'json')
  await output.write(
    used === 'json' ? `${JSON.stringify(report, undefined, 2)}\n` : goldenText(report, details),
  )
  void file
}
