/**
 * Quotes of one kind of line, one strategy or one feature each, so that a slow one cannot go unnoticed. Each
 * entry makes a line from its index, and may add settings and other fields of the quote.
 */
import { CUSTOMER } from '../ordinary.js'
import { FEATURES } from './features.js'
import { LINE_KINDS } from './line-kinds.js'
import { STRATEGIES } from './strategies.js'
import { DOCUMENTS } from './whole-documents.js'

export const GROUPS = {
  'Kinds of line': LINE_KINDS,
  Strategies: STRATEGIES,
  'What a line can say': FEATURES,
  'What a document can say': DOCUMENTS,
}

export function textOf({ line, rest }, lines) {
  return JSON.stringify({
    customerId: CUSTOMER,
    lines: Array.from({ length: lines }, (_, index) => line(index)),
    ...rest?.(lines),
  })
}
