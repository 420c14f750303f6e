import type { Host } from './host.ts'
import { addCompany, addKey, hasOwnKey, type Caller } from './store/companies.ts'
import { addResource, type Resource, type ResourceKind } from './store/resources.ts'
import { putStock, type StockLevel } from './store/stock.ts'
import data from './seed.json' with { type: 'json' }

/** The API key for trying the example. A real host makes random keys and shows each only once. */
export const EXAMPLE_KEY = data.keys[0]?.key ?? ''

/** The field of each kind of resource that holds its id. */
const ID_FIELDS: Readonly<Record<ResourceKind, string>> = {
  customField: 'customFieldId',
  customer: 'customerId',
  kit: 'kitId',
  label: 'labelId',
  product: 'productId',
  status: 'statusId',
  supplier: 'supplierId',
  flashingTemplate: 'templateId',
  user: 'userId',
}

/**
 * Makes a key for the example company that only its owner knows, and returns it to be shown once. Undefined if the
 * company already has one.
 */
export async function ownKey(host: Host): Promise<string | undefined> {
  const [caller] = data.keys
  return host.database.transaction(async (query) => {
    if (caller === undefined || (await hasOwnKey(query, caller.companyId))) return undefined
    const key = Buffer.from(host.random(32)).toString('base64url')
    const { companyId, userId, role } = caller as Caller
    await addKey(query, key, { apiKeyId: `key_${key.slice(0, 8)}`, companyId, userId, role }, false)
    return key
  })
}

/** Fills an empty database with a company that sells roofing, and with another company that has no data. */
export async function seed(host: Host): Promise<void> {
  const now = host.now().toISOString()
  const { companyId, stranger } = data
  await host.database.transaction(async (query) => {
    const isNew = await addCompany(query, companyId, { resource: data.company, account: data.account }, now)
    if (!isNew) return
    await addCompany(
      query,
      stranger.companyId,
      { resource: stranger.company, account: stranger.account },
      now,
    )
    for (const { key, ...caller } of data.keys) await addKey(query, key, caller as Caller, true)
    for (const [kind, idField] of Object.entries(ID_FIELDS) as [ResourceKind, string][]) {
      const resources: readonly Resource[] = data[kind]
      for (const [place, resource] of resources.entries()) {
        const id = String(resource[idField])
        await addResource(query, companyId, kind, id, resource, { place, ...nameOf(kind, resource) })
      }
    }
    for (const level of data.stock as readonly StockLevel[]) await putStock(query, companyId, level)
  })
}

function nameOf(kind: ResourceKind, resource: Resource): { readonly name?: string } {
  return kind === 'customer' ? { name: String(resource['companyName']) } : {}
}
