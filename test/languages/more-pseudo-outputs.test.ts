/** Tests prints, cutting plans, forms, spreadsheets and price books in a language that only the test has. */
import { describe, expect, test } from 'vitest'
import type * as Flashing from '../../src/entries/flashing.js'
import type * as Form from '../../src/entries/form.js'
import type * as Root from '../../src/entries/index.js'
import type * as PriceBook from '../../src/entries/price-book.js'
import type * as Print from '../../src/entries/print.js'
import type * as Sheet from '../../src/entries/sheet.js'
import { priceBook as PRICE_BOOK } from '../../src/languages/en/price-book.js'
import { expectAccented, libraryWithPseudo, PSEUDO, textOfMarkup } from './pseudo-language.js'

const { entry } = libraryWithPseudo()
const locale = PSEUDO.code as unknown as 'en'
const account = { currency: 'AUD', tax: { rate: '0.10', code: '7' } }

const money = (amountMicros: string) => ({ amountMicros })
const REQUEST = {
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  reference: '2',
  lines: [
    {
      labour: {
        name: '3',
        pricing: { quantity: '8', unitPrice: money('92000000'), cost: money('50000000') },
      },
    },
    {
      onTheFly: {
        productName: '4',
        pricing: {
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements: [{ length: '6.1', amount: '22' }],
          unitPrice: money('18500000'),
          discount: '5',
        },
      },
    },
    { notes: { text: '5' } },
  ],
  adjustments: [{ name: '6', type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: money('10000000') }],
}

describe('the library in the pseudo-language', () => {
  test.each(['customer', 'workshop', 'invoice', 'internal'] as const)(
    'prints a quote for the view %s',
    async (view) => {
      const [{ priceQuote }, { renderQuoteHtml }] = [
        await entry<typeof Root>('index'),
        await entry<typeof Print>('print'),
      ]
      const priced = priceQuote(REQUEST as never, account)
      if (!priced.ok) throw new Error(JSON.stringify(priced.problems))
      const options = { view, locale: 'en-AU', language: locale, company: { name: '9' }, account }
      const page = renderQuoteHtml(priced.value as never, options)
      if (!page.ok) throw new Error(JSON.stringify(page.problems))
      expectAccented(textOfMarkup(page.value))
    },
  )

  test('draws a cutting plan', async () => {
    const { cutList, renderCutPlanSvg } = await entry<typeof Flashing>('flashing')
    const planned = (amount: number, length: number, more: object = { stockLengthMm: 8000 }) => {
      const list = cutList({ subitems: [{ amount, length }] }, { currency: 'AUD' }, { ...more, kerfMm: 3 })
      if (!list.ok || list.value.stock === undefined) throw new Error(JSON.stringify(list))
      return renderCutPlanSvg(list.value.stock, { locale })
    }
    for (const svg of [
      planned(5, 2400),
      planned(9, 2400, { offcuts: [{ lengthMm: 8000, amount: 1 }] }),
      planned(1, 9400),
    ])
      expectAccented(textOfMarkup(svg))
    expectAccented(textOfMarkup(renderCutPlanSvg({ isPacked: false }, { locale })))
  })

  test.each(Object.keys(PRICE_BOOK))('describes the problem %s of a price book', async (code) => {
    const { describePriceProblem } = await entry<typeof PriceBook>('price-book')
    const details = {
      sent: '1',
      near: '2',
      from: '3',
      to: '4',
      row: '5',
      otherRow: '6',
      other: '7',
      currency: '8',
    }
    const problem = { code, param: 'rows[0].x', details: { ...details, expected: '9' } }
    expectAccented(describePriceProblem(problem, locale))
  })

  test('writes and reads a spreadsheet, and names its problems', async () => {
    const { requestFromRows, templateRows } = await entry<typeof Sheet>('sheet')
    const template = templateRows({ locale })
    expectAccented(template[0]?.join(' ') ?? '')
    const { describeProblem: describe } = await entry<typeof Root>('index')
    const settings = { locale, currency: 'AUD', request: { customerId: '1' }, describe }
    expect(requestFromRows(template, settings).ok).toBe(true)
    const heading = (english: number): string => template[0]?.[english] ?? ''
    const wrong = [
      [[heading(0), heading(1), heading(6), heading(6)]],
      [
        [heading(1), heading(6), heading(10)],
        ['2', 'xxx', '=1'],
        ['3', '4', '5', '6'],
      ],
      [['1', '2']],
      [],
    ]
    const problems = wrong.flatMap((rows) => {
      const sheet = requestFromRows(rows, settings)
      return sheet.ok ? [] : sheet.problems
    })
    expect(problems.length).toBeGreaterThan(4)
    for (const { message } of problems) expectAccented(message, [wrong, 'xxx'])
  })

  test('labels a form, and says what is wrong in its fields', async () => {
    const { quoteForm, rowKinds } = await entry<typeof Form>('form')
    const { describeProblem } = await entry<typeof Root>('index')
    let form = quoteForm(account, { locale, describe: describeProblem })
    for (const kind of rowKinds) {
      form = form.add(kind, {})
      const row = form.rows.at(-1)
      for (const name of Object.keys(row?.fields ?? {}))
        form = form.set(row?.id ?? '', name as 'quantity', 'xxx')
    }
    const fields = form.rows.flatMap((row) => Object.values(row.fields))
    expect(fields.length).toBeGreaterThan(18)
    for (const { label, message } of fields) {
      expectAccented(label)
      if (message !== '') expectAccented(message, 'xxx')
    }
    expect(fields.filter(({ message }) => message !== '').length).toBeGreaterThan(10)
  })
})
