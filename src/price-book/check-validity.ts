import { definedOnly } from '../wire/object.js'
import { dayAfter } from './calendar-date.js'
import { bookProblem, type PriceBookOwnProblem } from './book-problem.js'
import { lastDayOf, firstDayOf, type PricedRow } from './price-book.js'

/**
 * D5: reports each problem at the later row.
 *
 * @param groups rows of the same product, product row, level, colour and unit, sorted by start
 */
export function checkValidity(groups: Iterable<readonly PricedRow[]>): readonly PriceBookOwnProblem[] {
  const problems: PriceBookOwnProblem[] = []
  for (const group of groups) {
    let [before] = group
    for (const entry of group.slice(1)) {
      if (before === undefined) break
      const found = checkFollows(before, entry)
      if (found !== undefined) problems.push(found)
      // A row inside an earlier row ends first, and the next row must follow the row that ends last.
      if (lastDayOf(entry) > lastDayOf(before)) before = entry
    }
  }
  return problems
}

function checkFollows(before: PricedRow, entry: PricedRow): PriceBookOwnProblem | undefined {
  const isRepeated = firstDayOf(before) === firstDayOf(entry) && lastDayOf(before) === lastDayOf(entry)
  if (isRepeated) return bookProblem('duplicate_row', [entry.rowNumber - 1], bothRows(before, entry))
  const from = firstDayOf(entry)
  const path = [entry.rowNumber - 1, 'validFrom']
  // The message has a different sentence for an open start or end.
  const days = definedOnly({ from: entry.validFrom, to: before.validTo })
  const details = { ...bothRows(before, entry), ...days }
  if (from <= lastDayOf(before)) return bookProblem('validity_overlap', path, details)
  if (from > dayAfter(lastDayOf(before))) return bookProblem('validity_gap', path, details)
  return undefined
}

function bothRows(before: PricedRow, entry: PricedRow) {
  return { row: String(entry.rowNumber), otherRow: String(before.rowNumber) }
}
