import { money } from '../ordinary.js'
import { byQuantity, catalogue, measured, price } from './line.js'

export const FEATURES = {
  discount: { line: catalogue(byQuantity({ discount: '7.5' })) },
  'cost, for markup and margin': { line: catalogue(byQuantity({ cost: money(3010) })) },
  'unit price from a percentage markup': {
    line: catalogue((index) => ({ quantity: '2.5', cost: price(index), markup: '33.333' })),
  },
  'unit price from a fixed markup': {
    line: catalogue((index) => ({
      quantity: '2.5',
      cost: price(index),
      markup: '3.2',
      markupIsPercentage: false,
    })),
  },
  'total that is sent and checked': {
    line: catalogue((index) => ({
      quantity: '3',
      unitPrice: price(index),
      totalPrice: money(3 * (4567 + index)),
    })),
  },
  'tax free': { line: catalogue(byQuantity({ isTaxFree: true })) },
  'tax of the line': {
    line: catalogue(byQuantity({ tax: { rate: '0.10', code: 'GST', jurisdiction: 'AU' } })),
  },
  attributes: {
    line: (index) => ({
      onTheFly: {
        productName: `Ridge capping, no. ${index}`,
        attributes: [
          { name: 'Finish', value: 'Matt', isVisible: true },
          { name: 'Supplier', value: 'North', isVisible: false },
        ],
        pricing: byQuantity()(index),
      },
    }),
  },
  'credit: a negative quantity': {
    line: catalogue((index) => ({
      quantity: `-${1 + (index % 37)}.5`,
      unitPrice: price(index),
      discount: '7.5',
    })),
  },
  'price with 4 decimals': {
    line: catalogue((index) => ({
      quantity: '12.3456',
      unitPrice: { amountMicros: `${45_671_200 + 100 * index}`, currency: 'AUD' },
      discount: '12.25',
    })),
  },
  'lengths with 12 decimals, beyond the fast path': {
    line: catalogue(
      measured('LINEAL_METRES', [{ length: '2.123456789012', amount: '3' }], { discount: '12.25' }),
    ),
  },
}
