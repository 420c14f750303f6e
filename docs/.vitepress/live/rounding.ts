import { priceQuote } from 'quotewright'
import { explainQuote } from 'quotewright/explain'
import type { Page } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, PRICE, at, product, quoteOf } from './request.js'
import { wrongAt } from './wrong-at.js'

const fields = {
  quantity: { label: 'Quantity', kind: 'quantity', at: 'lines.0.onTheFly.pricing.quantity' },
  price: { label: 'Unit price', kind: 'money', at: 'lines.0.onTheFly.pricing.unitPrice' },
} as const

const TOTAL = 'quote.lines.0.onTheFly.pricing.totalPrice'

/** Rounds a plain decimal to the cent, with ties to the even cent. A negative number is rounded like its opposite. */
export function halfEven(exact: string): string {
  const size = exact.replace('-', '')
  const [whole = '0', decimals = ''] = size.split('.')
  const rest = decimals.slice(2).replace(/0+$/, '')
  const cents = BigInt(whole + decimals.slice(0, 2).padEnd(2, '0'))
  const roundsUp = rest !== '' && (rest === '5' ? cents % 2n === 1n : rest >= '5')
  const text = String(roundsUp ? cents + 1n : cents).padStart(3, '0')
  const sign = size !== exact && /[1-9]/.test(text) ? '-' : ''
  return `${sign}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Multiplies two numbers, and shows the result of each way to round to the cent. */
export const rounding: Page = {
  fields,
  initial: { quantity: '1.1', price: '$1.15' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const request = quoteOf([
      product('Sealant', { quantity: values['quantity'], unitPrice: values['price'] }),
    ])
    const quote = priceQuote(request, ACCOUNT)
    const explained = explainQuote(request, ACCOUNT)
    if (!quote.ok || !explained.ok)
      return { runs: [], wrong: quote.ok ? {} : wrongAt(quote.problems, fields) }
    const total = at({ quote: quote.value }, TOTAL)
    const figure = Object.values(explained.value.nodes).find(({ name }) => name === 'line total')
    const exact = figure?.rounding?.exact ?? figure?.value ?? '0'
    const float = Number(values['quantity']) * (Number(at(values['price'], 'amountMicros')) / 1_000_000)
    return {
      wrong,
      compared: [
        { label: 'The exact product', value: exact, isOurs: false },
        { label: 'Half up, as here (N5)', value: figure?.value ?? '', isOurs: true },
        { label: 'Half even, “bankers’ rounding”', value: halfEven(exact), isOurs: false },
        { label: 'JavaScript: quantity * price', value: String(float), isOurs: false },
        { label: 'JavaScript: toFixed(2)', value: float.toFixed(2), isOurs: false },
        {
          label: 'JavaScript: Math.round(x * 100) / 100',
          value: (Math.round(float * 100) / 100).toFixed(2),
          isOurs: false,
        },
      ],
      runs: [
        {
          title: 'The line',
          command: PRICE,
          files: { 'request.json': request, 'account.json': ACCOUNT },
          figures: [{ label: 'Line total', at: TOTAL, value: total, as: 'money', isMain: true }],
        },
      ],
    }
  },
}
