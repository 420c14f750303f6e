export interface DescribedOperation {
  readonly summary: string
  /** The schema of the answer, or of the part under its key (X4). Absent without a body. */
  readonly resource?: string
}

export const DESCRIBED: Readonly<Record<string, DescribedOperation>> = {
  ListFlashings: { summary: 'List the flashing templates', resource: 'FlashingTemplate' },
  GetFlashing: { summary: 'Read a flashing template', resource: 'FlashingTemplate' },
  ListKits: { summary: 'List the kits', resource: 'KitSummary' },
  GetKit: { summary: 'Read a kit', resource: 'Kit' },
  ListProducts: { summary: 'List the products', resource: 'ProductSummary' },
  GetProduct: { summary: 'Read a product', resource: 'Product' },
  SearchCatalogue: { summary: 'Search the catalogue', resource: 'Hit' },
  GetCompany: { summary: 'Read the company', resource: 'Company' },
  ListCustomFields: { summary: 'List the custom fields', resource: 'CustomField' },
  ListLabels: { summary: 'List the labels', resource: 'Label' },
  ListOrderStatuses: { summary: 'List the order statuses', resource: 'OrderStatus' },
  ListCustomers: { summary: 'List the customers', resource: 'Customer' },
  CreateCustomer: { summary: 'Create a customer', resource: 'Customer' },
  GetCustomer: { summary: 'Read a customer', resource: 'Customer' },
  ListInventory: { summary: 'List the stock of all tracked products', resource: 'StockEntry' },
  GetInventory: { summary: 'List the stock of a product', resource: 'StockEntry' },
  SetStockLevels: { summary: 'Set the stock of a product', resource: 'StockEntry' },
  ...documentOperations('Order', 'an order'),
  ...documentOperations('Quote', 'a quote'),
  ListSuppliers: { summary: 'List the suppliers', resource: 'Supplier' },
  GetSupplier: { summary: 'Read a supplier', resource: 'Supplier' },
  ListUsers: { summary: 'List the users', resource: 'ListedUser' },
  GetUser: { summary: 'Read a user', resource: 'User' },
  ListWebhookDeliveries: { summary: 'List the deliveries to webhooks', resource: 'WebhookDelivery' },
  GetWebhookDelivery: { summary: 'Read a webhook delivery', resource: 'WebhookDelivery' },
  ListWebhooks: { summary: 'List the webhooks', resource: 'Webhook' },
  CreateWebhook: { summary: 'Create a webhook', resource: 'CreatedWebhook' },
  GetWebhook: { summary: 'Read a webhook', resource: 'Webhook' },
  UpdateWebhook: { summary: 'Change a webhook', resource: 'Webhook' },
  DeleteWebhook: { summary: 'Delete a webhook' },
  TestWebhook: { summary: 'Send a test event to a webhook', resource: 'PingAnswer' },
}

function documentOperations(
  kind: 'Order' | 'Quote',
  one: string,
): Readonly<Record<string, DescribedOperation>> {
  const all = `${kind.toLowerCase()}s`
  return {
    [`List${kind}s`]: { summary: `List the ${all}, last changed first`, resource: kind },
    [`Query${kind}s`]: { summary: `List the ${all} by their last change, oldest first`, resource: kind },
    [`Create${kind}`]: { summary: `Create ${one}`, resource: `Full${kind}` },
    [`Get${kind}`]: { summary: `Read ${one}`, resource: `Full${kind}` },
    [`Set${kind}Labels`]: { summary: `Replace the labels of ${one}`, resource: `Full${kind}` },
    [`Add${kind}LineItem`]: { summary: `Add a line to ${one}`, resource: `${kind}Totals` },
    [`Update${kind}LineItem`]: { summary: `Replace a line of ${one}`, resource: kind },
    [`Delete${kind}LineItem`]: { summary: `Remove a line from ${one}` },
    [`List${kind}Messages`]: { summary: `List the messages of ${one}`, resource: 'Message' },
    [`Post${kind}Message`]: { summary: `Post a message to ${one}`, resource: 'Message' },
    [`List${kind}Attachments`]: { summary: `List the files of ${one}`, resource: 'Attachment' },
    [`Upload${kind}Attachment`]: { summary: `Upload a file to ${one}`, resource: 'Message' },
    [`Get${kind}Attachment`]: { summary: `Read a file of ${one}`, resource: 'Attachment' },
    [`Delete${kind}Attachment`]: { summary: `Delete a file of ${one}` },
    [`Upload${kind}DrawingSvg`]: { summary: `Upload the drawings of ${one}`, resource: 'UploadedDrawing' },
  }
}
