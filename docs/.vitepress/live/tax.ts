import { priceQuote } from 'quotewright'
import type { Page, Run } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, PRICE, product, quoteOf } from './request.js'
import { wrongAt } from './wrong-at.js'

const fields = {
  first: { label: 'First line', kind: 'money' },
  second: { label: 'Second line', kind: 'money' },
  third: { label: 'Third line', kind: 'money' },
} as const

/** Compares tax rounded once for the document with tax rounded line by line. */
export const tax: Page = {
  fields,
  initial: { first: '$1.04', second: '$1.04', third: '$1.04' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const typed = Object.keys(values) as (keyof typeof fields)[]
    const lines = Object.fromEntries(
      typed.map((name, index) => [name, { ...fields[name], at: `lines.${String(index)}` }]),
    )
    const request = quoteOf(
      Object.values(values).map((unitPrice, index) =>
        product(`Item ${String(index + 1)}`, { quantity: '1', unitPrice }),
      ),
    )
    const runs: Run[] = []
    for (const [taxRounding, title] of [
      ['document', 'Rounded once, for the document'],
      ['line', 'Rounded line by line'],
    ] as const) {
      const account = { ...ACCOUNT, taxRounding }
      const quote = priceQuote(request, account)
      if (!quote.ok) return { runs: [], wrong: wrongAt(quote.problems, lines) }
      const { subtotal, taxAmount, total } = quote.value
      runs.push({
        title,
        command: PRICE,
        files: { 'request.json': request, 'account.json': account },
        figures: [
          { label: 'Subtotal', at: 'quote.subtotal', value: subtotal, as: 'money' },
          { label: 'GST, 10%', at: 'quote.taxAmount', value: taxAmount, as: 'money' },
          { label: 'Total', at: 'quote.total', value: total, as: 'money', isMain: true },
        ],
      })
    }
    return { runs, wrong }
  },
}
