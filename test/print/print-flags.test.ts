/** Q2, Q3: every place of a flag in every view, by hand from the table in docs/print.md. */
import { describe, expect, test } from 'vitest'
import type { SalesLineInput } from '../../src/entries/index.js'
import { QUOTE_VIEWS, type QuoteView } from '../../src/entries/print.js'
import { item, money, printed, quoteOf } from './print.js'

const PLACES: readonly (readonly [string, readonly QuoteView[]])[] = [
  ['CustomerView', ['customer']],
  ['CustomerPdf', ['customer']],
  ['QuotePdf', ['customer']],
  ['OrderPdf', ['customer']],
  ['WorkOrderPdf', ['workshop']],
  ['WorkshopView', ['workshop']],
  ['InvoicePdf', ['invoice']],
  ['InvoiceView', ['invoice']],
  ['AllViews', ['customer', 'workshop', 'invoice']],
]

const without = (hidden: readonly QuoteView[]) => QUOTE_VIEWS.filter((view) => !hidden.includes(view))

/** Prints all lines at once, and returns the views that show each of the texts. */
function viewsThatShow(texts: readonly string[], lines: SalesLineInput[]): readonly (readonly QuoteView[])[] {
  const quote = quoteOf(lines)
  const prints = QUOTE_VIEWS.map((view) => ({ view, html: printed(quote, { view }) }))
  return texts.map((text) =>
    prints.flatMap(({ view, html }) => (html.includes(`<bdi>${text}</bdi>`) ? [view] : [])),
  )
}

describe('Q2: a flag', () => {
  const attributed = (flags: object, index: number): SalesLineInput => ({
    onTheFly: {
      productName: 'Sheet',
      attributes: [{ name: 'Finish', value: String(index), ...flags }],
      pricing: { quantity: '1', unitPrice: money('1000000') },
    },
  })
  const viewsOf = (flags: readonly object[]) =>
    viewsThatShow(
      flags.map((_, index) => `Finish: ${String(index)}`),
      flags.map(attributed),
    )

  test.each(PLACES)('hides from %s in %j, whichever way it is written', (place, views) => {
    const snake = place.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const hiding = [
      { [`hideOn${place}`]: true },
      { [`hiddenFrom${place}`]: true },
      { [`isHiddenIn${place}`]: true },
      { [`hide${place}`]: true },
      { [`hideFrom${place}`]: true },
      { [`hide_on${snake}`]: true },
      { [`HIDEON${place.toUpperCase()}`]: true },
      { [`displayOn${place}`]: false },
      { [`isDisplayed${place}`]: false },
      { [`displayed${place}`]: false },
      { [`display_on${snake}`]: false },
      { [`display_in${snake}`]: false },
    ]
    const showing = [{ [`hideOn${place}`]: false }, { [`displayOn${place}`]: true }]
    expect(viewsOf([...hiding, ...showing])).toEqual([
      ...hiding.map(() => without(views)),
      ...showing.map(() => QUOTE_VIEWS),
    ])
  })

  test('leaves only the internal view if it has no place, or hides on an unknown place', () => {
    const expected: readonly (readonly [object, readonly QuoteView[]])[] = [
      [{ display: false }, ['internal']],
      [{ displayed: false }, ['internal']],
      [{ isDisplayed: false }, ['internal']],
      [{ isHidden: true }, ['internal']],
      [{ hideOnPackingSlip: true }, ['internal']],
      [{ displayOnPackingSlip: false }, QUOTE_VIEWS],
      [{ hideOnPackingSlip: null }, QUOTE_VIEWS],
      [{ hideOnQuotePdf: false, hideOnInvoicePdf: true }, ['customer', 'workshop', 'internal']],
    ]
    expect(viewsOf(expected.map(([flags]) => flags))).toEqual(expected.map(([, views]) => views))
  })
})

describe('Q3: a display key', () => {
  const byDefault: readonly QuoteView[] = ['workshop', 'internal']
  const kit = (keys: object, index: number): SalesLineInput => ({
    productKit: {
      productName: 'Gutter',
      components: [
        {
          productType: 'PRODUCT_TYPE_ON_THE_FLY',
          productName: `Bracket ${String(index)}`,
          pricing: { quantity: '18', totalPrice: money('71100000') },
        },
      ],
      subKits: [{ productName: `Spout ${String(index)}` }],
      ...keys,
    },
  })
  const viewsOf = (part: 'Bracket' | 'Spout', keys: readonly object[]) =>
    viewsThatShow(
      keys.map((_, index) => `${part} ${String(index)}`),
      keys.map(kit),
    )

  test.each(PLACES)(
    'shows for the place %s, in the views %j, the parts of the kit that it names',
    (place, views) => {
      const shown = QUOTE_VIEWS.filter((view) => byDefault.includes(view) || views.includes(view))
      const hidden = byDefault.filter((view) => !views.includes(view))
      const snake = place.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const keysOf = (list: string) => [
        { [list]: [{ [`displayOn${place}`]: true }] },
        { [list]: [{ [`display_on${snake}`]: true }] },
        { [list]: [{ [`displayOn${place}`]: false }] },
      ]
      const keys = [...keysOf('displayKitItems'), ...keysOf('displaySubKits')]
      const [own, others] = [
        [shown, shown, hidden],
        [byDefault, byDefault, byDefault],
      ]
      expect(viewsOf('Bracket', keys)).toEqual([...own, ...others])
      expect(viewsOf('Spout', keys)).toEqual([...others, ...own])
    },
  )

  test('counts if it is the last one for its view, and precedes a key for all views', () => {
    const expected: readonly (readonly [object[], readonly QuoteView[]])[] = [
      [[{ displayOnQuotePdf: true }, { displayOnOrderPdf: false }], byDefault],
      [[{ displayOnQuotePdf: true, displayOnOrderPdf: null }], ['customer', ...byDefault]],
      [
        [{ displayOnQuotePdf: false }, { displayOnAllViews: true }],
        ['workshop', 'invoice', 'internal'],
      ],
      [[{ displayOnLabel: true, showOnQuotePdf: true }], byDefault],
    ]
    expect(
      viewsOf(
        'Bracket',
        expected.map(([displayKitItems]) => ({ displayKitItems })),
      ),
    ).toEqual(expected.map(([, views]) => views))
  })

  test('does not show a sub-kit as free of tax outside the company', () => {
    const subKits = [
      { productName: 'Spout', pricing: { quantity: '1', totalPrice: money('0'), isTaxFree: true } },
    ]
    const keys = { subKits, displaySubKits: [{ displayOnAllViews: true }] }
    expect(viewsThatShow(['Spout', 'GST-free'], [kit(keys, 0), item('Screws', '1000000')])).toEqual([
      QUOTE_VIEWS,
      ['internal'],
    ])
  })
})
