import { pointerOf, textAtStep, valueAtStep } from '../problem/path.js'
import { withFallback } from '../problem/with-fallback.js'
import { isFieldPath } from '../input/input-problem.js'
import { atCell, type CellPlace, type SheetProblem } from './sheet-problem.js'
import { elementsOf } from '../problem/elements.js'
import type { EnvelopeError } from '../wire/error-envelope.generated.js'

/**
 * Names the cell of each problem of a request that {@link requestFromRows} made, such as the problems of
 * `priceQuote`. A problem belongs to the cell that fills its field, or else to the cell of the nearest
 * enclosing field, or else to the first cell of the row. The cell is empty for a problem that belongs to no
 * row.
 *
 * @example
 * import { requestFromRows, sheetProblems } from 'quotewright/sheet'
 * import { priceQuote } from 'quotewright'
 *
 * const rows = [['Product', 'Quantity', 'Unit price', 'Discount'], ['Screws', '4', '12.50', '120%']]
 * const sheet = requestFromRows(rows, { locale: 'en-AU', currency: 'AUD', request: { customerId: 'cust_1' } })
 * assert.ok(sheet.ok)
 * const quote = priceQuote(sheet.value.request, { currency: 'AUD' })
 * assert.ok(!quote.ok)
 * assert.equal(sheetProblems(quote.problems, sheet.value.places)[0]?.cell, 'D2')
 */
export function sheetProblems(
  problems: readonly Pick<EnvelopeError, 'code' | 'message' | 'param'>[],
  places: readonly CellPlace[],
): readonly SheetProblem[] {
  const cells = new Map<string, string>()
  for (const place of elementsOf(places)) {
    const [path, cell] = withFallback<readonly unknown[]>([], () => [
      valueAtStep(place, 'path'),
      valueAtStep(place, 'cell'),
    ])
    if (isFieldPath(path) && typeof cell === 'string') cells.set(pointerOf(path), cell)
  }
  return elementsOf(problems).map((problem) => withFallback(NO_PROBLEM, () => located(problem, cells)))
}

const NO_PROBLEM: SheetProblem = { cell: '', code: '', message: '', param: '', path: [], details: {} }

function located(problem: unknown, cells: ReadonlyMap<string, string>): SheetProblem {
  const [sent, details] = [valueAtStep(problem, 'path'), valueAtStep(problem, 'details')]
  const path = isFieldPath(sent) ? sent : []
  const cell = nearestCell(path, cells)
  return {
    cell,
    code: textAtStep(problem, 'code'),
    message: atCell(cell, textAtStep(problem, 'message')),
    param: textAtStep(problem, 'param'),
    path,
    details: typeof details === 'object' && details !== null ? details : {},
  }
}

/** No cell has a longer path. */
const MAX_STEPS = 12

function nearestCell(path: readonly (string | number)[], cells: ReadonlyMap<string, string>): string {
  for (let length = Math.min(path.length, MAX_STEPS); length > 0; length--) {
    const cell = cells.get(pointerOf(path.slice(0, length)))
    if (cell !== undefined) return cell
  }
  return ''
}
