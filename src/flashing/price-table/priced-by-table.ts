import { fitsMicros, plainText } from '../../number/number-text.js'
import { allOf, amountTooLarge, ofEach, within, type LocatedProblem } from '../../problem/located-problem.js'
import {
  NO_PRICE_TABLE,
  readPriceTable,
  type ParsedFlashingToPrice,
  type ParsedPriceTable,
} from '../../wire/price-table.generated.js'
import { ofHost, readWhole } from '../../wire/reading.js'
import { checkPrice, checkRows } from './check-rows.js'
import { checkSheets } from './check-sheets.js'
import { findPrice, NO_PRICE, type PriceSearch } from './find-price.js'

/**
 * F12: finds the price of a flashing. If that fails, reports the problems of the table, the field without a
 * matching entry, or a price that is too large (N8).
 *
 * @param flashing undefined if it could not be read; then only the table is checked
 */
export function pricedByTable(table: unknown, flashing: ParsedFlashingToPrice | undefined): PriceSearch {
  const { read = NO_PRICE_TABLE, problems } = readWhole(table, ofHost('catalogue', readPriceTable))
  const wrong = allOf([problems, checkTable(read)])
  // An invalid table is not searched: the corrected one may have a price that it lacks.
  if (wrong.length > 0 || flashing === undefined) return { found: NO_PRICE, problems: within(wrong, 'table') }
  const search = findPrice(read.sheets ?? [], flashing)
  const { unitPrice } = search.found
  if (fitsMicros(unitPrice)) return search
  return { ...search, problems: [amountTooLarge(['unitPrice'], plainText(unitPrice))] } // N8
}

function checkTable({ sheets = [] }: ParsedPriceTable): readonly LocatedProblem[] {
  const found = allOf([
    checkSheets(sheets),
    ofEach(sheets, ({ rows, extraBend, taper }, index) =>
      within(
        [...checkRows(rows ?? []), ...checkPrice(extraBend, ['extraBend']), ...checkPrice(taper, ['taper'])],
        'sheets',
        index,
      ),
    ),
  ])
  return found.map((problem) => ({ ...problem, source: 'catalogue' }))
}
