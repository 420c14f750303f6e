// Generated from definitions/ by `npm run generate`. Do not edit.
import { readSettings } from '../wire/account-settings.js'
import type { AccountInput } from '../wire/account.generated.js'
import { problemsOfReading } from '../wire/document.js'
import type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
import { readWhole } from '../wire/reading.js'
import { schemaOf, type StandardSchema } from './standard-schema.js'

/**
 * {@link QuoteRequestInput} as a Standard Schema, for servers and forms that accept one. It checks a value
 * and does not change it: nulls, integers and unknown fields stay. Its issues are the problems that reading
 * finds, each with its `path`, in the order of the value. A value that passes may still have problems when
 * it is priced: those that need the account, the catalogue or several fields.
 *
 * @example
 * import { quoteRequestSchema } from 'quotewright'
 *
 * const { validate } = quoteRequestSchema['~standard']
 * assert.equal(validate({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }).issues, undefined)
 * assert.deepEqual(validate([]).issues?.map(({ code }) => code), ['invalid_type'])
 */
export const quoteRequestSchema: StandardSchema<QuoteRequestInput> = schemaOf((value) =>
  problemsOfReading('quote', value),
)

/**
 * {@link OrderRequestInput} as a Standard Schema, for servers and forms that accept one. It checks a value
 * and does not change it: nulls, integers and unknown fields stay. Its issues are the problems that reading
 * finds, each with its `path`, in the order of the value. A value that passes may still have problems when
 * it is priced: those that need the account, the catalogue or several fields.
 *
 * @example
 * import { orderRequestSchema } from 'quotewright'
 *
 * const { validate } = orderRequestSchema['~standard']
 * assert.equal(validate({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }).issues, undefined)
 * assert.deepEqual(validate([]).issues?.map(({ code }) => code), ['invalid_type'])
 */
export const orderRequestSchema: StandardSchema<OrderRequestInput> = schemaOf((value) =>
  problemsOfReading('order', value),
)

/**
 * {@link AccountInput} as a Standard Schema, for servers and forms that accept one. It checks a value and
 * does not change it: nulls, integers and unknown fields stay. Its issues are the problems that reading
 * finds, each with its `path`, in the order of the value. A value that passes may still have problems when
 * it is priced: those that need the account, the catalogue or several fields.
 *
 * @example
 * import { accountSchema } from 'quotewright'
 *
 * const { validate } = accountSchema['~standard']
 * assert.equal(validate({ currency: 'AUD' }).issues, undefined)
 * assert.deepEqual(validate([]).issues?.map(({ code }) => code), ['invalid_type'])
 */
export const accountSchema: StandardSchema<AccountInput> = schemaOf(
  (value) => readWhole(value, readSettings).problems,
)
