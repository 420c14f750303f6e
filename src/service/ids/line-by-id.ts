import { valueAtStep } from '../../problem/path.js'
import { allowed, notFound, type Decision } from '../decision.js'

/** Finds a line by its id. An empty id finds no line (I9). */
export function indexOfLine(lines: readonly unknown[], lineId: unknown): Decision<number> {
  const index = lines.findIndex((line) => valueAtStep(line, 'lineId') === lineId)
  return lineId === undefined || lineId === '' || index < 0 ? notFound('line') : allowed(index)
}
