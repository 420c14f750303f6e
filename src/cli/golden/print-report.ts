import { renderGoldenReport, type GoldenReport } from '../../entries/golden.js'
import { writeWholeFile } from '../files.js'
import type { Output, ProcessIo } from '../process-io.js'
import { choosePresentation, presented, type TableStyle } from '../table/presentation.js'
import { printablePage, withoutCommands, withoutInnerCommands } from '../table/printable.js'
import { goldenTable } from './golden-table.js'
import { escapedJson } from '../json/json-pieces.js'

export interface ReportOptions {
  readonly format?: 'text' | 'json' | 'markdown' | 'github' | 'junit' | 'sarif'
  readonly locale?: string
  readonly details?: boolean
  readonly html?: string
}

export async function printReport(
  report: GoldenReport,
  file: string,
  { format, locale, details = false, html }: ReportOptions,
  output: Output,
  io: ProcessIo,
): Promise<void> {
  const rendering = { file, ...(locale === undefined ? {} : { locale }) }
  if (html !== undefined) {
    await writeWholeFile(html, renderGoldenReport(report, { ...rendering, format: 'html' }))
  }
  if (format === undefined || format === 'text' || format === 'json') {
    const asked = format === 'text' ? 'table' : format
    const presentation = choosePresentation(asked, io)
    const tableOf = (style: TableStyle): string => withoutCommands(goldenTable(report, style, details))
    await output.write(presented(report, presentation, tableOf))
    return
  }
  await output.write(SAFE_TO_PRINT[format](renderGoldenReport(report, { ...rendering, format })))
}

/** A report quotes requests, whose texts must not control a build system that prints it. */
const SAFE_TO_PRINT = {
  markdown: printablePage,
  junit: printablePage,
  sarif: escapedJson,
  github: withoutInnerCommands,
} as const
