import type { Step } from '../problem/path.js'
import { addNotAnObject, type JsonObject } from './object.js'
import { addProblem, type Reading } from './reading.js'
import { isLineKind, readSalesLineOf, type LineKind, type ParsedSalesLine } from './document.generated.js'

/** Holds a line per kind that is set. Several are a problem (V3). */
export type ReadLine = readonly ParsedSalesLine[]

export const NO_LINES: ReadLine = []

/** Rejects a line that sets several kinds (V3), but reads each kind, to find other problems (V7). */
export function readSalesLine(value: unknown, step: Step, reading: Reading): ReadLine | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    addNotAnObject(value, step, reading)
    return undefined
  }
  const object = value as JsonObject
  const lines: ParsedSalesLine[] = []
  let kind: LineKind | undefined
  let kinds: LineKind[] | undefined
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    if (!isLineKind(field)) continue
    if (kind === undefined) kind = field
    else (kinds ??= [kind]).push(field)
    const line = readSalesLineOf(field, part, reading)
    if (line !== undefined) lines.push(line)
  }
  if (kind === undefined) addProblem(reading, 'line_kind_missing', {})
  if (kinds !== undefined) addProblem(reading, 'line_kind_ambiguous', { kinds: Object.freeze(kinds) })
  reading.path.pop()
  return lines
}
