import { priceKit } from '../pricing/kit.js'
import type { Answer } from '../problem/answer.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import { readProductKitLine, type ProductKitLineInput } from '../wire/kit.generated.js'
import { kitLevelWorkings, type KitLevelWorkings } from '../pricing/workings.js'
import { runDocumentRule } from './run-rule.js'

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
): Answer<KitLevelWorkings> {
  return runDocumentRule(kit, readProductKitLine, account, (read, settings) => {
    const level = priceKit(read, settings)
    return { problems: level.problems, value: () => kitLevelWorkings(level, settings.currency) }
  })
}
