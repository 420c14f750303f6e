import { markdownText } from '../../explain/render/value-text.js'
import type { CauseRow, GoldenReport } from '../report.js'
import { byteLength } from './byte-length.js'
import { causesOf, currenciesOf, type Cause } from './causes-of.js'
import { headingOf, idText, versionText } from './cause-heading.js'
import {
  amountText,
  countText,
  currencyText,
  factsWithRule,
  joined,
  printableLine,
  outcomeText,
  settingTexts,
  signedText,
  shrunkFacts,
  sizeText,
} from './report-text.js'
import type { ReportWords } from './report-words.js'

/** GitHub accepts job summaries below 1 MiB. The rest is for the text around the causes. */
const MAX_BYTES = 900_000

export function markdownReport(report: GoldenReport, words: ReportWords): string {
  const causes = causesOf(report)
  const hasCurrencies = currenciesOf(report).length > 1
  const rows: string[] = []
  const sections: string[] = []
  let bytes = 0
  let taken = 0
  for (const cause of causes) {
    const row = cause.rows.map((one) => rowText(one, hasCurrencies, words)).join('\n')
    const section = sectionText(cause, words)
    bytes += byteLength(row) + byteLength(section)
    if (bytes > MAX_BYTES) break
    rows.push(row)
    sections.push(section)
    taken += 1
  }
  const left = causes.length - taken
  return `${[
    `**${markdownText(outcomeText(report, words))}**`,
    markdownText(versionText(report, words)),
    ...bulletList(words.settings, settingTexts(report.settings, words)),
    ...(rows.length === 0 ? [] : [[...headText(report, hasCurrencies, words), ...rows].join('\n')]),
    ...(left === 0 ? [] : [words.leftOut(left, countText(left, words))]),
    ...sections,
    ...bulletList(words.unusedAcceptances, joined(report.unusedAcceptances, words)),
  ].join('\n\n')}\n`
}

function headText(report: GoldenReport, hasCurrencies: boolean, words: ReportWords): readonly string[] {
  const { cause, documents, lines, currency, up, down, net, largest, accepted } = words.columns
  const only = currenciesOf(report).join('')
  const note = hasCurrencies || only === '' ? [] : [markdownText(words.amountsIn(currencyText(only))), '']
  const left = hasCurrencies ? ['---'] : []
  return [
    ...note,
    rowOf([cause, documents, lines, ...(hasCurrencies ? [currency] : []), up, down, net, largest, accepted]),
    rowOf(['---', '--:', '--:', ...left, '--:', '--:', '--:', '--:', '---']),
  ]
}

function rowText(row: CauseRow, hasCurrencies: boolean, words: ReportWords): string {
  return rowOf(
    [
      headingOf(row, words),
      countText(row.documents, words),
      countText(row.lines, words),
      ...(hasCurrencies ? [currencyText(row.currency)] : []),
      signedText(row.up, words),
      amountText(row.down, words),
      signedText(row.net, words),
      signedText(row.largest, words),
      row.accepted === undefined ? words.notAccepted : printableLine(row.accepted),
    ].map(markdownText),
  )
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function sectionText(cause: Cause, words: ReportWords): string {
  const facts = [...factsWithRule(cause, words), ...shrunkFacts(cause, words)]
  return [
    `### ${markdownText(headingOf(cause.first, words))}`,
    `${markdownText(sizeText(cause, words))}<br>${markdownText(idText(cause, words))}`,
    facts.flatMap(({ label, texts }) => bulletList(label, texts)).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function bulletList(label: string, texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return []
  if (texts.length === 1) return [`- ${label}: ${markdownText(texts.join(''))}`]
  return [[`- ${label}:`, ...texts.map((text) => `  - ${markdownText(text)}`)].join('\n')]
}
