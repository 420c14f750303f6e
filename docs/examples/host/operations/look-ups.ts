import { namedIds, type OrderStatus, type Pricing, type Webhook } from 'quotewright/service'
import type { Query } from '../database.ts'
import { lookUp, type LookedUp, type Resource, type ResourceKind } from '../store/resources.ts'

/** The look-ups for pricing and for documents. They are synchronous, so everything is read beforehand. */
export interface LookUps {
  readonly pricing: Pricing
  /** Returns the name of a customer's company, in the field of a document. */
  readonly companyNameOf: (customerId: unknown) => { readonly customerCompanyName?: string }
  readonly label: (id: string) => Resource | undefined
  readonly statuses: readonly OrderStatus[]
  readonly webhooks: readonly Webhook[]
}

/** Reads everything that the body of a write names, in one query and before anything is locked (I12). */
export async function lookUpsFor(
  query: Query,
  companyId: string,
  kind: 'order' | 'quote',
  body: unknown,
): Promise<LookUps> {
  const ids = Object.entries(namedIds(body)).flatMap(([named, some]) =>
    some.map((id) => [named as ResourceKind, id] as const),
  )
  const rows = await lookUp(query, companyId, ids)
  const rowsOf = (wanted: string): readonly LookedUp[] => rows.filter((row) => row.kind === wanted)
  const resourcesOf = (wanted: string): readonly Resource[] => rowsOf(wanted).map(({ resource }) => resource)
  const byId = (wanted: ResourceKind): ((id: string) => Resource | undefined) => {
    const found = new Map(rowsOf(wanted).map(({ id, resource }) => [id, resource]))
    return (id) => found.get(id)
  }
  const customer = byId('customer')
  return {
    pricing: {
      account: accountOf(resourcesOf('account')[0] ?? {}, resourcesOf('customField'), kind),
      catalogue: {
        product: byId('product'),
        flashingTemplate: byId('flashingTemplate'),
        kit: byId('kit'),
        customer,
      },
    },
    companyNameOf: (id) => {
      const name = typeof id === 'string' ? customer(id)?.['companyName'] : undefined
      return typeof name === 'string' ? { customerCompanyName: name } : {}
    },
    label: byId('label'),
    statuses: resourcesOf('status') as unknown as readonly OrderStatus[],
    webhooks: resourcesOf('webhook') as unknown as readonly Webhook[],
  }
}

/** Returns the settings, with the keys of the custom fields for this kind of document (C13). */
function accountOf(account: Resource, customFields: readonly Resource[], kind: string): Pricing['account'] {
  const ofKind = customFields.filter(({ appliesTo }) => (appliesTo as readonly string[]).includes(`${kind}s`))
  return { ...(account as unknown as Pricing['account']), customFields: ofKind.map(({ key }) => String(key)) }
}
