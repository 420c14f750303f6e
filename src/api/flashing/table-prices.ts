import { pointerOfCell } from '../../flashing/price-table/find-price.js'
import { pricedByTable } from '../../flashing/price-table/priced-by-table.js'
import { plainText } from '../../number/number-text.js'
import type { MajorUnits } from '../../number/units.js'
import type { Answer } from '../../problem/answer.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { Money } from '../../wire/money.generated.js'
import { moneyOf } from '../../wire/money.js'
import { definedOnly, type ReadonlyInput } from '../../wire/object.js'
import {
  readFlashingToPrice,
  type FlashingToPrice,
  type PriceTable,
} from '../../wire/price-table.generated.js'
import { runTableRule } from '../run-rule.js'

/** The price per metre of a flashing from a price table, with the table entry that gives it (F12). */
export interface TablePrice {
  /** The price per metre including surcharges: the `unitPrice` of a flashing line. */
  readonly unitPrice: Money
  /** The pointer of the entry in the table: `sheets[0].rows[2].prices[1]`. */
  readonly cell: string
  /** The price in that entry. */
  readonly price: Money
  /** The lower bound of the row's girths in mm, exclusive. A decimal string, like the figures below. */
  readonly fromMm: string
  /** The upper bound of the row's girths in mm, inclusive. */
  readonly toMm: string
  /** The maximum number of bends that the entry covers. */
  readonly bends: string
  /** The number of the flashing's bends above `bends`. */
  readonly extraBends: string
  /** The surcharge for each extra bend. Absent without extra bends. */
  readonly extraBend?: Money
  /** The surcharge for a taper. Absent if it adds nothing. */
  readonly taper?: Money
}

/**
 * Finds the price per metre of a flashing in a price table: by thickness, price level and colour, then by
 * girth and bends (F12). Takes the first entry with enough bends in the row of the girth. Adds the surcharges
 * for a taper and for bends beyond the last entry. Nothing is rounded.
 *
 * Problems of the table are at `table`, with the source `catalogue`: unreadable fields (V1), `out_of_range`,
 * `table_gap`, `table_overlap` and `not_ascending`. Problems of the flashing: unreadable fields, `not_in_table` at the
 * field without a matching price, and `amount_out_of_range` (N8). Currencies are not converted (N3).
 *
 * @example
 * import { flashingPriceFromTable } from 'quotewright'
 *
 * const price = (amountMicros: string) => ({ amountMicros })
 * const rows = [
 *   { fromMm: 0, toMm: 200, prices: [{ bends: 2, price: price('9800000') }, { bends: 4, price: price('11400000') }] },
 *   { fromMm: 200, toMm: 300, prices: [{ bends: 2, price: price('12600000') }, { bends: 4, price: price('14350000') }] },
 * ]
 * const table = { sheets: [{ thickness: '0.55', priceLevel: 'A', rows, extraBend: price('850000') }] }
 * const flashing = { girth: '250', bends: 6, thickness: '0.55', priceLevel: 'A' }
 * const priced = flashingPriceFromTable(table, flashing, { currency: 'AUD' })
 * assert.ok(priced.ok)
 * // 14.35 + 2 × 0.85
 * assert.equal(priced.value.unitPrice.amountMicros, '16050000')
 * assert.equal(priced.value.cell, 'sheets[0].rows[1].prices[1]')
 */
export function flashingPriceFromTable(
  table: ReadonlyInput<PriceTable>,
  flashing: ReadonlyInput<FlashingToPrice>,
  account: AccountInput,
): Answer<TablePrice> {
  return runTableRule(flashing, readFlashingToPrice, account, (read, { currency }, unread) => {
    const { found, problems } = pricedByTable(table, unread.length > 0 ? undefined : read)
    const money = (amount: MajorUnits): Money => moneyOf(amount, currency)
    return {
      problems,
      value: () =>
        definedOnly({
          unitPrice: money(found.unitPrice),
          cell: pointerOfCell(found),
          price: money(found.price),
          fromMm: plainText(found.fromMm),
          toMm: plainText(found.toMm),
          bends: plainText(found.bends),
          extraBends: plainText(found.extraBends),
          extraBend: found.extraBend && money(found.extraBend),
          taper: found.taper && money(found.taper),
        }),
    }
  })
}
