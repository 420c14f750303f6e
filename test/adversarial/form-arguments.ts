import { smallBody } from './sound-parts.js'

const pricing = () => ({
  quantity: '2',
  unitPrice: '12.50',
  discount: '5',
  cost: { amountMicros: '7770000' },
})

export const formArguments = (): Readonly<Record<string, readonly unknown[]>> => ({
  quoteForm: [
    { currency: 'AUD' },
    {
      locale: 'en-AU',
      language: 'en',
      labels: { product: 'Item' },
      request: { reference: 'Shed' },
      draft: {
        locale: 'de',
        header: { customerId: 'cust_1' },
        rows: [
          { kind: 'sheet', texts: { product: 'Sheet', pieces: '2/6,1' }, locales: { pieces: 'de' } },
          { kind: 'flashing', line: smallBody(), problems: [] },
          { kind: 'adjustment', texts: { name: 'Loyalty', amount: '10 %' } },
        ],
      },
    },
  ],
  readDraft: [{ rows: [{ kind: 'sheet', texts: { product: 'Sheet' } }] }],
  sheet: [{ productName: 'Sheet', pieces: [{ amount: '2', length: '6.1' }], unitPrice: '19.85' }],
  item: [{ productId: 'prod_1', ...pricing() }],
  labour: [{ productName: 'Install', ...pricing() }],
  flashing: [{ ...smallBody(), totalPrice: '356.40' }],
  kit: [{ productName: 'Gutter', customPricing: true, totalPrice: '250.00' }],
  note: [{ text: 'Access from the lane.' }],
})
