import * as E from '../problem/either.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { checkKeptTotals } from '../engine/check-kept-totals.js'
import { priceRequest } from '../engine/engine.js'
import { invalidDocument, type Answer } from '../problem/answer.js'
import { within, type LocatedProblem } from '../problem/located-problem.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import type {
  OrderRequestInput,
  PricedOrder,
  PricedQuote,
  QuoteRequestInput,
} from '../wire/document.generated.js'
import type { Sent } from '../wire/object.js'
import type { PricingOptions } from '../wire/options.generated.js'
import { hostSettingsOf } from './account.js'
import { priceOrder, priceQuote } from './documents.js'

/**
 * Prices a quote request from a sender whose figures you do not trust, such as a browser. Works like {@link
 * priceQuote}, and also refuses figures that pricing keeps as sent but a calculation does not confirm (V11):
 *
 * - the total of a flashing that is not the price of its cut list (F7), unless it has a custom price;
 * - an entry of a cut list without a length or a whole number of pieces;
 * - a component total that does not match its pricing (L3), or a standard kit total that is not the sum of its parts
 *   (K2).
 *
 * Prices themselves stay the sender's: a unit price, a custom price, the total of a custom formula.
 *
 * Problems: those of {@link priceQuote}. A request without any can have `total_price_mismatch`, `total_price_required`,
 * `unit_price_required`, `must_be_positive`, `too_many_decimals`, `invalid_type` and `amount_out_of_range`, in the
 * order of the request (V1).
 *
 * @example
 * import { verifyQuote } from 'quotewright'
 *
 * const flashing = {
 *   unitPrice: { amountMicros: '20000000' },
 *   subitems: [{ amount: 2, length: 3000 }],
 *   totalPrice: { amountMicros: '1000000' },
 *   drawing: {},
 * }
 * const quote = verifyQuote(
 *   { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ flashing }] },
 *   { currency: 'AUD' },
 * )
 * assert.ok(!quote.ok)
 * const [problem] = quote.problems
 * assert.equal(problem.param, 'lines[0].flashing.total_price')
 * assert.ok(problem.code === 'total_price_mismatch' && problem.details.expected === '120000000')
 */
export function verifyQuote<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<PricedQuote> {
  const verified = verifyDocument('quote', request, account, catalogue, options)
  return E.isLeft(verified) ? verified : priceQuote(request, account, catalogue, options)
}

/**
 * Prices an order request from a sender whose figures you do not trust. Works like {@link verifyQuote}, with the
 * problems of {@link priceOrder}.
 *
 * @example
 * import { verifyOrder } from 'quotewright'
 *
 * const sheet = { productType: 'PRODUCT_TYPE_ON_THE_FLY', productName: 'Sheet' } as const
 * const pricing = { quantity: '3', unitPrice: { amountMicros: '12350000' }, totalPrice: { amountMicros: '10000' } }
 * const order = verifyOrder(
 *   {
 *     customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
 *     lines: [{ productKit: { productName: 'Shed', components: [{ ...sheet, pricing }] } }],
 *   },
 *   { currency: 'AUD' },
 * )
 * assert.ok(!order.ok)
 * assert.equal(order.problems[0].param, 'lines[0].product_kit.components[0].pricing.total_price')
 */
export function verifyOrder<Request>(
  request: Sent<Request, OrderRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<PricedOrder> {
  const verified = verifyDocument('order', request, account, catalogue, options)
  return E.isLeft(verified) ? verified : priceOrder(request, account, catalogue, options)
}

/** Prices the document first, since only the totals of a valid one can be compared. */
function verifyDocument(
  kind: DocumentKind,
  request: unknown,
  settings: AccountInput,
  catalogue: Catalogue | null | undefined,
  options: PricingOptions | undefined,
): Answer<undefined> {
  const host = hostSettingsOf(settings, options)
  if (E.isLeft(host)) return host
  const { account, maxProblems } = host.right
  const found = priceRequest(request, account, lookUpsOf(catalogue), {
    kind,
    maxProblems,
    keep: (line) => line,
    make: (lines): readonly LocatedProblem[] =>
      lines.flatMap((line, index) => within(checkKeptTotals(line, account), 'lines', index)),
  })
  if (E.isLeft(found)) return found
  return found.right.length === 0
    ? E.right(undefined)
    : invalidDocument(found.right, request, [], maxProblems)
}
