// Generated from src/api by `npm run generate`. Do not edit.
import * as accountApi from '../api/account.js'
import * as adviceApi from '../api/advice.js'
import * as documentsApi from '../api/documents.js'
import * as kitsApi from '../api/kits.js'
import * as lineTotalsApi from '../api/line-totals.js'
import * as linesApi from '../api/lines.js'
import * as marginsApi from '../api/margins.js'
import * as markupsApi from '../api/markups.js'
import * as measurementsApi from '../api/measurements.js'
import * as openDocumentsApi from '../api/open-documents.js'
import * as taxesApi from '../api/taxes.js'
import * as totalsApi from '../api/totals.js'
import * as verificationApi from '../api/verification.js'
import type { LineTotal } from '../api/line-totals.js'
import type { PartialLines, PricedLine, PricedLines } from '../api/lines.js'
import type { LineMargin } from '../api/margins.js'
import type { Measures } from '../api/measurements.js'
import type { OpenDocument, OrderEditor, QuoteEditor } from '../api/open-documents.js'
import type { TaxOfLines } from '../api/taxes.js'
import type { Catalogue } from '../engine/catalogue.js'
import type { DocumentEdit } from '../engine/open-documents/edit.js'
import type { Contribution } from '../engine/priced.js'
import type { KitLevelWorkings } from '../pricing/workings.js'
import type { Advisory } from '../problem/advisory.js'
import type { Account, AccountInput } from '../wire/account.generated.js'
import type {
  AdjustmentInput,
  DocumentTotals,
  OrderRequestInput,
  PricedOrder,
  PricedQuote,
  QuoteRequestInput,
  SalesLineInput,
} from '../wire/document.generated.js'
import type { ProductKitLineInput } from '../wire/kit.generated.js'
import type { LinePricingInput } from '../wire/line-pricing.generated.js'
import type { PricedMoney } from '../wire/money.generated.js'
import type { ReadonlyInput, Sent } from '../wire/object.js'
import type { PricingOptions } from '../wire/options.generated.js'
import type { TaxableLine } from '../wire/tax.generated.js'
import { resultOf } from '../problem/either.js'
import { partialResultOf, type PartialResult } from '../problem/partial-answer.js'
import type { Result } from '../problem/problem.js'

export { adviseAccount, adviseCatalogue } from '../api/advice.js'
export { validateQuote, validateOrder } from '../api/documents.js'
export { editorProblems } from '../api/open-documents.js'
export { formatDecimal, formatMicros, suggestName, measurementMethod } from '../api/plain-texts.js'
export { recogniseRequest } from '../api/recognised.js'

/**
 * Reads account settings, checks them, and fills in `derivationEnabled` and `taxRounding`. The result is frozen.
 * Pass it to other calls, so that they do not read the settings again (A2).
 *
 * Pointers of problems start at the root of the settings, such as `tax.rate` (A2).
 *
 * @example
 * import { parseAccount } from 'quotewright'
 *
 * const account = parseAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
 * assert.ok(account.ok)
 * assert.equal(account.value.derivationEnabled, true)
 *
 * const refused = parseAccount({ currency: 'AUD', tax: { rate: '10' } })
 * assert.ok(!refused.ok)
 * assert.equal(refused.problems[0]?.param, 'tax.rate')
 */
export function parseAccount(settings: unknown): Result<Account> {
  return resultOf(accountApi.parseAccount(settings))
}

/**
 * Lists likely mistakes in a valid quote request (V10). Advice never rejects anything. If the quote cannot be
 * priced, returns its problems instead.
 *
 * Pointers start at the root of the request. Advice comes in this order: fields of the document and its
 * adjustments, discounts of the document, lines. On each line, it covers in this order:
 *
 * - fields: unknown names, each with the name that was probably meant, and amounts in another currency;
 * - the total, the unit price and cost, the tax, and the measurements;
 * - on a flashing: its total, its thickness and the advice of {@link adviseFlashing} without workshop
 *   limits (F11);
 * - on a kit: its parts from the top down.
 *
 * The call prices the quote and measures its flashings, so it takes longer than {@link priceQuote}. The
 * request is not changed.
 *
 * Problems: those of {@link priceQuote}, all at once and in the order of the request (V1, V7).
 *
 * @example
 * import { adviseQuote } from 'quotewright'
 *
 * const pricing = {
 *   quantity: '3',
 *   discnt: '10',
 *   unitPrice: { amountMicros: '11230000' },
 *   cost: { amountMicros: '12000000' },
 *   tax: { rate: '0.15' },
 * }
 * const advice = adviseQuote(
 *   {
 *     customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
 *     lines: [{ onTheFly: { productName: 'Ridge capping', pricing } }],
 *   },
 *   { currency: 'AUD', tax: { rate: '0.10' } },
 * )
 * assert.ok(advice.ok)
 * assert.deepEqual(
 *   advice.value.map(({ code, severity, param }) => [code, severity, param]),
 *   [
 *     ['unknown_field', 'warning', 'lines[0].on_the_fly.pricing.discnt'],
 *     ['line_below_cost', 'warning', 'lines[0]'],
 *     ['line_tax_differs', 'notice', 'lines[0].on_the_fly.pricing.tax'],
 *   ],
 * )
 * const [misspelt, cheap] = advice.value
 * assert.ok(misspelt?.code === 'unknown_field' && misspelt.details.didYouMean === 'discount')
 * assert.deepEqual(cheap?.details, { total: '33690000', cost: '36000000' })
 */
export function adviseQuote<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Result<readonly Advisory[]> {
  return resultOf(adviceApi.adviseQuote(request, account, catalogue, options))
}

/**
 * Lists likely mistakes in a valid order request (V10). Works like {@link adviseQuote}, with the problems of
 * {@link priceOrder}.
 *
 * @example
 * import { adviseOrder } from 'quotewright'
 *
 * const advice = adviseOrder(
 *   {
 *     customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
 *     lines: [{ notes: {} }, { flashing: { customPrice: {}, drawing: { isFreeDrawing: true } } }],
 *   },
 *   { currency: 'AUD' },
 * )
 * assert.ok(advice.ok)
 * assert.deepEqual(
 *   advice.value.map(({ code, param }) => [code, param]),
 *   [['empty_custom_price', 'lines[1].flashing.custom_price']],
 * )
 */
export function adviseOrder<Request>(
  request: Sent<Request, OrderRequestInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Result<readonly Advisory[]> {
  return resultOf(adviceApi.adviseOrder(request, account, catalogue, options))
}

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
export function parseCatalogue(json: unknown): Result<Catalogue> {
  return resultOf(documentsApi.parseCatalogue(json))
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
): Result<PricedQuote> {
  return resultOf(documentsApi.priceQuote(request, account, catalogue, options))
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
): Result<PricedOrder> {
  return resultOf(documentsApi.priceOrder(request, account, catalogue, options))
}

/**
 * Adds up the total and the cost of a kit from its components and sub-kits, level by level (K1 to K7).
 *
 * Problems: `component_total_required` (K3), `total_price_required` (K2, K5), `kit_too_deep` (K1), those of each pricing
 * object (M, L), and `amount_out_of_range` (N8).
 *
 * @example
 * import { rollUpKit } from 'quotewright'
 *
 * const result = rollUpKit(
 *   {
 *     components: [
 *       { productType: 'PRODUCT_TYPE_LABOUR', pricing: { totalPrice: { amountMicros: '10000000' } } },
 *       { productType: 'PRODUCT_TYPE_ON_THE_FLY', pricing: { totalPrice: { amountMicros: '15005000' } } },
 *     ],
 *     subKits: [{ pricing: { totalPrice: { amountMicros: '2500000' } } }],
 *   },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.total.amountMicros, '27510000')
 */
export function rollUpKit(
  kit: ReadonlyInput<ProductKitLineInput>,
  account: AccountInput,
): Result<KitLevelWorkings> {
  return resultOf(kitsApi.rollUpKit(kit, account))
}

/**
 * Calculates the total of a pricing object: quantity or measure × unit price × (1 - discount/100). Rounds
 * half up to the cent, once (L3). Also returns the amount before discount, the discount amount and the line
 * cost.
 *
 * If the unit price is absent, it is calculated from cost and markup (L8), even with the account's derivation off. A
 * supplied total is ignored, except with a custom formula, where it is the total (L4).
 *
 * Problems: those of rules M and L for pricing, such as `unit_price_required`, `zero_quantity`,
 * `empty_measurements` and `too_many_decimals`; `amount_out_of_range` (N8).
 *
 * @example
 * import { lineTotal } from 'quotewright'
 *
 * const result = lineTotal(
 *   { quantity: '12.5', unitPrice: { amountMicros: '45670000' }, discount: '7.5' },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.total.amountMicros, '528060000')
 * assert.equal(result.value.formula, '12.5 × 45.67 × (1 - 7.5%) = 528.059375')
 */
export function lineTotal(
  pricing: ReadonlyInput<LinePricingInput>,
  account: AccountInput,
): Result<LineTotal> {
  return resultOf(lineTotalsApi.lineTotal(pricing, account))
}

/**
 * Prices lines and adjustments that are not a complete document yet, such as those of a form without a
 * customer.
 *
 * Returns the totals of a draft quote, and the contribution and workings of each line. Pointers of problems
 * start with `lines[i]` or `adjustments[i]`.
 *
 * One bad line does not hide the others. If there are problems, `partial` contains the lines and adjustments
 * without problems, at their original indexes, and their totals. It is marked with `isPartial`, and absent if
 * the settings or the options have problems (A2), or if these totals are out of range (N8).
 *
 * A preview requires only fields that change figures. A catalogue line needs no `productId`, an on-the-fly line no
 * `productName`, and a flashing no drawing (V7).
 *
 * Rules M, L, K, F1, T and V. Problems: those of a quote's lines and adjustments.
 *
 * @example
 * import { priceLines } from 'quotewright'
 *
 * const labour = (quantity: string) => ({
 *   labour: { pricing: { quantity, unitPrice: { amountMicros: '85000000' } } },
 * })
 * const result = priceLines(
 *   [labour('3'), labour('')],
 *   [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }],
 *   { currency: 'AUD' },
 * )
 * const totals = result.ok ? result.value : result.partial
 * assert.equal(totals?.total.amountMicros, '229500000')
 * assert.equal(totals?.isPartial, true)
 * assert.equal(totals?.lines[1], undefined)
 * assert.ok(!result.ok)
 * assert.equal(result.problems[0]?.code, 'zero_quantity')
 */
export function priceLines(
  salesLines: readonly ReadonlyInput<SalesLineInput>[],
  adjustments: readonly AdjustmentInput[] | undefined,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): PartialResult<PricedLines, PartialLines> {
  return partialResultOf(linesApi.priceLines(salesLines, adjustments, account, catalogue, options))
}

/**
 * Prices one line. Returns the priced line, with its contribution to a document and its workings. Pointers of
 * problems start at the line, such as `catalogue.product_id`. Like {@link priceLines}, it requires only
 * fields that change figures (V7).
 *
 * Rules M, L, K, F1 and V. Problems: those of a quote's line.
 *
 * @example
 * import { priceLine } from 'quotewright'
 *
 * const result = priceLine({ notes: { text: 'Scaffolding by others.' } }, { currency: 'AUD' })
 * assert.ok(result.ok)
 * assert.equal(result.value.contribution.total, 0)
 */
export function priceLine(
  line: ReadonlyInput<SalesLineInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
): Result<PricedLine> {
  return resultOf(linesApi.priceLine(line, account, catalogue))
}

/**
 * Calculates the margin of a line: its total less its cost, to the cent (L11). The line cost is cost × quantity, or
 * cost × as-built measure, rounded half up to the cent (L9).
 *
 * Problems: `total_price_required`; `required` at `cost`; those of quantity and measurements (M, L2);
 * `amount_out_of_range` (N8).
 *
 * @example
 * import { lineMargin } from 'quotewright'
 *
 * const result = lineMargin(
 *   { quantity: '12.5', totalPrice: { amountMicros: '528060000' }, cost: { amountMicros: '30100000' } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.margin.amountMicros, '151810000')
 * assert.equal(result.value.lineCost.amountMicros, '376250000')
 */
export function lineMargin(
  pricing: ReadonlyInput<LinePricingInput>,
  account: AccountInput,
): Result<LineMargin> {
  return resultOf(marginsApi.lineMargin(pricing, account))
}

/**
 * Calculates a unit price from a cost and a markup, rounded half up to 4 decimals (L8, L1). The markup is a
 * percentage, or an amount in major units if `markupIsPercentage` is false.
 *
 * Problems: `required` at `cost` or `markup`; `amount_out_of_range` (N8).
 *
 * @example
 * import { unitPriceFromMarkup } from 'quotewright'
 *
 * const result = unitPriceFromMarkup({ cost: { amountMicros: '33333300' }, markup: '33.33' }, { currency: 'AUD' })
 * assert.ok(result.ok)
 * assert.equal(result.value.amountMicros, '44443300')
 */
export function unitPriceFromMarkup(
  pricing: Pick<LinePricingInput, 'cost' | 'markup' | 'markupIsPercentage'>,
  account: AccountInput,
): Result<PricedMoney> {
  return resultOf(markupsApi.unitPriceFromMarkup(pricing, account))
}

/**
 * Calculates the markup of a unit price on a cost, as a percentage rounded half up to 4 decimals (L10).
 * Returns undefined if the cost is zero.
 *
 * Problems: `unit_price_required`; `required` at `cost`; `amount_out_of_range` (N8).
 *
 * @example
 * import { markupOnCost } from 'quotewright'
 *
 * const result = markupOnCost(
 *   { unitPrice: { amountMicros: '45670000' }, cost: { amountMicros: '30100000' } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value, '51.7276')
 */
export function markupOnCost(
  pricing: Pick<LinePricingInput, 'unitPrice' | 'cost'>,
  account: AccountInput,
): Result<string | undefined> {
  return resultOf(markupsApi.markupOnCost(pricing, account))
}

/**
 * Adds up the measurements of a pricing object, in its strategy's unit (M1 to M7). Returns the measure as charged and
 * as built, and each entry. On lineal strategies, lengths below the account's minimum (in mm) count as the minimum.
 *
 * Problems: `measurements_not_allowed` (M2), `width_not_allowed` and `width_required` (M5), `required` and
 * `must_be_positive` (M6), `legacy_field` (M8).
 *
 * @example
 * import { sumMeasurements } from 'quotewright'
 *
 * const result = sumMeasurements(
 *   {
 *     pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
 *     measurements: [{ length: '2.4', amount: '3' }, { length: '0.2' }],
 *   },
 *   { currency: 'AUD', minimumLinealLengthMm: 300 },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.measure, '7.5')
 * assert.equal(result.value.asBuiltMeasure, '7.4')
 */
export function sumMeasurements(
  pricing: ReadonlyInput<LinePricingInput>,
  account: AccountInput,
): Result<Measures> {
  return resultOf(measurementsApi.sumMeasurements(pricing, account))
}

/**
 * Opens a quote for editing line by line. A form can then price each change without pricing the other lines
 * again.
 *
 * The request may have problems. If they affect no figure, such as a missing customer or a line's missing
 * `productId`, the editor still has `totals`. Otherwise it has `partial`, the totals of everything without
 * problems (V7). {@link editorProblems} lists all problems. The call fails if the settings or the options
 * have problems (A2), the request is not an object, or its lines are not a list.
 *
 * The editor keeps the request and the edits without copying them, so do not change them afterwards. It looks
 * a line up in the catalogue once, when the line is added. To look it up again, replace the line.
 *
 * @example
 * import { editQuote, priceEdited, applyEdit } from 'quotewright'
 *
 * const line = (amountMicros: string) => ({
 *   onTheFly: { productName: 'Ridge capping', pricing: { quantity: '2', unitPrice: { amountMicros } } },
 * })
 * const open = editQuote(
 *   { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line('11230000'), line('5000000')] },
 *   { currency: 'AUD' },
 * )
 * assert.ok(open.ok)
 * assert.equal(open.value.totals?.subtotal.amountMicros, '32460000')
 *
 * const cheaper = applyEdit(open.value, { type: 'replaceLine', at: 1, line: line('4000000') })
 * assert.ok(cheaper.ok)
 * assert.equal(cheaper.value.totals?.subtotal.amountMicros, '30460000')
 *
 * const quote = priceEdited(cheaper.value)
 * assert.ok(quote.ok)
 * assert.equal(quote.value.lines.length, 2)
 */
export function editQuote<Request>(
  request: Sent<Request, Partial<QuoteRequestInput>>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Result<QuoteEditor> {
  return resultOf(openDocumentsApi.editQuote(request, account, catalogue, options))
}

/**
 * Opens an order for editing line by line. Works like {@link editQuote}.
 *
 * @example
 * import { editOrder } from 'quotewright'
 *
 * const labour = { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }
 * const open = editOrder(request, { currency: 'AUD' })
 * assert.ok(open.ok)
 * assert.equal(open.value.lineCount, 1)
 * assert.equal(open.value.totals?.total.amountMicros, '180000000')
 */
export function editOrder<Request>(
  request: Sent<Request, Partial<OrderRequestInput>>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Result<OrderEditor> {
  return resultOf(openDocumentsApi.editOrder(request, account, catalogue, options))
}

/**
 * Applies an edit and returns the new editor. An edit adds, replaces or removes a line, or sets the
 * adjustments. The previous editor stays unchanged; keep it to undo the edit.
 *
 * The totals come from a running sum over the lines (T1 to T9), so the time for them does not grow with the
 * number of lines.
 *
 * The call fails if the edit is malformed: an unknown `type`, an `at` without a line, or a missing `line` or
 * `adjustments`. Problems inside the line or the adjustments do not make it fail; {@link lineAt} and
 * {@link editorProblems} return them.
 *
 * @example
 * import { editQuote, applyEdit } from 'quotewright'
 *
 * const open = editQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' })
 * assert.ok(open.ok)
 * const refused = applyEdit(open.value, { type: 'removeLine', at: 0 })
 * assert.ok(!refused.ok)
 * assert.deepEqual([refused.problems[0]?.code, refused.problems[0]?.param], ['out_of_range', 'at'])
 */
export function applyEdit(document: QuoteEditor, edit: DocumentEdit): Result<QuoteEditor>
/** Applies an edit to an order and returns the new editor. */
export function applyEdit(document: OrderEditor, edit: DocumentEdit): Result<OrderEditor>
/** Applies an edit to a document of either kind and returns the new editor. */
export function applyEdit(document: OpenDocument, edit: DocumentEdit): Result<OpenDocument>
export function applyEdit(document: OpenDocument, edit: DocumentEdit): Result<OpenDocument> {
  return resultOf(openDocumentsApi.applyEdit(document, edit))
}

/**
 * Returns what {@link priceQuote} would return for the edited quote: the priced document, or every problem in
 * it. Unchanged lines are shared with earlier results, so do not change them.
 *
 * @example
 * import { editQuote, priceEdited } from 'quotewright'
 *
 * const sent: unknown = JSON.parse('{"lines": [{}]}')
 * const open = editQuote(sent, { currency: 'AUD' })
 * assert.ok(open.ok)
 * assert.equal(open.value.totals, undefined)
 * assert.equal(open.value.partial?.total.amountMicros, '0')
 * const quote = priceEdited(open.value)
 * assert.ok(!quote.ok)
 * assert.equal(quote.problems.length, 2)
 */
export function priceEdited(document: QuoteEditor): Result<PricedQuote>
/** Returns what {@link priceOrder} would return for the edited order. */
export function priceEdited(document: OrderEditor): Result<PricedOrder>
/** Returns the priced document of either kind, or every problem in it. */
export function priceEdited(document: OpenDocument): Result<PricedQuote | PricedOrder>
export function priceEdited(document: OpenDocument): Result<PricedQuote | PricedOrder> {
  return resultOf(openDocumentsApi.priceEdited(document))
}

/**
 * Prices one line of an edited document, as {@link priceLine} does. Returns the priced line with its
 * workings, or its problems, with pointers that start at the document. No other line is priced.
 * {@link editorProblems} also lists fields that only a document requires (V7).
 *
 * Problems: those of a line; `out_of_range` at `at` if no line has that index.
 *
 * @example
 * import { editQuote, lineAt } from 'quotewright'
 *
 * const labour = (quantity: string) => ({
 *   labour: { pricing: { quantity, unitPrice: { amountMicros: '90000000' } } },
 * })
 * const open = editQuote({ lines: [labour('2'), labour('two')] }, { currency: 'AUD' })
 * assert.ok(open.ok)
 * const [first, second] = [lineAt(open.value, 0), lineAt(open.value, 1)]
 * assert.ok(first.ok)
 * assert.equal(first.value.workings.total.amountMicros, '180000000')
 * assert.ok(!second.ok)
 * assert.equal(second.problems[0]?.param, 'lines[1].labour.pricing.quantity')
 */
export function lineAt(document: OpenDocument, at: number): Result<PricedLine> {
  return resultOf(openDocumentsApi.lineAt(document, at))
}

/**
 * Calculates the tax on lines, without the adjustments of their document. Rounds half up to the cent, once
 * for all lines or line by line, as the account settings say (T4).
 *
 * Problems: those of the settings (A2) and the lines (V1), `total_price_required`, and
 * `amount_out_of_range` (N8).
 *
 * @example
 * import { taxAmount } from 'quotewright'
 *
 * const lines = ['33330000', '33330000', '33340000'].map((amountMicros) => ({ totalPrice: { amountMicros } }))
 * const byDocument = taxAmount(lines, { currency: 'AUD', tax: { rate: '0.10' } })
 * const byLine = taxAmount(lines, { currency: 'AUD', tax: { rate: '0.10' }, taxRounding: 'line' })
 * assert.ok(byDocument.ok && byLine.ok)
 * assert.equal(byDocument.value.taxAmount.amountMicros, '10000000')
 * assert.equal(byLine.value.taxAmount.amountMicros, '9990000')
 */
export function taxAmount(taxableLines: readonly TaxableLine[], account: AccountInput): Result<TaxOfLines> {
  return resultOf(taxesApi.taxAmount(taxableLines, account))
}

/**
 * Calculates the totals of a document from its adjustments and the sum of its lines' contributions (T1 to
 * T9).
 *
 * Problems: those of adjustments (T2); `invalid_type` at each amount of `sum_of_lines` that is missing or not
 * in whole cents; `amount_out_of_range` (N8).
 *
 * @example
 * import { addContributions, documentTotals, zeroContribution, priceLine } from 'quotewright'
 *
 * const account = { currency: 'AUD' }
 * const line = priceLine({ labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } } }, account)
 * assert.ok(line.ok)
 * const sum = addContributions(zeroContribution, line.value.contribution)
 * const totals = documentTotals(sum, undefined, account)
 * assert.ok(totals.ok)
 * assert.equal(totals.value.labourTotal.amountMicros, '180000000')
 */
export function documentTotals(
  sumOfLines: Contribution,
  adjustments: readonly AdjustmentInput[] | undefined,
  account: AccountInput,
): Result<DocumentTotals> {
  return resultOf(totalsApi.documentTotals(sumOfLines, adjustments, account))
}

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
): Result<PricedQuote> {
  return resultOf(verificationApi.verifyQuote(request, account, catalogue, options))
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
): Result<PricedOrder> {
  return resultOf(verificationApi.verifyOrder(request, account, catalogue, options))
}

export * from './flashing-results.generated.js'
