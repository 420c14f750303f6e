import { matchesFilter } from 'quotewright/service'
import type { Handler } from '../call.ts'
import { documentsByUpdate } from '../store/document-lists.ts'
import type { StoredDocument } from '../store/documents.ts'
import { readBack, type Kind } from './kept.ts'
import { answerPage, listQueryOf, rowsOfPage } from './listing.ts'

/** A document with the fields that lists are sorted and filtered by. */
type Row = StoredDocument['resource'] & { readonly document: StoredDocument }

/**
 * Lists documents by their last change. The database sorts and preselects them, and the library decides which
 * belong to the list.
 */
export function documentListing(kind: Kind): Handler {
  return async (call) => {
    const query = listQueryOf(call)
    if (!query.ok) return query
    const { filters, order } = query.value
    const isNewestFirst = order[0]?.direction === 'descending'
    const page = await rowsOfPage(
      query.value,
      (after, most) =>
        documentsByUpdate(call.read, call.caller.companyId, kind, { filters, isNewestFirst }, after, most),
      ({ updatedAt, id }) => [updatedAt, id],
      (batch) => ({ rows: batch.map(rowOf).filter((row) => matchesFilter(row, query.value)) }),
      query.value.size + 1,
    )
    const shown = page.rows.map(({ document }) => readBack(call.host, call.caller.companyId, document))
    return answerPage(call, query.value, page, shown)
  }
}

function rowOf(document: StoredDocument): Row {
  const { resource, facts, labels, updatedAt, createdAt, isArchived } = document
  const labelIds = labels.map(({ labelId }) => labelId)
  return { ...resource, ...facts, labelIds, updatedAt, createdAt, isArchived, document }
}
