import { microsIn, type DesignerOrder } from './designer-order.js'
import type { DesignerPriceTable, MetrePrices } from './metre-price.js'
import type { OrderFields } from './order-fields.js'

/** What has the attributes. */
type Attributed = Pick<Element, 'getAttribute'>

/** The order by the attributes of the element and its fields: what was typed comes first. */
export function orderBy(
  element: Attributed,
  fields: OrderFields,
  productName: string,
  table: DesignerPriceTable['table'] | undefined,
  currency: string,
): DesignerOrder {
  return {
    productName,
    subitems: fields.pieces,
    unitPriceMicros: fields.typedPrice ?? microsIn(element.getAttribute('price-per-metre'), currency),
    table: tableFor(element, table),
    squareMetreMicros: microsIn(element.getAttribute('price-per-square-metre'), currency),
  }
}

/** The table, and what of it is for this flashing. */
function tableFor(element: Attributed, table: DesignerPriceTable['table'] | undefined): MetrePrices['table'] {
  if (table === undefined) return undefined
  const [thickness, priceLevel, colour] = ['thickness', 'price-level', 'colour'].map((name) =>
    element.getAttribute(name),
  )
  return {
    table,
    of: { ...(thickness && { thickness }), ...(priceLevel && { priceLevel }), ...(colour && { colour }) },
  }
}
