import { escaped } from '../../flashing/picture/svg-text.js'
import type { CauseRow, GoldenReport } from '../report.js'
import { causesOf, currenciesOf, type Cause } from './causes-of.js'
import { chartOf } from './chart.js'
import { jsonText } from './json-text.js'
import { REPORT_STYLE } from './report-style.js'
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
  sizeText,
  totalsOfShrunk,
  type Fact,
} from './report-text.js'
import type { ReportWords } from './report-words.js'

/** A browser shows longer pages slowly. */
const MAX_CAUSES = 500
const MAX_CHARTS = 10

/** Returns a page that needs neither scripts nor network requests. */
export function htmlReport(report: GoldenReport, words: ReportWords): string {
  const all = causesOf(report)
  const causes = all.slice(0, MAX_CAUSES)
  const left = all.length - causes.length
  const currencies = currenciesOf(report)
  const outcome = escaped(outcomeText(report, words))
  const body = [
    `<header><h1>${escaped(words.title)}</h1>`,
    `<p class="outcome">${outcome}</p>`,
    `<p class="versions">${escaped(versionText(report, words))}</p></header>`,
    factList([{ label: words.settings, texts: settingTexts(report.settings, words) }]),
    ...currencies.slice(0, MAX_CHARTS).map((currency) =>
      chartOf(
        currency,
        report.causes.filter((row) => row.currency === currency),
        words,
      ),
    ),
    causes.length === 0 ? '' : tableOf(causes, currencies, words),
    left === 0 ? '' : `<p class="left">${escaped(words.leftOut(left, countText(left, words)))}</p>`,
    ...causes.map((cause, index) => sectionOf(cause, index === 0, words)),
    factList([{ label: words.unusedAcceptances, texts: joined(report.unusedAcceptances, words) }]),
  ]
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${outcome}</title>`,
    `<style>\n${REPORT_STYLE}\n</style>`,
  ]
  const lines = [
    '<!doctype html>',
    `<html lang="${words.figures.locale}">`,
    '<head>',
    ...head,
    '</head>',
    '<body>',
    '<main>',
    ...body.filter(Boolean),
    '</main>',
    '</body>',
    '</html>',
  ]
  return `${lines.join('\n')}\n`
}

function tableOf(causes: readonly Cause[], currencies: readonly string[], words: ReportWords): string {
  const hasCurrencies = currencies.length > 1
  const { cause, documents, lines, currency, up, down, net, largest, accepted } = words.columns
  const headings = [cause, documents, lines, ...(hasCurrencies ? [currency] : []), up, down, net, largest]
  const only = currencies.join('')
  const caption = hasCurrencies || only === '' ? '' : escaped(words.amountsIn(currencyText(only)))
  return [
    `<div class="table"><table><caption>${caption}</caption>`,
    `<thead><tr>${[...headings, accepted].map((text) => `<th scope="col">${escaped(text)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...causes.flatMap(({ rows, number }) => rows.map((row) => rowOf(row, number, hasCurrencies, words))),
    '</tbody></table></div>',
  ].join('\n')
}

function rowOf(row: CauseRow, number: number, hasCurrencies: boolean, words: ReportWords): string {
  const { columns } = words
  const cell = (heading: string, text: string, name = 'number'): string =>
    `<td class="${name}" data-heading="${escaped(heading)}">${escaped(text)}</td>`
  const amount = (heading: string, text: string): string => cell(heading, text, 'number amount')
  const isAccepted = row.accepted !== undefined
  return [
    `<tr><th scope="row"><a href="#cause-${String(number)}"><bdi>${escaped(headingOf(row, words))}</bdi></a></th>`,
    cell(columns.documents, countText(row.documents, words)),
    cell(columns.lines, countText(row.lines, words)),
    hasCurrencies ? cell(columns.currency, currencyText(row.currency)) : '',
    amount(columns.up, signedText(row.up, words)),
    amount(columns.down, amountText(row.down, words)),
    amount(columns.net, signedText(row.net, words)),
    amount(columns.largest, signedText(row.largest, words)),
    `<td data-heading="${escaped(columns.accepted)}" class="${isAccepted ? 'accepted' : 'failing'}"><bdi>${escaped(isAccepted ? printableLine(row.accepted) : words.notAccepted)}</bdi></td></tr>`,
  ].join('')
}

function sectionOf(cause: Cause, isOpen: boolean, words: ReportWords): string {
  const size = sizeText(cause, words)
  const json = cause.shrunk && jsonText(cause.shrunk.request, 2)
  const mark = cause.accepted === undefined ? 'failing' : 'accepted'
  return [
    `<details class="${mark}"${isOpen ? ' open' : ''}>`,
    `<summary><b><bdi>${escaped(headingOf(cause.first, words))}</bdi></b> <span class="size">${escaped(size)}</span></summary>`,
    // A link into closed details opens them.
    `<p id="cause-${String(cause.number)}"><bdi>${escaped(idText(cause, words))}</bdi></p>`,
    factList([...factsWithRule(cause, words), ...totalsOfShrunk(cause, words)]),
    json === undefined ? '' : `<pre dir="ltr">${escaped(json)}</pre>`,
    '</details>',
  ]
    .filter(Boolean)
    .join('\n')
}

function factList(facts: readonly Fact[]): string {
  const items = facts
    .filter(({ texts }) => texts.length > 0)
    .map(
      ({ label, texts }) =>
        `<dt>${escaped(label)}</dt>${texts.map((text) => `<dd><bdi>${escaped(text)}</bdi></dd>`).join('')}`,
    )
  return items.length === 0 ? '' : `<dl>\n${items.join('\n')}\n</dl>`
}
