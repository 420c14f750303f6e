import { compare } from '../../number/arithmetic.js'
import { signOf } from '../../number/decimal.js'
import { plainText, writeMicros } from '../../number/number-text.js'
import type { Bends, Millimetres } from '../../number/units.js'
import { ofEach, problemAt, within, type LocatedProblem } from '../../problem/located-problem.js'
import type { Path } from '../../problem/path.js'
import type { ParsedMoney } from '../../wire/money.js'
import type { ParsedPriceOfBends, ParsedPriceRow } from '../../wire/price-table.generated.js'

/** F12: rows ascend by girth without gaps or overlaps, bends ascend, and no price is negative. */
export function checkRows(rows: readonly ParsedPriceRow[]): readonly LocatedProblem[] {
  let before: ParsedPriceRow = { fromMm: undefined, toMm: undefined, prices: undefined }
  return ofEach(rows, (row, index) => {
    const problems = [
      ...checkAscending(row.fromMm, row.toMm, ['toMm']),
      ...checkFollows(before, row),
      ...within(checkPrices(row.prices ?? []), 'prices'),
    ]
    // If this row ends inside the previous one, the next row must begin at the later end.
    before =
      row.toMm !== undefined && before.toMm !== undefined && compare(row.toMm, before.toMm) < 0 ? before : row
    return within(problems, 'rows', index)
  })
}

function checkFollows(before: ParsedPriceRow, { fromMm, toMm }: ParsedPriceRow): readonly LocatedProblem[] {
  if (before.toMm === undefined || before.fromMm === undefined || fromMm === undefined) return []
  const place = compare(fromMm, before.toMm)
  // Rows that meet make no gap or overlap, nor do unknown figures.
  if (!(place > 0 || place < 0)) return []
  if (place > 0) return [problemAt('table_gap', ['fromMm'], range(before.toMm, fromMm))]
  // The row starts before the previous one, so the rows are in disorder.
  if (compare(fromMm, before.fromMm) < 0) return checkAscending(before.fromMm, fromMm, ['fromMm'])
  // `not_ascending` already reports this row.
  if (toMm !== undefined && compare(toMm, fromMm) <= 0) return []
  const end = toMm !== undefined && compare(toMm, before.toMm) < 0 ? toMm : before.toMm
  return [problemAt('table_overlap', ['fromMm'], range(fromMm, end))]
}

function range(from: Millimetres, to: Millimetres): { readonly from: string; readonly to: string } {
  return { from: plainText(from), to: plainText(to) }
}

function checkPrices(prices: readonly ParsedPriceOfBends[]): readonly LocatedProblem[] {
  return ofEach(prices, ({ bends, price }, index) => [
    ...checkAscending(prices[index - 1]?.bends, bends, [index, 'bends']),
    ...checkPrice(price, [index, 'price']),
  ])
}

// F12
export function checkPrice(price: ParsedMoney | undefined, path: Path): readonly LocatedProblem[] {
  if (price === undefined || !(signOf(price.amount) < 0)) return []
  return [problemAt('out_of_range', path, { amountMicros: writeMicros(price.amount), min: '0' })]
}

function checkAscending(
  before: Millimetres | Bends | undefined,
  after: Millimetres | Bends | undefined,
  path: Path,
): readonly LocatedProblem[] {
  return before === undefined || after === undefined || !(compare(after, before) <= 0)
    ? []
    : [problemAt('not_ascending', path, { above: plainText(before) })]
}
