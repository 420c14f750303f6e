import { renderReport, type GoldenReportOptions } from '../../golden/render/render-report.js'
import {
  textsOfReport,
  type GoldenReportTexts,
  type GoldenTextOptions,
} from '../../golden/render/report-texts.js'
import type { GoldenReport } from '../../golden/report.js'

/**
 * Renders a report on golden files, for people or for tools that check a change:
 *
 * - `markdown`: a job summary of less than 1 MiB, with the outcome, a table of causes and the details of
 *   each. If there are too many causes, the rest are counted.
 * - `junit`: a test case per cause. Accepted causes pass. If nothing differs, there is one case, which
 *   passes.
 * - `sarif`: SARIF 2.1.0 with a rule and a result per cause, at the line of its first sample in `file`.
 *   Accepted causes are suppressed, with their reason.
 * - `github`: workflow commands, an error per cause and a notice per accepted cause. Only the first ten are
 *   annotated; one more command counts the rest.
 * - `html`: a single file with a chart, without scripts or network access, in the reader's light or dark
 *   colours.
 *
 * A cause in several currencies counts once. Amounts are exact at any size. Texts from the report are escaped
 * as the format requires, and control characters become spaces. An unknown format gives Markdown. Never
 * throws.
 *
 * @example
 * import { renderGoldenReport, type GoldenReport } from 'quotewright/golden'
 *
 * const sums = { documents: 2, lines: 2, up: '20000', down: '0', net: '20000', largest: '10000' }
 * const report: GoldenReport = {
 *   format: 'quotewright.golden-report/1',
 *   comparedWith: 'golden',
 *   versions: { current: { engine: '0.1.0', rules: '3f9c' } },
 *   documents: 5000,
 *   same: 4998,
 *   settings: [],
 *   causes: [
 *     {
 *       ...sums,
 *       cause: 'recorded:half-even',
 *       english: 'The recorded figures round ties to even.',
 *       german: 'Die aufgezeichneten Zahlen runden Gleichstände zur geraden Ziffer.',
 *       currency: 'AUD',
 *       policies: ['half-even'],
 *       settings: [],
 *       alsoFits: [],
 *       samples: [{ line: 12, id: 'Q-7', recorded: '128340000', current: '128350000' }],
 *     },
 *   ],
 *   sums: [{ ...sums, currency: 'AUD' }],
 *   unusedAcceptances: [],
 * }
 *
 * const markdown = renderGoldenReport(report, { format: 'markdown' })
 * assert.ok(markdown.startsWith('**2 of 5,000 documents differ, 0.02 AUD more in all; 1 cause, not accepted.**'))
 * const commands = renderGoldenReport(report, { format: 'github', file: 'quotes.ndjson', locale: 'de' })
 * assert.ok(commands.startsWith('::error file=quotes.ndjson,line=12,title=Die aufgezeichneten Zahlen'))
 * assert.ok(commands.includes('Anfrage 12, Q-7: 128,34 → 128,35 AUD (+0,01)'))
 */
export function renderGoldenReport(report: GoldenReport, options: GoldenReportOptions): string {
  return renderReport(report, options)
}

/**
 * Returns the texts of a report for your own layout: a sentence for the outcome, a table, and a paragraph per
 * cause. The command `quotewright golden` prints the same texts on a terminal. If there are too many causes,
 * the rest are counted. Never throws.
 *
 * @example
 * import { goldenHeader, goldenReportTexts, groupByCause, recordDocument } from 'quotewright/golden'
 *
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ notes: {} }] }
 * const account = { currency: 'AUD' }
 * const [header, recorded] = [goldenHeader(account), recordDocument(request, account)]
 * assert.ok(header.ok && recorded.ok)
 * const report = groupByCause([{ request, recorded: recorded.value }], header.value, account)
 * assert.ok(report.ok)
 * assert.equal(goldenReportTexts(report.value).outcome, 'The document is the same.')
 */
export function goldenReportTexts(report: GoldenReport, options?: GoldenTextOptions): GoldenReportTexts {
  return textsOfReport(report, options)
}
