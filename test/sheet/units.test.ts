import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { applyPriceBook, readPriceBook } from '../../src/entries/price-book.js'
import { requestFromRows, rowsFromDocument, type SheetCell } from '../../src/entries/sheet.js'

type Rows = readonly (readonly SheetCell[])[]

function settingsOf(locale: string, currency = 'AUD') {
  return { locale, currency, request: { customerId: 'cust_1' } }
}

function pricingOf(rows: Rows, locale = 'en-AU', currency = 'AUD'): readonly unknown[] {
  const sheet = requestFromRows(rows, settingsOf(locale, currency))
  if (!sheet.ok) return sheet.problems.map(({ cell, code }) => `${cell} ${code}`)
  return (sheet.value.request['lines'] as readonly { onTheFly?: { pricing: object } }[]).map((line) => {
    const { unitPrice: _price, ...pricing } = { unitPrice: 0, ...line.onTheFly?.pricing }
    return pricing
  })
}

const LINEAL = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' } as const
const SQUARE = { pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES' } as const
const FEET = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_FEET' } as const
const SQUARE_FEET = { pricingStrategy: 'PRICING_STRATEGY_SQUARE_FEET' } as const
const of = (...headings: string[]) => headings.join().split(',')

describe('a unit of a row', () => {
  test.each([
    [
      'm',
      LINEAL,
      [
        'm',
        'LM',
        'l.m.',
        'lin. m',
        'metres',
        'Lineal metre',
        'linear meters',
        'lfm',
        'lfd. m',
        'lfdm',
        'Meter',
      ],
    ],
    ['ft', FEET, ['ft', 'LF', 'lin ft', 'feet', 'foot', 'Lineal feet', 'linear foot']],
    ['m2', SQUARE, ['m2', 'm²', 'Sq. m', 'sqm', 'square metres', 'qm', 'Quadratmeter', '\u33a1']],
    ['ft2', SQUARE_FEET, ['ft2', 'ft²', 'Sq. ft', 'sqft', 'SF', 'square feet', 'square foot']],
  ])('is %s in each usual spelling', (_, strategy, spellings) => {
    for (const spelling of spellings) {
      const rows = [of('Product,Unit,Qty,Price'), ['Foil', spelling, '84', '2']]
      expect([spelling, pricingOf(rows)]).toMatchObject([spelling, [strategy]])
    }
  })

  test.each([
    'box roll bag tube tin drum carton pack bundle pallet pair set lot sheet panel coil day kg t',
    'Karton Rolle Sack Tube Dose Eimer Paket Bund Palette Paar Satz pauschal Tag Woche Tafel Tafeln Bahn Bahnen Fahrt',
  ])('may be a word for counted goods: %s', (words) => {
    for (const word of words.split(' ')) {
      const rows = [of('Product,Unit,Qty,Price'), ['Foil', word, '84', '2']]
      expect([word, pricingOf(rows)]).toEqual([word, [{ quantity: '84' }]])
    }
  })

  test.each([
    ['3 boxes', 'box'],
    ['3 kg', 'Kilograms'],
    ['3 t', 'tonne'],
    ['3 Rollen', 'Rolle'],
    ['3 pcs', 'Stu\u0308ck'],
  ])('may have another spelling behind the quantity: %s in a row of %s', (quantity, unit) => {
    expect(pricingOf([of('Product,Qty,Unit,Price'), ['Screws', quantity, unit, '5']])).toEqual([
      { quantity: '3' },
    ])
  })

  test.each(['Price', 'Cost'])('is not taken from the heading “%s per unit of measure”', (name) => {
    const rows = [of(`Product,Qty,${name} per unit of measure`), ['Foil', '84', '2']]
    const amount = { amountMicros: '2000000', currency: 'AUD' }
    const sheet = requestFromRows(rows, settingsOf('en-AU'))
    expect(sheet.ok && sheet.value.request['lines']).toMatchObject([
      { onTheFly: { pricing: { quantity: '84', [name === 'Price' ? 'unitPrice' : 'cost']: amount } } },
    ])
  })

  test('selects the price of a price book for that unit', () => {
    const sheet = requestFromRows(
      [
        ['Product', 'Unit', 'Qty'],
        ['Battens', 'm', '310'],
        ['Foil', 'sqm', '84'],
      ],
      settingsOf('en-AU'),
    )
    const entries = [
      { product: 'Battens', unit: 'lm', price: '3.15' },
      { product: 'Foil', unit: 'm²', price: '2' },
    ]
    const book = readPriceBook(entries, { currency: 'AUD' })
    if (!sheet.ok || !book.ok) throw new Error('the sheet or the book was refused')
    const filled = applyPriceBook(sheet.value.request, book.value, '2026-11-27', { currency: 'AUD' })
    const quote = filled.ok ? priceQuote(filled.value.request, { currency: 'AUD' }) : filled
    expect(quote.ok && quote.value.total.amountMicros).toBe('1144500000')
  })

  test('is kept as an attribute, as typed, but left out if it counts pieces', () => {
    const sheet = requestFromRows(
      [
        ['Product', 'Unit', 'Qty', 'Price'],
        ['Screws', 'Box', '4', '12.50'],
        ['Cap', 'ea', '-2', '5'],
      ],
      settingsOf('en-AU'),
    )
    const lines = sheet.ok ? sheet.value.request['lines'] : sheet
    expect(lines).not.toHaveProperty(['1', 'onTheFly', 'attributes'])
    expect(lines).toMatchObject([
      { onTheFly: { attributes: [{ name: 'Unit', value: 'Box' }] } },
      { onTheFly: { pricing: { quantity: '-2' } } },
    ])
  })

  // A minus, an en dash, a minus and brackets of full width, brackets, and a mark of direction before the minus.
  test.each([
    '-12',
    '\u221212',
    '\u201312',
    '\uff0d12',
    '\uff0812\uff09',
    '(12)',
    '\u200e-12',
    '\u221212 lm',
  ])('stays as an attribute for a credit of 12 metres, typed as %j', (typed) => {
    const rows = [of('Product,Unit,Qty,Price'), ['Gutter', 'lm', typed, '9']]
    expect(pricingOf(rows)).toEqual([{ quantity: '-12' }])
  })

  test.each<readonly [string, readonly SheetCell[], string]>([
    ['for a hundred', ['Screws', 'per 100', '500', ''], 'B2 unknown_unit'],
    ['in millimetres', ['Sheet', 'mm', '500', ''], 'B2 unknown_unit'],
    ['that is a number', ['Sheet', 12.5, '500', ''], 'B2 unknown_unit'],
    ['that contradicts its quantity', ['Sheet', 'm', '12 ea', ''], 'C2 other_unit'],
  ])('%s is a problem', (_, row, problem) => {
    expect(
      pricingOf([
        ['Product', 'Unit', 'Qty', 'Pieces', 'Price'],
        [...row, '5'],
      ]),
    ).toEqual([problem])
  })

  test.each([
    ['3 ea', { quantity: '3' }],
    ['3 pcs', { quantity: '3' }],
    ['12 Stk', { quantity: '12' }],
    ['7 1/2 hrs', { quantity: '7.5' }],
    ['6 boxes', { quantity: '6' }],
    ['134.2 lm', { ...LINEAL, measurements: [{ length: '134.2' }] }],
    ["20'", { ...FEET, measurements: [{ length: '20' }] }],
    ['20\u2019', { ...FEET, measurements: [{ length: '20' }] }],
    ['20\u2032', { ...FEET, measurements: [{ length: '20' }] }],
    ['20 LF', { ...FEET, measurements: [{ length: '20' }] }],
    ['3 tbc', 'B2 unreadable_text'],
    ['3 or 4', 'B2 unreadable_text'],
  ])('is read behind the quantity only if it is known: %s', (quantity, pricing) => {
    expect(pricingOf([of('Product,Qty,Price'), ['Screws', quantity, '5']])).toEqual([pricing])
  })
})

describe('lengths', () => {
  const feet = (length: string) => ({ ...FEET, measurements: [{ amount: '3', length }] })

  test.each([
    ["3 @ 20'", feet('20')],
    ['3 @ 14\' 3"', feet('14.25')],
    ['3 x 14ft 6in', feet('14.5')],
    ['3 @ 18in', feet('1.5')],
    ['24 feet', { ...FEET, measurements: [{ amount: '1', length: '24' }] }],
  ])('are priced by the foot if they are in feet: %s', (pieces, pricing) => {
    expect(pricingOf([of('Product,Pieces,Price'), ['Panel', pieces, '3.85']])).toEqual([pricing])
  })

  test('are in the unit of the row, whatever their own', () => {
    expect(pricingOf([of('Product,Pieces,Price,Unit'), ['Panel', "1 @ 10'", '3.85', 'm']])).toEqual([
      { ...LINEAL, measurements: [{ amount: '1', length: '3.048' }] },
    ])
  })

  test('are in feet without a unit only in the United States', () => {
    const rows = [of('Product,Pieces,Price'), ['Panel', '3 @ 6', '3.85']]
    expect(pricingOf(rows, 'en-US')).toEqual([feet('6')])
    expect(pricingOf(rows, 'en-CA')).toEqual([{ ...LINEAL, measurements: [{ amount: '3', length: '6' }] }])
  })

  test.each<readonly [string, SheetCell, string, unknown]>([
    // In Switzerland, the sign of feet groups digits.
    ['Länge (mm)', '6’100', 'de-CH', { ...LINEAL, measurements: [{ amount: '22', length: '6.1' }] }],
    ['Länge', '6’100', 'de-CH', 'C2 length_without_unit'],
    ['Länge in m', '6,1', 'de-DE', { ...LINEAL, measurements: [{ amount: '22', length: '6.1' }] }],
    ['Length', `20' 6"`, 'en-US', { ...FEET, measurements: [{ amount: '22', length: '20.5' }] }],
  ])('stand in a column %s: %s', (heading, length, locale, pricing) => {
    expect(
      pricingOf(
        [
          ['Product', 'Qty', heading, 'Price'],
          ['Sheet', '22', length, '5'],
        ],
        locale,
      ),
    ).toEqual([pricing])
  })

  test('are in the unit of their own column', () => {
    const rows = [of('Product,Qty,Pieces (m),Length (mm),Price'), ['Sheet', '2', '', '3000', '5']]
    expect(pricingOf(rows)).toEqual([{ ...LINEAL, measurements: [{ amount: '2', length: '3' }] }])
    const inFeet = [of('Product,Length (m),Pieces (ft),Price'), ['Sheet', '', '3 @ 20', '5']]
    expect(pricingOf(inFeet)).toEqual([feet('20')])
  })

  test('group thousands in Switzerland with the sign of feet', () => {
    const rows = [of('Produkt,Stücke,Preis'), ['Blech', '3 @ 6’100 mm', '5']]
    expect(pricingOf(rows, 'de-CH')).toEqual([{ ...LINEAL, measurements: [{ amount: '3', length: '6.1' }] }])
  })

  test.each(['en-AU', 'en-US', 'de-DE'])('are read again from a document in %s', (locale) => {
    const lines = [FEET, LINEAL].map((strategy) => ({
      onTheFly: {
        productName: 'Panel',
        pricing: {
          ...strategy,
          measurements: [{ amount: '3', length: '20.5' }],
          unitPrice: { amountMicros: '3850000' },
        },
      },
    }))
    const quote = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
    if (!quote.ok) throw new Error('the quote was refused')
    const rows = rowsFromDocument(quote.value, { locale })
    expect(pricingOf(rows, locale)).toEqual(
      [FEET, LINEAL].map((strategy) => ({ ...strategy, measurements: [{ amount: '3', length: '20.5' }] })),
    )
  })
})

describe('the usual headings of estimators', () => {
  const ENGLISH =
    'No.|#|Item no.|Code|SKU|Part no.|Description|Qty|Rate|Rate ex GST|Rate (AUD)|Amount|Amount ($)|Total|Ext. price|' +
    'Length|Length (mm)|Disc %|Disc|Colour|Color|Finish|Unit|UOM|U/M|Unit cost|Markup %|Tax-free|Unit price|Price ex GST|' +
    'Cut list|Notes|Hours|Hrs|Sell|No. off|Total inc GST|Qty.|Amount (AUD)|Unit price ex GST|Price AUD ex GST|' +
    'Price ex GST (AUD)|Net price|Net rate|Amount ex. GST ($)|Price net|Rate (net)|Price ex 10% GST'
  const GERMAN =
    'Pos.|OZ|Lfd. Nr.|Art.-Nr.|Artikel|Bezeichnung|Leistung|Kurztext|Menge|ME|Einh.|EP|EP netto|EP (EUR)|EP in €|' +
    'E-Preis|GP|GP in EUR|Gesamtpreis|Länge|Länge (mm)|Farbe|RAL|Rabatt|Rabatt %|Oberfläche|Zuschnitt|Einzelpreis|' +
    'VK|EK|Nettopreis|Preis in Euros|Preis exkl. 19 % MwSt.|EP (netto, EUR)|Gesamt netto|Aufschlag %|Steuerfrei|Stk.|Std.|Bemerkung'

  test.each(`${ENGLISH}|${GERMAN}`.split('|'))('include %s', (heading) => {
    const currency = /EUR|€/i.test(heading) ? 'EUR' : 'AUD'
    const problems = (other: string) => pricingOf([[other, heading]], 'en-AU', currency)
    // Tries the heading beside two others, neither of which means the same.
    expect(
      [...problems('Kind'), ...problems('Sheet no.')].filter((one) => String(one).startsWith('B')),
    ).toEqual([])
    const filled = requestFromRows(
      [
        ['Kind', heading],
        ['', 'x'],
      ],
      settingsOf('en-AU'),
    )
    expect(filled.ok ? [] : filled.problems.map(({ code }) => code)).not.toContain('unknown_column')
    expect(filled.ok ? [] : filled.problems.map(({ code }) => code)).not.toContain('no_heading')
  })

  test.each([
    ...['Price inc GST', 'Rate incl. GST', 'EP brutto', 'Bruttopreis', 'Unit price including tax'],
    ...['Price (gross)', 'Preis inkl. 19 % MwSt.', 'Price inc GST (AUD)'],
  ])('have their own problem if the prices include tax: %s', (heading) => {
    expect(
      pricingOf([
        ['Product', 'Qty', heading],
        ['Screws', '4', '5'],
      ]),
    ).toEqual(['C1 price_with_tax'])
  })

  test.each([
    ['Rate $/m', LINEAL, 'm'],
    ['$/m', LINEAL, 'm'],
    ['A$ per lm', LINEAL, 'm'],
    ['Price per metre', LINEAL, 'm'],
    ['Price (per lineal metre)', LINEAL, 'm'],
    ['Rate ex GST ($/m)', LINEAL, 'm'],
    ['Unit price ex GST per m', LINEAL, 'm'],
    ['LM rate', LINEAL, 'm'],
    ['Preis je Meter', LINEAL, 'm'],
    ['EP netto $/lfm', LINEAL, 'm'],
    ['Meterpreis', LINEAL, 'm'],
    ['Rate per m²', SQUARE, 'm2'],
    ['Price/sqm', SQUARE, 'm2'],
    ['AUD/qm', SQUARE, 'm2'],
    ['m²-Preis', SQUARE, 'm2'],
    ['$/ft', FEET, 'ft'],
    ['Price per linear foot', FEET, 'ft'],
    ['Rate / each', {}, ''],
    ['Preis je Stück', {}, ''],
    ['Preis/Einheit', {}, ''],
    ['$/ea', {}, ''],
  ])('give the unit of a price: %s', (heading, strategy, unit) => {
    const inHeading = pricingOf([of(`Product,Qty,${heading}`), ['Battens', '12', '3.15']])
    const inColumn = pricingOf([of('Product,Unit,Qty,Price'), ['Battens', unit, '12', '3.15']])
    expect(inHeading).toEqual(inColumn)
    expect(inHeading).toMatchObject([strategy])
  })

  test('give the unit of a quantity, and of a cost', () => {
    for (const heading of ['Qty (m)', 'Qty lm', 'Menge in m', 'Quantity [m]', 'LM', 'Lineal metres', 'lfm'])
      expect(pricingOf([of(`Product,${heading},Price`), ['Battens', '12', '3.15']])).toEqual([
        { ...LINEAL, measurements: [{ length: '12' }] },
      ])
    for (const heading of ['m²', 'SQM', 'Area (m²)', 'Fläche [qm]'])
      expect(pricingOf([of(`Product,${heading},Price`), ['Foil', '12', '3.15']])).toMatchObject([SQUARE])
    expect(pricingOf([of('Product,Qty,Price,Cost/m'), ['Battens', '12', '3.15', '2']])).toMatchObject([
      LINEAL,
    ])
  })

  test.each([
    ['m', LINEAL],
    ['sqm', SQUARE],
    ['ft', FEET],
    ['sqft', SQUARE_FEET],
  ])('give the unit %s in every column of figures', (unit, strategy) => {
    const expected = pricingOf([of('Product,Unit,Qty,Price'), ['Foil', unit, '12', '3.15']])
    expect(expected).toMatchObject([strategy])
    for (const heading of [`Qty (${unit})`, `Quantity in ${unit}`, unit])
      expect(pricingOf([of(`Product,${heading},Price`), ['Foil', '12', '3.15']])).toEqual(expected)
    for (const heading of [`Price per ${unit}`, `$/${unit}`])
      expect(pricingOf([of(`Product,Qty,${heading}`), ['Foil', '12', '3.15']])).toEqual(expected)
    expect(pricingOf([of(`Product,Qty,Price,Cost/${unit}`), ['Foil', '12', '3.15', '2']])).toMatchObject([
      strategy,
    ])
  })

  test.each(['Area', 'area', 'Fläche'])(
    'include %s with a unit of area, but not with any other unit',
    (area) => {
      const pricing = (unit: string) =>
        pricingOf([of(`Product,${area} (${unit}),Price`), ['Foil', '12', '3.15']])
      expect([pricing('sqm'), pricing('sqft')]).toMatchObject([[SQUARE], [SQUARE_FEET]])
      for (const unit of ['m', 'ft', 'each']) expect(pricing(unit)).toEqual(['B1 unknown_column'])
    },
  )

  test('give no unit to labour, a kit and an adjustment', () => {
    const rows = [
      of('Type,Product,Qty,Rate $/m,Discount'),
      ['labour', 'Install', '4', '80'],
      ['kit', 'Set', '', '50'],
      ['note', 'Access by others'],
      ['discount', 'Trade', '', '', '5%'],
    ]
    const sheet = requestFromRows(rows, settingsOf('en-AU'))
    expect(sheet.ok && sheet.value.request['lines']).toMatchObject([
      { labour: { pricing: { quantity: '4' } } },
      { productKit: {} },
      { notes: {} },
    ])
  })

  test('may not contradict the unit of a row or of another heading', () => {
    const rows = (row: readonly string[], ...headings: string[]) => pricingOf([['Product', ...headings], row])
    expect(rows(['Cap', 'ea', '12', '5'], 'Unit', 'Qty', 'Rate $/m')).toEqual(['B2 other_unit'])
    expect(rows(['Cap', '12 pcs', '5'], 'Qty', 'Rate $/m')).toEqual(['B2 other_unit'])
    expect(rows(['Cap', '12', '5'], 'Qty (m²)', 'Rate $/m')).toEqual(['C1 other_unit'])
    expect(rows(['Cap', '12 m', '2', '5'], 'Qty', 'Length', 'Price')).toEqual(['B2 unreadable_text'])
    expect(rows(['Cap', '12 lm', '5'], 'Qty', 'Rate $/m')).toMatchObject([LINEAL])
    expect(rows(['Cap', '3 pcs', '6', '5'], 'Qty', 'Length (m)', 'Rate $/m')).toEqual([
      { ...LINEAL, measurements: [{ amount: '3', length: '6' }] },
    ])
  })

  test.each(['Price per 100', 'Price per 100 m', 'Rate inc GST per m', 'Total (m)', 'Sheet weight (kg)'])(
    'are not guessed: %s',
    (heading) => {
      expect(pricingOf([of(`Product,Qty,${heading}`), ['Cap', '1', '5']])).toEqual(['C1 unknown_column'])
    },
  )

  test('include Item as the product, even beside a description, if a value is too long for a line number', () => {
    const rows = [of('Item,Description,Unit,Qty,Rate,Amount'), ['1.1', 'Screws', 'ea', '4', '5', '20']]
    for (const code of ['P100', '100234', 100_234]) {
      const coded = requestFromRows([...rows, [code, 'Tape', '', '1', '2', '']], settingsOf('en-AU'))
      expect(coded.ok && coded.value.request['lines']).toMatchObject([
        { onTheFly: { productName: '1.1' } },
        { onTheFly: { productName: String(code), productDescription: 'Tape' } },
      ])
    }
  })
})
