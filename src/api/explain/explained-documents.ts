import * as E from '../../problem/either.js'
import { lookUpsOf, type Catalogue } from '../../engine/catalogue.js'
import { priceRequest } from '../../engine/engine.js'
import { explainDocument, explainLineOf } from '../../explain/explain-document.js'
import type { Explanation } from '../../explain/explanation.js'
import type { UsedEntries } from '../../explain/price-book-source.js'
import { inPointerSpelling } from '../../explain/get-figure.js'
import { partOf } from '../../explain/part-of-explanation.js'
import { withPriceBook } from '../../explain/with-price-book.js'
import { ownValue } from '../../explain/safe-reading.js'
import type { Answer } from '../../problem/answer.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { DocumentKind } from '../../wire/document.js'
import type { PricingOptions } from '../../wire/options.generated.js'
import { hostSettingsOf } from '../account.js'
import type { OrderRequestInput, QuoteRequestInput } from '../../wire/document.generated.js'
import type { Sent } from '../../wire/object.js'

/** Options for explaining a document. */
export interface ExplainOptions extends PricingOptions {
  /**
   * The price book entries behind the amounts of the request, as `applyPriceBook` returns them. The explanation then
   * has the entry of each amount, in `priceBook`.
   */
  readonly used?: UsedEntries | null | undefined
  /**
   * The id of a figure, such as `lines[2].catalogue.pricing.total_price`. That figure becomes the root of the
   * explanation, and `nodes` contains only the root and the figures behind it. `nodes` is empty if the document has no
   * such figure. For a figure of a line, the call is much faster.
   */
  readonly figure?: string | null | undefined
}

/**
 * Explains every figure of a quote: the operation and its operands, the rule, the rounding, and rules that
 * could have applied but did not.
 *
 * The call prices the quote, so it takes longer than `priceQuote`. The request is not changed. If the options contain
 * the `used` of `applyPriceBook`, each price from a price book has its entry.
 *
 * Problems: those of `priceQuote` (V1, V7).
 *
 * @example
 * import { explainQuote } from 'quotewright/explain'
 *
 * const explanation = explainQuote(
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
 *   { currency: 'AUD', tax: { rate: '0.10' } },
 * )
 * assert.ok(explanation.ok)
 * const { nodes, root } = explanation.value
 * assert.equal(nodes[root]?.value, '580.87')
 * assert.deepEqual(nodes['lines[0].on_the_fly.pricing.total_price'], {
 *   name: 'line total',
 *   rule: 'L3',
 *   unit: 'money',
 *   value: '528.06',
 *   operation: 'product',
 *   from: [
 *     'request:lines[0].on_the_fly.pricing.quantity',
 *     'lines[0].on_the_fly.pricing.unit_price',
 *     'lines[0].on_the_fly.pricing#remaining_fraction',
 *   ],
 *   rounding: { places: 2, exact: '528.059375', residual: '0.000625' },
 * })
 */
export function explainQuote<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: ExplainOptions,
): Answer<Explanation> {
  return explainOfKind('quote', request, account, catalogue, options)
}

/**
 * Explains every figure of an order. Works like {@link explainQuote}; problems are those of `priceOrder`.
 *
 * @example
 * import { explainOrder } from 'quotewright/explain'
 *
 * const explanation = explainOrder(
 *   {
 *     customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
 *     adjustments: [{ type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: '50000000' } }],
 *   },
 *   { currency: 'AUD' },
 * )
 * assert.ok(explanation.ok)
 * assert.deepEqual(explanation.value.nodes['tax_amount']?.notApplied, [
 *   { rule: 'T4', reason: 'no_tax_in_account' },
 * ])
 */
export function explainOrder<Request>(
  request: Sent<Request, OrderRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: ExplainOptions,
): Answer<Explanation> {
  return explainOfKind('order', request, account, catalogue, options)
}

/** Only a document without problems can be explained. */
function explainOfKind(
  kind: DocumentKind,
  request: unknown,
  settings: AccountInput,
  catalogue: Catalogue | null | undefined,
  options: ExplainOptions | undefined,
): Answer<Explanation> {
  const host = hostSettingsOf(settings, options)
  if (E.isLeft(host)) return host
  const { account, maxProblems } = host.right
  const lookUps = lookUpsOf(catalogue)
  const figure = ownValue(options, 'figure')
  const pointer = typeof figure === 'string' ? figure : undefined
  const line = pointer === undefined ? undefined : lineOf(pointer)
  const used = ownValue(options, 'used')
  const withRoot = (explanation: Explanation): Explanation =>
    withPriceBook(pointer === undefined ? explanation : partOf(explanation, pointer), used)
  const common = { kind, maxProblems }
  return line === undefined
    ? priceRequest(request, account, lookUps, {
        ...common,
        keep: (priced) => priced,
        make: ({ lines, adjustments }) => withRoot(explainDocument(kind, lines, adjustments ?? [], account)),
      })
    : priceRequest(request, account, lookUps, {
        ...common,
        keep: (priced, index) => (index === line ? priced : undefined),
        make: ({ lines }) => withRoot(explainLineOf(kind, lines[line], line, account)),
      })
}

const LINE_POINTER = /^(?:request:)?lines\[(0|[1-9]\d{0,8})\]/

/** Undefined for a figure of the document. */
function lineOf(pointer: string): number | undefined {
  const [, index] = LINE_POINTER.exec(inPointerSpelling(pointer)) ?? []
  return index === undefined ? undefined : Number(index)
}
