import type { EventType } from './events.js'

/** How an operation is called. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call an operation (R4, R6). */
export type Role = 'administrator' | 'other'

/** One operation of the service, ready for JSON (O). */
export interface Operation {
  /** Its number in table O of docs/service-rules.md. */
  readonly number: number
  /** Unique: the name, but for the one name that two operations share. */
  readonly id: string
  /** The name that documents and logs use. */
  readonly name: string
  /** The HTTP method. */
  readonly method: Method
  /** With its parameters in braces: `/v1/orders/{orderId}`. */
  readonly path: string
  /** `all`, or administrators only (R4). */
  readonly role: 'all' | 'administrator'
  /** Whether it takes a `requestId` (J1). */
  readonly takesRequestId: boolean
  /** Where `fields` and `excludeFields` are sent (X1). */
  readonly filterIn: 'query' | 'body' | 'none'
  /** The parameters of its query, without those of X1. */
  readonly parameters: readonly string[]
  /** The key of the answer under which the resource or the list is; null where the answer is the resource (X4). */
  readonly resourceKey: string | null
  /** Whether it answers with a list in pages (P). */
  readonly isList: boolean
  /** The HTTP status of success. */
  readonly status: 200 | 204
  /** The events that it emits (H9). */
  readonly events: readonly EventType[]
  /** The name is a decision of this page; the interface shows none. */
  readonly isNameOurs: boolean
  /** Outside the guarantees of v1 (Z5). */
  readonly isPreview: boolean
}

/** What a row of the table says besides its number, name, method and path. */
interface Row {
  readonly id?: string
  readonly list?: string
  readonly key?: string
  readonly parameters?: readonly string[]
  readonly filterIn?: Operation['filterIn']
  readonly takesRequestId?: true
  readonly role?: 'administrator'
  readonly events?: readonly EventType[]
  readonly isNameOurs?: true
  readonly isPreview?: true
}

const PAGE = ['pageSize', 'pageToken']

/** P8. */
export const ORDER_FILTERS = [
  'customerId',
  'reference',
  'isSubmitted',
  'archived',
  'labelIds',
  'statusId',
  'statusName',
  'paymentStatus',
  'receivedStatus',
  'fulfilmentMethod',
  'requiredAfter',
  'requiredBefore',
]
/** The window of changes, which QueryOrders has with the filters of ListOrders (P9). */
export const WINDOW = ['updatedSince', 'updatedBefore']
export const QUOTE_FILTERS = [
  'customerId',
  'reference',
  'isSubmitted',
  'includeArchived',
  'labelIds',
  'fulfilmentMethod',
  'requiredAfter',
  'requiredBefore',
  ...WINDOW,
  'createdAfter',
  'createdBefore',
]

export /** A row of the table, with what follows from its method. */
function operation<Name extends string>(
  number: number,
  name: Name,
  method: Method,
  path: string,
  row: Row = {},
): Operation & { readonly name: Name } {
  const { list, parameters = [] } = row
  return {
    number,
    id: row.id ?? name,
    name,
    method,
    path,
    role: row.role ?? 'all',
    takesRequestId: row.takesRequestId ?? false,
    filterIn: row.filterIn ?? (method === 'GET' ? 'query' : 'none'),
    parameters: list === undefined ? parameters : [...PAGE, ...parameters],
    resourceKey: list ?? row.key ?? null,
    isList: list !== undefined,
    // C10: what is removed has no body to answer with.
    status: method === 'DELETE' ? 204 : 200,
    events: row.events ?? [],
    isNameOurs: row.isNameOurs ?? false,
    isPreview: row.isPreview ?? false,
  }
}
