import { escaped } from '../../flashing/picture/svg-text.js'
import type { CauseRow } from '../report.js'
import { headingOf } from './cause-heading.js'
import { amountText, countText, currencyText, signedText } from './report-text.js'
import type { ReportWords } from './report-words.js'

/** More bars are too many to take in at a glance. */
const MAX_BARS = 12

/** In hundredths of the chart. Keeps small differences visible. */
const MIN_WIDTH = 1

interface Bar {
  readonly label: string
  readonly up: bigint
  /** Negative or 0. */
  readonly down: bigint
}

/** Draws bars from a common zero. The bars are SVG; the labels are HTML, which wraps on a narrow page. */
export function chartOf(currency: string, rows: readonly CauseRow[], words: ReportWords): string {
  const bars = barsOf(rows, words)
  const increase = largest(bars.map(({ up }) => up))
  const decrease = largest(bars.map(({ down }) => -down))
  const whole = increase + decrease
  if (whole === 0n) return ''
  const zero = zeroOf(decrease, increase)
  const title = `${words.chart} (${currencyText(currency)})`
  const items = bars.map(
    (bar) =>
      `<li><span class="label"><bdi>${escaped(bar.label)}</bdi></span> <span class="amounts">${amountsOf(bar, words)}</span>${pictureOf(bar, whole, zero)}</li>`,
  )
  return [
    `<figure class="chart"><figcaption>${escaped(title)}</figcaption>`,
    `<ul>`,
    ...items,
    `</ul>`,
    scaleOf(decrease, increase, zero, words),
    '</figure>',
    '',
  ].join('\n')
}

/** Leaves space on each side that has bars. */
function zeroOf(decrease: bigint, increase: bigint): number {
  const zero = percentOf(decrease, decrease + increase)
  return Math.min(Math.max(zero, decrease > 0n ? MIN_WIDTH : 0), increase > 0n ? 100 - MIN_WIDTH : 100)
}

function barsOf(rows: readonly CauseRow[], words: ReportWords): readonly Bar[] {
  const all = rows
    .map((row) => ({ label: headingOf(row, words), up: BigInt(row.up), down: BigInt(row.down) }))
    .map((bar) => ({ bar, size: largest([bar.up, -bar.down]) }))
    .sort((one, other) => Number(other.size - one.size))
    .map(({ bar }) => bar)
  if (all.length <= MAX_BARS) return all
  const others = all.slice(MAX_BARS - 1)
  return [
    ...all.slice(0, MAX_BARS - 1),
    {
      label: words.otherCauses(others.length, countText(others.length, words)),
      up: others.reduce((sum, { up }) => sum + up, 0n),
      down: others.reduce((sum, { down }) => sum + down, 0n),
    },
  ]
}

function amountsOf({ up, down }: Bar, words: ReportWords): string {
  const shown = [
    ...(down < 0n ? [`<span class="down">${escaped(amountText(String(down), words))}</span>`] : []),
    ...(up > 0n ? [`<span class="up">${escaped(signedText(String(up), words))}</span>`] : []),
  ]
  return shown.length === 0 ? escaped(amountText('0', words)) : shown.join(' ')
}

function pictureOf({ up, down }: Bar, whole: bigint, zero: number): string {
  const right = up > 0n ? Math.max(percentOf(up, whole), MIN_WIDTH) : 0
  const left = down < 0n ? Math.max(percentOf(-down, whole), MIN_WIDTH) : 0
  const rectangles = [
    ...(left > 0 ? [rectangle('down', Math.max(zero - left, 0), Math.min(left, zero))] : []),
    ...(right > 0 ? [rectangle('up', zero, Math.min(right, 100 - zero))] : []),
  ]
  return `<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="ground" x="0" y="0" width="100" height="10"/>${rectangles.join('')}<line class="zero" x1="${String(zero)}" y1="0" x2="${String(zero)}" y2="10"/></svg>`
}

function rectangle(name: string, x: number, width: number): string {
  return `<rect class="${name}" x="${hundredths(x)}" y="1" width="${hundredths(width)}" height="8"/>`
}

function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function scaleOf(decrease: bigint, increase: bigint, zero: number, words: ReportWords): string {
  const start = decrease === 0n ? '0' : amountText(String(-decrease), words)
  const end = increase === 0n ? '0' : signedText(String(increase), words)
  const middle =
    zero > 30 && zero < 70 ? `<text x="${String(zero)}%" y="12" text-anchor="middle">0</text>` : ''
  return `<svg class="scale" width="100%" height="16" aria-hidden="true"><text x="0" y="12">${escaped(start)}</text>${middle}<text x="100%" y="12" text-anchor="end">${escaped(end)}</text></svg>`
}

/** Cuts to two decimals. Accepts amounts of any size. */
function percentOf(part: bigint, whole: bigint): number {
  return Number((part * 10_000n) / whole) / 100
}

function largest(amounts: readonly bigint[]): bigint {
  return amounts.reduce((max, amount) => (amount > max ? amount : max), 0n)
}
