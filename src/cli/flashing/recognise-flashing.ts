import { isObject, isSupplied } from '../json/object.js'

/** No document has these fields. */
const FLASHING_FIELDS = ['drawing', 'subitems', 'otherSides', 'flashing'] as const

export function isFlashingAlone(sent: unknown): boolean {
  return isObject(sent) && !isDocument(sent) && FLASHING_FIELDS.some((field) => isSupplied(sent, field))
}

export function notesOnFlashing(sent: unknown): readonly string[] {
  if (!isDocument(sent)) return []
  return ['this is a whole document: price it with "quotewright price", or send one of its "flashing" lines']
}

function isDocument(sent: unknown): boolean {
  if (!isObject(sent)) return false
  const inside = ['quote', 'order'].map((kind) => sent[kind]).find(isObject) ?? sent
  return Array.isArray(inside['lines'])
}
