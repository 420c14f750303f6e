import { describe, expect, test } from 'vitest'
import { priceQuote, type PricedQuote } from '../../src/entries/index.js'
import { QUOTE_VIEWS, renderQuoteHtml, type QuoteView } from '../../src/entries/print.js'
import { documentOfSentinels } from './document-of-sentinels.js'

const { document, sentinels } = documentOfSentinels()

/** Returns the places of the sentinels that a print shows. */
function shownIn(view: QuoteView): ReadonlySet<string> {
  const html = renderQuoteHtml(document, { view, locale: 'en-AU', company: { name: 'Harbour Roofing' } })
  if (!html.ok) throw new Error(JSON.stringify(html.problems))
  const text = html.value.replace(/<style>[\s\S]*?<\/style>/, '').replaceAll(',', '')
  const isShown = (sentinel: string): boolean =>
    new RegExp(
      `(?<![\\d.])${sentinel.replaceAll('.', '\\.').replace(/(\.\d)0?$/, (decimal) => `${decimal.slice(0, 2)}0?`)}(?!\\d)`,
    ).test(text)
  return new Set(sentinels.flatMap(({ path, text: sentinel }) => (isShown(sentinel) ? [path] : [])))
}

/** The fields of a line with a product. */
const PRODUCT = String.raw`lines\.(?:onTheFly|catalogue|labour)`
const ANY_KIT = String.raw`lines\.productKit(?:\.subKits)*`
const PARTS = String.raw`(?:${ANY_KIT}\.components|lines\.productKit(?:\.subKits)+)`
const SIZES = String.raw`(?:asBuiltMeasurements|measurements)\.(?:length|width|amount)`
const TEXTS = [
  'reference',
  String.raw`lines\.notes\.text`,
  String.raw`${PRODUCT}\.(?:productName|productDescription|colour|(?:attributes|params)\.(?:name|value))`,
  String.raw`lines\.flashing\.(?:productName|colour|thickness|bends|totalGirth|totalLength|subitems\.(?:amount|length))`,
  String.raw`lines\.flashing\.(?:drawing|otherSides)\..*`,
  String.raw`${ANY_KIT}\.(?:productName|description|attributes\.(?:name|value))`,
  String.raw`${ANY_KIT}\.components\.productName`,
]
const PIECES = [
  String.raw`(?:${PRODUCT}|lines\.productKit)\.pricing\.(?:quantity|measurements\.(?:length|width|amount))`,
  String.raw`${PARTS}\.(?:pricing\.quantity|measurements\.(?:length|width|amount))`,
]
const AS_BUILT = [
  String.raw`(?:${PRODUCT}|lines\.productKit)\.pricing\.${SIZES}`,
  String.raw`${PARTS}\.${SIZES}`,
]
const PRICES = [
  'subtotal|taxAmount|total',
  String.raw`tax\.(?:rate|code)`,
  String.raw`adjustments\.(?:name|percentage|appliedAmount)`,
  String.raw`(?:${PRODUCT}|lines\.productKit)\.pricing\.(?:unitPrice|totalPrice|discount)`,
  String.raw`lines\.flashing\.(?:unitPrice|totalPrice|customPrice|customPricePerLength)`,
]
const COSTS = [
  'totalCost|margin|labourTotal',
  String.raw`lines\..*\.pricing\.(?:cost|margin|markup|priceLevel|unitPrice|totalPrice|discount)`,
  String.raw`lines\.catalogue\.priceName`,
  String.raw`lines\.flashing\.priceLevel`,
]

/** Q1, by hand from docs/print.md: the fields that a view may show. */
const ALLOWED: Readonly<Record<QuoteView, readonly string[]>> = {
  customer: [...TEXTS, ...PIECES, ...PRICES],
  invoice: [...TEXTS, ...PIECES, ...PRICES],
  workshop: [...TEXTS, ...PIECES, ...AS_BUILT],
  internal: [...TEXTS, ...PIECES, ...PRICES, ...COSTS],
}

/**
 * Fields that no print of the document shows: a drawing of one point, a quantity that pieces replace, and a total
 * length that a cut list replaces (F6).
 */
const BY_PIECES = [
  String.raw`lines\.flashing\.(?:drawing|otherSides)\..*`,
  String.raw`lines\..*\.pricing\.quantity`,
  String.raw`lines\.flashing\.totalLength`,
]
/** Prices of a flashing that its custom price replaces (F1), and rates that a print writes in percent. */
const BY_OTHERS = [String.raw`lines\.flashing\.(?:unit|total)Price`, 'tax.rate', 'adjustments.percentage']
/** Prices that a print leaves out because they do not give the amount beside them (Q4). */
const BY_AMOUNT = [
  String.raw`lines\..*\.pricing\.(?:unitPrice|discount)`,
  String.raw`lines\.flashing\.customPricePerLength`,
]
const REPLACED: Readonly<Record<QuoteView, readonly string[]>> = {
  customer: [...BY_PIECES, ...BY_OTHERS, ...BY_AMOUNT],
  invoice: [...BY_PIECES, ...BY_OTHERS, ...BY_AMOUNT],
  workshop: BY_PIECES,
  // A part of a kit shows its price and its total, but neither its discount nor its margin.
  internal: [...BY_PIECES, ...BY_OTHERS, String.raw`${PARTS}\.pricing\.(?:discount|margin)`],
}

describe('Q1: every field of every object of a document', () => {
  test('has a value of its own', () => {
    expect(sentinels.length).toBeGreaterThan(300)
    expect(new Set(sentinels.map(({ path }) => path)).size).toBeGreaterThan(250)
    const paths = sentinels.map(({ path }) => path)
    for (const known of [
      'lines.labour.pricing.cost',
      'lines.productKit.subKits.subKits.components.pricing.margin',
    ])
      expect(paths).toContain(known)
  })

  test.each(QUOTE_VIEWS)('stays out of the view %s, unless the list of the view has it', (view) => {
    const allowed = new RegExp(`^(?:${ALLOWED[view].join('|')})$`)
    expect([...shownIn(view)].filter((path) => !allowed.test(path))).toEqual([])
  })

  test('stays inside the company if it is a cost, markup, margin or price level', () => {
    const secret = /(?:cost|markup|margin|priceLevel|priceName|totalCost|labourTotal|siteAddress|keptField)$/i
    const secrets = sentinels.filter(({ path }) => secret.test(path)).map(({ path }) => path)
    expect(secrets.length).toBeGreaterThan(30)
    for (const view of ['customer', 'workshop', 'invoice'] as const) {
      const shown = shownIn(view)
      expect(secrets.filter((path) => shown.has(path))).toEqual([])
    }
  })

  test.each(QUOTE_VIEWS)('is found in the view %s if its list has it', (view) => {
    const [allowed, replaced] = [ALLOWED[view], REPLACED[view]].map(
      (paths) => new RegExp(`^(?:${paths.join('|')})$`),
    )
    const shown = shownIn(view)
    const missing = sentinels.filter(({ path }) => allowed?.test(path) === true && !shown.has(path))
    expect(missing.map(({ path }) => path).filter((path) => replaced?.test(path) !== true)).toEqual([])
  })
})

describe('Q2: a flag that hides', () => {
  const quoteWith = (list: 'attributes' | 'params', flag: object) =>
    priceQuote(
      {
        customerId: 'cust_1',
        lines: [
          {
            catalogue: {
              productId: 'prod_1',
              [list]: [{ name: 'Supplier', value: 'Secret', ...flag }],
              pricing: { quantity: '1', unitPrice: { amountMicros: '5000000' } },
            },
          },
        ],
      },
      { currency: 'AUD' },
    )
  const printOf = (document: PricedQuote) =>
    renderQuoteHtml(document, { view: 'customer', locale: 'en-AU', company: { name: 'Harbour Roofing' } })

  test.each(['attributes', 'params'] as const)('is refused among %s unless it is true or false', (list) => {
    for (const name of [
      'hideOnCustomerView',
      'hide',
      'isHidden',
      'hiddenFromQuotePdf',
      'HideOnCustomerView',
      'is_hidden',
      'displayOnCustomerView',
      'displayInCustomerView',
      'DisplayFromQuotePdf',
      'display_on_quote_pdf',
      'isDisplayedOnQuotePdf',
    ])
      for (const value of ['true', 'false', '', 1, 0, {}, []]) {
        const quote = quoteWith(list, { [name]: value })
        expect(quote.ok ? [] : quote.problems.map(({ code }) => code)).toEqual(['invalid_type'])
        const priced = quoteWith(list, {})
        if (!priced.ok) throw new Error('the quote was refused')
        const [line] = priced.value.lines
        const parts = [{ name: 'Supplier', value: 'Secret', [name]: value }]
        const lines = [{ catalogue: { ...line?.catalogue, [list]: parts } }] as PricedQuote['lines']
        const print = printOf({ ...priced.value, lines })
        expect(print.ok ? '' : print.problems[0]?.code).toBe('invalid_type')
      }
    for (const flag of [
      { hideOnCustomerView: true },
      { displayOnCustomerView: false },
      { display_on_customer_view: false },
      { isDisplayedInQuotePdf: false },
      { is_hidden: true },
      { display: false },
    ]) {
      const quote = quoteWith(list, flag)
      const print = quote.ok ? printOf(quote.value) : quote
      expect(print.ok && !print.value.includes('Secret')).toBe(true)
    }
    const quote = quoteWith(list, { hideOnCustomerView: false, displayName: 'x', hideOnInvoicePdf: null })
    const print = quote.ok ? printOf(quote.value) : quote
    expect(print.ok && print.value.includes('Secret')).toBe(true)
  })

  test('hides the parts of a kit if it is a display key with another value than true', () => {
    const partsWith = (value: unknown, key = 'displayOnCustomerView') => {
      const quote = priceQuote(
        {
          customerId: 'cust_1',
          lines: [
            {
              productKit: {
                displayKitItems: [{ displayOnAllViews: true }, { [key]: value }],
                components: [
                  {
                    productType: 'PRODUCT_TYPE_ON_THE_FLY',
                    productName: 'Secret',
                    pricing: { quantity: '1', totalPrice: { amountMicros: '5000000' } },
                  },
                ],
              },
            },
          ],
        },
        { currency: 'AUD' },
      )
      const print = quote.ok ? printOf(quote.value) : quote
      return print.ok ? print.value.includes('Secret') : print.problems
    }
    expect([true, false, 'true', 'false', 1].map((value) => partsWith(value))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(partsWith(false, 'display_on_customer_view')).toBe(false)
  })
})
