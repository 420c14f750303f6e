import { priceQuote, priceLines, sumMeasurements } from 'quotewright'
import type { Page } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, PRICE, at, product, quoteOf, type Account } from './request.js'
import { show } from './show.js'
import { wrongAt } from './wrong-at.js'

const PRICING = 'lines.0.onTheFly.pricing'

const fields = {
  pieces: {
    label: 'Pieces, in metres',
    kind: 'pieces',
    unit: 'm',
    isLong: true,
    at: `${PRICING}.measurements`,
    hint: 'How many / how long: 22/6.1, 14/4.35 or 3 @ 2.4',
  },
  built: {
    label: 'Pieces as built',
    kind: 'pieces',
    unit: 'm',
    isLong: true,
    at: `${PRICING}.asBuiltMeasurements`,
    hint: 'Empty: as quoted',
  },
  price: { label: 'Price per metre', kind: 'money', at: `${PRICING}.unitPrice` },
  cost: { label: 'Cost per metre', kind: 'money', at: `${PRICING}.cost` },
  minimum: {
    label: 'Shortest length charged',
    kind: 'length',
    unit: 'mm',
    at: 'minimumLinealLengthMm',
    hint: 'A setting of the account',
  },
} as const

const metres = (value: unknown): string => show({ value, as: 'metres' })

/** Writes pieces of one size, with the metres charged for them: `3 × 0.24 m, charged as 0.3 m: 0.9 m`. */
function rowOf(piece: object, account: Account): string {
  const sum = sumMeasurements(
    { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES', measurements: [piece] },
    account,
  )
  const [only] = sum.ok ? sum.value.pieces : []
  if (!sum.ok || only === undefined) return ''
  const { amount, length, chargedLength } = only
  const charged = chargedLength === length ? '' : `, charged as ${metres(chargedLength)}`
  return `${amount} × ${metres(length)}${charged}: ${metres(sum.value.measure)}`
}

/** Measures a list of pieces: the charged metres, with a minimum length, and the metres as built. */
export const measurements: Page = {
  fields,
  initial: { pieces: '22/6.1, 14/4.35, 3/0.24', built: '', price: '$19.85', cost: '$13.90', minimum: '300' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const { pieces, built, price: unitPrice, cost, minimum } = values
    const pricing = {
      unitPrice,
      cost,
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      measurements: pieces,
      ...(built === undefined ? {} : { asBuiltMeasurements: built }),
    }
    const line = product('Corrugated roof sheet', pricing)
    const request = quoteOf([line])
    const account = {
      ...ACCOUNT,
      ...(minimum === undefined ? {} : { minimumLinealLengthMm: Number(minimum) }),
    }
    const quote = priceQuote(request, account)
    if (!quote.ok) return { runs: [], wrong: wrongAt(quote.problems, fields) }
    const priced = priceLines([line as Parameters<typeof priceLines>[0][number]], [], account)
    const workings = priced.ok ? priced.value.workings[0] : undefined
    const working = (name: string): unknown => at(workings, name)
    const { value } = quote
    return {
      wrong,
      runs: [
        {
          title: 'What is charged',
          command: [...PRICE, '--workings'],
          notes: [(pieces as readonly object[]).map((piece) => rowOf(piece, account)).join('\n')],
          files: { 'request.json': request, 'account.json': account },
          figures: [
            { label: 'Metres charged', at: 'workings.0.measure', value: working('measure'), as: 'metres' },
            {
              label: 'Metres built',
              at: 'workings.0.asBuiltMeasure',
              value: working('asBuiltMeasure'),
              as: 'metres',
            },
            { label: 'Cost', at: 'workings.0.lineCost', value: working('lineCost'), as: 'money' },
            { label: 'Profit', at: 'quote.margin', value: value.margin, as: 'money' },
            {
              label: 'Price before GST',
              at: 'quote.subtotal',
              value: value.subtotal,
              as: 'money',
              isMain: true,
            },
          ],
        },
      ],
    }
  },
}
