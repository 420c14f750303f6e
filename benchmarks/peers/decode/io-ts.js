import * as t from 'io-ts'
import { versionOf } from '../version.js'
import { CURRENCY, CUSTOMER_ID, DECIMAL, MICROS, PRODUCT_ID, STRATEGIES } from './forms.js'

function matching(name, pattern) {
  const is = (value) => typeof value === 'string' && pattern.test(value)
  return new t.Type(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )
}

const decimal = matching('Decimal', DECIMAL)
const money = t.exact(
  t.partial({ amountMicros: matching('Micros', MICROS), currency: matching('Currency', CURRENCY) }),
)
const entry = t.exact(t.partial({ length: decimal, width: decimal, amount: decimal }))
const pricing = t.exact(
  t.partial({
    quantity: decimal,
    unitPrice: money,
    discount: decimal,
    totalPrice: money,
    cost: money,
    pricingStrategy: t.keyof(Object.fromEntries(STRATEGIES.map((name) => [name, null]))),
    measurements: t.array(entry),
  }),
)
const catalogue = t.exact(
  t.partial({ productId: matching('ProductId', PRODUCT_ID), productName: t.string, pricing }),
)
const onTheFly = t.exact(
  t.partial({ productName: t.string, productDescription: t.string, colour: t.string, pricing }),
)
const request = t.exact(
  t.partial({
    customerId: matching('CustomerId', CUSTOMER_ID),
    reference: t.string,
    lines: t.array(t.exact(t.partial({ catalogue, onTheFly }))),
  }),
)

export const ioTs = {
  name: `io-ts ${versionOf('io-ts')}, exact and partial`,
  accepts: (value) => request.decode(value)._tag === 'Right',
}
