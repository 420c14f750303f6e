import * as E from '../problem/either.js'
import { adviseAdjustments } from '../engine/advise-adjustments.js'
import { adviseFields } from '../engine/advise-fields.js'
import { adviseLine } from '../engine/advise-line.js'
import { adviseSettings } from '../engine/advise-settings.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { priceRequest } from '../engine/engine.js'
import { adviceWithin, advisoryOf, type Advisory } from '../problem/advisory.js'
import type { Answer } from '../problem/answer.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import type { PricingOptions } from '../wire/options.generated.js'
import { hostSettingsOf } from './account.js'
import type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
import type { Sent } from '../wire/object.js'

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
): Answer<readonly Advisory[]> {
  return adviseDocument('quote', request, account, catalogue, options)
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
): Answer<readonly Advisory[]> {
  return adviseDocument('order', request, account, catalogue, options)
}

/**
 * Lists unknown fields of account settings (A1), with the name that was probably meant, if any. Unknown fields have no
 * effect, so a misspelt `taxRounding` would go unnoticed. {@link parseAccount} checks the known fields.
 *
 * @example
 * import { adviseAccount } from 'quotewright'
 *
 * const [advice, ...others] = adviseAccount({ currency: 'AUD', tax: { rate: '0.10' }, taxRuonding: 'line' })
 * assert.deepEqual(others, [])
 * assert.equal(advice?.param, 'tax_ruonding')
 * assert.ok(advice?.code === 'unknown_field' && advice.details.didYouMean === 'taxRounding')
 */
export function adviseAccount(settings: unknown): readonly Advisory[] {
  return adviseSettings(settings, 'Account').map(advisoryOf)
}

/**
 * Lists unknown fields of a catalogue file (A3), with the name that was probably meant, if any. If the name of a list
 * is misspelt, the engine does not check its ids. Your own fields are listed too. A field is probably a mistake only if
 * its advice has `didYouMean`. {@link parseCatalogue} checks the known fields.
 *
 * @example
 * import { adviseCatalogue } from 'quotewright'
 *
 * const advice = adviseCatalogue({ products: [{ productId: 'prod_1', colors: ['Monument'], supplier: 'Acme' }] })
 * assert.deepEqual(
 *   advice.map(({ param, details }) => [param, details]),
 *   [
 *     ['products[0].colors', { field: 'colors', didYouMean: 'colours' }],
 *     ['products[0].supplier', { field: 'supplier' }],
 *   ],
 * )
 */
export function adviseCatalogue(json: unknown): readonly Advisory[] {
  return adviseSettings(json, 'CatalogueFile').map(advisoryOf)
}

/** Only a valid document gets advice. Pricing itself collects none, so that it stays fast. */
function adviseDocument(
  kind: DocumentKind,
  request: unknown,
  settings: AccountInput,
  catalogue: Catalogue | null | undefined,
  options: PricingOptions | undefined,
): Answer<readonly Advisory[]> {
  const host = hostSettingsOf(settings, options)
  if (E.isLeft(host)) return host
  const { account, maxProblems } = host.right
  return priceRequest(request, account, lookUpsOf(catalogue), {
    kind,
    maxProblems,
    keep: (line) => line,
    make: (figures) => {
      const { ofDocument, ofLines } = adviseFields(request, kind, account)
      const advice = figures.lines.flatMap((line, index) => [
        ...(ofLines.get(index) ?? []),
        ...adviceWithin(adviseLine(line, account), 'lines', index),
      ])
      return [...ofDocument, ...adviseAdjustments(figures, account.currency), ...advice].map(advisoryOf)
    },
  })
}
