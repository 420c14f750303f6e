import * as E from '../problem/either.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { catalogueOf } from '../engine/catalogue-from-json.js'
import { ORDER, priceDocument, QUOTE, type DocumentForm } from '../engine/engine.js'
import { invalidDocument, type Answer } from '../problem/answer.js'
import type { Problem } from '../problem/problem.js'
import type { AccountInput } from '../wire/account.generated.js'
import { readCatalogueFile } from '../wire/catalogue-file.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { ofHost, readWhole } from '../wire/reading.js'
import type {
  OrderRequestInput,
  PricedOrder,
  PricedQuote,
  QuoteRequestInput,
} from '../wire/document.generated.js'
import type { Sent } from '../wire/object.js'
import type { PricingOptions } from '../wire/options.generated.js'
import { hostSettingsOf } from './account.js'

/**
 * Builds look-ups from a catalogue in one JSON object: `{products?, kits?, flashingTemplates?, customers?}`, each a
 * list. If a list is absent, its ids are not checked (A3, V6). A host with a database writes its own
 * {@link Catalogue} instead.
 *
 * Problems: `invalid_type`, `required` and the like. Pointers start at the root of the JSON (V1).
 *
 * @example
 * import { parseCatalogue } from 'quotewright'
 *
 * const catalogue = parseCatalogue({ products: [{ productId: 'prod_1', colours: ['Monument'] }] })
 * assert.ok(catalogue.ok)
 * assert.deepEqual(catalogue.value.product?.('prod_1')?.colours, ['Monument'])
 */
export function parseCatalogue(json: unknown): Answer<Catalogue> {
  const { read, problems } = readWhole(json, ofHost('catalogue', readCatalogueFile))
  return read === undefined || problems.length > 0
    ? invalidDocument(problems, json)
    : E.right(catalogueOf(read))
}

/**
 * Prices a quote. Returns the priced quote, or every problem of the request.
 *
 * Calculated amounts are in the account's currency, as micros in JSON, and exact to the cent at any size. Nothing is
 * rounded except where a rule says so (N6). The request is not changed. It may be `unknown`, such as parsed
 * JSON; the compiler checks a literal as a {@link QuoteRequestInput}. Settings that do not come from
 * {@link parseAccount} are read first; if they or the options have problems, only those problems are returned (A2).
 *
 * Rules M, L, K, F1, F8 to F11, T and V.
 *
 * Problems: codes of {@link problemCodes}, all at once and in the order of the request (V1, V7). With
 * `maxProblems`, at most that many are listed. If there are more, `more_problems` follows.
 *
 * @example
 * import { priceQuote, parseAccount } from 'quotewright'
 *
 * const account = parseAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
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
export function priceQuote<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<PricedQuote> {
  return priceForm(QUOTE, request, account, catalogue, options)
}

/**
 * Prices an order. Works like {@link priceQuote}, except that an order has no `discountAmount` (T9), keeps its
 * `statusId` and ignores `companyName` (V8).
 *
 * @example
 * import { priceOrder } from 'quotewright'
 *
 * const result = priceOrder({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' })
 * assert.ok(result.ok)
 * assert.equal(result.value.total.amountMicros, '0')
 */
export function priceOrder<Request>(
  request: Sent<Request, OrderRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<PricedOrder> {
  return priceForm(ORDER, request, account, catalogue, options)
}

/**
 * Returns the problems that {@link priceQuote} would return, in the order of the request. The list is empty if the
 * quote can be priced (V1).
 *
 * @example
 * import { validateQuote } from 'quotewright'
 *
 * const sent: unknown = JSON.parse('{"lines": [{}]}')
 * const problems = validateQuote(sent, { currency: 'AUD' })
 * assert.deepEqual(
 *   problems.map(({ code, param }) => [code, param]),
 *   [
 *     ['line_kind_missing', 'lines[0]'],
 *     ['required', 'customer_id'],
 *   ],
 * )
 */
export function validateQuote<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): readonly Problem[] {
  return problemsIn(priceQuote(request, account, catalogue, options))
}

/**
 * Returns the problems that {@link priceOrder} would return, in the order of the request. The list is empty if the
 * order can be priced (V1).
 *
 * @example
 * import { validateOrder } from 'quotewright'
 *
 * const sent: unknown = JSON.parse('{"lines": []}')
 * const problems = validateOrder(sent, { currency: 'AUD' })
 * assert.deepEqual(
 *   problems.map(({ code, param }) => [code, param]),
 *   [['required', 'customer_id']],
 * )
 */
export function validateOrder<Request>(
  request: Sent<Request, OrderRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): readonly Problem[] {
  return problemsIn(priceOrder(request, account, catalogue, options))
}

/**
 * Stops reading after `problemLimit` problems, and lists at most that many before `more_problems`.
 *
 * @internal
 */
export function priceBounded(
  kind: DocumentKind,
  request: unknown,
  settings: AccountInput,
  catalogue: Catalogue | undefined,
  problemLimit: number,
): Answer<PricedQuote | PricedOrder> {
  const form = kind === 'quote' ? QUOTE : ORDER
  const options = { maxProblems: problemLimit }
  return priceForm<PricedQuote | PricedOrder>(form, request, settings, catalogue, options, problemLimit)
}

function priceForm<Wire>(
  form: DocumentForm<Wire, unknown>,
  request: unknown,
  settings: AccountInput,
  catalogue: Catalogue | null | undefined,
  options: PricingOptions | undefined,
  problemLimit?: number,
): Answer<Wire> {
  const host = hostSettingsOf(settings, options)
  if (E.isLeft(host)) return host
  const { account, maxProblems } = host.right
  return priceDocument(form, request, account, lookUpsOf(catalogue), maxProblems, problemLimit)
}

function problemsIn(answer: Answer<unknown>): readonly Problem[] {
  return E.isLeft(answer) ? answer.left : []
}
