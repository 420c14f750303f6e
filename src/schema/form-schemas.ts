import type { LocatedProblem } from '../problem/located-problem.js'
import { problemOf } from '../problem/problem.js'
import { inRequestOrder } from '../problem/request-order.js'
import { readSettings } from '../wire/account.js'
import { type AccountSettings } from '../wire/account.generated.js'
import { checkForm } from '../wire/document.js'
import { readWhole } from '../wire/reading.js'
import { type OrderRequest, type QuoteRequest } from '../wire/document.generated.js'
import type { RequestInput, SchemaIssue, SchemaResult, StandardSchema } from './standard-schema.js'

/**
 * The form of a quote's create request, as a Standard Schema: for servers and forms that take one.
 *
 * It changes nothing: the value it returns is the one that was sent, with its nulls, integers and unknown fields. Its
 * issues are the problems that reading the request finds, each with its `path`, in the order of the request. A request
 * without issues may still be refused by {@link priceQuote}, which checks the rules that need an account or several
 * fields.
 *
 * Rules N1 to N4, M8, K1, K7, F9, F11, T4, V3 to V5 and V8.
 *
 * @example
 * import { quoteRequestSchema } from 'quotewright'
 *
 * const result = quoteRequestSchema['~standard'].validate({ lines: [{ labour: { pricing: { quantity: 8 } } }] })
 * assert.deepEqual(
 *   result.issues?.map(({ code, path }) => [code, path]),
 *   [
 *     ['invalid_decimal', ['lines', 0, 'labour', 'pricing', 'quantity']],
 *     ['required', ['customerId']],
 *   ],
 * )
 */
export const quoteRequestSchema: StandardSchema<
  QuoteRequest,
  RequestInput<QuoteRequest>
> = /* @__PURE__ */ schemaOf((value) => checkForm('quote', value))

/**
 * The form of an order's create request, as a Standard Schema. As {@link quoteRequestSchema}, except that
 * `companyName` is an unknown field (V8).
 *
 * @example
 * import { orderRequestSchema } from 'quotewright'
 *
 * const order = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', companyName: 'Acme Roofing' }
 * assert.deepEqual(orderRequestSchema['~standard'].validate(order), { value: order })
 */
export const orderRequestSchema: StandardSchema<
  OrderRequest,
  RequestInput<OrderRequest>
> = /* @__PURE__ */ schemaOf((value) => checkForm('order', value))

/**
 * An account's settings, as a Standard Schema: its issues are all the problems that settings can have (A1, A2). The
 * value is the settings as they were sent; their complete form is {@link readAccount}'s.
 *
 * @example
 * import { accountSchema } from 'quotewright'
 *
 * const result = accountSchema['~standard'].validate({ currency: 'AUD', tax: { rate: '10' } })
 * assert.deepEqual(result.issues?.[0]?.path, ['tax', 'rate'])
 */
export const accountSchema: StandardSchema<
  AccountSettings,
  RequestInput<AccountSettings>
> = /* @__PURE__ */ schemaOf((value) => readWhole(value, readSettings).problems)

/** Frozen, so that no user can change it for the others. */
function schemaOf<Input, Output>(
  problemsFoundIn: (value: unknown) => readonly LocatedProblem[],
): StandardSchema<Input, Output> {
  return Object.freeze({
    '~standard': Object.freeze({
      version: 1,
      vendor: 'quotewright',
      validate: (value: unknown) => judged<Output>(value, problemsFoundIn(value)),
    }),
  })
}

function judged<A>(value: unknown, problems: readonly LocatedProblem[]): SchemaResult<A> {
  // A value without problems has the form of the type: the reader has checked it.
  if (problems.length === 0) return { value: value as A }
  return { issues: inRequestOrder(problems, value).map(issueOf) }
}

function issueOf(found: LocatedProblem): SchemaIssue {
  const path = found.path.map((step) => (typeof step === 'object' ? step.key : step))
  return { ...problemOf(found), path }
}
