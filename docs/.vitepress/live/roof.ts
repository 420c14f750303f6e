import { drawProfile, measureFlashing, priceQuote, renderFlashingSvg, type Problem } from 'quotewright'
import { explainQuote, renderExplanationText } from 'quotewright/explain'
import { formatLength } from 'quotewright/input'
import type { Page } from './page.js'
import { LOCALE, readFields } from './read-fields.js'
import { ACCOUNT, PRICE, product, quoteOf } from './request.js'
import { show } from './show.js'
import { missingOf, wrongAt } from './wrong-at.js'

const SHEETS = 'lines.0.onTheFly.pricing'
const FLASHING = 'lines.1.flashing'

const fields = {
  pieces: {
    label: 'Roof sheets, in metres',
    kind: 'pieces',
    unit: 'm',
    at: `${SHEETS}.measurements`,
    hint: 'How many / how long',
  },
  price: { label: 'Sheets, per metre', kind: 'money', at: `${SHEETS}.unitPrice` },
  flashing: {
    label: 'Apron flashing, in mm',
    kind: 'pieces',
    unit: 'mm',
    at: `${FLASHING}.subitems`,
    hint: 'How many / how long',
  },
  flashingPrice: { label: 'Flashing, per metre', kind: 'money', at: `${FLASHING}.unitPrice` },
} as const

/** An apron: down the wall from a feathered edge, out over the sheets, then a lip. */
const APRON = drawProfile(
  [
    { size: 100, finish: { type: 'FINISH_TYPE_FEATHER', size: 6 } },
    { size: 150, turn: -67.5 },
    { size: 15, turn: 45 },
  ],
  { heading: 90 },
)

/** The page has both pictures, because the server does not know the theme of the reader. */
export const PICTURES = (['light', 'dark'] as const).map((theme) => ({
  theme,
  svg: APRON.ok ? renderFlashingSvg(APRON.value, { theme }) : '',
}))

/** Converts typed pieces to a cut list, which has JSON numbers. */
function cutListOf(pieces: unknown): readonly { readonly amount: number; readonly length: number }[] {
  const list = pieces as readonly { readonly amount?: string; readonly length?: string }[]
  return list.map(({ amount = '1', length = '0' }) => ({ amount: Number(amount), length: Number(length) }))
}

/** Measures the apron. Paths of problems begin at the document. */
function measured(line: object): ReturnType<typeof measureFlashing> {
  const found = measureFlashing(line, ACCOUNT)
  if (found.ok) return found
  const moved = (problem: Problem): Problem => ({
    ...problem,
    path: ['lines', 1, 'flashing', ...problem.path],
  })
  return { ok: false, problems: found.problems.map(moved) }
}

/** Prices a roof: sheets by the metre, and the flashing where the roof meets a wall. */
export const roof: Page = {
  fields,
  initial: { pieces: '22/6.1, 14/4.35', price: '$18.50', flashing: '2/3100', flashingPrice: '$27.40' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const missing = missingOf(values, fields)
    if (Object.keys(missing).length > 0 || !APRON.ok) return { runs: [], wrong: missing }
    const line = {
      productName: 'Apron flashing',
      drawing: APRON.value,
      subitems: cutListOf(values['flashing']),
      unitPrice: values['flashingPrice'],
    }
    const figures = measured(line)
    if (!figures.ok) return { runs: [], wrong: wrongAt(figures.problems, fields) }
    const { totalGirth, bends, totalLength, totalPrice } = figures.value
    const sheets = product('Corrugated roof sheet', {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      measurements: values['pieces'],
      unitPrice: values['price'],
    })
    const request = quoteOf([sheets, { flashing: { ...line, totalGirth, bends, totalLength, totalPrice } }])
    const quote = priceQuote(request, ACCOUNT)
    const explained = explainQuote(request, ACCOUNT)
    if (!quote.ok || !explained.ok)
      return { runs: [], wrong: wrongAt(quote.ok ? [] : quote.problems, fields) }
    const { value } = quote
    const [sheetLine, flashingLine] = value.lines
    const files = { 'request.json': request, 'account.json': ACCOUNT }
    const money = { as: 'money' } as const
    const metres = formatLength(totalLength, { locale: LOCALE, unit: 'm' })
    const perMetre = show({ value: flashingLine?.flashing?.unitPrice?.amountMicros, as: 'micros' })
    return {
      wrong,
      runs: [
        {
          title: 'The quote',
          command: PRICE,
          files,
          figures: [
            {
              label: 'Roof sheets',
              at: `quote.${SHEETS}.totalPrice`,
              value: sheetLine?.onTheFly?.pricing.totalPrice,
              ...money,
            },
            {
              label: `Apron flashing, ${totalGirth} mm, ${bends} bends: ${metres} × ${perMetre}`,
              at: `quote.${FLASHING}.totalPrice`,
              value: flashingLine?.flashing?.totalPrice,
              ...money,
            },
            { label: 'GST, 10%', at: 'quote.taxAmount', value: value.taxAmount, ...money },
            { label: 'Total', at: 'quote.total', value: value.total, ...money, isMain: true },
          ],
        },
        {
          title: 'Why',
          command: [
            'explain',
            'request.json',
            '--account',
            'account.json',
            '--depth',
            '2',
            '--format',
            'text',
          ],
          files,
          figures: [],
          printed: renderExplanationText(explained.value, { depth: 2 }),
          whole: renderExplanationText(explained.value),
        },
      ],
    }
  },
}
