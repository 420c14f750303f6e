import { priceQuote } from 'quotewright'
import { solve } from 'quotewright/solve'
import type { Page, Run } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, PRICE, quoteOf } from './request.js'
import { missingOf, wrongAt } from './wrong-at.js'

const fields = {
  cost: { label: 'Cost', kind: 'money', at: 'lines.0.catalogue.pricing.cost' },
  percentage: {
    label: 'Percentage',
    kind: 'percent',
    at: 'lines.0.catalogue.pricing.markup',
    hint: 'The same number, used as both',
  },
} as const

/** The percentage field, when its text is the margin to reach. */
const asMargin = {
  percentage: { ...fields.percentage, label: 'Percentage as a margin', at: 'goal.marginPercentage' },
} as const

/** Makes a catalogue line, because no other line gets its price from cost and markup (L8). */
const gutter = (pricing: object): object => ({
  catalogue: {
    productId: 'prod_01hx5zq86xv7gth6f1q16qt07m',
    productRowId: 'prow_01hx5zq8evngfytffy4jt4kwx8',
    rowPriceId: 'rowprice_01hx5zq8abtfhqvydnqaemv2wb',
    productName: 'Quad gutter 115',
    pricing,
  },
})

/** Compares the same percentage as a markup on the cost and as a margin on the price. */
export const markup: Page = {
  fields,
  initial: { cost: '$60.00', percentage: '25%' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const missing = missingOf(values, fields)
    if (Object.keys(missing).length > 0) return { runs: [], wrong: missing }
    const { cost, percentage } = values
    const files = (request: object): Run['files'] => ({ 'request.json': request, 'account.json': ACCOUNT })

    const marked = quoteOf([gutter({ quantity: '1', cost, markup: percentage })])
    const quote = priceQuote(marked, ACCOUNT)
    if (!quote.ok) return { runs: [], wrong: wrongAt(quote.problems, fields) }
    const { subtotal, margin } = quote.value
    const byMarkup: Run = {
      title: `Markup: ${texts['percentage'] ?? ''} on top of the cost`,
      command: PRICE,
      files: files(marked),
      figures: [
        { label: 'Profit', at: 'quote.margin', value: margin, as: 'money' },
        { label: 'Price before GST', at: 'quote.subtotal', value: subtotal, as: 'money', isMain: true },
      ],
    }

    // `solve` finds the price, starting from the cost.
    const unmarked = quoteOf([gutter({ quantity: '1', cost, unitPrice: cost })])
    const goal = { marginPercentage: String(percentage) }
    const answer = solve(unmarked, ACCOUNT, goal, [{ type: 'unitPrice', line: 0 }])
    if (!answer.ok) return { runs: [byMarkup], wrong: wrongAt(answer.problems, asMargin) }
    const { outcome } = answer.value
    const solved = answer.value.outcome === 'exact' ? answer.value : undefined
    const byMargin: Run = {
      title: `Margin: ${texts['percentage'] ?? ''} of the price`,
      command: [
        ...['solve', 'request.json', '--account', 'account.json', '--margin-percentage', String(percentage)],
        ...['--lever', 'unit-price', '--line', '1', '--format', 'json'],
      ],
      files: files(unmarked),
      figures:
        solved === undefined
          ? [{ label: 'Outcome', at: 'solution.outcome', value: outcome, as: 'text' }]
          : [
              { label: 'Profit', at: 'solution.totals.margin', value: solved.totals.margin, as: 'money' },
              {
                label: 'Price before GST',
                at: 'solution.totals.subtotal',
                value: solved.totals.subtotal,
                as: 'money',
                isMain: true,
              },
            ],
      notes: 'reason' in answer.value ? [answer.value.reason.message] : [],
    }
    return { runs: [byMarkup, byMargin], wrong }
  },
}
