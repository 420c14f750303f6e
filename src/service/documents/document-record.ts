import { fieldOf } from '../../engine/host-object.js'
import { DOCUMENT_KINDS } from '../../definitions/enums.js'
import { ADDRESS } from '../../definitions/ids.js'
import { REQUEST_FIELDS } from '../../wire/field-names.generated.js'
import { knownFields } from '../../wire/known-fields.js'
import { definedOnly, isObject, type JsonObject } from '../../wire/object.js'
import { elementsOf } from '../../problem/elements.js'
import { ownField } from '../../problem/own-fields.js'
import { valueAtStep } from '../../problem/path.js'
import {
  changeDrawings,
  assignDrawingIds,
  hostFlashing,
  withOrderedSides,
  withoutFields,
  type AssignedDrawing,
} from './drawings.js'
import { parseDocumentId } from '../ids/parse-id.js'
import * as check from '../host-argument.js'

/**
 * A document as a host stores it: the request that creates it, with an id in every line and drawing, as plain
 * JSON. Pricing the request again with the same settings gives the same document to the cent. To write a line,
 * change the request and price it.
 */
export interface DocumentRecord {
  /** The kind of the document. */
  readonly kind: 'quote' | 'order'
  /** The id of the document. */
  readonly documentId: string
  /** The request that creates the document, without the fields that are not stored. */
  readonly request: JsonObject
}

/** Functions that give ids to the new lines and drawings of a document, by their index. */
export interface NewIds {
  /** Returns the id of a line. */
  readonly lineId: (index: number) => string
  /** Returns a drawing's id. The index counts every line's `drawing` first, then all other sides. */
  readonly drawingId: (index: number) => string
}

/** S7, I9: without this check, an id that is not a string, or has a misspelt name, would be lost. */
const ID = check.optional(check.filledText)
const LINE = check.record({
  lineId: ID,
  flashing: hostFlashing(check.record({ drawingId: ID })),
})

export const hostDocumentRecord = check.record({
  kind: check.oneOf(DOCUMENT_KINDS),
  documentId: check.filledText,
  request: check.record({
    customerId: check.column(check.text),
    isSubmitted: check.column(check.flag),
    lines: check.column(check.list(LINE)),
  }),
})

// I1
export function hostDocumentId(kind: DocumentRecord['kind']): check.Check {
  return check.mustBe(
    `the id of ${kind === 'order' ? 'an order' : 'a quote'}`,
    (id) => parseDocumentId(id, kind).ok,
  )
}

export const hostIds = check.facts({ lineId: check.callable, drawingId: check.callable })

// J1, C2, V8
const REQUEST_ONLY_FIELDS = ['requestId', 'labelIds', 'companyName']

/** Drops unknown fields (M8), lest they reappear once the account declares a custom field of that name. */
export function storedRequest(
  kind: DocumentRecord['kind'],
  body: JsonObject,
  customFields: readonly string[],
  ids: NewIds,
  name: string,
): { readonly request: JsonObject; readonly drawings: readonly AssignedDrawing[] } {
  const names = new Set(customFields)
  const request = knownFields(
    withoutFields(body, ...REQUEST_ONLY_FIELDS),
    kind === 'quote' ? 'QuoteRequest' : 'OrderRequest',
    REQUEST_FIELDS,
    (name) => ADDRESS.test(name) || names.has(name),
  ) as JsonObject
  const { lines, drawings } = storedLines(linesOf(request), ids, name)
  return { request: { ...request, lines }, drawings }
}

/** Error messages refer to `ids` by `name`. */
export function storedLines(
  lines: readonly unknown[],
  ids: NewIds,
  name: string,
): { readonly lines: readonly unknown[]; readonly drawings: readonly AssignedDrawing[] } {
  const lineId = check.lookUp((index: number) => ids.lineId(index), check.filledText, `${name}.lineId`)
  const { lines: drawn, drawings } = assignDrawingIds(
    lines,
    check.lookUp((index) => ids.drawingId(index), check.filledText, `${name}.drawingId`),
  )
  return { lines: drawn.map((line, index) => storedLine(line, () => lineId(index))), drawings }
}

/** Drops unknown fields, and the ids of the line and its drawings (I10, M8). */
export function knownLine(line: unknown): unknown {
  return knownFields(line, 'SalesLine', REQUEST_FIELDS)
}

export function storedLine(line: unknown, lineId: () => string): unknown {
  return isObject(line) ? { lineId: lineId(), ...line } : line
}

export function linesOf(request: JsonObject): readonly unknown[] {
  return elementsOf(valueAtStep(request, 'lines'))
}

/** Fields of a document that only the server writes (C5). */
export interface ServerSet {
  /** The name of the customer's company. */
  readonly customerCompanyName?: string
  /** The name of the order's workflow status, if it has one. */
  readonly statusName?: string
  /** True if archived. */
  readonly isArchived: boolean
  /** The URLs of pictures of drawings, by drawing id (U4). */
  readonly svgUrls?: Readonly<Record<string, string>>
}

export const hostServerSet = check.facts({
  customerCompanyName: check.optional(check.text),
  statusName: check.optional(check.text),
  isArchived: check.flag,
  svgUrls: check.optional(check.map(check.text)),
})

/**
 * Builds the resource of a priced document (C5) from its id, the server's fields and the figures, with the ids of
 * lines and drawings. To add the labels for a full read (C6), use `withLabels`.
 *
 * @example
 * import { priceQuote } from 'quotewright'
 * import { newDocument } from 'quotewright/service'
 *
 * const request = { customerId: 'cust_1', lines: [{ lineId: 'line_1', notes: { text: 'By others.' } }] }
 * const priced = priceQuote(request, { currency: 'AUD' })
 * assert.ok(priced.ok)
 * const quote = newDocument({ kind: 'quote', documentId: 'quote_1', request }, priced.value, { isArchived: false })
 * assert.deepEqual([quote['quoteId'], quote['isArchived']], ['quote_1', false])
 * assert.deepEqual(quote['lines'], [{ lineId: 'line_1', notes: { text: 'By others.' } }])
 */
export function newDocument(record: DocumentRecord, priced: object, serverSet: ServerSet): JsonObject {
  hostDocumentRecord(record, 'record')
  check.record({ lines: check.optional(check.list()) })(priced, 'priced')
  hostServerSet(serverSet, 'serverSet')
  return {
    [`${record.kind}Id`]: record.documentId,
    ...definedOnly({
      customerCompanyName: fieldOf(serverSet, 'customerCompanyName'),
      statusName: fieldOf(serverSet, 'statusName'),
      isArchived: serverSet.isArchived,
    }),
    ...withoutFields(priced as JsonObject, 'lines'),
    lines: linesWithIds(
      linesOf(priced as JsonObject),
      linesOf(record.request),
      fieldOf(serverSet, 'svgUrls') ?? {},
    ),
  }
}

/** Expects the priced lines in the order of the stored lines (C4). */
function linesWithIds(
  priced: readonly unknown[],
  record: readonly unknown[],
  svgUrls: Readonly<Record<string, string>>,
): readonly unknown[] {
  const drawn = changeDrawings(priced, (drawing, path) => {
    const storedDrawing = path.reduce<unknown>((value, step) => valueAtStep(value, step), record)
    // Drawings of a returned document have ids, and may be in a different order from the stored drawings.
    const id = valueAtStep(drawing, 'drawingId') ?? valueAtStep(storedDrawing, 'drawingId')
    if (typeof id !== 'string') return drawing
    const svgUrl = ownField(svgUrls, id)
    return { drawingId: id, ...drawing, ...(svgUrl === undefined ? {} : { svgUrl }) }
  })
  return drawn.map((line, index) => {
    const lineId = valueAtStep(record[index], 'lineId')
    const ordered = withOrderedSides(line)
    return isObject(ordered) && typeof lineId === 'string' ? { lineId, ...ordered } : ordered
  })
}
