import { diagnose } from '../../../src/entries/diagnose.js'
import { explainLine, explainQuote } from '../../../src/entries/explain.js'
import { quoteForm, type FormRow } from '../../../src/entries/form.js'
import {
  applyEdit,
  adviseQuote,
  editQuote,
  editorProblems,
  priceEdited,
  priceQuote,
  type SubKitInput,
} from '../../../src/entries/index.js'
import {
  applyPriceBook,
  comparePriceBook,
  readPriceBook,
  verifyPrices,
  type PriceBook,
} from '../../../src/entries/price-book.js'
import { splitDocument } from '../../../src/entries/solve.js'
import { type Work, many, p, AUD, priced } from './large-parts.js'

function pasted(rows: string, kind: FormRow['kind'], count: number): unknown {
  const { messages, totals } = quoteForm(AUD, { locale: 'en-AU' }).paste(kind, `${rows}\n`.repeat(count))
  return [messages, totals]
}

function bookOf(count: number): PriceBook {
  const rows = many(count, (index) => ({ product: p(index), unit: 'each', price: '11.23' }))
  const book = readPriceBook(rows, { currency: 'AUD' })
  if (!book.ok) throw new Error(JSON.stringify(book.problems))
  return book.value
}

function soldFrom(count: number): object {
  const lines = many(count, (index) => ({
    catalogue: { productId: 'prod_1', productName: p(index), pricing: { ...priced, priceLevel: '' } },
  }))
  return { customerId: 'cust_1', lines }
}

export const LARGE_TASKS: Readonly<Record<string, (count: number) => Work>> = {
  'advice on pieces, discounts and rounded prices': (count) => () =>
    adviseQuote(
      {
        customerId: 'cust_1',
        lines: [
          { labour: { pricing: { quantity: '1000', unitPrice: { amountMicros: '894040' } } } },
          {
            labour: {
              pricing: {
                unitPrice: { amountMicros: '894040' },
                pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
                measurements: many(count, () => ({ length: '16', amount: '1.5' })),
                asBuiltMeasurements: many(count, () => ({ length: '17', amount: '2.5' })),
              },
            },
          },
        ],
        adjustments: many(count, () => ({
          type: 'ADJUSTMENT_TYPE_DISCOUNT',
          amount: { amountMicros: '900000000000000' },
        })),
      } as unknown,
      AUD,
    ),
  'advice on lines of a document': (count) => () =>
    adviseQuote(
      {
        customerId: 'cust_1',
        lines: many(count, (index) =>
          index % 2 === 0
            ? { labour: { pricing: { ...priced, cost: { amountMicros: '2000000' } } } }
            : { flashing: { customPrice: {}, thickness: '0', drawing: {} } },
        ),
      },
      AUD,
    ),
  'explained lines': (count) => () =>
    explainQuote(
      {
        customerId: 'cust_1',
        lines: many(count, () => ({ labour: { pricing: { ...priced, discount: '5', cost: {} } } })),
        adjustments: many(count, () => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '0' })),
      } as unknown,
      { ...AUD, taxRounding: 'line' },
    ),
  'explained pieces of one line': (count) => () =>
    explainLine(
      {
        labour: {
          pricing: {
            unitPrice: {},
            pricingStrategy: 'PRICING_STRATEGY_LINEAL_FEET',
            measurements: many(count, () => ({ length: '123456789.123456789' })),
          },
        },
      },
      AUD,
    ),
  'an explained kit of many parts': (count) => () => {
    const component = { productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: {}, cost: {} } } as const
    let kit: SubKitInput = { components: many(count, () => component) }
    for (let level = 0; level < 15; level++) kit = { subKits: [kit] }
    return explainLine({ productKit: kit }, AUD)
  },
  'an open document': (count) => () => {
    const opened = editQuote(
      { customerId: 'cust_1', lines: many(count, () => ({ labour: { pricing: priced } })) } as unknown,
      AUD,
    )
    if (!opened.ok) return undefined
    const edited = applyEdit(opened.value, { type: 'removeLine', at: count / 2 })
    return edited.ok ? [priceEdited(edited.value), editorProblems(edited.value)] : undefined
  },
  'a form': (count) => () => {
    const rows = many(count, (index) => ({
      kind: 'item' as const,
      texts: { product: p(index), quantity: index % 2 === 0 ? '3' : 'three', unitPrice: '11.23' },
    }))
    const form = quoteForm(AUD, { locale: 'en-AU', draft: { header: { customerId: 'cust_1' }, rows } })
    return [form.rows, form.messages, form.totals, form.request, form.set('row0', 'quantity', '4').totals]
  },
  'a paste of rows': (count) => () => pasted('Cap\t3\t11.23\nScrews\tthree\t1', 'item', count),
  'a paste of flashings, undone and redone': (count) => () =>
    quoteForm(AUD, { locale: 'en-AU' }).paste('flashing', 'Apron\n'.repeat(count)).undo().redo().messages,
  'a paste of adjustments': (count) => () => pasted('Loyalty\t\t5 %\nRebate\t\t110 %', 'adjustment', count),
  'a part with a total that no share gives': (count) => () => {
    const pricing = { quantity: '1', unitPrice: { amountMicros: '10000000' } }
    const account = { currency: 'AUD', tax: { rate: '0.21' } }
    const request = { customerId: 'cust_1', lines: many(count, () => ({ labour: { pricing } })) }
    return splitDocument(request, account, [{ total: { amountMicros: '100000000' } }])
  },
  'figures of percentages in turn, diagnosed': (count) => {
    const request = {
      customerId: 'cust_1',
      lines: many(count, () => ({ labour: { pricing: priced } })),
      adjustments: many(count, () => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '0.9' })),
    } as unknown
    const made = priceQuote(request, { ...AUD, adjustmentPercentages: 'in-turn' })
    const figures = made.ok ? { total: made.value.total } : {}
    return () => diagnose([{ request, figures }], AUD)
  },
  'rows of a price book': (count) => () => bookOf(count),
  'lines priced from a book': (count) => () =>
    applyPriceBook(soldFrom(count), bookOf(count), '2026-11-27', AUD),
  'lines checked with a book': (count) => () =>
    verifyPrices(soldFrom(count), bookOf(count), '2026-11-27', AUD),
  'documents compared with a book': (count) => () =>
    comparePriceBook([soldFrom(count)], bookOf(count), '2026-11-27', AUD),
  'rows of a price book for the same product': (count) => () =>
    readPriceBook(
      many(count, () => ({ product: 'Cap', validFrom: '2026-01-01', validTo: '2026-12-31', price: '1' })),
      { currency: 'AUD' },
    ),
}
