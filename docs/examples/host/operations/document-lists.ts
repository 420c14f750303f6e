import type { Handler } from '../call.ts'
import { documentsByUpdate } from '../store/document-lists.ts'
import type { StoredDocument } from '../store/documents.ts'
import { readBack, type Kind } from './kept.ts'
import { answerRows } from './listing.ts'

/** A document with the fields that lists are sorted and filtered by. */
type Row = StoredDocument['resource'] & { readonly document: StoredDocument }

export function documentListing(kind: Kind): Handler {
  return (call) => {
    const { companyId } = call.caller
    return answerRows<Row>(call, {
      read: async ({ filters, order }, after, max) => {
        const isNewestFirst = order[0]?.direction === 'descending'
        const wanted = { filters, isNewestFirst }
        const { rows, isCut } = await documentsByUpdate(call.read, companyId, kind, wanted, after, max)
        return { rows: rows.map(rowOf), isCut }
      },
      placeOf: ({ document: { updatedAt, id } }) => [updatedAt, id],
      view: (rows) => rows.map(({ document }) => readBack(call.host, companyId, document)),
    })
  }
}

function rowOf(document: StoredDocument): Row {
  const { resource, facts, labels, updatedAt, createdAt, isArchived } = document
  const labelIds = labels.map(({ labelId }) => labelId)
  return { ...resource, ...facts, labelIds, updatedAt, createdAt, isArchived, document }
}
