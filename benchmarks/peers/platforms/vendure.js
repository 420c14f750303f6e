import { createRequire } from 'node:module'
import { versionOf } from '../version.js'
import { plainLinesOf } from './plain-lines.js'

const require = createRequire(new URL('../../platforms/', import.meta.url))
const { OrderLine } = require('@vendure/core/dist/entity/order-line/order-line.entity.js')

/** Vendure's order lines: whole cents, discounts given, the line rounded with and without tax. */
export const vendure = {
  name: `Vendure ${versionOf('@vendure/core', '../platforms/')}, order line getters`,

  linesOf: (lines) =>
    plainLinesOf(lines).map(
      ({ quantity, price, discount }) =>
        new OrderLine({
          quantity,
          orderPlacedQuantity: 0,
          listPrice: Math.round(price * 100),
          listPriceIncludesTax: false,
          adjustments: discount === 0 ? [] : [{ type: 'PROMOTION', amount: -Math.round(discount * 100) }],
          taxLines: [{ taxRate: 10 }],
        }),
    ),

  price: (lines) => {
    let subtotal = 0
    let subtotalWithTax = 0
    const totals = lines.map((line) => {
      const total = line.proratedLinePrice
      subtotal += total
      subtotalWithTax += line.proratedLinePriceWithTax
      return total
    })
    return { totals, subtotal, subtotalWithTax }
  },

  /** Line totals before tax, in major units. */
  totalsOf: ({ totals }) => totals.map((cents) => cents / 100),
}
