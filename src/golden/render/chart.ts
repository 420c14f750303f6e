import { escaped, svgNumber } from '../../flashing/picture/svg-text.js'
import type { CauseRow } from '../report.js'
import { amountText, line, type ReportWords } from './report-words.js'

/** More causes are in the table only. */
const MOST_BARS = 20
const BAR = 18
const ROW = 44
const WIDTH = 640

/** What each cause adds to totals and takes from them: bars to the right and to the left of nothing. */
export function chartOf(causes: readonly CauseRow[], words: ReportWords): string {
  const rows = causes.slice(0, MOST_BARS)
  const rowsOf = rows.map(({ up, down }) => [sizeOf(up), sizeOf(down)] as const)
  const largest = Math.max(1, ...rowsOf.flat())
  const most = Math.max(0, ...rowsOf.map(([up]) => up))
  const least = Math.max(0, ...rowsOf.map(([, down]) => down))
  const span = Math.max(most + least, largest)
  const zero = (least / span) * WIDTH
  const bars = rows.map((row, index) => barOf(row, index, { zero, span }, words))
  const height = rows.length * ROW
  return `<svg class="chart" viewBox="0 0 ${String(WIDTH)} ${String(height)}" role="img" aria-label="${escaped(words.chart)}">
${bars.join('\n')}
<line class="axis" x1="${svgNumber(zero)}" x2="${svgNumber(zero)}" y1="0" y2="${String(height)}"/>
</svg>`
}

function barOf(
  { cause, up, down, currency, accepted }: CauseRow,
  index: number,
  { zero, span }: { readonly zero: number; readonly span: number },
  words: ReportWords,
): string {
  const y = index * ROW
  const [right, left] = [(sizeOf(up) / span) * WIDTH, (sizeOf(down) / span) * WIDTH]
  const amounts = [up, down]
    .filter((micros) => micros !== '0')
    .map((micros) => amountText(micros, currency, words))
  const label = [line(cause), ...amounts].join(' · ')
  const opacity = accepted === undefined ? '' : ' opacity="0.4"'
  return `<g${opacity}><text x="0" y="${String(y + 14)}">${escaped(label)}</text>
<rect class="up" x="${svgNumber(zero)}" y="${String(y + BAR)}" width="${svgNumber(right)}" height="${String(BAR)}"/>
<rect class="down" x="${svgNumber(zero - left)}" y="${String(y + BAR)}" width="${svgNumber(left)}" height="${String(BAR)}"/></g>`
}

/** How long a bar is, before it is scaled: a picture needs no exact number. */
function sizeOf(micros: string): number {
  const size = Math.abs(Number(micros))
  return Number.isFinite(size) ? size : 0
}
