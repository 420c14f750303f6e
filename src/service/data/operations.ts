import { deepFreeze } from '../../problem/codes.js'
import { operation, ORDER_FILTERS, QUOTE_FILTERS, WINDOW } from './operation.js'

/**
 * The 59 operations of the service, as data ready for JSON (O). Frozen.
 *
 * @example
 * import { operations } from 'quotewright/service'
 *
 * assert.equal(operations.length, 59)
 * assert.deepEqual(operations.filter(({ takesRequestId }) => takesRequestId).length, 9)
 */
export const operations = deepFreeze([
  operation(1, 'ListFlashings', 'GET', '/v1/catalogue/flashings', {
    list: 'flashings',
    parameters: ['productType'],
  }),
  operation(2, 'GetFlashing', 'GET', '/v1/catalogue/flashings/{templateId}'),
  operation(3, 'ListKits', 'GET', '/v1/catalogue/kits', { list: 'kits' }),
  operation(4, 'GetKit', 'GET', '/v1/catalogue/kits/{kitId}'),
  operation(5, 'ListProducts', 'GET', '/v1/catalogue/products', { list: 'products' }),
  operation(6, 'GetProduct', 'GET', '/v1/catalogue/products/{productId}'),
  operation(7, 'SearchCatalogue', 'GET', '/v1/catalogue:search', {
    list: 'hits',
    parameters: ['query'],
    isNameOurs: true,
    isPreview: true,
  }),
  operation(8, 'GetCompany', 'GET', '/v1/company'),
  operation(9, 'ListCustomFields', 'GET', '/v1/company/custom-fields', {
    list: 'customFields',
    isNameOurs: true,
  }),
  operation(10, 'ListLabels', 'GET', '/v1/company/labels', { list: 'labels', isNameOurs: true }),
  operation(11, 'ListOrderStatuses', 'GET', '/v1/company/order-statuses', {
    list: 'orderStatuses',
    isNameOurs: true,
  }),
  operation(12, 'ListCustomers', 'GET', '/v1/customers', { list: 'customers', parameters: ['companyName'] }),
  operation(13, 'CreateCustomer', 'POST', '/v1/customers', { filterIn: 'body', takesRequestId: true }),
  operation(14, 'GetCustomer', 'GET', '/v1/customers/{customerId}', { isNameOurs: true }),
  // Y8
  operation(15, 'ListInventory', 'GET', '/v1/inventory', { list: 'entries', parameters: ['supplierIds'] }),
  operation(16, 'GetInventory', 'GET', '/v1/inventory/{productId}', { key: 'entries', isNameOurs: true }),
  operation(17, 'SetStockLevels', 'PUT', '/v1/inventory/{productId}', { key: 'entries' }),
  ...ofDocuments('Order', 18, ORDER_FILTERS, [...ORDER_FILTERS, ...WINDOW]),
  ...ofDocuments('Quote', 33, ['labelIds'], QUOTE_FILTERS),
  operation(48, 'ListSuppliers', 'GET', '/v1/suppliers', { list: 'suppliers' }),
  operation(49, 'GetSupplier', 'GET', '/v1/suppliers/{supplierId}', { isNameOurs: true }),
  operation(50, 'ListUsers', 'GET', '/v1/users', { list: 'users', parameters: ['includeInactive'] }),
  operation(51, 'GetUser', 'GET', '/v1/users/{userId}', { role: 'administrator' }),
  operation(52, 'ListWebhookDeliveries', 'GET', '/v1/webhook-deliveries', {
    list: 'deliveries',
    parameters: ['webhookId', 'state', 'createdAfter', 'createdBefore'],
    role: 'administrator',
  }),
  operation(53, 'GetWebhookDelivery', 'GET', '/v1/webhook-deliveries/{deliveryId}', {
    key: 'delivery',
    role: 'administrator',
  }),
  operation(54, 'ListWebhooks', 'GET', '/v1/webhooks', { list: 'webhooks', role: 'administrator' }),
  operation(55, 'CreateWebhook', 'POST', '/v1/webhooks', {
    key: 'webhook',
    filterIn: 'body',
    role: 'administrator',
  }),
  operation(56, 'GetWebhook', 'GET', '/v1/webhooks/{webhookId}', { role: 'administrator' }),
  operation(57, 'DeleteWebhook', 'DELETE', '/v1/webhooks/{webhookId}', { role: 'administrator' }),
  operation(58, 'UpdateWebhook', 'PATCH', '/v1/webhooks/{webhookId}', { role: 'administrator' }),
  operation(59, 'TestWebhook', 'POST', '/v1/webhooks/{webhookId}:test', { role: 'administrator' }),
])

/** The name of one of {@link operations}. */
export type OperationName = (typeof operations)[number]['name']

function ofDocuments<Kind extends 'Order' | 'Quote'>(
  kind: Kind,
  first: number,
  filters: readonly string[],
  windowFilters: readonly string[],
) {
  const one = kind === 'Order' ? 'order' : 'quote'
  const [list, all, path] = [`${one}s`, `/v1/${one}s`, `/v1/${one}s/{${one}Id}`]
  const repeatable = { filterIn: 'body', takesRequestId: true } as const
  const file = `${path}/attachments/{attachmentId}`
  const line = `${path}/lines/{lineId}`
  const ours = { isNameOurs: true } as const
  const events = [`${one}.updated`] as const
  // The interface names UpdateOrderLineItem and DeleteOrderLineItem, but not their counterparts for quotes.
  const ofLine = kind === 'Order' ? { events } : { events, ...ours }
  return [
    operation(first, `List${kind}s`, 'GET', all, { list, parameters: filters }),
    operation(first + 1, `Create${kind}`, 'POST', all, {
      key: one,
      ...repeatable,
      events: [`${one}.created`],
    }),
    operation(first + 2, `Get${kind}`, 'GET', path, { key: one, parameters: ['includeArchived'] }),
    operation(first + 3, `Query${kind}s`, 'GET', `${all}:query`, { list, parameters: windowFilters }),
    operation(first + 4, `List${kind}Attachments`, 'GET', `${path}/attachments`, {
      list: 'attachments',
      ...ours,
    }),
    operation(first + 5, `Upload${kind}Attachment`, 'POST', `${path}/attachments`, {
      key: 'message',
      ...repeatable,
      ...ours,
    }),
    operation(first + 6, `Get${kind}Attachment`, 'GET', file, ours),
    operation(first + 7, `Delete${kind}Attachment`, 'DELETE', file, ours),
    operation(first + 8, 'UploadDrawingSvg', 'POST', `${path}/drawings:uploadSvg`, {
      id: `Upload${kind}DrawingSvg`,
      key: 'results',
      filterIn: 'body',
    }),
    operation(first + 9, `Set${kind}Labels`, 'PUT', `${path}/labels`, { filterIn: 'body', events }),
    // C8: the answer's key is `order` even for a quote.
    operation(first + 10, `Add${kind}LineItem`, 'POST', `${path}/lines`, {
      key: 'order',
      ...repeatable,
      events,
    }),
    operation(first + 11, `Update${kind}LineItem`, 'PUT', line, { key: one, ...ofLine }),
    operation(first + 12, `Delete${kind}LineItem`, 'DELETE', line, ofLine),
    operation(first + 13, `List${kind}Messages`, 'GET', `${path}/messages`, { list: 'messages', ...ours }),
    operation(first + 14, `Post${kind}Message`, 'POST', `${path}/messages`, { ...repeatable, ...ours }),
  ]
}
