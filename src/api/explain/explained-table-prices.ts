import { explainFoundPrice } from '../../explain/explain-table-price.js'
import type { Explanation } from '../../explain/explanation.js'
import { pricedByTable } from '../../flashing/price-table/priced-by-table.js'
import type { Answer } from '../../problem/answer.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { ReadonlyInput } from '../../wire/object.js'
import {
  readFlashingToPrice,
  type FlashingToPrice,
  type PriceTable,
} from '../../wire/price-table.generated.js'
import { runTableRule } from '../run-rule.js'

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
): Answer<Explanation> {
  return runTableRule(flashing, readFlashingToPrice, account, (read, settings, unread) => {
    const { found, problems } = pricedByTable(table, unread.length > 0 ? undefined : read)
    return { problems, value: () => explainFoundPrice(read, found, settings) }
  })
}
