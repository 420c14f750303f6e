import type { Catalogue } from '../model/catalogue.js'
import type { Contribution } from '../model/priced.js'
import type { Result } from '../problem/result.js'
import * as totals from '../rules/document-totals.js'
import * as total from '../rules/line-total.js'
import * as margins from '../rules/markup-and-margin.js'
import * as lines from '../rules/priced-lines.js'
import * as kits from '../rules/roll-up-kit.js'
import * as measures from '../rules/sum-measurements.js'
import * as taxes from '../rules/tax-amount.js'
import * as prices from '../rules/unit-price-from-markup.js'
import type { AccountSettings } from '../wire/account.js'
import type { AdjustmentWire } from '../wire/adjustment.js'
import type { ProductKitLineWire } from '../wire/kit.js'
import type { LinePricingWire } from '../wire/line-pricing.js'
import type { PricedMoney } from '../wire/money.js'
import type { SalesLineWire } from '../wire/sales-line.js'
import type { KitLevelWorkings } from '../wire/workings.js'
import { resultOf } from '../problem/answer.js'

/**
 * Prices lines and adjustments that are no document yet, as a form has them before there is a customer.
 *
 * Totals are those of a draft quote. Beside them stand each line's contribution, to add up or take away, and its
 * workings. Problems point from `lines[i]` and `adjustments[i]`.
 *
 * Rules M, L, K, F1, T and V. Problems: those of a quote's lines and adjustments.
 *
 * @example
 * import { priceLines } from 'quotewright'
 *
 * const result = priceLines(
 *   [{ labour: { pricing: { quantity: '3', unitPrice: { amountMicros: '85000000' } } } }],
 *   [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }],
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.total.amountMicros, '229500000')
 */
export function priceLines(
  salesLines: readonly SalesLineWire[],
  adjustments: readonly AdjustmentWire[] | undefined,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): Result<lines.PricedLines> {
  return resultOf(lines.priceLines(salesLines, adjustments, account, catalogue))
}

/**
 * Prices one line: as it reads back, what it adds to a document, and how its figures came about.
 * Problems point from the line, `catalogue.product_id`.
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
  line: SalesLineWire,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): Result<lines.PricedLine> {
  return resultOf(lines.priceLine(line, account, catalogue))
}

/**
 * The measure of a measurement-priced object in its strategy's unit, as charged and as built, and each of its
 * pieces (M1 to M7). Lengths below the account's minimum (in mm) count as the minimum, on lineal strategies.
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
  pricing: LinePricingWire,
  account: AccountSettings,
): Result<measures.Measures> {
  return resultOf(measures.sumMeasurements(pricing, account))
}

/**
 * What the formula makes of a pricing object: quantity or measure × unit price × (1 - discount/100), rounded half
 * up to the cent once (L3), with the gross amount, the discount amount and the line cost beside it. A unit price
 * that is absent is made from cost and markup (L8). A total that is sent plays no part,
 * but on a custom formula it is all there is (L4).
 *
 * Problems: those of M and L for one pricing object, such as `unit_price_required`, `zero_quantity`,
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
 * assert.equal(result.value.formula, '12.5 × 45.67 × (1 - 7.5 %) = 528.059375')
 */
export function lineTotal(pricing: LinePricingWire, account: AccountSettings): Result<total.LineTotal> {
  return resultOf(total.lineTotal(pricing, account))
}

/**
 * The unit price that a cost and a markup make, rounded half up to 4 decimals (L8, L1). The markup is a
 * percentage, or major units when `markupIsPercentage` is false.
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
  pricing: Pick<LinePricingWire, 'cost' | 'markup' | 'markupIsPercentage'>,
  account: AccountSettings,
): Result<PricedMoney> {
  return resultOf(prices.unitPriceFromMarkup(pricing, account))
}

/**
 * The markup that a unit price has on a cost: a percentage, half up to 4 decimals (L10). Undefined on a cost of
 * zero, which has none.
 *
 * Problems: `unit_price_required`; `required` at `cost`; `amount_out_of_range` (N8).
 *
 * @example
 * import { markupFrom } from 'quotewright'
 *
 * const result = markupFrom(
 *   { unitPrice: { amountMicros: '45670000' }, cost: { amountMicros: '30100000' } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value, '51.7276')
 */
export function markupFrom(
  pricing: Pick<LinePricingWire, 'unitPrice' | 'cost'>,
  account: AccountSettings,
): Result<string | undefined> {
  return resultOf(margins.markupFrom(pricing, account))
}

/**
 * What is left of a total after the cost of the line, which is cost × quantity, or cost × as-built measure, to
 * the cent (L11, L9).
 *
 * Problems: `total_price_required`; `required` at `cost`; those of quantity and measurements (M, L2);
 * `amount_out_of_range` (N8).
 *
 * @example
 * import { marginFrom } from 'quotewright'
 *
 * const result = marginFrom(
 *   { quantity: '12.5', totalPrice: { amountMicros: '528060000' }, cost: { amountMicros: '30100000' } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.margin.amountMicros, '151810000')
 * assert.equal(result.value.lineCost.amountMicros, '376250000')
 */
export function marginFrom(pricing: LinePricingWire, account: AccountSettings): Result<margins.LineMargin> {
  return resultOf(margins.marginFrom(pricing, account))
}

/**
 * The total and the cost of a kit, rolled up from its components and sub-kits, level by level (K1 to K7).
 *
 * Problems: `component_total_required` (K3), `total_price_required` (K5), `kit_too_deep` (K1), those of each pricing
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
export function rollUpKit(kit: ProductKitLineWire, account: AccountSettings): Result<KitLevelWorkings> {
  return resultOf(kits.rollUpKit(kit, account))
}

/**
 * The tax of lines without adjustments, rounded once over all of them or line by line, as the account says (T4).
 *
 * Half up to the cent. Problems: `total_price_required` and `amount_out_of_range` (N8).
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
export function taxAmount(
  taxableLines: readonly taxes.TaxableLine[],
  account: AccountSettings,
): Result<taxes.TaxOfLines> {
  return resultOf(taxes.taxAmount(taxableLines, account))
}

/**
 * The totals of a document, given what its lines contribute together (T1 to T9).
 *
 * Problems: those of adjustments (T2); `invalid_type` at `sum_of_lines` when it is no contribution;
 * `amount_out_of_range` (N8).
 *
 * @example
 * import { addContributions, documentTotals, noContribution, priceLine } from 'quotewright'
 *
 * const account = { currency: 'AUD' }
 * const line = priceLine({ labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } } }, account)
 * assert.ok(line.ok)
 * const sum = addContributions(noContribution, line.value.contribution)
 * const totals = documentTotals(sum, undefined, account)
 * assert.ok(totals.ok)
 * assert.equal(totals.value.labourTotal.amountMicros, '180000000')
 */
export function documentTotals(
  sumOfLines: Contribution,
  adjustments: readonly AdjustmentWire[] | undefined,
  account: AccountSettings,
): Result<totals.DocumentTotals> {
  return resultOf(totals.documentTotals(sumOfLines, adjustments, account))
}
