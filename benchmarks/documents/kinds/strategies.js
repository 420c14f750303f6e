import { money } from '../ordinary.js'
import { catalogue, measured, price } from './line.js'

const PIECES = [
  { length: '2.4', amount: '3' },
  { length: '0.2', amount: '1' },
]
const AREAS = [
  { length: '2.4', width: '0.762', amount: '3' },
  { length: '1.2', width: '0.762', amount: '1' },
]

// M1
export const STRATEGIES = {
  'lineal metres': { line: catalogue(measured('LINEAL_METRES', PIECES)) },
  'lineal feet': { line: catalogue(measured('LINEAL_FEET', PIECES)) },
  'square metres': { line: catalogue(measured('SQUARE_METRES', AREAS)) },
  'square feet': { line: catalogue(measured('SQUARE_FEET', AREAS)) },
  'custom formula': {
    line: catalogue((index) => ({
      pricingStrategy: 'PRICING_STRATEGY_CUSTOM_FORMULA',
      unitPrice: price(index),
      totalPrice: price(3 * index),
    })),
  },
  'as-built measurements': {
    line: catalogue(measured('LINEAL_METRES', PIECES, { asBuiltMeasurements: PIECES, cost: money(2100) })),
  },
}
