import { amount, priced } from './sound-parts.js'

const settings = () => ({
  locale: 'en-AU',
  currency: 'AUD',
  language: 'en',
  request: { customerId: 'cust_1' },
})

export const sheetArguments = (): Readonly<Record<string, readonly unknown[]>> => ({
  requestFromRows: [
    [
      ['Type', 'Product', 'Pieces', 'Quantity', 'Unit price', 'Discount', 'Markup', 'Tax-free', 'Supplier'],
      ['sheet', 'Corrugated', '22/6.1, 14/4.35', null, '$19.85', '10%', '$2', true, 'Acme'],
      ['item', 'Screws', undefined, 4, 12.5, 0, 40, 'no'],
      ['Roofing', 'Sheet', '2 @ 3'],
    ],
    settings(),
    { columns: { Supplier: 'ignore' }, types: { Roofing: 'sheet' }, percentages: 'percent' },
  ],
  rowsFromDocument: [
    {
      customerId: 'cust_1',
      reference: '=Roof',
      lines: [
        { onTheFly: { productName: 'Screws', productDescription: 'Box', colour: 'Red', pricing: priced() } },
        {
          catalogue: {
            productId: 'prod_1',
            params: [{ name: 'Colour', value: 'Monument' }],
            pricing: { measurements: [{ length: '2.4', width: '0.9', amount: '3' }], unitPrice: amount('1') },
          },
        },
        { productKit: { productName: 'Kit', description: 'All', pricing: priced() } },
        { flashing: { productName: 'Apron', colour: 'Red', totalPrice: amount('5') } },
        { notes: { text: '-5 mm' } },
      ],
      adjustments: [
        { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '5', appliedAmount: amount('-1') },
      ],
      subtotal: amount('1'),
      taxAmount: amount('1'),
      total: amount('2'),
    },
    { locale: 'de' },
  ],
  templateRows: [{ locale: 'en-AU' }],
  sheetProblems: [
    [
      {
        code: 'required',
        message: 'quantity is missing',
        param: 'lines[0].labour.pricing.quantity',
        path: ['lines', 0, 'labour', 'pricing', 'quantity'],
        source: 'request',
        details: {},
      },
    ],
    [{ cell: 'A2', path: ['lines', 0] }],
  ],
})
