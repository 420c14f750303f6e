import { createRequire } from 'node:module'
import { versionOf } from '../version.js'
import { plainLinesOf } from './plain-lines.js'

const require = createRequire(new URL('../../platforms/', import.meta.url))
const { getLineItemsTotals } = require('@medusajs/utils')

/** Medusa's totals of line items: discounts are given, nothing is rounded. */
export const medusa = {
  name: `Medusa ${versionOf('@medusajs/utils', '../platforms/')}, getLineItemsTotals`,

  linesOf: (lines) =>
    plainLinesOf(lines).map(({ quantity, price, discount }, index) => ({
      id: `item_${index}`,
      quantity,
      unit_price: price,
      is_tax_inclusive: false,
      adjustments: discount === 0 ? [] : [{ amount: discount }],
      tax_lines: [{ rate: 10 }],
    })),

  price: (items) => getLineItemsTotals(items, { includeTax: false }),

  /** Line totals before tax, in major units. */
  totalsOf: (priced) =>
    Object.values(priced).map(({ subtotal, discount_subtotal: off }) => subtotal.numeric - off.numeric),
}
