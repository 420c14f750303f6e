import { describe, expect, test } from 'vitest'
import { describeProblem, priceQuote } from '../../src/entries/index.js'
import { item, labour, note, sheet } from '../../src/entries/form.js'
import { requestFromRows, sheetProblems, type SheetCell, type SheetMapping } from '../../src/entries/sheet.js'

type SheetSettings = Parameters<typeof requestFromRows>[1]

const AUSTRALIAN: SheetSettings = { locale: 'en-AU', currency: 'AUD', request: { customerId: 'cust_1' } }
const GERMAN: SheetSettings = { locale: 'de-DE', currency: 'EUR', request: { customerId: 'cust_1' } }

type Rows = readonly (readonly SheetCell[])[]

function valueOf(rows: Rows, settings = AUSTRALIAN, mapping?: SheetMapping) {
  const answer = requestFromRows(rows, settings, mapping)
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join('\n'))
  return answer.value
}

/** The problems of a sheet as cell, code and pointer. */
function problemsOf(rows: Rows, settings = AUSTRALIAN, mapping?: SheetMapping) {
  const answer = requestFromRows(rows, settings, mapping)
  return answer.ok ? [] : answer.problems.map(({ cell, code, param }) => [cell, code, param] as const)
}

const totalOf = (request: Readonly<Record<string, unknown>>, currency = 'AUD') => {
  const quote = priceQuote(request, { currency })
  return quote.ok ? quote.value.total.amountMicros : quote.problems.map(({ code }) => code)
}

/** Amounts as a sheet writes them: with the currency. */
const withCurrency = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/("amountMicros":"-?\d+")/g, '$1,"currency":"AUD"'))

describe('a sheet', () => {
  const WHOLE: Rows = [
    ['Unit price', 'QTY', ' type ', 'Product', 'Cut list', 'Disc %', 'color', 'Description', 'Tax-free'],
    ['', '', 'Customer', 'cust_2'],
    [],
    ['', '', 'reference', 'Roof, north side'],
    ['$19.85', '', 'Sheet', 'Corrugated', '22/6.1, 14/4.35', '5%', 'Red', '0.42 BMT', ''],
    ['12.50', '4', 'ITEM', 'Screws', '', '', '', '', 'yes'],
    ['92', '7 1/2', 'labour', 'Install'],
    ['', '', 'note', 'Scaffolding by others.'],
    ['', '', 'discount', 'Trade', '', '10%'],
    ['85', '', 'surcharge', 'Freight'],
  ]

  test('makes the request that the same lines in code make', () => {
    const { request } = valueOf(WHOLE)
    const lines = [
      sheet({
        productName: 'Corrugated',
        productDescription: '0.42 BMT',
        colour: 'Red',
        pieces: [
          { amount: '22', length: '6.1' },
          { amount: '14', length: '4.35' },
        ],
        unitPrice: '19.85',
        discount: '5',
      }),
      item({ productName: 'Screws', quantity: '4', unitPrice: '12.50', isTaxFree: true }),
      labour({ productName: 'Install', quantity: '7.5', unitPrice: '92' }),
      note({ text: 'Scaffolding by others.' }),
    ]
    expect(request).toEqual({
      customerId: 'cust_2',
      reference: 'Roof, north side',
      lines: withCurrency(lines),
      adjustments: [
        { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '10' },
        {
          type: 'ADJUSTMENT_TYPE_SURCHARGE',
          name: 'Freight',
          amount: { amountMicros: '85000000', currency: 'AUD' },
        },
      ],
    })
    // 195.1 × 19.85 = 3872.735, − 5 % = 3679.10 (3679.09825); + 50.00 + 690.00 = 4419.10; − 441.91 + 85.00
    expect(totalOf(request)).toBe('4062190000')
  })

  test('has the percentage of an adjustment in the column of its amount, and vice versa', () => {
    const adjusted = (price: SheetCell, discount: SheetCell, type = 'discount') => {
      const rows: Rows = [
        ['Type', 'Product', 'Price', 'Discount'],
        [type, 'Trade', price, discount],
      ]
      const answer = requestFromRows(rows, AUSTRALIAN)
      if (!answer.ok) return answer.problems.map(({ cell, code }) => `${cell} ${code}`)
      const [adjustment] = answer.value.request['adjustments'] as readonly Readonly<Record<string, unknown>>[]
      return [adjustment?.['percentage'], adjustment?.['amount']]
    }
    const fifty = { amountMicros: '50000000', currency: 'AUD' }
    expect(adjusted('5%', '')).toEqual(['5', undefined])
    expect(adjusted('2.5 %', '', 'surcharge')).toEqual(['2.5', undefined])
    expect(adjusted('', '$50')).toEqual([undefined, fifty])
    expect(adjusted('50', '')).toEqual([undefined, fifty])
    expect(adjusted('', '50')).toEqual(['50', undefined])
    // With both cells, each is what its heading says.
    expect(adjusted('5%', '5%')).toEqual(['C2 unreadable_text'])
    expect(adjusted('$50', '$50')).toEqual(['D2 unreadable_text'])
    // A line has no choice between an amount and a percentage.
    expect(adjusted('5%', '', 'item')).toEqual(['C2 unreadable_text'])
  })

  test('has number cells with a decimal point in every locale, to 15 digits', () => {
    const rows: Rows = [
      ['Product', 'Quantity', 'Unit price'],
      ['Screws', 1.234, 19.849999999999998],
    ]
    const { request } = valueOf(rows, GERMAN)
    expect(request['lines']).toEqual([
      {
        onTheFly: {
          productName: 'Screws',
          pricing: { quantity: '1.234', unitPrice: { amountMicros: '19850000', currency: 'EUR' } },
        },
      },
    ])
  })

  test('has no attribute and no text that its lines inherit', () => {
    const inherited = { text: 'x', attributes: [{ name: 'x', value: 'x' }] }
    const rows: Rows = [
      ['Type', 'Product', 'Unit', 'Qty'],
      ['note', 'Call first'],
      ['item', 'Screws', 'box', '2'],
    ]
    const expected = valueOf(rows).request
    for (const [name, value] of Object.entries(inherited))
      Object.defineProperty(Object.prototype, name, { value, configurable: true })
    try {
      expect(JSON.stringify(valueOf(rows).request)).toBe(JSON.stringify(expected))
    } finally {
      for (const name of Object.keys(inherited)) Reflect.deleteProperty(Object.prototype, name)
    }
  })

  test('reads a markup as a percentage, and with a sign of the currency as an amount', () => {
    const { request } = valueOf([
      ['Product id', 'Quantity', 'Cost', 'Markup'],
      ['prod_1', '2', '10', '40'],
      ['prod_1', '2', '10', '40 %'],
      ['prod_1', '2', '10', '$4'],
    ])
    // 2 × 14 + 2 × 14 + 2 × 14
    expect(totalOf(request)).toBe('84000000')
    expect(request['lines']).toMatchObject([
      { catalogue: { pricing: { markup: '40', markupIsPercentage: true } } },
      { catalogue: { pricing: { markup: '40', markupIsPercentage: true } } },
      { catalogue: { pricing: { markup: '4', markupIsPercentage: false } } },
    ])
  })

  test('has columns by a mapping, and leaves out columns and rows', () => {
    const mapping: SheetMapping = {
      columns: { 'Sell ex GST': 'unitPrice', supplier: 'ignore' },
      types: { Roofing: 'item', 'Section heading': 'ignore' },
    }
    const { request, ignored } = valueOf(
      [
        ['Type', 'Product', 'Supplier', 'Quantity', 'SELL EX GST', 'Line total'],
        ['section heading', 'Roof'],
        ['roofing', 'Screws', 'Acme', '2', '10', '=D3*E3'],
      ],
      AUSTRALIAN,
      mapping,
    )
    expect(totalOf(request)).toBe('20000000')
    expect(ignored).toEqual(['C1', 'F1'])
  })

  test('may have a title above its headings, whose rows keep their numbers', () => {
    const rows: Rows = [
      ['Harbour Roofing Pty Ltd'],
      [],
      ['Product list', '', '27/11/2026'],
      ['Product', 'Quantity', 'Price'],
      ['Screws', '4', '12.50'],
      ['Tape', 'ten', '8'],
    ]
    expect(totalOf(valueOf(rows.slice(0, 5)).request)).toBe('50000000')
    expect(problemsOf(rows)).toEqual([['B6', 'unreadable_text', 'lines[1].on_the_fly.pricing.quantity']])
  })

  test('may have numbers of lines, several totals, and totals below its lines', () => {
    const rows: Rows = [
      ['Item no.', 'Item', 'Qty', 'Rate (ex GST)', 'Amount', 'Total ex GST', 'Total inc. GST'],
      [1, 'Screws', 4, 12.5, 50, 50, 55],
      ['', 'Subtotal', '', '', 50],
      ['', 'GST 10%', '', '', 5],
      ['', 'Total inc GST', '', '', '', '', 55],
    ]
    expect(totalOf(valueOf(rows).request)).toBe('50000000')
    const german: Rows = [
      ['Pos.', 'Bezeichnung', 'Menge', 'EP netto', 'GP'],
      [1, 'Schrauben', 4, 12.5, 50],
      ['', 'Zwischensumme netto', '', '', 50],
      ['', 'zzgl. 19 % MwSt.', '', '', 9.5],
      ['', 'Gesamtsumme brutto', '', '', 59.5],
    ]
    expect(totalOf(valueOf(german, GERMAN).request, 'EUR')).toBe('50000000')
  })

  test.each([
    ['a quantity', ['', 'Total', 4, 12.5, '', 50]],
    ['a price', ['', 'GST', '', 12.5, '', 12.5]],
    ['a discount and a quantity', ['', 'Total', '4 ea', 12.5, '0 %', 50]],
    ['a quantity of a fraction', ['', 'Total', '½', '', '', 6.25]],
    ['a price with its currency', ['', 'GST', '', 'AUD 12.50', '', 12.5]],
  ])('makes a line of a row with the word of a total if it has %s', (_what, row) => {
    const { request } = valueOf([['Item', 'Description', 'Qty', 'Rate', 'Disc %', 'Amount'], row])
    expect(request['lines']).toMatchObject([{ onTheFly: { productName: row[1] } }])
  })

  test('takes a code as the name of a product without a name', () => {
    const rows: Rows = [
      ['SKU', 'Qty', 'Rate'],
      ['CB-042', 4, 12.5],
    ]
    expect(valueOf(rows).request['lines']).toMatchObject([{ onTheFly: { productName: 'CB-042' } }])
  })

  test('may have a column of taxes, with words of totals in it', () => {
    const rows = (tax: SheetCell): Rows => [
      ['Item', 'Qty', 'Rate', 'GST', 'Total'],
      ['Screws', 4, 12.5, 5, 55],
      ['Tape', 1, 10, tax, 11],
      ['', '', '', 'Subtotal ex GST', 60],
      ['', '', '', 'Total inc. 10% GST', 66],
      ['Total AUD', '', '', '', 66],
      ['Total (A$) inc GST', '', '', '', 66],
    ]
    for (const tax of ['$1.00', 'A$1.00', '1.00 AUD'])
      expect(totalOf(valueOf(rows(tax)).request)).toBe('60000000')
    expect(valueOf(rows(1)).ignored).toEqual(['E1', 'D1'])
    for (const tax of [0, '', 'free', '10%', null, true])
      expect(problemsOf(rows(tax))).toEqual([['D3', 'row_without_tax', '']])
    const rates: Rows = [
      ['Item', 'Qty', 'Rate', 'GST'],
      ['Screws', 4, 12.5, '10%'],
    ]
    expect(problemsOf(rates)).toEqual([['D1', 'unknown_column', '']])
    const marked = (mark: string): Rows => [
      ['Item', 'Qty', 'Rate', 'GST', 'GST-free'],
      ['Screws', 4, 12.5, 5, ''],
      ['Water tank', 1, 10, 0, mark],
    ]
    expect(totalOf(valueOf(marked('yes')).request)).toBe('60000000')
    expect(problemsOf(marked('no'))).toEqual([['D3', 'row_without_tax', '']])
  })

  test.each([
    ['Price ($CA)', 'en-CA', 'CAD'],
    ['Price ($US)', 'fr-CA', 'USD'],
  ])('N3: has amounts in its own currency under %s', (heading, locale, currency) => {
    const rows = [
      ['Item', 'Qty', heading],
      ['Screws', 4, 12.5],
    ]
    expect(problemsOf(rows, { ...AUSTRALIAN, locale, currency })).toEqual([])
  })

  test.each(['Price (EUR)', 'Price €', 'Rate in euro', 'Cost (US$)', 'Price NZD'])(
    'N3: has a problem at the heading %s, which names another currency',
    (heading) => {
      const rows = [
        ['Item', 'Qty', heading],
        ['Screws', 4, 12.5],
      ]
      expect(problemsOf(rows)).toEqual([['C1', 'heading_in_other_currency', '']])
    },
  )

  test('may repeat its headings, but has a problem for a second table with other headings', () => {
    const headings = ['No.', 'Item', 'Qty', 'Rate']
    const rows = (...second: readonly SheetCell[]): Rows => [
      headings,
      [1, 'Screws', 4, 12.5],
      [],
      ['Gutters'],
      second,
      [2, 'Tape', 1, 10],
    ]
    expect(totalOf(valueOf(rows('No', 'ITEM', 'Qty.', 'Rate', '')).request)).toBe('60000000')
    for (const other of [
      ['No.', 'Item', 'Rate', 'Qty'],
      ['', 'Product', 'Length', 'Supplier', 'Price'],
      ['', '', 'Summary', 'Item', 'Amount'],
      ['', 'Labour', 'Hours', 'Rate'],
    ])
      expect(problemsOf(rows(...other)).map(([cell, code]) => [cell.slice(1), code])).toEqual([
        ['5', 'second_table'],
      ])
    for (const row of [
      ['', 'Material', 'Notes'],
      ['', 'Price', '', ''],
      ['', 'Item', 'Length of 5 m', 5],
    ])
      expect(problemsOf(rows(...row)).map(([, code]) => code)).not.toContain('second_table')
  })

  test('may have headings of sections, which are notes, and words of totals in any column', () => {
    const value = valueOf([
      ['Item', 'Description', 'Qty', 'Rate', 'Disc %', 'Amount'],
      [1, 'Roof'],
      ['1.1', 'Screws', 4, 12.5, '', 50],
      ['', '', '', '', 'Subtotal', 50],
      ['', '', '', 'GST', '', 5],
      ['', '', '', '', 'GST 10%', 5],
      ['', 'GST', '', '', '10 %', 5],
    ])
    expect(value.request['lines']).toMatchObject([{ notes: { text: 'Roof' } }, { onTheFly: {} }])
    expect(value.notes).toEqual(['B2'])
    expect(totalOf(value.request)).toBe('50000000')
    const typed = valueOf([
      ['Type', 'Product', 'Qty', 'Price', 'Colour'],
      ['note', 'Roof'],
      ['item', 'Cap', 1, 1],
    ])
    expect(typed.notes).toEqual([])
    const forgotten = valueOf([
      ['Product', 'Qty', 'Price', 'Colour'],
      ['Ridge cap', '', '', 'Red'],
    ])
    expect(totalOf(forgotten.request)).toEqual(['unit_price_required'])
  })

  test('makes a line of a row that begins with “Total” but is not a total', () => {
    const { request } = valueOf([
      ['Item', 'Qty', 'Price'],
      ['Total', 1, 10],
    ])
    expect(totalOf(request)).toBe('10000000')
    expect(
      totalOf(
        valueOf([
          ['Item', 'Price'],
          ['Total', 10],
        ]).request,
      ),
    ).toEqual(['zero_quantity'])
    expect(
      totalOf(
        valueOf([
          ['Item', 'Qty', 'Total'],
          ['Total station', '', 500],
        ]).request,
      ),
    ).toEqual(['unit_price_required'])
  })

  test('has its headings in the first filled row if no row of the first 20 names two columns', () => {
    expect(totalOf(valueOf([['Price'], ['10']]).request)).toContain('zero_quantity')
    const above = (count: number): Rows => [
      ...Array.from({ length: count }, (): readonly SheetCell[] => ['Harbour Roofing']),
      ['Product', 'Quantity', 'Price'],
      ['Screws', '4', '12.50'],
    ]
    expect(totalOf(valueOf(above(19)).request)).toBe('50000000')
    expect(problemsOf(above(20))).toEqual([['A1', 'no_headings', '']])
    expect(totalOf(valueOf(above(2), AUSTRALIAN, { columns: { 'Harbour Roofing': 'ignore' } }).request)).toBe(
      '50000000',
    )
  })

  test('has the product in the column Description if no other column has it', () => {
    const rows: Rows = [
      ['Description', 'Qty', 'Rate'],
      ['Screws', '4', '12.50'],
    ]
    expect(valueOf(rows).request['lines']).toMatchObject([{ onTheFly: { productName: 'Screws' } }])
  })

  test('lists the headings of the mapping that it does not have', () => {
    const rows: Rows = [
      ['Product', 'Quantity', 'Retail'],
      ['Screws', '2', '10'],
    ]
    const { unmatched } = valueOf(rows, AUSTRALIAN, {
      columns: { RETAIL: 'unitPrice', 'Retail ex GST': 'unitPrice', Supplier: 'ignore' },
    })
    expect(unmatched).toEqual(['Retail ex GST'])
    const answer = requestFromRows(rows, AUSTRALIAN, { columns: { Retai: 'unitPrice' } })
    expect(answer.ok ? [] : answer.problems.map(({ code, details }) => [code, details])).toEqual([
      ['unknown_column', { typed: 'Retail', near: 'Retai' }],
    ])
  })

  test('takes away the apostrophe before a text that begins like a formula', () => {
    const { request } = valueOf([
      ['Product', 'Description', 'Quantity', 'Price'],
      ["'=Screws", "'tis", "'-2", '10'],
    ])
    expect(request['lines']).toMatchObject([
      { onTheFly: { productName: '=Screws', productDescription: "'tis" } },
    ])
    expect(totalOf(request)).toBe('-20000000')
  })
})

describe('the problems of a sheet', () => {
  test('are listed at once, each at its cell', () => {
    expect(
      problemsOf([
        ['Type', 'Product', 'Pieces', 'Quantity', 'Price', 'Tax-free', 'Supplier'],
        ['sheet', 'Corrugated', '22-Jun', '', '19.85'],
        ['item', 'Screws', '', 'four', '12.5', 'perhaps'],
        ['itm', 'Tape', '', '1', '8'],
        ['labour', 'Install', '2 @ 3', '1', '92', '', 'Acme'],
        ['item', 'Rivets', '', '1,234', new Date(0)],
        ['flashing', 'Apron'],
      ]),
    ).toEqual([
      ['C2', 'date_cell', 'lines[0].on_the_fly.pricing.measurements'],
      ['D3', 'unreadable_text', 'lines[1].on_the_fly.pricing.quantity'],
      ['F3', 'not_yes_or_no', 'lines[1].on_the_fly.pricing.is_tax_free'],
      ['A4', 'unknown_type', ''],
      ['G1', 'unknown_column', ''],
      ['C5', 'unused_cell', ''],
      ['E6', 'date_cell', ''],
      ['D6', 'ambiguous_text', 'lines[3].on_the_fly.pricing.quantity'],
      ['A7', 'unreadable_type', ''],
    ])
  })

  test('include the errors of formulas, an unknown heading only over filled cells, and repeated columns', () => {
    for (const error of ['#REF!', '#ÜBERLAUF!', '#KALK!', '#ERROR!', '#GETTING_DATA', '#BUSY!', 'Err:502'])
      expect(problemsOf([['Product', 'Price'], [error]])).toEqual([['A2', 'formula_error', '']])
    expect(
      problemsOf([
        ['Product', 'Supplier'],
        ['Screws', ' '],
      ]),
    ).toEqual([])
    expect(problemsOf([['Product'], ['Screws'], ['Tape', 'x'], ['Rivets', 'y']])).toEqual([
      ['B3', 'no_heading', ''],
    ])
    expect(problemsOf([['Price', 'Qty', 'Unit price']])).toEqual([['C1', 'repeated_column', '']])
    expect(
      problemsOf([
        ['Type', 'Product'],
        ['customer', 'cust_1'],
        ['customer', 'cust_2'],
      ]),
    ).toEqual([['B3', 'repeated_row', 'customer_id']])
  })

  test('include unused cells beside a customer, but a row without a customer keeps that of the settings', () => {
    const rows = (...customer: readonly SheetCell[]): Rows => [
      ['Type', 'Product', 'Qty', 'Price', 'Total'],
      ['customer', ...customer],
      ['item', 'Screws', 1, 10],
    ]
    expect(problemsOf(rows('cust_2', 4, 12.5, 50))).toEqual([
      ['C2', 'unused_cell', ''],
      ['D2', 'unused_cell', ''],
    ])
    expect(valueOf(rows('', '', '', 50)).request).toMatchObject({ customerId: 'cust_1' })
  })

  test('include a price with a word in a row of tax', () => {
    const rows: Rows = [
      ['Product', 'Qty', 'Price'],
      ['Tax', '', '85 net'],
    ]
    expect(problemsOf(rows).map(([cell]) => cell)).toEqual(['C2'])
  })

  test('include a sheet without lines', () => {
    const headings = ['Type', 'Product', 'Price']
    expect(problemsOf([headings])).toEqual([['A2', 'no_lines', 'lines']])
    expect(problemsOf([headings, ['customer', 'cust_1'], ['total', '', '9']])).toEqual([
      ['A2', 'no_lines', 'lines'],
    ])
    expect(problemsOf([headings, ['note', 'Scaffolding by others.']])).toEqual([])
  })

  test('include sheets without headings and sheets that are too large', () => {
    expect(problemsOf([])).toEqual([['A1', 'no_headings', '']])
    expect(problemsOf([[], ['a', 'b']])).toEqual([['A2', 'no_headings', '']])
    expect(problemsOf(Array.from({ length: 10_001 }, () => []))).toEqual([['', 'too_many_rows', '']])
    expect(problemsOf(new Array<readonly SheetCell[]>(2 ** 32 - 1))).toEqual([['', 'too_many_rows', '']])
    const long = 'R'.repeat(1_000_000)
    const rows = Array.from({ length: 11 }, () => [long])
    expect(problemsOf(rows)).toEqual([['', 'too_many_characters', '']])
    expect(problemsOf([new Array<SheetCell>(2 ** 32 - 1)])).toEqual([['', 'too_many_columns', '']])
    const largest = Array.from({ length: 10_000 }, (_, at): SheetCell[] =>
      at === 0 ? Array.from({ length: 200 }, (_, column) => (column === 0 ? 'Item' : '')) : [],
    )
    largest[1] = [long.slice(0, -'Item'.length)]
    for (let at = 2; at < 11; at++) largest[at] = [long]
    expect(problemsOf(largest)).toEqual([])
    for (const wrong of ['Item', 5, null, {}, ['Item'], [['Item'], 5], [{}]])
      expect(problemsOf(wrong as Rows)).toEqual([['', 'invalid_rows', '']])
    expect(problemsOf([null, ['Item'], undefined, ['Screws']] as unknown as Rows)).toEqual([])
  })

  test('are in German with describeProblem, and suggest near words', () => {
    const rows: Rows = [
      ['Artikel', 'Mengee', 'Preis'],
      ['Schrauben', '4', 'zehn'],
    ]
    const answer = requestFromRows(rows, { ...GERMAN, describe: describeProblem })
    if (answer.ok) throw new Error('the sheet was read')
    expect(answer.problems.map(({ details }) => details)).toMatchObject([
      { near: 'Menge' },
      { typed: 'zehn' },
    ])
    for (const { message } of answer.problems) expect(message).toMatch(/^[BC][12]: .*Bitte/)
  })

  test('say that a markup gives no price without a product id', () => {
    const rows: Rows = [
      ['Product', 'Product id', 'Quantity', 'Cost', 'Markup', 'Price'],
      ['Screws', '', '2', '8', '40%'],
      ['Screws', 'prod_1', '2', '8', '40%'],
      ['Screws', '', '2', '8', '40%', '12'],
    ]
    expect(problemsOf(rows)).toEqual([
      ['F2', 'markup_without_price', 'lines[0].on_the_fly.pricing.unit_price'],
    ])
    expect(problemsOf(rows.map((row) => row.slice(0, 5)))).toEqual([
      ['E2', 'markup_without_price', 'lines[0].on_the_fly.pricing.unit_price'],
      ['E4', 'markup_without_price', 'lines[2].on_the_fly.pricing.unit_price'],
    ])
  })

  test('are at the cell of their field, or of their row, if pricing finds them', () => {
    const { request, places } = valueOf([
      ['Product', 'Quantity', 'Price', 'Discount'],
      ['Screws', '', '10', '120%'],
      ['', '2', '10'],
    ])
    const quote = priceQuote(request, { currency: 'AUD' })
    if (quote.ok) throw new Error('the request was priced')
    expect(sheetProblems(quote.problems, places).map(({ cell, code }) => [cell, code])).toEqual([
      ['D2', 'out_of_range'],
      ['B2', 'zero_quantity'],
      ['A3', 'required'],
    ])
  })
})

const ignored = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`Column ${String(at)}`, 'ignore']))

describe('the cells of problems', () => {
  const place = { cell: 'C2', path: ['lines', 0, 'notes'] }
  const problem = { code: 'required', message: 'Missing', param: 'lines[0].notes.text' }
  const details = { sent: '' }
  const lone = { cell: '', code: '', message: '', param: '', path: [], details: {} }
  const thrower = Object.defineProperty({}, 'code', { enumerable: true, get: () => expect.fail() })

  test.each<readonly [string, unknown, unknown, object]>([
    [
      'a problem at a field',
      { ...problem, path: place.path, details },
      [place],
      { ...problem, ...place, details },
    ],
    ['a problem inside a field', { ...problem, path: [...place.path, 'text'] }, [place], { cell: 'C2' }],
    [
      'a problem at no field',
      { ...problem, path: ['lines', 1] },
      [place],
      { ...lone, ...problem, path: ['lines', 1] },
    ],
    ['a problem without a path', { ...problem, path: 'lines' }, [place], { ...lone, ...problem }],
    ['a place with a wrong cell', { ...problem, path: place.path }, [{ ...place, cell: 5 }], { cell: '' }],
    ['a place without a path', { ...problem, path: place.path }, [{ cell: 'C2' }, place], { cell: 'C2' }],
    ['a problem with wrong fields', { code: 5, message: 5, param: 5, details: null }, [place], lone],
    ['a problem whose fields throw', thrower, [thrower], lone],
  ])('are right for %s', (_, sent, places, expected) => {
    const [located] = sheetProblems([sent] as never, places as never)
    const message =
      'message' in expected && 'cell' in expected && expected.cell === 'C2' ? 'C2: Missing' : undefined
    expect(located).toMatchObject({ ...expected, ...(message !== undefined && { message }) })
  })
})

describe('wrong settings and mappings', () => {
  test('exclude a mapping of 10,000 words, and English without a function for messages', () => {
    const mapping = { columns: ignored(10_000) } as SheetMapping
    expect(problemsOf([['Product'], ['x']], { ...AUSTRALIAN, language: 'en' }, mapping)).toEqual([])
  })

  test.each<readonly [string, unknown, unknown]>([
    ['settings', undefined, undefined],
    ['settings.locale', { locale: 'en_AU', currency: 'AUD' }, undefined],
    ['settings.currency', { locale: 'en-AU' }, undefined],
    ['settings.language', { ...AUSTRALIAN, language: 'xx' }, undefined],
    ['settings.describe', { ...AUSTRALIAN, language: 'de' }, undefined],
    ['settings.describe', { ...AUSTRALIAN, describe: 'de' }, undefined],
    ['settings.request', { ...AUSTRALIAN, request: [] }, undefined],
    ['settings.request', { ...AUSTRALIAN, request: 5 }, undefined],
    ['mapping', AUSTRALIAN, []],
    ['mapping', AUSTRALIAN, 'columns'],
    ['mapping.types', AUSTRALIAN, { types: ['note'] }],
    ['mapping.columns', AUSTRALIAN, { columns: 'Qty' }],
    ['mapping.columns', AUSTRALIAN, { columns: ignored(10_001) }],
    ['mapping.types.Roof', AUSTRALIAN, { types: { Roof: 'roof' } }],
    ['mapping.colums', AUSTRALIAN, { colums: {} }],
    ['mapping.columns.Sell', AUSTRALIAN, { columns: { Sell: 'price' } }],
    ['mapping.columns.QTY', AUSTRALIAN, { columns: { Qty: 'quantity', QTY: 'cost' } }],
    ['mapping.columns.%', AUSTRALIAN, { columns: { '%': 'discount' } }],
    ['mapping.columns.#', AUSTRALIAN, { columns: { '#': 'quantity' } }],
    ['mapping.percentages', AUSTRALIAN, { percentages: 'yes' }],
  ])('throw a TypeError that names %s', (name, settings, mapping) => {
    expect(() => requestFromRows([], settings as SheetSettings, mapping as SheetMapping)).toThrow(
      new RegExp(`^${name.replace('.', '\\.')} must `),
    )
  })
})
