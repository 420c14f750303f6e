import {
  DELIVERY_STATES,
  FULFILMENT_METHODS,
  PAYMENT_STATUSES,
  RECEIVED_STATUSES,
} from '../../definitions/service-enums.js'
import { ownField } from '../../problem/own-fields.js'
import { serviceLimits } from '../data/service-limits.js'
import type { IdKind } from '../ids/id-kinds.js'

// P8
export type FilterKind =
  | { readonly reads: 'id' | 'ids'; readonly kind: IdKind; readonly field: string }
  | { readonly reads: 'enum'; readonly names: readonly string[]; readonly field: string }
  | { readonly reads: 'time'; readonly field: string; readonly side: 'from' | 'before' }
  | { readonly reads: 'part' | 'text'; readonly field: string; readonly max?: number }
  | { readonly reads: 'flag'; readonly field: string; readonly isFalseByDefault?: true }
  // P7, P8: the host decides which rows a search finds, and in which order.
  | { readonly reads: 'search' }

export function filterKindOf(parameter: string): FilterKind | undefined {
  return ownField(KINDS, parameter)
}

const KINDS: Readonly<Record<string, FilterKind>> = {
  customerId: { reads: 'id', kind: 'customer', field: 'customerId' },
  statusId: { reads: 'id', kind: 'status', field: 'statusId' },
  webhookId: { reads: 'id', kind: 'webhook', field: 'webhookId' },
  labelIds: { reads: 'ids', kind: 'label', field: 'labelIds' },
  supplierIds: { reads: 'ids', kind: 'supplier', field: 'supplierIds' },
  paymentStatus: { reads: 'enum', names: PAYMENT_STATUSES, field: 'paymentStatus' },
  receivedStatus: { reads: 'enum', names: RECEIVED_STATUSES, field: 'receivedStatus' },
  fulfilmentMethod: { reads: 'enum', names: FULFILMENT_METHODS, field: 'fulfilmentMethod' },
  state: { reads: 'enum', names: DELIVERY_STATES, field: 'state' },
  requiredAfter: { reads: 'time', field: 'requiredBy', side: 'from' },
  requiredBefore: { reads: 'time', field: 'requiredBy', side: 'before' },
  updatedSince: { reads: 'time', field: 'updatedAt', side: 'from' },
  updatedBefore: { reads: 'time', field: 'updatedAt', side: 'before' },
  createdAfter: { reads: 'time', field: 'createdAt', side: 'from' },
  createdBefore: { reads: 'time', field: 'createdAt', side: 'before' },
  isSubmitted: { reads: 'flag', field: 'isSubmitted' },
  archived: { reads: 'flag', field: 'isArchived', isFalseByDefault: true },
  includeArchived: { reads: 'flag', field: 'isArchived', isFalseByDefault: true },
  includeInactive: { reads: 'flag', field: 'isActive', isFalseByDefault: true },
  reference: { reads: 'part', field: 'reference' },
  companyName: { reads: 'part', field: 'companyName' },
  statusName: { reads: 'text', field: 'statusName' },
  productType: { reads: 'text', field: 'productType', max: serviceLimits.productTypeCharacters },
  query: { reads: 'search' },
}

export const FILTERS: readonly (readonly [parameter: string, kind: FilterKind])[] = Object.entries(KINDS)
