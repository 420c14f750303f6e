import type { Answer } from '../problem/answer.js'
import { priceKit } from '../pricing/kit.js'
import type { AccountSettings } from '../wire/account.js'
import { productKit, type ProductKitLineWire } from '../wire/kit.js'
import { kitLevelWorkings, type KitLevelWorkings } from '../wire/workings.js'
import { runRule } from './run-rule.js'

/**
 * The total and the cost of a kit, rolled up from its components and sub-kits, level by level (K1 to K7): the root entry's
 * `rollUpKit` with an Either.
 *
 * Problems: `component_total_required` (K3), `total_price_required` (K5), `kit_too_deep` (K1), those of each pricing
 * object (M, L), and `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { rollUpKit } from 'quotewright/fp'
 *
 * const pricing = { totalPrice: { amountMicros: '40000000' } }
 * const kit = rollUpKit({ components: [{ productType: 'PRODUCT_TYPE_LABOUR', pricing }] }, { currency: 'AUD' })
 * assert.ok(E.isRight(kit))
 * assert.equal(kit.right.total.amountMicros, '40000000')
 */
export function rollUpKit(kit: ProductKitLineWire, settings: AccountSettings): Answer<KitLevelWorkings> {
  return runRule(kit, productKit, settings, (read, account) => {
    const level = priceKit(read, account)
    return { problems: level.problems, value: () => kitLevelWorkings(level, account.currency) }
  })
}
