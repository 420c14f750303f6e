import { describeProblem, priceQuote, type PricedQuote, type Problem } from 'quotewright'
import { problemsByField, parseForm, type FormField } from 'quotewright/input'

export type Texts = Record<string, string>

export const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } } as const
export const LOCALE = 'en-AU'
export const ROWS = [0, 1, 2, 3] as const

/** The fields of a row: what is typed, and where it belongs in the line. */
export const COLUMNS = [
  { name: 'product', label: 'Product', kind: 'text', path: ['productName'] },
  { name: 'quantity', label: 'Quantity', kind: 'quantity', path: ['pricing', 'quantity'] },
  { name: 'price', label: 'Unit price', kind: 'money', path: ['pricing', 'unitPrice'] },
  { name: 'discount', label: 'Discount %', kind: 'percent', path: ['pricing', 'discount'] },
] as const

/** What the form calls the fields of the request. */
const LABELS = {
  ...{ productName: 'Product', quantity: 'Quantity', unitPrice: 'Unit price', discount: 'Discount' },
  ...{ customerId: 'Customer', reference: 'Reference', totalPrice: 'Total', subtotal: 'Subtotal' },
  ...{ taxAmount: 'GST', total: 'Total', discountAmount: 'Discount', margin: 'Profit' },
}
const described = (problem: Problem) => describeProblem(problem, { locale: 'en', labels: LABELS })
/** A problem that is right at its field needs no number of the line. */
const atField = (problem: Problem) => described({ ...problem, param: '' })

export const initial: Texts = {
  ...{ customer: 'cust_1', reference: 'Banksia Street re-roof' },
  ...{ product0: 'Corrugated roof sheet, 6.1 m', quantity0: '22', price0: '$121.09', discount0: '5' },
  ...{ product1: 'Ridge capping, 3 m', quantity1: '4', price1: '$85.78', discount1: '' },
  ...{ product2: 'Labour, hours', quantity2: '16', price2: '$92.00', discount2: '' },
  ...{ product3: '', quantity3: '', price3: '', discount3: '' },
}

/** A row with a text in any of its fields is a line; there are no gaps between lines. */
const filledRows = (texts: Texts): readonly number[] =>
  ROWS.filter((row) => COLUMNS.some(({ name }) => (texts[`${name}${row}`] ?? '').trim() !== ''))

function fieldsOf(texts: Texts): Record<string, FormField> {
  const fields: Record<string, FormField> = {
    customer: { path: ['customerId'], kind: 'text' },
    reference: { path: ['reference'], kind: 'text' },
  }
  for (const [index, row] of filledRows(texts).entries())
    for (const { name, kind, path } of COLUMNS)
      fields[`${name}${row}`] = { kind, path: ['lines', index, 'onTheFly', ...path] }
  return fields
}

export interface WorkedOut {
  /** Undefined while a text cannot be read. */
  readonly request?: object
  readonly quote?: PricedQuote
  /** What is wrong, by the name of the field. */
  readonly wrong: Texts
  /** What is wrong and belongs to no field. */
  readonly others: readonly string[]
}

/** The request that the texts make with its priced quote, or what is wrong with the fields. */
export function workOut(texts: Texts): WorkedOut {
  const fields = fieldsOf(texts)
  const form = parseForm(fields, texts, { locale: LOCALE, currency: ACCOUNT.currency })
  // What was read is priced in any case, so that all that is wrong is seen at once.
  const quote = priceQuote(form.ok ? form.value : form.partial, ACCOUNT)
  if (form.ok && quote.ok) return { request: form.value, quote: quote.value, wrong: {}, others: [] }
  const problems = [...(form.ok ? [] : form.problems), ...(quote.ok ? [] : quote.problems)]
  const { byField, others } = problemsByField(problems, fields)
  const wrong = Object.fromEntries(
    Object.entries(byField).map(([name, found]) => [name, found.map(atField).join(' ')]),
  )
  return { ...(form.ok ? { request: form.value } : {}), wrong, others: others.map(described) }
}

/** The total of each row that is a line. */
export function rowTotals(texts: Texts, quote: PricedQuote | undefined): Record<number, object | undefined> {
  return Object.fromEntries(
    filledRows(texts).map((row, index) => {
      const line = quote?.lines[index]
      return [row, line !== undefined && 'onTheFly' in line ? line.onTheFly.pricing.totalPrice : undefined]
    }),
  )
}
