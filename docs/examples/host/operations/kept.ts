import {
  newDocument,
  notFound,
  parseDocumentId,
  shownFacts,
  withLabels,
  type Decision,
  type DocumentState,
  type JsonObject,
  type DocumentRecord,
  type NewIds,
  type ServerSet,
} from 'quotewright/service'
import type { Call } from '../call.ts'
import type { Query } from '../database.ts'
import { fileUrl } from '../files.ts'
import type { Host } from '../host.ts'
import {
  findDocument,
  lockDocument,
  type FullDocument,
  type StoredDocument,
  type WritableDocument,
} from '../store/documents.ts'
import { idFor } from '../store/new-id.ts'
import type { Resource } from '../store/resources.ts'

export type Kind = DocumentRecord['kind']

/** Returns the document whose id is in the path. */
export function documentOf(call: Call, kind: Kind): Promise<Decision<FullDocument>> {
  return found(call, kind, (id) => findDocument(call.read, call.caller.companyId, id))
}

/** Works like `documentOf`, but locks the document for a transaction that changes it or its parts. */
export function lockedDocumentOf(call: Call, query: Query, kind: Kind): Promise<Decision<WritableDocument>> {
  return found(call, kind, (id) => lockDocument(query, call.caller.companyId, id))
}

async function found<A extends StoredDocument>(
  { params }: Call,
  kind: Kind,
  find: (id: string) => Promise<A | undefined>,
): Promise<Decision<A>> {
  const id = parseDocumentId(params[`${kind}Id`], kind)
  if (!id.ok) return id
  const document = await find(id.value)
  return document === undefined ? notFound(kind) : { ok: true, value: document }
}

export function stateOf({ kind, isArchived, isInvoiced, resource }: StoredDocument): DocumentState {
  return { kind, isSubmitted: resource['isSubmitted'] === true, isArchived, isInvoiced, isConverted: false }
}

export function documentRecordOf({ kind, id, request }: WritableDocument): DocumentRecord {
  return { kind, documentId: id, request }
}

export function newIds(host: Host): NewIds {
  return { lineId: () => idFor(host, 'row'), drawingId: () => idFor(host, 'drawing') }
}

/** Returns the fields that the server sets in a stored document: its names as stored, and new URLs of its pictures. */
export function serverSetOf(
  host: Host,
  companyId: string,
  { resource, isArchived, drawn }: StoredDocument,
): ServerSet {
  const { customerCompanyName, statusName } = resource
  return {
    ...(typeof customerCompanyName === 'string' && { customerCompanyName }),
    ...(typeof statusName === 'string' && { statusName }),
    isArchived,
    svgUrls: Object.fromEntries(drawn.map((id) => [id, fileUrl(host, companyId, 'drawing', id)])),
  }
}

/** Returns a document as clients read it, without its labels (C6). */
export function readBack(host: Host, companyId: string, document: StoredDocument): JsonObject {
  const { kind, id, createdAt, updatedAt, orderNumber, facts } = document
  const { resource, isArchived, drawn } = document
  const { isArchived: _, ...priced } = resource
  // A priced document already has the ids of its lines and drawings. Only the URLs of pictures change with each read.
  const record = { kind, documentId: id, request: resource }
  const read =
    drawn.length === 0
      ? { ...resource, isArchived }
      : newDocument(record, priced, serverSetOf(host, companyId, document))
  return {
    ...read,
    ...shownFacts(kind, facts),
    ...(orderNumber !== null && { orderNumber }),
    createdAt,
    updatedAt,
  }
}

export function fullRead(
  host: Host,
  companyId: string,
  document: StoredDocument,
  labels: readonly Resource[],
): JsonObject {
  const byId = new Map(labels.map((label) => [label['labelId'], label]))
  return withLabels(
    readBack(host, companyId, document),
    document.labels.flatMap(({ labelId }) => [byId.get(labelId)].filter((label) => label !== undefined)),
  )
}
