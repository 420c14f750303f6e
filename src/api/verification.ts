import * as E from '../problem/either.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { checkKeptTotals } from '../engine/check-kept-totals.js'
import { ORDER, priceRequest, QUOTE, type DocumentForm } from '../engine/engine.js'
import { fastPathFor } from '../engine/fast/fast-path.js'
import { writeLine } from '../engine/write-line.js'
import { invalidDocument, type Answer } from '../problem/answer.js'
import { allOf, within, type LocatedProblem } from '../problem/located-problem.js'
import type { AccountInput } from '../wire/account.generated.js'
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
 * Prices a quote request from a sender whose figures you do not trust, such as a browser. Works like {@link
 * priceQuote}, but refuses figures that pricing keeps as sent and that a calculation does not confirm (V11):
 *
 * - the total of a flashing that is not the price of its cut list (F7), unless it has a custom price;
 * - an entry of a cut list without a length or a whole number of pieces;
 * - a component total that does not match its pricing (L3), or a standard kit total that is not the sum of
 *   its parts (K2).
 *
 * The sender still sets the prices: unit prices, custom prices, totals of custom formulas.
 *
 * Problems: those of {@link priceQuote}. Without those, `total_price_mismatch`,
 * `total_price_required`, `unit_price_required`, `must_be_positive`, `too_many_decimals`, `invalid_type` and
 * `amount_out_of_range`, in the order of the request (V1).
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
  return verifyDocument(QUOTE, request, account, catalogue, options)
}

/**
 * Prices an order request from a sender whose figures you do not trust. Works like {@link verifyQuote}, with
 * the problems of {@link priceOrder}.
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
  return verifyDocument(ORDER, request, account, catalogue, options)
}

/** Reports wrong totals only if there are no other problems. */
function verifyDocument<Wire>(
  form: DocumentForm<Wire, unknown>,
  request: unknown,
  settings: AccountInput,
  catalogue: Catalogue | null | undefined,
  options: PricingOptions | undefined,
): Answer<Wire> {
  const host = hostSettingsOf(settings, options)
  if (E.isLeft(host)) return host
  const { account, maxProblems } = host.right
  const lookUps = lookUpsOf(catalogue)
  const found: (readonly LocatedProblem[])[] = []
  const priced = priceRequest(request, account, lookUps, {
    kind: form.kind,
    maxProblems,
    keep: (line, index) => {
      found.push(within(checkKeptTotals(line, account), 'lines', index))
      return writeLine(line, account.currency)
    },
    make: (figures) => form.write(figures, account.currency),
    fastPath: fastPathFor(account, lookUps), // skips `keep`: V11 checks no totals of its lines
  })
  const wrong = allOf(found)
  return E.isLeft(priced) || wrong.length === 0 ? priced : invalidDocument(wrong, request, [], maxProblems)
}
