import { money } from '../ordinary.js'
import { byQuantity, catalogue, price, PRODUCT } from './line.js'

const DISCOUNTED = byQuantity({ discount: '7.5', cost: money(3010) })

export const DOCUMENTS = {
  'tax rounded line by line': { line: catalogue(DISCOUNTED), settings: { taxRounding: 'line' } },
  'derivation off': {
    line: catalogue((index) => ({ ...DISCOUNTED(index), totalPrice: price(index) })),
    settings: { derivationEnabled: false },
  },
  'an adjustment for each line': {
    line: catalogue(DISCOUNTED),
    rest: (lines) => ({
      adjustments: Array.from({ length: lines }, (_, index) =>
        index % 2 === 0
          ? { type: 'ADJUSTMENT_TYPE_DISCOUNT', name: 'Trade', percentage: '0.5' }
          : { type: 'ADJUSTMENT_TYPE_SURCHARGE', name: 'Delivery', amount: money(500), isTaxFree: true },
      ),
    }),
  },
  'an order': { line: catalogue(DISCOUNTED), kind: 'order' },
  'products looked up in a catalogue': {
    line: catalogue(DISCOUNTED),
    catalogue: { products: [{ productId: PRODUCT, productName: 'Roof sheet', colours: ['Ocean Blue'] }] },
  },
}
