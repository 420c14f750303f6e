import {
  CUSTOMER_PREFIX,
  ORDER_PREFIX,
  PRODUCT_PREFIX,
  QUOTE_PREFIX,
  ROW_PRICE_PREFIX,
  TEMPLATE_PREFIX,
  WEBHOOK_DELIVERY_PREFIX,
} from '../../definitions/ids.js'

/**
 * The prefix of each kind of id (I1). Frozen. The first seven prefixes are published. The others are this
 * library's choice, and a host may choose its own.
 *
 * @example
 * import { idKinds } from 'quotewright/service'
 *
 * assert.equal(idKinds.flashingTemplate, 'flashtpl_')
 */
export const idKinds = Object.freeze({
  flashingTemplate: TEMPLATE_PREFIX,
  customer: CUSTOMER_PREFIX,
  product: PRODUCT_PREFIX,
  rowPrice: ROW_PRICE_PREFIX,
  quote: QUOTE_PREFIX,
  order: ORDER_PREFIX,
  webhookDelivery: WEBHOOK_DELIVERY_PREFIX,
  kit: 'kit_',
  row: 'row_',
  label: 'label_',
  status: 'status_',
  user: 'user_',
  supplier: 'supplier_',
  webhook: 'webhook_',
  event: 'evt_',
  message: 'message_',
  attachment: 'attachment_',
  drawing: 'drawing_',
} as const)

/** A name in {@link idKinds}. */
export type IdKind = keyof typeof idKinds

/** The kinds whose prefix is not published, so that a host may choose it. */
export type HostIdKind = Exclude<
  IdKind,
  'flashingTemplate' | 'customer' | 'product' | 'rowPrice' | 'quote' | 'order' | 'webhookDelivery'
>

/** The prefixes that a host has chosen, by kind (I1). */
export type HostPrefixes = Readonly<Partial<Record<HostIdKind, string>>>
