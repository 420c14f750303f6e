import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawProfile, type AccountInput, type SalesLineInput } from '../../src/entries/index.js'
import { QUOTE_VIEWS, type PrintOptions, type QuoteView } from '../../src/entries/print.js'
import { ACCOUNT, item, money, orderOf, printed, quoteOf, textOf, textsOf } from './print.js'

describe('Q2: a parameter', () => {
  test.each<readonly [object, readonly QuoteView[]]>([
    [{}, ['customer', 'workshop', 'invoice', 'internal']],
    [{ hideOnCustomerPdf: true }, ['workshop', 'invoice', 'internal']],
    [{ displayOnCustomerView: false, displayOnInvoicePdf: false }, ['workshop', 'internal']],
  ])('is shown with the flags %j in %j', (flags, views) => {
    const pricing = { quantity: '1', unitPrice: money('1000000') }
    const params = [{ name: 'Finish', value: 'Prepainted', ...flags }]
    const quote = quoteOf([{ catalogue: { productName: 'Sheet', productId: 'prod_1', params, pricing } }])
    const shown = QUOTE_VIEWS.filter((view) => textOf(printed(quote, { view })).includes('Prepainted'))
    expect(shown).toEqual(views)
  })
})

describe('a print', () => {
  test('lists the unit of labour that is measured by the metre', () => {
    const lineal = {
      attributes: [{ name: 'Unit', value: 'days' }],
      pricing: {
        unitPrice: money('1000000'),
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' as const,
        measurements: [{ amount: '2', length: '6' }],
      },
    }
    expect(textOf(printed(quoteOf([{ labour: lineal }])))).toContain('Unit: days')
  })
})

describe('Q3: a part of a kit', () => {
  const part = {
    productType: 'PRODUCT_TYPE_ON_THE_FLY' as const,
    productName: 'Bracket',
    pricing: { quantity: '18', unitPrice: money('3950000'), totalPrice: money('71100000') },
  }
  const kit = (keys: object): SalesLineInput => ({
    productKit: {
      productName: 'Gutter',
      components: [part],
      subKits: [{ productName: 'Downpipe', components: [part] }],
      ...keys,
    },
  })

  test('is shown by both keys if it is in a kit inside the kit', () => {
    const quote = quoteOf([kit({ displaySubKits: [{ displayOnCustomerView: true }] })])
    const text = textOf(printed(quote))
    expect([text.includes('Downpipe'), text.includes('Bracket')]).toEqual([true, false])
  })

  test('has its hours if it is labour', () => {
    const types = [
      'PRODUCT_TYPE_LABOUR',
      'PRODUCT_TYPE_ON_THE_FLY',
      'PRODUCT_TYPE_CATALOGUE_PRODUCT',
    ] as const
    const components = types.map((productType) => ({ ...part, productType }))
    const html = printed(quoteOf([kit({ components, subKits: [] })]), { view: 'workshop' })
    expect(textOf(html).match(/Bracket 18(?: h)?/g)).toEqual(['Bracket 18 h', 'Bracket 18', 'Bracket 18'])
  })
})

describe('Q4: the price next to an amount', () => {
  const sheets: SalesLineInput = {
    onTheFly: {
      productName: 'Corrugated',
      pricing: {
        unitPrice: money('19850000'),
        discount: '5',
        pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
        measurements: [
          { length: '6.1', amount: '22' },
          { length: '4.35', amount: '14' },
          { length: '0.24', amount: '3' },
        ],
      },
    },
  }
  const account = { ...ACCOUNT, minimumLinealLengthMm: 300 }

  test.each([
    [undefined, true],
    ['0', false],
  ] as const)(
    'is above a margin that is marked as incomplete only if the cost is missing: %j',
    (cost, isMarked) => {
      const pricing = { ...sheets.onTheFly.pricing, ...(cost && { cost: money(cost) }) }
      const line: SalesLineInput = { onTheFly: { productName: 'Corrugated', pricing } }
      const text = textOf(printed(quoteOf([line], {}, account), { account, view: 'internal' }))
      expect(text.includes('Margin (some lines have no cost)')).toBe(isMarked)
    },
  )

  test('is left out beside a custom price of a flashing', () => {
    const drawing = drawProfile([{ size: 100 }, { turn: 90, size: 50 }])
    if (!drawing.ok) throw new Error('no drawing')
    const flashing = {
      productName: 'Apron',
      totalGirth: '150',
      bends: '1',
      unitPrice: money('27400000'),
      totalPrice: money('131520000'),
      subitems: [{ amount: 2, length: 2400 }],
      drawing: drawing.value,
    }
    const own = textOf(printed(quoteOf([{ flashing }])))
    expect(own).toContain('4.8 m $27.40 $131.52')
    expect(own).toContain('girth 150 mm, 1 bend')
    expect(own).toContain('2 × 2400 mm')
    const custom = textOf(printed(quoteOf([{ flashing: { ...flashing, customPrice: money('200000000') } }])))
    expect(custom).toContain('4.8 m $200.00')
    expect(custom).not.toContain('$27.40')
    const prices = { customPricePerLength: money('30000000'), totalPrice: money('144000000') }
    expect(textOf(printed(quoteOf([{ flashing: { ...flashing, ...prices } }])))).toContain(
      '4.8 m $30.00 $144.00',
    )
  })
})

describe('Q5: pages', () => {
  test('carry the sum of the column on', () => {
    const html = printed(
      quoteOf(Array.from({ length: 100 }, (_, index) => item(`Item ${String(index)}`, '1000000'))),
    )
    const carried = textsOf(html, 'carried').map((text) => text.split(' ').at(-1))
    expect(carried.length).toBeGreaterThan(3)
    // Each sum stands at the end of a page and at the beginning of the next one.
    expect(carried.filter((_, index) => index % 2 === 0)).toEqual(
      carried.filter((_, index) => index % 2 === 1),
    )
    // The pages have as many lines as dollars.
    const counts = html
      .split('<section class="page">')
      .slice(1, -1)
      .map((page) => page.split('class="line"').length - 1)
    let sum = 0
    expect(carried.filter((_, index) => index % 2 === 0)).toEqual(
      counts.map((count) => `$${String((sum += count))}.00`),
    )
  })

  test.each<[string, Partial<PrintOptions>]>([
    ['name of the customer', { customer: { name: 'Harbour '.repeat(60) } }],
    ['name of the company', { company: { name: 'Harbour '.repeat(60) } }],
    ['number', { texts: { number: 'Q-1 '.repeat(60) } }],
  ])('have space for the lines of a long %s', (_, options) => {
    const quote = quoteOf(Array.from({ length: 60 }, () => item('Screws', '1000000')))
    const [usual = 0, less = 0] = [{ customer: { name: 'Ada' }, texts: { number: 'Q-1' } }, options].map(
      (some) => (printed(quote, some).split('<section class="page">')[1] ?? '').split('class="line"').length,
    )
    expect([usual > 5, less < usual]).toEqual([true, true])
  })

  test('carry no sum if the quote is short', () => {
    const html = printed(quoteOf([item('Screws', '50000000')]))
    expect(textsOf(html, 'carried')).toEqual([])
    expect(html.match(/<section class="page">/g)).toHaveLength(1)
  })
})

describe('a print', () => {
  test('marks a tax-free surcharge, but no discount, whose flag has no effect (T3)', () => {
    const adjustments = ['DISCOUNT', 'SURCHARGE'].map((type) => ({
      ...{ type: `ADJUSTMENT_TYPE_${type}`, isTaxFree: true, amount: money('5000000') },
    }))
    const text = textOf(printed(quoteOf([item('Screws', '100000000')], { adjustments })))
    expect(text).toContain('Discount -$5.00 Surcharge (GST-free) $5.00')
  })

  test('has the German title of a quote and of an order', () => {
    expect(textOf(printed(quoteOf([]), { locale: 'de-DE' }))).toContain('Angebot')
    expect(textOf(printed(orderOf([]), { locale: 'en-AU', language: 'de' }))).toContain('Auftragsbestätigung')
  })

  test.each([
    ['2024-02-29', '29 February 2024'],
    ['1999-12-31', '31 December 1999'],
    ['1969-07-20', '20 July 1969'],
    ['soon', 'soon'],
  ])('writes the date %s as %s', (date, shown) => {
    expect(textOf(printed(quoteOf([]), { texts: { date } }))).toContain(`Date ${shown}`)
  })
})

describe('Q7: the title of an invoice', () => {
  const titleOf = (lines: SalesLineInput[], options: object, account: AccountInput = ACCOUNT): string =>
    textOf(
      /<h1>.*?<\/h1>/.exec(printed(quoteOf(lines, {}, account), { view: 'invoice', ...options }))?.[0] ?? '',
    )
  const taxed = [item('Screws', '100000000')]

  test('is Tax invoice where GST is charged, and Invoice where it is not', () => {
    expect(titleOf(taxed, {})).toBe('Tax invoice')
    expect(titleOf([item('Screws', '100000000', { isTaxFree: true })], {})).toBe('Invoice')
    expect(titleOf(taxed, {}, { currency: 'AUD' })).toBe('Invoice')
  })

  test('follows the name of the tax, and gives way to a title of the caller', () => {
    expect(titleOf(taxed, { texts: { taxName: 'VAT' } })).toBe('Invoice')
    expect(titleOf(taxed, { texts: { taxName: 'GST (10%)' } })).toBe('Tax invoice')
    expect(titleOf(taxed, { texts: { title: 'Adjustment note' } })).toBe('Adjustment note')
    expect(titleOf(taxed, { locale: 'de-DE' })).toBe('Rechnung')
  })
})

describe('the internal print', () => {
  // (28.59 − 18.75) ÷ 18.75 is 52.48 %. L10 derives 52.48, and 33.3333 for a third.
  test.each([
    ['28590000', '18750000', 'Markup 52.48%'],
    ['4000000', '3000000', 'Markup 33.33%'],
    ['4000000', '2000000', 'Markup 100%'],
  ])('shows a price of %s micros and a cost of %s as %s', (price, cost, words) => {
    const text = textOf(
      printed(quoteOf([item('Screws', price, { cost: money(cost) })]), { view: 'internal' }),
    )
    expect(text).toContain(words)
  })

  test('writes a fixed markup as money', () => {
    const line = item('Screws', '4000000', { cost: money('0'), markup: '5', markupIsPercentage: false })
    expect(textOf(printed(quoteOf([line]), { view: 'internal' }))).toContain('Markup $5.00')
  })
})

test('a column is as wide as its longest figure, and as the sum below it', () => {
  const widthOf = (price: string): number => {
    const columns = printed(quoteOf([item('Roof', price)])).match(/<col style="width:\d+px">/g) ?? []
    return Number(/\d+/.exec(columns.at(-1) ?? '')?.[0])
  }
  expect(widthOf('98765430000')).toBe(104)
  // $1,000,000,000.00 is about 125 pixels wide.
  expect(widthOf('1000000000000000')).toBeGreaterThan(125)
})

describe('the rules of printing', () => {
  const page = readFileSync(new URL('../../docs/print.md', import.meta.url), 'utf8')
  const rules = [...page.matchAll(/^### (Q\d)\./gm)].map(([, rule]) => rule)

  test('are Q1 to Q7, on the page', () => {
    expect(rules).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7'])
  })
})

test('the signature repeats the total, since it may be on a separate page', () => {
  const acceptanceOf = (locale: string, terms: readonly string[]): string =>
    textOf(
      printed(quoteOf([item('Ridge', '40000000')]), { locale, texts: { terms } }).split(
        'class="acceptance"',
      )[1] ?? '',
    )
  expect(acceptanceOf('en-AU', [])).toContain('$44.00')
  expect(acceptanceOf('de-DE', [])).toContain('44,00')
  expect(acceptanceOf('en-AU', ['30% with your order.'])).not.toBe(acceptanceOf('en-AU', []))
})

test.each([
  ['en-US', 'letter'],
  ['en-us', 'letter'],
  ['es-Latn-MX', 'letter'],
  ['fr-CA-u-nu-latn', 'letter'],
  ['en-AU', 'a4'],
  ['de', 'a4'],
  // `ca` is the language Catalan here, not the region Canada.
  ['ca', 'a4'],
  ['ca-ES', 'a4'],
  // `co` and `ca` are keys of a collation and a calendar here, not Colombia and Canada.
  ['de-u-co-phonebk', 'a4'],
  ['en-u-ca-buddhist', 'a4'],
])('the paper of %s is %s, unless the options name another', (locale, paper) => {
  const sizeOf = (options: Partial<PrintOptions>) =>
    /@page\s*\{[^}]*?size:\s*(\w+)/.exec(printed(quoteOf([]), { locale, ...options }))?.[1]
  expect([sizeOf({}), sizeOf({ paper: 'letter' })]).toEqual([paper, 'letter'])
})
