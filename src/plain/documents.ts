import * as engine from '../engine.js'
import type { Catalogue } from '../model/catalogue.js'
import type { Problem, Result } from '../problem/problem.js'
import * as catalogues from '../rules/read-catalogue.js'
import { completeSettings } from '../settings.js'
import type { AccountSettings, AccountWire } from '../wire/account.js'
import type { PricedOrder, PricedQuote } from '../wire/priced-document.js'
import { resultOf } from './result-of.js'

/**
 * Reads an account's settings: their complete, frozen form, to be given with every call (A1).
 *
 * Problems point from the settings' root, `tax.rate` (A2).
 *
 * @example
 * import { readAccount } from 'quotewright'
 *
 * const account = readAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
 * assert.ok(account.ok)
 * assert.equal(account.value.derivationEnabled, true)
 *
 * const refused = readAccount({ currency: 'AUD', tax: { rate: '10' } })
 * assert.ok(!refused.ok)
 * assert.equal(refused.problems[0]?.param, 'tax.rate')
 */
export function readAccount(settings: unknown): Result<AccountWire> {
  return resultOf(completeSettings(settings))
}

/**
 * Makes look-ups of a catalogue in one piece of JSON: `{products?, flashingTemplates?, customers?}`, each a list.
 * A list that is absent is not looked up (A3, V6). A host with a database writes its own {@link Catalogue}.
 *
 * Problems: `invalid_type` and `required` and the like, pointing from the root of the JSON (V1).
 *
 * @example
 * import { readCatalogue } from 'quotewright'
 *
 * const catalogue = readCatalogue({ products: [{ productId: 'prod_1', colours: ['Monument'] }] })
 * assert.ok(catalogue.ok)
 * assert.deepEqual(catalogue.value.product?.('prod_1')?.colours, ['Monument'])
 */
export function readCatalogue(json: unknown): Result<Catalogue> {
  return resultOf(catalogues.readCatalogue(json))
}

/**
 * Prices a quote: the document that a create request makes, or every problem in it, in the order of the request.
 *
 * All amounts are in the account's currency, on the wire as micros, and exact to the cent at any size. Nothing
 * is rounded but where a rule says so (N6). The request is not changed. The settings are those that
 * {@link readAccount} gave; settings that it has not read are read first, and their problems answered.
 *
 * Rules M, L, K, F1, F8 to F11, T and V.
 *
 * Problems: any code of {@link problemCodes}, all at once and in the order of the request (V1, V7).
 *
 * @example
 * import { priceQuote, readAccount } from 'quotewright'
 *
 * const account = readAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
 * assert.ok(account.ok)
 * const result = priceQuote(
 *   {
 *     customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
 *     lines: [
 *       {
 *         onTheFly: {
 *           productName: 'Ridge capping',
 *           pricing: { quantity: '12.5', unitPrice: { amountMicros: '45670000' }, discount: '7.5' },
 *         },
 *       },
 *     ],
 *   },
 *   account.value,
 * )
 * assert.ok(result.ok)
 * assert.deepEqual(result.value.total, { amountMicros: '580870000', currency: 'AUD' })
 */
export function priceQuote(
  request: unknown,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): Result<PricedQuote> {
  return resultOf(engine.priceQuote(request, account, catalogue))
}

/**
 * Prices an order. As {@link priceQuote}, but for two things: an order has no `discountAmount` (T9), and
 * `companyName` is unknown to it (V8).
 *
 * @example
 * import { priceOrder } from 'quotewright'
 *
 * const result = priceOrder({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' })
 * assert.ok(result.ok)
 * assert.equal(result.value.total.amountMicros, '0')
 */
export function priceOrder(
  request: unknown,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): Result<PricedOrder> {
  return resultOf(engine.priceOrder(request, account, catalogue))
}

/**
 * Every problem of a quote request, in its order; none when it can be priced (V1).
 *
 * @example
 * import { validateQuote } from 'quotewright'
 *
 * const problems = validateQuote({ lines: [{}] }, { currency: 'AUD' })
 * assert.deepEqual(
 *   problems.map(({ code, param }) => [code, param]),
 *   [
 *     ['line_kind_missing', 'lines[0]'],
 *     ['required', 'customer_id'],
 *   ],
 * )
 */
export function validateQuote(
  request: unknown,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): readonly Problem[] {
  return problemsIn(priceQuote(request, account, catalogue))
}

/**
 * Every problem of an order request, in its order; none when it can be priced (V1). As {@link validateQuote}.
 *
 * @example
 * import { validateOrder } from 'quotewright'
 *
 * const problems = validateOrder({ lines: [] }, { currency: 'AUD' })
 * assert.deepEqual(
 *   problems.map(({ code, param }) => [code, param]),
 *   [['required', 'customer_id']],
 * )
 */
export function validateOrder(
  request: unknown,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): readonly Problem[] {
  return problemsIn(priceOrder(request, account, catalogue))
}

function problemsIn(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems
}
