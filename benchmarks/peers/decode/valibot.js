import * as v from 'valibot'
import { versionOf } from '../version.js'
import { CURRENCY, CUSTOMER_ID, DECIMAL, MICROS, PRODUCT_ID, STRATEGIES } from './forms.js'

const matching = (pattern) => v.pipe(v.string(), v.regex(pattern))
const decimal = v.optional(matching(DECIMAL))
const text = v.optional(v.string())
const money = v.optional(
  v.object({ amountMicros: v.optional(matching(MICROS)), currency: v.optional(matching(CURRENCY)) }),
)
const entry = v.object({ length: decimal, width: decimal, amount: decimal })
const pricing = v.optional(
  v.object({
    quantity: decimal,
    unitPrice: money,
    discount: decimal,
    totalPrice: money,
    cost: money,
    pricingStrategy: v.optional(v.picklist(STRATEGIES)),
    measurements: v.optional(v.array(entry)),
  }),
)
const catalogue = v.object({ productId: v.optional(matching(PRODUCT_ID)), productName: text, pricing })
const onTheFly = v.object({ productName: text, productDescription: text, colour: text, pricing })
const request = v.object({
  customerId: matching(CUSTOMER_ID),
  reference: text,
  lines: v.optional(v.array(v.object({ catalogue: v.optional(catalogue), onTheFly: v.optional(onTheFly) }))),
})

export const valibot = {
  name: `valibot ${versionOf('valibot')}`,
  accepts: (value) => v.safeParse(request, value).success,
}
