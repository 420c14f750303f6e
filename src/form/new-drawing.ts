import { isObject, type JsonObject } from '../wire/object.js'
import type { RowContents } from './read-row.js'

/** A row with drawings of its own: without the ids by which a service knows the drawings of another row (F9). */
export function withNewDrawing(contents: RowContents): RowContents {
  const { kind, data } = contents
  if (kind !== 'flashing' || data === undefined) return contents
  const { otherSides } = data
  const line = {
    ...data,
    ...('drawing' in data && { drawing: withoutId(data['drawing']) }),
    ...(Array.isArray(otherSides) && { otherSides: otherSides.map(withoutId) }),
  }
  return { ...contents, data: line }
}

function withoutId(drawing: unknown): unknown {
  if (!isObject(drawing)) return drawing
  return Object.fromEntries(Object.entries(drawing as JsonObject).filter(([name]) => name !== 'tempId'))
}
