import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import {
  applyPriceBook,
  comparePriceBook,
  readPriceBook,
  verifyPrices,
} from '../../src/entries/price-book.js'
import { AUD, bookOf, DAY, rowsWith } from './books.js'

const CAPS = bookOf([{ product: 'Ridge cap', price: '11.23' }])
const line = { onTheFly: { productName: 'Ridge cap', pricing: { quantity: '3' } } }

test('applyPriceBook fills a kit that two lines share', () => {
  const productType = 'PRODUCT_TYPE_ON_THE_FLY' as const
  const component = { productType, productName: 'Ridge cap', pricing: { quantity: '3' } }
  const shared = { productKit: { productName: 'Kit', components: [component] } }
  const applied = applyPriceBook({ customerId: 'cust_1', lines: [shared, shared] }, CAPS, DAY, AUD)
  const quote = applied.ok ? priceQuote(applied.value.request, AUD) : applied
  // 2 × 3 × 11.23
  expect(quote.ok && quote.value.total.amountMicros).toBe('67380000')
})

describe('readPriceBook with unexpected rows', () => {
  test('stops at a hole of a list of four billion rows', () => {
    const rows: unknown[] = [{ product: 'Cap', price: '1' }]
    rows.length = 2 ** 32 - 1
    const book = readPriceBook(rows, AUD)
    expect(book.ok ? [] : book.problems.map(({ param }) => param)).toEqual(['[1]'])
    const headings: unknown[] = ['Product', 'Price']
    headings.length = 2 ** 32 - 1
    expect(readPriceBook([headings, ['Cap', '1']], AUD).ok).toBe(true)
  })

  test.each(['Unti', 'Unitt', 'Prise level', 'Valid form', 'Colur', 'Gultig ab'])(
    'refuses the misspelt heading %s',
    (heading) => {
      const book = readPriceBook(rowsWith(heading), AUD)
      expect(book.ok ? [] : book.problems.map(({ code }) => code)).toEqual(['misspelt_column'])
    },
  )

  test.each([
    [
      [
        ['Product', 'Price (EUR)'],
        ['Cap', '1'],
      ],
      '[0].price',
    ],
    [rowsWith('Cost €', '1'), '[0].cost'],
    [rowsWith('Currency', 'EUR'), '[1].currency'],
    [[{ product: 'Cap', price: { amountMicros: '1', currency: 'EUR' } }], '[0].price.currency'],
  ])('N3: refuses another currency in %j', (rows, place) => {
    const book = readPriceBook(rows, AUD)
    expect(book.ok ? [] : book.problems.map(({ code, param }) => `${code} ${param}`)).toEqual([
      `other_currency ${place}`,
    ])
  })

  test.each([
    'Price',
    'Price (AUD)',
    'Price A$',
    'Price in dollars',
    'Price ex GST',
    'Net price (AUD)',
    'Preis netto',
  ])('N3: takes the own currency in %s', (heading) => {
    const currency = { product: 'Cap', price: { amountMicros: '1', currency: 'AUD' }, currency: 'aud' }
    expect(
      readPriceBook(
        [
          ['Product', heading],
          ['Cap', '1'],
        ],
        AUD,
      ).ok,
    ).toBe(true)
    expect(readPriceBook([currency], AUD).ok).toBe(true)
  })

  test.each(['Supplier', 'Notes', 'RRP', 'Old price', 'GST', 'Size', 'Brand', 'Group', 'Code', 'Margin'])(
    'reads a list with the column %s of its own',
    (heading) => {
      expect(readPriceBook(rowsWith(heading), AUD).ok).toBe(true)
    },
  )

  test.each([[undefined], [null], ['rows'], [7], [{}], [new Map()]])('refuses %s', (rows) => {
    expect(readPriceBook(rows, AUD).ok).toBe(false)
  })

  test('reads a product named as a property that every object has', () => {
    const book = bookOf([
      ['Product', 'Price'],
      ['__proto__', '1.00'],
      ['toString', '2.00'],
    ])
    const request = { lines: [{ labour: { productName: 'toString', pricing: { quantity: '1' } } }] }
    const applied = applyPriceBook(request, book, DAY, AUD)
    expect(applied.ok && applied.value.used).toMatchObject({
      'lines[0].labour.pricing.unit_price': { rowNumber: 3 },
    })
    const other = { lines: [{ labour: { productName: 'hasOwnProperty', pricing: { quantity: '1' } } }] }
    expect(applyPriceBook(other, book, DAY, AUD)).toMatchObject({ value: { used: {} } })
  })

  test('D2: reads a Date at midnight UTC as its day, and refuses other dates and other places', () => {
    const day = new Date(Date.UTC(2026, 6, 1))
    expect(bookOf([{ product: 'Cap', price: 1, validFrom: day }]).entries).toMatchObject([
      { validFrom: '2026-07-01' },
    ])
    const book = readPriceBook(
      [{ product: day, price: day, validFrom: new Date(NaN), validTo: Object.create(day) as unknown }],
      AUD,
    )
    expect(book.ok ? [] : book.problems.map(({ code, details }) => [code, details])).toEqual([
      ['invalid_type', { expected: 'string', sent: '2026-07-01' }],
      ['invalid_date', { sent: 'object' }],
      ['invalid_date', { sent: 'object' }],
      ['invalid_money', { sent: '2026-07-01' }],
    ])
    // The time is midnight in Berlin, on 2 July.
    const local = readPriceBook(
      [{ product: 'Cap', price: 1, validFrom: new Date('2026-07-01T22:00:00Z') }],
      AUD,
    )
    expect(local.ok ? [] : local.problems.map(({ code, details }) => [code, details])).toEqual([
      ['invalid_date', { sent: '"2026-07-01T22:00:00.000Z"' }],
    ])
  })

  test('reads no field that a row inherits', () => {
    const rows = [Object.create({ product: 'Cap', price: '1' }) as object]
    expect(bookOf(rows).entries).toEqual([])
  })

  test('returns a frozen book', () => {
    expect(Object.isFrozen(CAPS)).toBe(true)
    expect(Object.isFrozen(CAPS.entries)).toBe(true)
    expect(CAPS.entries.every((entry) => Object.isFrozen(entry))).toBe(true)
  })
})

describe('a price book with an unexpected request', () => {
  const cyclic: Record<string, unknown> = { components: [], subKits: [] }
  cyclic['subKits'] = [cyclic, cyclic, cyclic]
  const holes: unknown[] = [line]
  holes.length = 2 ** 32 - 1

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'lines'],
    ['lines that are not a list', { lines: 'none' }],
    ['a list with four billion holes', { lines: holes }],
    ['a kit that contains itself three times', { lines: [{ productKit: cyclic }] }],
    ['pricing of another type', { lines: [{ onTheFly: { productName: 'Ridge cap', pricing: 'free' } }] }],
    ['a frozen request', Object.freeze({ lines: Object.freeze([Object.freeze(line)]) })],
  ])('answers %s', async (_, request) => {
    expect(applyPriceBook(request, CAPS, DAY, AUD).ok).toBe(true)
    expect(verifyPrices(request, CAPS, DAY, AUD).ok).toBe(true)
    expect((await comparePriceBook([request], CAPS, DAY, AUD)).ok).toBe(true)
  })

  test('keeps a field named __proto__', () => {
    const request: unknown = JSON.parse(`{"__proto__": {"x": 1}, "lines": [${JSON.stringify(line)}]}`)
    const applied = applyPriceBook(request, CAPS, DAY, AUD)
    expect(applied.ok && JSON.stringify(applied.value.request)).toContain('"__proto__":{"x":1}')
  })

  test('looks a colour up among at most a thousand parameters', () => {
    const params: never[] = []
    params.length = 2 ** 32 - 1
    const request = { lines: [{ catalogue: { productName: 'Ridge cap', params, pricing: {} } }] }
    expect(applyPriceBook(request, CAPS, DAY, AUD).ok).toBe(true)
  })

  test('reports problems of the account', () => {
    const applied = applyPriceBook({}, CAPS, DAY, { currency: 'dollars' })
    expect(applied.ok ? [] : applied.problems.map(({ source }) => source)).toEqual(['settings'])
  })
})

describe('the arguments of a host', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', undefined, new Date(0), 20261127])(
    'D2: throws for the date %s',
    (date) => {
      expect(() => applyPriceBook({}, CAPS, date as string, AUD)).toThrow(/^date must /)
    },
  )

  test('throws for a book that was not read', () => {
    expect(() => verifyPrices({}, { entries: [] }, DAY, AUD)).toThrow(/^book must /)
    expect(() => verifyPrices({}, { ...CAPS }, DAY, AUD)).toThrow(TypeError)
  })

  test('throws for a price level that is a number', () => {
    expect(() => applyPriceBook({}, CAPS, DAY, AUD, { priceLevel: 3 as never })).toThrow(
      /^options\.priceLevel must /,
    )
  })

  test('throws for documents that are not a list, or a list with holes', async () => {
    const documents: unknown[] = [{}]
    documents.length = 2 ** 32 - 1
    for (const wrong of [documents, undefined, {}, 'quotes'])
      await expect(comparePriceBook(wrong as never, CAPS, DAY, AUD)).rejects.toThrow(/^documents must /)
  })

  test('throws for an unknown currency or locale', () => {
    expect(() => readPriceBook([], { currency: 'aud' })).toThrow(/^options\.currency must /)
    expect(() => readPriceBook([], { currency: 'AUD', locale: 'en_AU' })).toThrow(/^options\.locale must /)
    expect(() => readPriceBook([], undefined as never)).toThrow(/^options must /)
  })
})
