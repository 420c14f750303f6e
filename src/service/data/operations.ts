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
  // Catalogue
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
  // Company
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
  // Customers
  operation(12, 'ListCustomers', 'GET', '/v1/customers', { list: 'customers', parameters: ['companyName'] }),
  operation(13, 'CreateCustomer', 'POST', '/v1/customers', { filterIn: 'body', takesRequestId: true }),
  operation(14, 'GetCustomer', 'GET', '/v1/customers/{customerId}', { isNameOurs: true }),
  // Inventory (Y8)
  operation(15, 'ListInventory', 'GET', '/v1/inventory', { list: 'entries', parameters: ['supplierIds'] }),
  operation(16, 'GetInventory', 'GET', '/v1/inventory/{productId}', { key: 'entries', isNameOurs: true }),
  operation(17, 'SetStockLevels', 'PUT', '/v1/inventory/{productId}', { key: 'entries' }),
  // Orders
  operation(18, 'ListOrders', 'GET', '/v1/orders', { list: 'orders', parameters: ORDER_FILTERS }),
  operation(19, 'CreateOrder', 'POST', '/v1/orders', {
    key: 'order',
    filterIn: 'body',
    takesRequestId: true,
    events: ['order.created'],
  }),
  operation(20, 'GetOrder', 'GET', '/v1/orders/{orderId}', { key: 'order', parameters: ['includeArchived'] }),
  operation(21, 'QueryOrders', 'GET', '/v1/orders:query', {
    list: 'orders',
    parameters: [...ORDER_FILTERS, ...WINDOW],
  }),
  operation(22, 'ListOrderAttachments', 'GET', '/v1/orders/{orderId}/attachments', {
    list: 'attachments',
    isNameOurs: true,
  }),
  operation(23, 'UploadOrderAttachment', 'POST', '/v1/orders/{orderId}/attachments', {
    key: 'message',
    filterIn: 'body',
    takesRequestId: true,
    isNameOurs: true,
  }),
  operation(24, 'GetOrderAttachment', 'GET', '/v1/orders/{orderId}/attachments/{attachmentId}', {
    isNameOurs: true,
  }),
  operation(25, 'DeleteOrderAttachment', 'DELETE', '/v1/orders/{orderId}/attachments/{attachmentId}', {
    isNameOurs: true,
  }),
  operation(26, 'UploadDrawingSvg', 'POST', '/v1/orders/{orderId}/drawings:uploadSvg', {
    key: 'results',
    filterIn: 'body',
    id: 'UploadOrderDrawingSvg',
  }),
  operation(27, 'SetOrderLabels', 'PUT', '/v1/orders/{orderId}/labels', {
    filterIn: 'body',
    events: ['order.updated'],
  }),
  operation(28, 'AddOrderLineItem', 'POST', '/v1/orders/{orderId}/lines', {
    key: 'order',
    filterIn: 'body',
    takesRequestId: true,
    events: ['order.updated'],
  }),
  operation(29, 'UpdateOrderLineItem', 'PUT', '/v1/orders/{orderId}/lines/{lineId}', {
    key: 'order',
    events: ['order.updated'],
  }),
  operation(30, 'DeleteOrderLineItem', 'DELETE', '/v1/orders/{orderId}/lines/{lineId}', {
    events: ['order.updated'],
  }),
  operation(31, 'ListOrderMessages', 'GET', '/v1/orders/{orderId}/messages', {
    list: 'messages',
    isNameOurs: true,
  }),
  operation(32, 'PostOrderMessage', 'POST', '/v1/orders/{orderId}/messages', {
    filterIn: 'body',
    takesRequestId: true,
    isNameOurs: true,
  }),
  // Quotes
  operation(33, 'ListQuotes', 'GET', '/v1/quotes', { list: 'quotes', parameters: ['labelIds'] }),
  operation(34, 'CreateQuote', 'POST', '/v1/quotes', {
    key: 'quote',
    filterIn: 'body',
    takesRequestId: true,
    events: ['quote.created'],
  }),
  operation(35, 'GetQuote', 'GET', '/v1/quotes/{quoteId}', { key: 'quote', parameters: ['includeArchived'] }),
  operation(36, 'QueryQuotes', 'GET', '/v1/quotes:query', { list: 'quotes', parameters: QUOTE_FILTERS }),
  operation(37, 'ListQuoteAttachments', 'GET', '/v1/quotes/{quoteId}/attachments', {
    list: 'attachments',
    isNameOurs: true,
  }),
  operation(38, 'UploadQuoteAttachment', 'POST', '/v1/quotes/{quoteId}/attachments', {
    key: 'message',
    filterIn: 'body',
    takesRequestId: true,
    isNameOurs: true,
  }),
  operation(39, 'GetQuoteAttachment', 'GET', '/v1/quotes/{quoteId}/attachments/{attachmentId}', {
    isNameOurs: true,
  }),
  operation(40, 'DeleteQuoteAttachment', 'DELETE', '/v1/quotes/{quoteId}/attachments/{attachmentId}', {
    isNameOurs: true,
  }),
  operation(41, 'UploadDrawingSvg', 'POST', '/v1/quotes/{quoteId}/drawings:uploadSvg', {
    key: 'results',
    filterIn: 'body',
    id: 'UploadQuoteDrawingSvg',
  }),
  operation(42, 'SetQuoteLabels', 'PUT', '/v1/quotes/{quoteId}/labels', {
    filterIn: 'body',
    events: ['quote.updated'],
  }),
  operation(43, 'AddQuoteLineItem', 'POST', '/v1/quotes/{quoteId}/lines', {
    key: 'order',
    filterIn: 'body',
    takesRequestId: true,
    events: ['quote.updated'],
  }),
  operation(44, 'UpdateQuoteLineItem', 'PUT', '/v1/quotes/{quoteId}/lines/{lineId}', {
    key: 'quote',
    events: ['quote.updated'],
    isNameOurs: true,
  }),
  operation(45, 'DeleteQuoteLineItem', 'DELETE', '/v1/quotes/{quoteId}/lines/{lineId}', {
    events: ['quote.updated'],
    isNameOurs: true,
  }),
  operation(46, 'ListQuoteMessages', 'GET', '/v1/quotes/{quoteId}/messages', {
    list: 'messages',
    isNameOurs: true,
  }),
  operation(47, 'PostQuoteMessage', 'POST', '/v1/quotes/{quoteId}/messages', {
    filterIn: 'body',
    takesRequestId: true,
    isNameOurs: true,
  }),
  // Suppliers and users
  operation(48, 'ListSuppliers', 'GET', '/v1/suppliers', { list: 'suppliers' }),
  operation(49, 'GetSupplier', 'GET', '/v1/suppliers/{supplierId}', { isNameOurs: true }),
  operation(50, 'ListUsers', 'GET', '/v1/users', { list: 'users', parameters: ['includeInactive'] }),
  operation(51, 'GetUser', 'GET', '/v1/users/{userId}', { role: 'administrator' }),
  // Webhooks
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
