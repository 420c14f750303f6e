import { Ajv } from 'ajv'
import { versionOf } from '../version.js'
import { CURRENCY, CUSTOMER_ID, DECIMAL, MICROS, PRODUCT_ID, STRATEGIES } from './forms.js'

const text = { type: 'string' }
const matching = ({ source }) => ({ type: 'string', pattern: source })
const decimal = matching(DECIMAL)
const object = (properties, required = []) => ({ type: 'object', properties, required })
const list = (items) => ({ type: 'array', items })

const money = object({ amountMicros: matching(MICROS), currency: matching(CURRENCY) })
const pricing = object({
  quantity: decimal,
  unitPrice: money,
  discount: decimal,
  totalPrice: money,
  cost: money,
  pricingStrategy: { enum: STRATEGIES },
  measurements: list(object({ length: decimal, width: decimal, amount: decimal })),
})
const catalogue = object({ productId: matching(PRODUCT_ID), productName: text, pricing })
const onTheFly = object({ productName: text, productDescription: text, colour: text, pricing })

const accepts = new Ajv({ allErrors: true }).compile(
  object(
    { customerId: matching(CUSTOMER_ID), reference: text, lines: list(object({ catalogue, onTheFly })) },
    ['customerId'],
  ),
)

export const ajv = { name: `ajv ${versionOf('ajv')} (makes code, keeps unknown fields)`, accepts }
