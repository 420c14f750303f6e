import {
  documentDrawings,
  newDocument,
  notFound,
  parseDocumentId,
  withLabels,
  type Decision,
  type DocumentState,
  type JsonObject,
  type KeptDocument,
  type NewIds,
  type ServerSet,
} from 'quotewright/service'
import type { Call } from '../call.ts'
import type { Query } from '../database.ts'
import { fileUrl } from '../files.ts'
import type { Host } from '../host.ts'
import { drawnOf } from '../store/conversations.ts'
import { findDocument, type StoredDocument } from '../store/documents.ts'
import { idFor } from '../store/new-id.ts'
import { resourcesById } from '../store/resources.ts'

export type Kind = KeptDocument['kind']

/** The document whose id is in the path. */
export async function documentOf(call: Call, query: Query, kind: Kind): Promise<Decision<StoredDocument>> {
  const id = parseDocumentId(call.params[`${kind}Id`], kind)
  if (!id.ok) return id
  const document = await findDocument(query, call.caller.companyId, id.value)
  return document === undefined ? notFound(kind) : { ok: true, value: document }
}

export function stateOf({ kind, isArchived, isInvoiced, resource }: StoredDocument): DocumentState {
  return { kind, isSubmitted: resource['isSubmitted'] === true, isArchived, isInvoiced, isConverted: false }
}

export function keptOf({ kind, id, request }: StoredDocument): KeptDocument {
  return { kind, documentId: id, request }
}

export function newIds(host: Host): NewIds {
  return { lineId: () => idFor(host, 'row'), drawingId: () => idFor(host, 'drawing') }
}

/** What the server writes into a document that is kept: names as they were, and fresh URLs of its pictures. */
export async function serverSetOf(
  host: Host,
  query: Query,
  companyId: string,
  { resource, isArchived }: StoredDocument,
): Promise<ServerSet> {
  const drawn = await drawnOf(
    query,
    companyId,
    documentDrawings(resource).map(({ drawingId }) => drawingId),
  )
  const { customerCompanyName, statusName } = resource
  return {
    ...(typeof customerCompanyName === 'string' && { customerCompanyName }),
    ...(typeof statusName === 'string' && { statusName }),
    isArchived,
    svgUrls: Object.fromEntries([...drawn].map((id) => [id, fileUrl(host, companyId, 'drawing', id)])),
  }
}

/** A document as it reads back, without its labels (C6). */
export async function readBack(
  host: Host,
  query: Query,
  companyId: string,
  document: StoredDocument,
): Promise<JsonObject> {
  const { isArchived: _, ...priced } = document.resource
  const { createdAt, updatedAt } = document
  const read = newDocument(keptOf(document), priced, await serverSetOf(host, query, companyId, document))
  return { ...read, createdAt, updatedAt }
}

/** A document as a full read has it. */
export async function fullRead(
  host: Host,
  query: Query,
  companyId: string,
  document: StoredDocument,
): Promise<JsonObject> {
  const ids = document.labels.map(({ labelId }) => labelId)
  const labels = await resourcesById(query, companyId, 'label', ids)
  return withLabels(
    await readBack(host, query, companyId, document),
    ids.flatMap((id) => [labels.get(id)].filter((label) => label !== undefined)),
  )
}
