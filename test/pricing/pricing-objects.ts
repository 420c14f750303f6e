import type { LinePricing } from '../../src/model/line-pricing.js'
import type { Money } from '../../src/model/money.js'
import type { KitComponent, KitLevel } from '../../src/model/sales-line.js'
import { decimal } from '../accounts.js'

const NOTHING: LinePricing = {
  quantity: undefined,
  unitPrice: undefined,
  discount: undefined,
  totalPrice: undefined,
  cost: undefined,
  markup: undefined,
  markupIsPercentage: undefined,
  margin: undefined,
  pricingStrategy: undefined,
  priceLevel: undefined,
  isTaxFree: undefined,
  tax: undefined,
  measurements: undefined,
  asBuiltMeasurements: undefined,
}

export function amountOf(text: string): Money {
  return { amount: decimal(text), amountMicros: undefined, currency: undefined }
}

/** A pricing object as rules are given it. */
export function pricing(fields: Partial<LinePricing>): LinePricing {
  return { ...NOTHING, ...fields }
}

/** A standard level of a kit, as rules are given it. */
export function level(fields: Partial<KitLevel>): KitLevel {
  const empty = {
    kind: 'standard',
    fields: {},
    pricing: undefined,
    components: undefined,
    subKits: undefined,
  }
  return { ...empty, ...fields } as KitLevel
}

/** A component that only says its total, when it says that. */
export function component(total?: string): KitComponent {
  const fields = { productType: 'PRODUCT_TYPE_ON_THE_FLY' }
  const priced = total === undefined ? undefined : pricing({ totalPrice: amountOf(total) })
  return { fields, pricing: priced } as KitComponent
}
