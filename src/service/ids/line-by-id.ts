import { valueAtStep } from '../../problem/path.js'
import { allowed, notFound, type Decision } from '../decision.js'

/** Returns the index of a stored line by its id (I9), or 404. Any string except the empty one may be an id. */
export function indexOfLine(lines: readonly unknown[], lineId: unknown): Decision<number> {
  const index = lines.findIndex((line) => valueAtStep(line, 'lineId') === lineId)
  return lineId === undefined || lineId === '' || index < 0 ? notFound('line') : allowed(index)
}
