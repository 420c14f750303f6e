import { explainFlashing, explainLine, explainQuote } from '../../../src/entries/explain.js'
import { quoteForm, type RowKind } from '../../../src/entries/form.js'
import {
  adviseFlashing,
  applyEdit,
  adviseQuote,
  cutList,
  documentTotals,
  drawProfile,
  editQuote,
  editorProblems,
  flashingGirth,
  measureFlashing,
  zeroContribution,
  sortDrawings,
  priceEdited,
  priceQuote,
  parseCatalogue,
  renderFlashingSvg,
  taxAmount,
  type SubKitInput,
} from '../../../src/entries/index.js'
import {
  applyPriceBook,
  comparePriceBook,
  readPriceBook,
  verifyPrices,
} from '../../../src/entries/price-book.js'

const AUD = { currency: 'AUD', tax: { rate: '0.1' }, minimumFlashingLengthMm: 100 }

type Work = () => unknown

/** Creates a list with this number of elements. */
function many<A>(count: number, of: (index: number) => A): A[] {
  return Array.from({ length: count }, (_, index) => of(index))
}

/** Creates an object with this number of entries: `p0`, `p1` and so on. */
function entries<A>(count: number, of: (index: number) => A, prefix = 'p'): Record<string, A> {
  return Object.fromEntries(many(count, (index) => [`${prefix}${String(index)}`, of(index)]))
}

function nested(depth: number): unknown {
  let value: unknown = {}
  for (let level = 0; level < depth; level++) value = { a: value }
  return value
}

const p = (index: number): string => `p${String(index)}`
const quoteOf = (fields: object) => () => priceQuote({ customerId: 'cust_1', ...fields }, AUD)
const lineOf = (line: object) => quoteOf({ lines: [line] })
const drawn = (drawing: object) => lineOf({ flashing: { drawing } })
const measured = (drawing: object, more: object = {}) =>
  [{ drawing, ...more }, AUD] as never as [never, never]
const priced = { quantity: '1', unitPrice: { amountMicros: '1000000' } }

/** Creates a strip with this number of points. */
const strip = (count: number): object => ({
  points: entries(count, (index) => ({
    x: index % 300,
    y: (index * index) % 301,
    vectors: index < count - 1 ? [p(index + 1)] : [],
    connect: index > 0 ? [p(index - 1)] : [],
  })),
  lines: { values: Object.fromEntries(many(count, (index) => [`${p(index)}-${p(index + 1)}`, { size: 9 }])) },
})

/** Creates points that are all joined to one point. */
const star = (count: number): object => ({
  points: {
    hub: { vectors: many(count, p) },
    ...entries(count, (index) => ({ x: index, y: 2 * index, connect: ['hub'] })),
  },
})

/**
 * Creates points that are joined to the next point, or to another one, each with a size, an angle and a
 * finish.
 */
const heap = (
  count: number,
  spotAt: (index: number) => { x: number; y: number },
  nextOf: (index: number) => string = (index) => p(index + 1),
): object => ({
  points: entries(count, (index) => ({
    ...spotAt(index),
    vectors: [nextOf(index)],
    finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 5 },
  })),
  lines: {
    values: Object.fromEntries(many(count, (index) => [`${p(index)}-${nextOf(index)}`, { size: index + 1 }])),
  },
  angles: { values: entries(count, () => ({ angle: 120 })) },
  frontArrow: { x: 5, y: 5 },
})

/** Pastes rows into a form, and returns everything it shows. */
function pasted(rows: string, kind: RowKind, count: number): unknown {
  const { messages, totals } = quoteForm(AUD, { locale: 'en-AU' }).paste(kind, `${rows}\n`.repeat(count))
  return [messages, totals]
}

/** Work with input of a form that {@link enlarged} does not make from valid arguments, by the part that grows. */
export const LARGE_INPUTS: Readonly<Record<string, (count: number) => Work>> = {
  'priced lines': (count) => quoteOf({ lines: many(count, () => ({ labour: { pricing: priced } })) }),
  'lines of no kind': (count) => quoteOf({ lines: many(count, () => ({})) }),
  'lines of all kinds at once': (count) =>
    quoteOf({
      lines: many(count, () => ({
        onTheFly: {},
        catalogue: {},
        labour: {},
        notes: {},
        flashing: {},
        productKit: {},
      })),
    }),
  'faults in each line': (count) =>
    quoteOf({
      lines: many(count, () => ({ onTheFly: { colour: 7, pricing: { quantity: 1, discount: '101' } } })),
    }),
  'unknown properties around lines of no kind': (count) =>
    quoteOf({ ...entries(count, () => 1), lines: many(count, () => ({})) }),
  'properties of one line, each with a fault': (count) =>
    lineOf({ labour: { attributes: many(count, () => ({ name: 5 })) } }),
  'pieces of one line': (count) =>
    lineOf({
      labour: {
        pricing: {
          unitPrice: {},
          pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
          measurements: many(count, () => ({ length: '123456789.123456789' })),
        },
      },
    }),
  'bad pieces of one line': (count) =>
    lineOf({ labour: { pricing: { ...priced, measurements: many(count, () => ({})) } } }),
  'bad components of one kit': (count) => lineOf({ productKit: { components: many(count, () => ({})) } }),
  'bad sub-kits side by side': (count) =>
    lineOf({ productKit: { subKits: many(count, () => ({ customPricing: true })) } }),
  'sub-kits that are too deep': (count) => {
    let kit: object = { subKits: many(count, () => ({})) }
    for (let level = 0; level < 16; level++) kit = { subKits: [kit] }
    return lineOf({ productKit: kit })
  },
  adjustments: (count) =>
    quoteOf({ adjustments: many(count, () => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '0' })) }),
  'bad adjustments': (count) => quoteOf({ adjustments: many(count, () => ({})) }),
  'adjustments of totals': (count) => () =>
    documentTotals(
      zeroContribution,
      many(count, () => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '0' })),
      AUD,
    ),
  addresses: (count) => quoteOf({ address: many(count, (index) => ({ index })) }),
  'addresses that are too deep': (count) => {
    const deep = nested(70)
    return quoteOf(Object.fromEntries(many(count, (index) => [`${p(index)}Address`, deep])))
  },
  'an address that contains the same object at each level': (count) => {
    let address: unknown = 1
    for (let level = 0; level < 60; level++) {
      const inside = address
      address = many(count / 100, () => inside)
    }
    return quoteOf({ address })
  },
  'kept fields of a line': (count) =>
    lineOf({ labour: { ...entries(count, (index) => ({ index })), pricing: priced } }),
  'custom fields of an account that are all in the request': (count) => () =>
    priceQuote(
      { customerId: 'cust_1', ...entries(count, () => 1) },
      { ...AUD, customFields: many(count, p) },
    ),
  'custom fields with reserved names': (count) => () =>
    priceQuote({} as unknown, { ...AUD, customFields: many(count, () => 'lines') }),
  'components with their own measurements': (count) =>
    lineOf({
      productKit: {
        components: many(count, () => ({
          productType: 'PRODUCT_TYPE_NOTES',
          pricing: { cost: {}, pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' },
          measurements: [{ length: '1' }],
        })),
      },
    }),
  'a kept cut list': (count) =>
    lineOf({ flashing: { drawing: {}, subitems: many(count, (index) => ({ index })) } }),
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
  'an explained strip': (count) => () => explainFlashing(...measured(strip(count))),
  'explained edges from a point with a long name': (count) => () =>
    explainFlashing(
      ...measured({
        isFreeDrawing: false,
        points: {
          ['k'.repeat(count * 8)]: { vectors: many(count, p), finish: { size: 5 } },
          ...entries(count, (index) => ({ x: index, y: index })),
        },
      }),
    ),
  'explained sides and pieces': (count) => () =>
    explainFlashing(
      ...measured(
        {},
        {
          otherSides: many(count, () => ({ points: { a: { finish: { size: 5 } } } })),
          subitems: many(count, (index) => ({ amount: 1, length: index })),
        },
      ),
    ),
  'sorted drawings': (count) => () =>
    sortDrawings({
      drawing: {},
      otherSides: many(count, (index) => ({ drawingNumber: (index * 7919) % 997 })),
    }),
  'drawings with the same temporary id': (count) =>
    quoteOf({ lines: many(count, () => ({ flashing: { drawing: { tempId: 'a' } } })) }),
  'bad points': (count) => drawn({ points: entries(count, () => ({ x: 'a' })) }),
  'bad vectors of a point with a long name': (count) =>
    drawn({ points: { ['k'.repeat(count * 8)]: { vectors: many(count, () => 0) } } }),
  'the girth of a strip': (count) => () =>
    flashingGirth(...measured({ ...strip(count), isFreeDrawing: false })),
  'measured sides': (count) => () =>
    measureFlashing(...measured({}, { otherSides: many(count, () => ({ points: { a: {} } })) })),
  'measured pieces': (count) => () =>
    measureFlashing(...measured({}, { subitems: many(count, (index) => ({ amount: 1, length: index })) })),
  'advice on a strip': (count) => () => adviseFlashing(...measured(strip(count)), { minimumFoldMm: 10 }),
  'advice on a star': (count) => () => adviseFlashing(...measured(star(count))),
  'advice on edges that are recorded many times': (count) => () =>
    adviseFlashing(
      ...measured({
        points: { a: { vectors: many(count, () => 'b') }, b: { connect: many(count, () => 'a') } },
      }),
    ),
  'advice on edges to nowhere': (count) => () =>
    adviseFlashing(...measured({ points: { a: { vectors: many(count, p), connect: many(count, p) } } })),
  'advice on identical sides': (count) => () =>
    adviseFlashing(...measured(strip(3), { otherSides: many(count, () => strip(3)) })),
  'advice on a strip with as many small sides as it has points': (count) => () =>
    adviseFlashing(...measured(strip(count), { otherSides: many(count, () => ({ points: { a: {} } })) })),
  'a cut list': (count) => () =>
    cutList(
      ...measured({}, { subitems: many(count, (index) => ({ amount: 1, length: (index + 1) / 1e7 })) }),
      {
        stockLengthMm: 6000,
      },
    ),
  'a profile': (count) => () =>
    drawProfile(
      many(count / 5, (index) => ({ size: 5 + (index % 7), ...(index > 0 ? { turn: 90 } : {}) })),
      {
        colourSide: 'left',
      },
    ),
  'the picture of a strip': (count) => () => renderFlashingSvg(strip(count)),
  'the picture of a star': (count) => () => renderFlashingSvg(star(count)),
  'the picture of a long zigzag': (count) => () =>
    renderFlashingSvg(heap(count, (index) => ({ x: index, y: (index % 2) * 3 }))),
  'the picture of edges that cross each other': (count) => () =>
    renderFlashingSvg(heap(count, (index) => ({ x: (index * 7919) % 997, y: (index * 104_729) % 1009 }))),
  'the picture of edges from one point': (count) => () =>
    renderFlashingSvg(
      heap(
        count,
        (index) => ({ x: index % 71, y: Math.floor(index / 71) }),
        () => p(0),
      ),
    ),
  'the picture of points at the same place': (count) => () =>
    renderFlashingSvg(heap(count, () => ({ x: 1, y: 1 }))),
  'the picture of notes': (count) => () =>
    renderFlashingSvg({
      annotations: entries(count, (index) => ({ x: index % 500, y: index % 499, value: 'note' })),
    }),
  'the picture of one long note': (count) => () =>
    renderFlashingSvg({
      annotations: {
        n: { x: 5, y: 5, value: 'a note '.repeat(count), text: many(count, () => ({ value: ['a b'] })) },
      },
    }),
  'a catalogue': (count) => () =>
    parseCatalogue({ products: many(count, (index) => ({ productId: p(index), colours: ['a'] })) }),
  'a catalogue without ids': (count) => () => parseCatalogue({ products: many(count, () => ({})) }),
  'taxed lines': (count) => () =>
    taxAmount(
      many(count, () => ({ totalPrice: { amountMicros: '123450000' } })),
      AUD,
    ),
  'lines that cannot be taxed': (count) => () => taxAmount(many(count, () => ({})) as never, AUD),
  'characters of ids': (count) =>
    quoteOf({
      customerId: 'a'.repeat(count * 100),
      requestId: '0-'.repeat(count * 100),
      [`${'Address'.repeat(count)}x`]: 1,
    }),
  digits: (count) =>
    lineOf({
      labour: {
        pricing: {
          quantity: '9'.repeat(count * 100),
          unitPrice: { amountMicros: `${'0'.repeat(count * 100)}9223372036854775807` },
        },
      },
    }),
  'colours of a product that are all refused': (count) => () =>
    priceQuote(
      {
        customerId: 'cust_1',
        lines: [
          {
            catalogue: {
              productId: 'prod_1',
              productName: 'x',
              params: many(count, (index) => ({ name: 'Colour', value: `wrong ${p(index)}` })),
              pricing: priced,
            },
          },
        ],
      },
      AUD,
      { product: () => ({ colours: many(count, p) }) },
    ),
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
  'a paste of adjustments': (count) => () => pasted('Loyalty\t\t5 %\nRebate\t\t110 %', 'adjustment', count),
  'a price book': (count) => () => {
    const rows = many(count, (index) => ({ product: p(index), unit: 'each', price: '11.23' }))
    const book = readPriceBook(rows, { currency: 'AUD' })
    if (!book.ok) return undefined
    const lines = many(count, (index) => ({
      catalogue: { productId: 'prod_1', productName: p(index), pricing: { ...priced, priceLevel: '' } },
    }))
    const request = { customerId: 'cust_1', lines }
    return [
      applyPriceBook(request, book.value, '2026-11-27', AUD),
      verifyPrices(request, book.value, '2026-11-27', AUD),
      comparePriceBook([request], book.value, '2026-11-27', AUD),
    ]
  },
  'rows of a price book for the same product': (count) => () =>
    readPriceBook(
      many(count, () => ({ product: 'Cap', validFrom: '2026-01-01', validTo: '2026-12-31', price: '1' })),
      { currency: 'AUD' },
    ),
}
