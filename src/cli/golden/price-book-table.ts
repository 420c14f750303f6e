import type { PriceBookReport, PriceBookSums } from '../../entries/price-book.js'
import { drawGrid, remainingColumn, largestWidth } from '../table/draw-grid.js'
import { wrapText } from '../table/wrap-text.js'
import type { TableStyle } from '../table/presentation.js'
import { printable } from '../table/printable.js'
import { amountText } from '../table/text.js'

const minProductWidth = 20
const headings = ['Lines', 'Documents', 'Before', 'After', 'Difference']

export function priceBookTable(report: PriceBookReport, name: string, { ink, width }: TableStyle): string {
  const hasSeveralCurrencies = report.totals.length > 1
  const rows = report.products.map((sums) => {
    const product = hasSeveralCurrencies ? `${sums.product} (${sums.currency})` : sums.product
    return [printable(product), count(sums.lines), count(sums.documents), ...amountsOf(sums)]
  })
  const others = headings.map((heading, index) => ({
    align: 'right' as const,
    width: largestWidth([heading, ...rows.map((row) => row[index + 1] ?? '')]),
  }))
  const grid = drawGrid(
    [remainingColumn(others, width, minProductWidth), ...others],
    ['Line totals by product', ...headings],
    rows.map((cells) => ({ cells: cells.map((text) => ({ texts: [{ text }] })) })),
    { ink, width },
  )
  const outcome = outcomeOf(report, name).map((line) => ink.strong(wrapText(printable(line), width)))
  return `${[...outcome, ...(rows.length === 0 ? [] : ['', grid])].join('\n')}\n`
}

function outcomeOf(report: PriceBookReport, name: string): readonly string[] {
  const { date, documents, changed, refused, lines, linesInBook, totals } = report
  const sums = totals.map(
    (total) =>
      `Totals with tax, in ${total.currency}: ${amountsOf(total).slice(0, 2).join(' → ')} (${difference(total)}).`,
  )
  return [
    `With the prices of ${name} on ${date}, ${count(changed)} of ${count(documents)} documents differ.`,
    `It has a price for ${count(linesInBook)} of ${count(lines)} lines and parts of kits.`,
    ...sums,
    ...(refused === 0
      ? []
      : [`Documents left out of the sums, since they cannot be priced: ${count(refused)}.`]),
  ]
}

function amountsOf(sums: PriceBookSums): readonly string[] {
  const [before, after] = [sums.before, sums.after].map((amountMicros) => amountText({ amountMicros }))
  return [before ?? '', after ?? '', difference(sums)]
}

function difference({ net }: PriceBookSums): string {
  const text = amountText({ amountMicros: net })
  return net.startsWith('-') || net === '0' ? text : `+${text}`
}

function count(value: number): string {
  return value.toLocaleString('en')
}
