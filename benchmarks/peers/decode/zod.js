import { z } from 'zod'
import { versionOf } from '../version.js'
import { CURRENCY, CUSTOMER_ID, DECIMAL, MICROS, PRODUCT_ID, STRATEGIES } from './forms.js'

const decimal = z.string().regex(DECIMAL).optional()
const text = z.string().optional()
const money = z
  .object({
    amountMicros: z.string().regex(MICROS).optional(),
    currency: z.string().regex(CURRENCY).optional(),
  })
  .optional()
const entry = z.object({ length: decimal, width: decimal, amount: decimal })
const pricing = z
  .object({
    quantity: decimal,
    unitPrice: money,
    discount: decimal,
    totalPrice: money,
    cost: money,
    pricingStrategy: z.enum(STRATEGIES).optional(),
    measurements: z.array(entry).optional(),
  })
  .optional()
const catalogue = z.object({ productId: z.string().regex(PRODUCT_ID).optional(), productName: text, pricing })
const onTheFly = z.object({ productName: text, productDescription: text, colour: text, pricing })
const request = z.object({
  customerId: z.string().regex(CUSTOMER_ID),
  reference: text,
  lines: z.array(z.object({ catalogue: catalogue.optional(), onTheFly: onTheFly.optional() })).optional(),
})

export const zod = {
  name: `zod ${versionOf('zod')} (makes code)`,
  accepts: (value) => request.safeParse(value).success,
}
