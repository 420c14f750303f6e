import { money } from '../ordinary.js'
import { flashingLine } from './flashing-line.js'
import { byQuantity, catalogue, plain, price, PRODUCT } from './line.js'

// V3
export const LINE_KINDS = {
  'catalogue line': { line: catalogue(byQuantity()) },
  'on-the-fly line': { line: plain('onTheFly', byQuantity()) },
  'labour line': { line: plain('labour', byQuantity()) },
  'notes line': { line: (index) => ({ notes: { text: `Leave the sheets by the shed, stack ${index}.` } }) },
  'flashing line, with a drawing': { line: flashingLine },
  'kit of 3 components': { line: kit((index) => ({ components: components(index) })) },
  'kit with a sub-kit of 3': {
    line: kit((index) => ({
      components: [component(index)],
      subKits: [{ kitId: 'kit-2', productName: 'Brackets', components: components(index) }],
    })),
  },
  'kit that names its price': {
    line: kit((index) => ({
      customPricing: true,
      components: components(index),
      pricing: { totalPrice: price(index) },
    })),
  },
}

function component(index) {
  return {
    productType: 'PRODUCT_TYPE_CATALOGUE_PRODUCT',
    productId: PRODUCT,
    productName: `Bracket, no. ${index}`,
    pricing: {
      quantity: '4',
      unitPrice: price(index),
      totalPrice: money(4 * (4567 + index)),
      cost: money(2100),
    },
  }
}

function kit(rest) {
  return (index) => ({
    productKit: { kitId: 'kit-1', productName: `Gutter kit, no. ${index}`, ...rest(index) },
  })
}

function components(index) {
  return [component(index), component(index + 1), component(index + 2)]
}
