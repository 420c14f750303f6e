import { renderReport, type ReportRendering } from '../../golden/render/render-report.js'
import type { GoldenReport } from '../../golden/report.js'

/**
 * Writes a report for people and for services that show test results: a summary in Markdown, annotations of GitHub, JUnit,
 * SARIF 2.1.0 with a rule for each cause, or one HTML page with a chart, without a script or anything from a network.
 *
 * @example
 * import { goldenHeader, groupByCause, renderGoldenReport } from 'quotewright/golden'
 *
 * const account = { currency: 'AUD' }
 * const header = goldenHeader(account)
 * assert.ok(header.ok)
 * const report = groupByCause([], header.value, account)
 * assert.ok(report.ok)
 * assert.equal(renderGoldenReport(report.value, { format: 'markdown' }), '**All 0 documents are the same.**\n')
 */
export function renderGoldenReport(report: GoldenReport, options: ReportRendering): string {
  return renderReport(report, options)
}
