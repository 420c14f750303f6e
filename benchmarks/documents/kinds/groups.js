/**
 * Quotes of one kind of line, one strategy or one feature each, so that no corner can be slow unseen. Each entry gives the
 * lines of a quote by their index, and what else the quote or the account needs.
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

/** The request of an entry, with so many lines, as text. */
export function textOf({ line, rest }, lines) {
  return JSON.stringify({
    customerId: CUSTOMER,
    lines: Array.from({ length: lines }, (_, index) => line(index)),
    ...rest?.(lines),
  })
}
