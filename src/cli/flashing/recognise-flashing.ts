import { isObject, isSupplied } from '../json/object.js'

/** Fields of a flashing line, or of a sales line with a flashing, that no document has. */
const FLASHING_FIELDS = ['drawing', 'subitems', 'otherSides', 'flashing'] as const

/** Tests for a flashing line, by itself or in a sales line, as opposed to a whole document. */
export function isFlashingAlone(sent: unknown): boolean {
  return isObject(sent) && !isDocument(sent) && FLASHING_FIELDS.some((field) => isSupplied(sent, field))
}

/** Returns notes for people who pass a whole document to `flashing`. */
export function notesOnFlashing(sent: unknown): readonly string[] {
  if (!isDocument(sent)) return []
  return [
    'this is a whole document: price it with "quotewright price", or send one of its lines with "flashing"',
  ]
}

function isDocument(sent: unknown): boolean {
  if (!isObject(sent)) return false
  const inside = ['quote', 'order'].map((kind) => sent[kind]).find(isObject) ?? sent
  return Array.isArray(inside['lines'])
}
