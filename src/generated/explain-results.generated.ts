// Generated from src/api by `npm run generate`. Do not edit.
import * as explainedDocumentsApi from '../api/explain/explained-documents.js'
import * as explainedFlashingsApi from '../api/explain/explained-flashings.js'
import * as explainedLinesApi from '../api/explain/explained-lines.js'
import * as explainedTablePricesApi from '../api/explain/explained-table-prices.js'
import type { ExplainOptions } from '../api/explain/explained-documents.js'
import type { Catalogue } from '../engine/catalogue.js'
import type { Explanation } from '../explain/explanation.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { OrderRequestInput, QuoteRequestInput, SalesLineInput } from '../wire/document.generated.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { ReadonlyInput, Sent } from '../wire/object.js'
import type { FlashingToPrice, PriceTable } from '../wire/price-table.generated.js'
import { resultOf } from '../problem/either.js'
import type { Result } from '../problem/problem.js'

export {
  getFigure,
  figuresBelow,
  explanationAt,
  dependents,
  centSensitivity,
  whyNot,
} from '../api/explain/figures.js'
export {
  renderExplanationText,
  renderExplanationMarkdown,
  renderExplanationHtml,
} from '../api/explain/renderings.js'

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
): Result<Explanation> {
  return resultOf(explainedDocumentsApi.explainQuote(request, account, catalogue, options))
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
): Result<Explanation> {
  return resultOf(explainedDocumentsApi.explainOrder(request, account, catalogue, options))
}

/**
 * Explains a single flashing, with the figures of `measureFlashing`: `total_girth`, `bends`, `total_length`,
 * `charged_length` and `total_price` (F2 to F7). The root is the price, or the girth if no price per metre is
 * given. For an edge measured on the canvas (F5), the length points to the entry of `vectors` that names
 * the edge's end.
 *
 * Problems: those of `measureFlashing`.
 *
 * @example
 * import { explainFlashing } from 'quotewright/explain'
 *
 * const explanation = explainFlashing(
 *   { unitPrice: { amountMicros: '14350000' }, subitems: [{ amount: 6, length: 3000 }, { amount: 2, length: 450 }] },
 *   { currency: 'AUD', minimumFlashingLengthMm: 600 },
 * )
 * assert.ok(explanation.ok)
 * const { nodes } = explanation.value
 * assert.equal(nodes['subitems[1]#charged_length']?.value, '600')
 * assert.equal(nodes['charged_length']?.value, '19.2')
 * assert.equal(nodes['total_price']?.value, '275.52')
 */
export function explainFlashing(
  flashing: ReadonlyInput<FlashingLineInput>,
  account: AccountInput,
): Result<Explanation> {
  return resultOf(explainedFlashingsApi.explainFlashing(flashing, account))
}

/**
 * Explains a single line, as `priceLine` prices it. The root is the total of the line. Pointers start at the
 * line, such as `catalogue.pricing.total_price`.
 *
 * Problems: those of `priceLine`.
 *
 * @example
 * import { explainLine } from 'quotewright/explain'
 *
 * const explanation = explainLine(
 *   { labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(explanation.ok)
 * const { root, nodes } = explanation.value
 * assert.deepEqual([root, nodes[root]?.value], ['labour.pricing.total_price', '180'])
 */
export function explainLine(
  line: ReadonlyInput<SalesLineInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
): Result<Explanation> {
  return resultOf(explainedLinesApi.explainLine(line, account, catalogue))
}

/**
 * Explains the price per metre that `flashingPriceFromTable` finds (F12): the price in the table, the extra bends and
 * the taper. The root is `unit_price`. Pointers start at the flashing; those into the table begin with `table`.
 *
 * Problems: those of `flashingPriceFromTable`.
 *
 * @example
 * import { explainTablePrice } from 'quotewright/explain'
 *
 * const price = (amountMicros: string) => ({ amountMicros })
 * const rows = [{ fromMm: 0, toMm: 300, prices: [{ bends: 4, price: price('14350000') }] }]
 * const table = { sheets: [{ rows, extraBend: price('850000') }] }
 * const explanation = explainTablePrice(table, { girth: 250, bends: 6 }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 * const { nodes } = explanation.value
 * assert.equal(nodes['#extra_bend_price']?.value, '1.7')
 * assert.equal(nodes['unit_price']?.value, '16.05')
 * assert.deepEqual(nodes['unit_price']?.from, [
 *   'request:table.sheets[0].rows[0].prices[0].price',
 *   '#extra_bend_price',
 * ])
 */
export function explainTablePrice(
  table: ReadonlyInput<PriceTable>,
  flashing: ReadonlyInput<FlashingToPrice>,
  account: AccountInput,
): Result<Explanation> {
  return resultOf(explainedTablePricesApi.explainTablePrice(table, flashing, account))
}
