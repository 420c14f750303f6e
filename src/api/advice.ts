import * as E from '../problem/either.js'
import { adviseAdjustments } from '../engine/advise-adjustments.js'
import { adviseFields } from '../engine/advise-fields.js'
import { adviseLine } from '../engine/advise-line.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { priceRequest } from '../engine/engine.js'
import { adviceWithin, advisoryOf, type Advisory } from '../problem/advisory.js'
import type { Answer } from '../problem/answer.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import type { PricingOptions } from '../wire/options.generated.js'
import { hostSettingsOf } from './account.js'

/**
 * Advice on a quote: what is allowed, and likely wrong all the same (V10), with pointers from the request. Nothing is
 * refused for it. A quote that cannot be priced has its problems instead, the same as from {@link priceQuote}.
 *
 * Advice comes first on the fields of the document and its adjustments, then on discounts, then line by line. On a line it
 * is first on its fields in the order of the request: names that are not known, each with what was probably meant, and
 * amounts in another currency. Then come the line's total, its unit price and cost, its tax and its measurements. Last come
 * a flashing's total and thickness and the advice of {@link adviseFlashing} without limits of the workshop (F11), or the
 * parts of a kit from the top down.
 *
 * The quote is priced for it, so it takes longer than {@link priceQuote}, and flashings are measured too. The request is not changed.
 *
 * Problems: any code of {@link problemCodes}, all at once and in the order of the request (V1, V7).
 *
 * @example
 * import { adviseQuote } from 'quotewright'
 *
 * const advice = adviseQuote(
 *   {
 *     customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
 *     lines: [
 *       {
 *         onTheFly: {
 *           productName: 'Ridge capping',
 *           pricing: {
 *             quantity: '3',
 *             discnt: '10',
 *             unitPrice: { amountMicros: '11230000' },
 *             cost: { amountMicros: '12000000' },
 *             tax: { rate: '0.15' },
 *           },
 *         },
 *       },
 *     ],
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
export function adviseQuote(
  request: unknown,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<readonly Advisory[]> {
  return adviseDocument('quote', request, account, catalogue, options)
}

/**
 * Advice on an order (V10), as {@link adviseQuote} advises on a quote. Its problems are those of {@link priceOrder}.
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
export function adviseOrder(
  request: unknown,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<readonly Advisory[]> {
  return adviseDocument('order', request, account, catalogue, options)
}

/** Advises on a document once it is priced: advice needs all lines without problems, and slows no pricing down. */
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
    make: (lines, _, totals) => {
      const { ofDocument, ofLines } = adviseFields(request, kind, account)
      const advice = lines.flatMap((line, index) => [
        ...(ofLines.get(index) ?? []),
        ...adviceWithin(adviseLine(line, account), 'lines', index),
      ])
      return [...ofDocument, ...adviseAdjustments(totals, account.currency), ...advice].map(advisoryOf)
    },
  })
}
