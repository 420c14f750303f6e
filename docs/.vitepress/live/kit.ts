import { priceLines, priceQuote } from 'quotewright'
import type { Page } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, PRICE, at, quoteOf } from './request.js'
import { wrongAt } from './wrong-at.js'

/** The page prices each part as a separate line. It shows problems without a field at the price of the part. */
const fields = {
  gutter: {
    label: 'Gutter',
    kind: 'pieces',
    unit: 'm',
    at: 'lines.0.onTheFly.pricing.measurements',
    hint: 'How many / how long, in metres',
  },
  gutterPrice: { label: 'Gutter, per metre', kind: 'money', at: 'lines.0' },
  brackets: { label: 'Brackets', kind: 'quantity', at: 'lines.1.onTheFly.pricing.quantity' },
  bracketPrice: { label: 'Bracket, each', kind: 'money', at: 'lines.1' },
  hours: { label: 'Hours to hang it', kind: 'quantity', at: 'lines.2.onTheFly.pricing.quantity' },
  hourPrice: { label: 'Labour, per hour', kind: 'money', at: 'lines.2' },
  pipes: { label: 'Downpipes', kind: 'quantity', at: 'lines.3.onTheFly.pricing.quantity' },
  pipePrice: { label: 'Downpipe, each', kind: 'money', at: 'lines.3' },
} as const

/** Prices a gutter kit that contains a kit of downpipes. */
export const kit: Page = {
  fields,
  initial: {
    gutter: '2/6, 1/3.4',
    gutterPrice: '$14.20',
    brackets: '18',
    bracketPrice: '$3.95',
    hours: '4',
    hourPrice: '$92.00',
    pipes: '2',
    pipePrice: '$38.50',
  },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const parts = [
      {
        name: 'Quad gutter 115',
        pricing: {
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements: values['gutter'],
          unitPrice: values['gutterPrice'],
        },
      },
      {
        name: 'Gutter bracket',
        pricing: { quantity: values['brackets'], unitPrice: values['bracketPrice'] },
      },
      { name: 'Hang gutter', pricing: { quantity: values['hours'], unitPrice: values['hourPrice'] } },
      { name: 'Downpipe 100 × 50', pricing: { quantity: values['pipes'], unitPrice: values['pipePrice'] } },
    ]
    // K3: each part needs a total, so it is first priced as a separate line.
    const priced = priceLines(
      parts.map(({ name, pricing }) => ({ onTheFly: { productName: name, pricing } })) as Parameters<
        typeof priceLines
      >[0],
      [],
      ACCOUNT,
    )
    if (!priced.ok) return { runs: [], wrong: wrongAt(priced.problems, fields) }
    const components = parts.map(({ name, pricing }, index) => ({
      productType: 'PRODUCT_TYPE_ON_THE_FLY',
      productName: name,
      pricing: { ...pricing, totalPrice: priced.value.workings[index]?.total },
    }))
    const request = quoteOf([
      {
        productKit: {
          productName: 'Gutter and downpipes',
          components: components.slice(0, 3),
          subKits: [{ productName: 'Downpipe set', components: components.slice(3) }],
        },
      },
    ])
    const quote = priceQuote(request, ACCOUNT)
    if (!quote.ok) return { runs: [], wrong: wrongAt(quote.problems, fields) }
    const answer = { quote: quote.value }
    const places = [0, 1, 2].map((index) => `quote.lines.0.productKit.components.${String(index)}`)
    const totals = [...places, 'quote.lines.0.productKit.subKits.0']
    return {
      wrong,
      runs: [
        {
          title: 'The kit, level by level',
          command: PRICE,
          files: { 'request.json': request, 'account.json': ACCOUNT },
          figures: [
            ...totals.map((place) => ({
              label: String(at(answer, `${place}.productName`)),
              at: `${place}.pricing.totalPrice`,
              value: at(answer, `${place}.pricing.totalPrice`),
              as: 'money' as const,
            })),
            {
              label: 'The kit',
              at: 'quote.subtotal',
              value: quote.value.subtotal,
              as: 'money',
              isMain: true,
            },
          ],
        },
      ],
    }
  },
}
