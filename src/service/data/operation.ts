import type { EventType } from './events.js'

/** The HTTP method of an operation. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The role of a user, which decides the operations they may call (R4, R6). */
export type Role = 'administrator' | 'other'

/** One operation of the service, ready for JSON (O). */
export interface Operation {
  /** Its number in table O of docs/service-rules.md. */
  readonly number: number
  /** A unique id. It equals the name, except for the two operations that share a name. */
  readonly id: string
  /** The name that documents and logs use. */
  readonly name: string
  /** The HTTP method. */
  readonly method: Method
  /** The path, with its parameters in braces: `/v1/orders/{orderId}`. */
  readonly path: string
  /** `all`, or administrators only (R4). */
  readonly role: 'all' | 'administrator'
  /** Whether it takes a `requestId` (J1). */
  readonly takesRequestId: boolean
  /** The part of a request that has `fields` and `excludeFields` (X1). */
  readonly filterIn: 'query' | 'body' | 'none'
  /** The parameters of its query, without `fields` and `excludeFields` (X1). */
  readonly parameters: readonly string[]
  /** The key in the answer that holds the resource or the list. Null if the answer itself is the resource (X4). */
  readonly resourceKey: string | null
  /** Whether it answers with a paginated list (P). */
  readonly isList: boolean
  /** The HTTP status of success. */
  readonly status: 200 | 204
  /** The events that it emits (H9). */
  readonly events: readonly EventType[]
  /** Whether this library chose the name, because the interface shows none. */
  readonly isNameOurs: boolean
  /** Whether it is a preview, outside the guarantees of v1 (Z5). */
  readonly isPreview: boolean
}

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

// P8
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
/** Only QueryOrders and QueryQuotes take these filters (P9). */
export const WINDOW = ['updatedSince', 'updatedBefore']
/** Only for QueryQuotes: ListQuotes takes only `labelIds` (P9). */
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

export function operation<Name extends string>(
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
    // C10
    status: method === 'DELETE' ? 204 : 200,
    events: row.events ?? [],
    isNameOurs: row.isNameOurs ?? false,
    isPreview: row.isPreview ?? false,
  }
}
