/** Compares whole reports and their renderings with stored files, whose figures were computed by hand. */
import { describe, expect, test } from 'vitest'
import {
  compareWithGolden,
  compareWithProgram,
  goldenHeader,
  goldenLines,
  goldenReportTexts,
  parseGolden,
  recordLines,
  renderGoldenReport,
  type GoldenReport,
} from '../../src/entries/golden.js'
import { expectStored } from '../stored-file.js'
import { hours, piece, quoteOf, taxed, valueOf } from './recorded.js'

const then = taxed('0.10', { minimumLinealLengthMm: 1000 })
const now = taxed('0.15', { minimumLinealLengthMm: 2000 })
const euros = (rate: string) => taxed(rate, { currency: 'EUR' })
const of = (amount: string) => quoteOf([hours('1', amount)])
/** Lines of 1.5, 2.5 and 2.5 cents: 2, 3 and 3 by the rules, and 2 each if ties go to even. */
const TIES = [hours('0.5', '30000'), hours('0.5', '50000'), hours('0.5', '50000')]
const order = { ...of('3000000'), statusId: 'status_01hx5zq8k3v9m2n4p6r8t0w1y3' }
const refused = { ...of('1000000'), adjustments: [{ type: 'x' }] }

/** With 10% tax, or 19% and 8% for the amounts in EUR and NZD. */
const RECORDED: readonly unknown[] = [
  { id: 'Q-1', request: of('1000000') }, // 1.10, now 1.15
  { id: 'Q-2', request: of('10000000') }, // 11.00, now 11.50
  { id: 'Q-3', request: quoteOf([piece('0.2'), hours('1', '0')]) }, // 1 m for 1.10, now 2 m for 2.30
  { id: 'Q-4', request: refused },
  { id: 'Q-5', request: of('2000000') }, // 2.20, now removed
  { id: 'Q-7', request: of('100000000'), account: euros('0.19') }, // 119.00, now 120.00
  { id: 'Q-8', request: of('10000000'), account: taxed('0.08', { currency: 'NZD' }) }, // 10.80, now 11.50 AUD
  { id: 'Q-9', request: of('0') },
]
const NOW: readonly unknown[] = [
  ...RECORDED.slice(0, 3),
  { id: 'Q-4', request: of('4000000') }, // another request: 4.60
  { id: 'Q-6', request: order }, // new: 3.45
  { id: 'Q-7', request: of('100000000'), account: euros('0.20') },
  { id: 'Q-8', request: of('10000000') },
  { id: 'Q-9', request: of('0') },
]
const ACCEPTED = { 'tax.rate:0.10:0.15': 'From 1 July | agreed', 'figure:margin': 'once' }

const requestAt = (sent: readonly unknown[]) => (line: number) => sent[line - 1]

async function reportOfGolden(): Promise<GoldenReport> {
  const lines: string[] = []
  const header = { ...valueOf(goldenHeader(then)), engine: '0.1.0', rules: '3f9c' }
  for await (const line of goldenLines(header, valueOf(recordLines(RECORDED, then)))) lines.push(line)
  const golden = valueOf(await parseGolden(lines))
  const records = valueOf(recordLines(NOW, now))
  return reportWithoutVersion(
    valueOf(
      await compareWithGolden(
        golden,
        { account: now, records, requestAt: requestAt(NOW) },
        { accepted: ACCEPTED },
      ),
    ),
  )
}

/** Another program with ties to even, totals to five cents, an unexplained total, a refusal and an equal answer. */
async function reportOfProgram(): Promise<GoldenReport> {
  const requests = [quoteOf(TIES), of('1660000'), of('1200000'), of('5000000'), of('6000000'), of('7000000')]
  const answers = [
    // 0.06 with 0.01 tax, by the rules 0.08 with 0.01.
    { figures: { subtotal: '60000', taxAmount: '10000', total: '70000' } },
    { figures: { total: '1850000' } }, // 1.83 by the rules
    { figures: { total: '1300000' } }, // 1.32 by the rules
    { figures: { total: '9990000' } }, // 5.50 by the rules
    { errors: [{ code: 'unknown_product', param: 'lines[0]' }] },
    { figures: { total: '7700000' } },
  ]
  const records = valueOf(recordLines(requests, taxed('0.10')))
  const documents = { account: taxed('0.10'), records, requestAt: requestAt(requests) }
  return reportWithoutVersion(
    valueOf(
      await compareWithProgram(
        answers.map((answer) => JSON.stringify(answer)),
        documents,
      ),
    ),
  )
}

/** Each release has its own version. */
const reportWithoutVersion = (report: GoldenReport): GoldenReport => ({
  ...report,
  versions: { ...report.versions, current: { engine: '0.2.0', rules: '81d0' } },
})

const stored = (name: string) => new URL(`stored/${name}`, import.meta.url)
const jsonOf = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

describe('a stored report on a golden file', () => {
  test('equals the report, and its texts with details', async () => {
    const report = await reportOfGolden()
    expectStored(jsonOf(report), stored('golden.json'))
    expectStored(jsonOf(goldenReportTexts(report, { details: true })), stored('golden-texts.json'))
  })

  test.each([
    ['markdown', 'md'],
    ['junit', 'xml'],
    ['sarif', 'sarif'],
    ['github', 'txt'],
    ['html', 'html'],
  ] as const)('equals its rendering as %s', async (format, ending) => {
    const text = renderGoldenReport(await reportOfGolden(), { format, file: 'data/a b,c.ndjson' })
    const withoutStyle = text.replace(/<style>[^]+<\/style>/, '<style></style>')
    expect(withoutStyle !== text).toBe(format === 'html')
    expectStored(withoutStyle, stored(`golden.${ending}`))
  })
})

test('a stored report on another program equals the report, and its renderings in German', async () => {
  const report = await reportOfProgram()
  expectStored(jsonOf(report), stored('program.json'))
  expectStored(renderGoldenReport(report, { format: 'markdown', locale: 'de-DE' }), stored('program.md'))
  expectStored(jsonOf(goldenReportTexts(report, { locale: 'de-DE' })), stored('program-texts.json'))
})
