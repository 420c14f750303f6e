import { withFallback } from '../problem/with-fallback.js'
import { isAbsent } from '../wire/object.js'

export function isEmptyCell(cell: unknown): boolean {
  return isAbsent(cell) || (typeof cell === 'string' && cell.trim() === '')
}

/** Formulas are never evaluated. */
export function isFormula(cell: unknown): cell is string {
  return typeof cell === 'string' && /^\s*=/.test(cell)
}

/** Accepts a date from another window too. */
export function isDate(cell: unknown): cell is { readonly toISOString: () => string } {
  return withFallback(false, () => Object.prototype.toString.call(cell) === '[object Date]')
}

/** Reads midnight in UTC as the day that most packages mean. Keeps other times, whose day depends on the time zone. */
export function dayOrCell(cell: unknown): unknown {
  if (!isDate(cell)) return cell
  return withFallback<unknown>(cell, () => {
    const text = cell.toISOString()
    const [day, time = ''] = text.split('T')
    return time.startsWith('00:00:00') ? day : text
  })
}
