import type { Operation } from 'quotewright/service'
import type { Handler } from './call.ts'
import { attachmentHandlers } from './operations/attachments.ts'
import { catalogueHandlers } from './operations/catalogue.ts'
import { companyHandlers } from './operations/company.ts'
import { customerHandlers } from './operations/customers.ts'
import { deliveryHandlers } from './operations/deliveries.ts'
import { documentHandlers } from './operations/documents.ts'
import { drawingHandlers } from './operations/drawings.ts'
import { inventoryHandlers } from './operations/inventory.ts'
import { labelHandlers } from './operations/labels.ts'
import { lineHandlers } from './operations/lines.ts'
import { messageHandlers } from './operations/messages.ts'
import { webhookHandlers } from './operations/webhooks.ts'

export const handlers: Readonly<Record<string, Handler>> = {
  ...catalogueHandlers,
  ...companyHandlers,
  ...customerHandlers,
  ...inventoryHandlers,
  ...documentHandlers('order'),
  ...documentHandlers('quote'),
  ...lineHandlers('order'),
  ...lineHandlers('quote'),
  ...labelHandlers('order'),
  ...labelHandlers('quote'),
  ...messageHandlers('order'),
  ...messageHandlers('quote'),
  ...attachmentHandlers('order'),
  ...attachmentHandlers('quote'),
  ...drawingHandlers('order'),
  ...drawingHandlers('quote'),
  ...webhookHandlers,
  ...deliveryHandlers,
}

export function handlerOf(operation: Operation): Handler {
  const handler = handlers[operation.id]
  if (handler === undefined) throw new Error(`Nothing answers ${operation.id}.`)
  return handler
}
