import { escaped } from '../../flashing/picture/svg-text.js'
import type { CauseRow, GoldenReport } from '../report.js'
import { chartOf } from './chart.js'
import {
  cellsOf,
  factsOf,
  line,
  outcomeText,
  reportWords,
  sentenceOf,
  type ReportWords,
} from './report-words.js'

/** More causes are counted only. */
const MOST_CAUSES = 500

/** A report as one page, without a script and without anything from a network. */
export function htmlReport(report: GoldenReport, locale: unknown): string {
  const words = reportWords(locale)
  const causes = report.causes.slice(0, MOST_CAUSES)
  const left = report.causes.length - causes.length
  const outcome = escaped(outcomeText(report, words))
  return `<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}: ${outcome}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="outcome">${outcome}</p>
${causes.length === 0 ? '' : bodyOf(causes, words)}
${left === 0 ? '' : `<p>${words.more.replace('<count>', String(left))}</p>`}
${report.unusedAcceptances.length === 0 ? '' : `<p>${words.unused}: ${escaped(line(report.unusedAcceptances.join(', ')))}</p>`}
</main>
</body>
</html>
`
}

function bodyOf(causes: readonly CauseRow[], words: ReportWords): string {
  const head = words.columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')
  const rows = causes.map((row) => {
    const cells = cellsOf(row, words).map((cell) => `<td>${escaped(cell)}</td>`)
    return `<tr${row.accepted === undefined ? '' : ' class="accepted"'}>${cells.join('')}</tr>`
  })
  return `<h2>${words.chart}</h2>
<div class="table">${chartOf(causes, words)}</div>
<div class="table"><table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>
${causes.map((row, index) => causeSection(row, index === 0, words)).join('\n')}`
}

function causeSection(row: CauseRow, isOpen: boolean, words: ReportWords): string {
  const facts = factsOf(row, words).map(
    ([heading, text]) => `<dt>${escaped(heading)}</dt><dd>${escaped(text)}</dd>`,
  )
  const settings = row.settings.map(({ name, recorded, current }) =>
    escaped(line(`${name}: ${recorded ?? words.unset} → ${current ?? words.unset}`)),
  )
  const settingsFact =
    settings.length === 0 ? '' : `<dt>${escaped(words.settings)}</dt><dd>${settings.join('<br>')}</dd>`
  const shrunk =
    row.shrunk === undefined
      ? ''
      : `<dt>${escaped(words.shrunk)}</dt><dd><pre>${escaped(jsonText(row.shrunk.request))}</pre></dd>`
  return `<details${isOpen ? ' open' : ''}><summary>${escaped(line(row.cause))}</summary>
<p>${escaped(sentenceOf(row, words))}</p>
<dl>${facts.join('')}${settingsFact}${shrunk}</dl></details>`
}

/** What cannot be written as JSON is no request that was priced. */
function jsonText(request: unknown): string {
  try {
    return (JSON.stringify(request, undefined, 2) as string | undefined)?.slice(0, MOST_JSON) ?? ''
  } catch {
    return ''
  }
}

/** A request of one line is much shorter. */
const MOST_JSON = 20_000

const STYLE = `
:root { --ink: #1b1f24; --quiet: #5d6875; --line: #d8dee6; --ground: #ffffff; --up: #0b5cad; --down: #b3541e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7ebf0; --quiet: #9aa7b5; --line: #38424e; --ground: #14181d; --up: #79b8ff; --down: #f0a36b; }
}
@media print { :root { --ink: #000; --quiet: #333; --line: #999; --ground: #fff; --up: #444; --down: #999; } }
body { margin: 0; color: var(--ink); background: var(--ground); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 1.25rem; }
h1 { font-size: 1.3rem; } h2 { font-size: 1rem; }
.outcome { font-size: 1.1rem; font-weight: 600; }
.chart { width: 100%; min-width: 30rem; height: auto; max-width: 48rem; }
.chart text { fill: var(--ink); font-size: 12px; }
.chart .up { fill: var(--up); } .chart .down { fill: var(--down); } .chart .axis { stroke: var(--quiet); }
.table { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th { white-space: nowrap !important; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, th:last-child, td:last-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
td:first-child { min-width: 12rem; }
.accepted { color: var(--quiet); }
details { border-top: 1px solid var(--line); padding: .6rem 0; }
summary { cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
dt { color: var(--quiet); margin-top: .5rem; } dd { margin: 0; overflow-wrap: anywhere; }
pre { overflow-x: auto; font-size: .85em; border: 1px solid var(--line); padding: .6rem; }
`.trim()
