import type { Schema } from './schema-parts.js'

/** In the order of the interface. `paths` are prefixes. */
const GROUPS: readonly {
  readonly name: string
  readonly description: string
  readonly paths: readonly string[]
}[] = [
  {
    name: 'Catalogue',
    description: 'Products, kits and flashing templates.',
    paths: ['/v1/catalogue/'],
  },
  {
    name: 'Search (preview)',
    description: 'Preview: one ranked list of products, kits and flashing templates.',
    paths: ['/v1/catalogue:search'],
  },
  {
    name: 'Company',
    description: 'The company of the key, and its custom fields.',
    paths: ['/v1/company'],
  },
  { name: 'Labels', description: 'The labels of the company.', paths: ['/v1/company/labels'] },
  {
    name: 'Order statuses',
    description: 'The workflow statuses of the company.',
    paths: ['/v1/company/order-statuses'],
  },
  { name: 'Customers', description: 'Customers, with addresses and contacts.', paths: ['/v1/customers'] },
  { name: 'Inventory', description: 'Stock by row and colour.', paths: ['/v1/inventory'] },
  {
    name: 'Orders',
    description: 'Orders, their lines, labels, drawings, messages and files.',
    paths: ['/v1/orders'],
  },
  {
    name: 'Quotes',
    description: 'Quotes, their lines, labels, drawings, messages and files.',
    paths: ['/v1/quotes'],
  },
  { name: 'Suppliers', description: 'Suppliers, which can only be read.', paths: ['/v1/suppliers'] },
  { name: 'Users', description: 'The users of the company.', paths: ['/v1/users'] },
  {
    name: 'Webhooks',
    description: 'Subscriptions to events, and their deliveries.',
    paths: ['/v1/webhook'],
  },
]

export const TAGS: readonly Schema[] = GROUPS.map(({ name, description }) => ({ name, description }))

/** Prefers the longest prefix. */
export function groupOf(path: string): string {
  let found = { name: '', length: 0 }
  for (const { name, paths } of GROUPS)
    for (const start of paths)
      if (path.startsWith(start) && start.length > found.length) found = { name, length: start.length }
  return found.name
}
