import { NO_LINE_PRICING, type ParsedLinePricing } from '../../src/wire/line-pricing.generated.js'
import type { ParsedMoney } from '../../src/wire/money.js'
import type { ParsedKitComponent, ParsedSubKit } from '../../src/wire/kit.generated.js'
import { decimal } from '../accounts.js'

export function amountOf(text: string): ParsedMoney {
  return { amount: decimal(text), amountMicros: undefined, currency: undefined }
}

export function pricing(fields: Partial<ParsedLinePricing>): ParsedLinePricing {
  return { ...NO_LINE_PRICING, ...fields }
}

export function level(fields: Partial<ParsedSubKit>): ParsedSubKit {
  const empty = {
    kitId: undefined,
    customPricing: undefined,
    pricing: undefined,
    components: undefined,
    subKits: undefined,
  }
  return { ...empty, ...fields } as ParsedSubKit
}

/** Without a total, the component has no pricing. */
export function component(total?: string): ParsedKitComponent {
  const priced = total === undefined ? undefined : pricing({ totalPrice: amountOf(total) })
  return {
    productType: 'PRODUCT_TYPE_ON_THE_FLY',
    productId: undefined,
    productName: undefined,
    pricing: priced,
    measurements: undefined,
    asBuiltMeasurements: undefined,
    others: undefined,
  }
}
