import type { Account, KitComponent, ProductKitLine } from '../index.js'
import { pricedRow, type RowPlace } from './priced-row.js'
import type { TableRow } from './table-row.js'

/** A kit and, beneath it, what it is made of, sub-kits last. */
export function kitRows(place: RowPlace, kit: ProductKitLine, account: Account): readonly TableRow[] {
  const { productName = 'Kit', description, customPricing, components = [], subKits = [], pricing } = kit
  const details = [
    place.depth === 0 ? 'kit' : 'sub-kit',
    customPricing ? 'custom price' : undefined,
    description,
  ]
  const below = { number: '', depth: place.depth + 1 }
  return [
    pricedRow(place, { title: productName, details }, pricing, account),
    ...components.map((component) => componentRow(below, component, account)),
    ...subKits.flatMap((subKit) => kitRows(below, subKit, account)),
  ]
}

function componentRow(place: RowPlace, component: KitComponent, account: Account): TableRow {
  const { productType, productName, productId = '', pricing } = component
  const title = productName ?? productId
  if (productType === 'PRODUCT_TYPE_NOTES') return { kind: 'text', ...place, text: title }
  const details = productType === 'PRODUCT_TYPE_LABOUR' ? ['labour'] : []
  return pricedRow(place, { title, details }, pricing, account)
}
