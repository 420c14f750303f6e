import type { JsonObject } from '../wire/object.js'
import type { ColumnName, RowType } from './column-names.js'

export type LineType = Extract<
  RowType,
  'sheet' | 'item' | 'labour' | 'kit' | 'note' | 'discount' | 'surcharge'
>

interface RowFields {
  readonly paths: Readonly<Partial<Record<ColumnName, readonly string[]>>>
  readonly base: JsonObject
}

const PRODUCT = {
  product: ['productName'],
  description: ['productDescription'],
  colour: ['colour'],
  finish: ['attributes'],
  unit: ['pricing', 'pricingStrategy'],
}
const PRICING = {
  unitPrice: ['pricing', 'unitPrice'],
  discount: ['pricing', 'discount'],
  cost: ['pricing', 'cost'],
  markup: ['pricing', 'markup'],
  taxFree: ['pricing', 'isTaxFree'],
}
const quantity = ['pricing', 'quantity']
const productId = ['productId']

/** In the row of a kit, the price is that of the whole kit (K5). */
export const ROW_FIELDS: Readonly<Record<LineType, RowFields>> = {
  sheet: {
    paths: { ...PRODUCT, productId, ...PRICING },
    base: {},
  },
  item: { paths: { ...PRODUCT, productId, quantity, ...PRICING }, base: {} },
  labour: { paths: { ...PRODUCT, quantity, ...PRICING }, base: {} },
  kit: {
    paths: {
      product: ['productName'],
      description: ['description'],
      unitPrice: ['pricing', 'totalPrice'],
      taxFree: ['pricing', 'isTaxFree'],
    },
    base: { customPricing: true },
  },
  note: { paths: { product: ['text'], description: ['text'] }, base: {} },
  discount: {
    paths: { product: ['name'], unitPrice: ['amount'], discount: ['percentage'] },
    base: { type: 'ADJUSTMENT_TYPE_DISCOUNT' },
  },
  surcharge: {
    paths: { product: ['name'], unitPrice: ['amount'], discount: ['percentage'], taxFree: ['isTaxFree'] },
    base: { type: 'ADJUSTMENT_TYPE_SURCHARGE' },
  },
}

export function isLineType(type: RowType | 'ignore'): type is LineType {
  return Object.hasOwn(ROW_FIELDS, type)
}

export function lineKeyOf(type: LineType, isInCatalogue: boolean): string | undefined {
  switch (type) {
    case 'sheet':
    case 'item':
      return isInCatalogue ? 'catalogue' : 'onTheFly'
    case 'labour':
      return 'labour'
    case 'kit':
      return 'productKit'
    case 'note':
      return 'notes'
    case 'discount':
    case 'surcharge':
      return undefined
  }
}
