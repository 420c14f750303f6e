import { isVisible, notFound, type Decision } from 'quotewright/service'
import type { Call } from '../call.ts'
import type { StoredDocument } from '../store/documents.ts'
import { listQueryOf } from './listing.ts'

/** Decides whether a read shows a document, which may be archived (W7). */
export function isShown(call: Call, document: StoredDocument): Decision<'shown'> {
  const query = listQueryOf(call)
  if (!query.ok) return query
  const includeArchived = query.value.filters['includeArchived'] === true
  return isVisible(document, { includeArchived }) ? { ok: true, value: 'shown' } : notFound(document.kind)
}
