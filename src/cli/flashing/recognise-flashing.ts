import { isObject, isSupplied } from '../json/object.js'

/** Fields that a flashing line has and no document. */
const OF_FLASHINGS = ['drawing', 'subitems', 'otherSides', 'flashing'] as const

/** Whether this is the body of a flashing line, or a sales line with one, and not a whole document. */
export function isFlashingAlone(sent: unknown): boolean {
  return isObject(sent) && !isDocument(sent) && OF_FLASHINGS.some((field) => isSupplied(sent, field))
}

/** Sentences for a person who sends a whole document where a flashing line is measured. */
export function notesOnFlashing(sent: unknown): readonly string[] {
  if (!isDocument(sent)) return []
  return [
    'this is a whole document: "quotewright price" prices it; to measure a flashing, send one of its lines that have "flashing"',
  ]
}

function isDocument(sent: unknown): boolean {
  if (!isObject(sent)) return false
  const inside = ['quote', 'order'].map((kind) => sent[kind]).find(isObject) ?? sent
  return Array.isArray(inside['lines'])
}
