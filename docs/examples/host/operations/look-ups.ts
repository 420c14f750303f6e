import type { OrderStatus, Pricing } from 'quotewright/service'
import type { Query } from '../database.ts'
import { companyOf } from '../store/companies.ts'
import { resourcesById, resourcesOf, type Resource } from '../store/resources.ts'

/** What pricing and the rules of documents ask for. They are answered at once, so everything is read beforehand. */
export interface LookUps {
  readonly pricing: Pricing
  /** The name of a customer's company, as a document has it. */
  readonly companyNameOf: (customerId: unknown) => { readonly customerCompanyName?: string }
  readonly label: (id: string) => Resource | undefined
  readonly statuses: readonly OrderStatus[]
}

/** Look-ups over everything that these values of JSON name. */
export async function lookUpsFor(
  query: Query,
  companyId: string,
  ...named: readonly unknown[]
): Promise<LookUps> {
  const ids = [...new Set(textsIn(named))]
  const byId = (kind: Parameters<typeof resourcesById>[2]): Promise<ReadonlyMap<string, Resource>> =>
    resourcesById(query, companyId, kind, ids)
  const products = await byId('product')
  const templates = await byId('flashingTemplate')
  const kits = await byId('kit')
  const customers = await byId('customer')
  const labels = await byId('label')
  return {
    pricing: {
      account: (await companyOf(query, companyId)).account as Pricing['account'],
      catalogue: {
        product: (id) => products.get(id),
        flashingTemplate: (id) => templates.get(id),
        kit: (id) => kits.get(id),
        customer: (id) => customers.get(id),
      },
    },
    companyNameOf: (id) => {
      const name = typeof id === 'string' ? customers.get(id)?.['companyName'] : undefined
      return typeof name === 'string' ? { customerCompanyName: name } : {}
    },
    label: (id) => labels.get(id),
    statuses: (await resourcesOf(query, companyId, 'status')) as unknown as readonly OrderStatus[],
  }
}

/** Every text in JSON: which of them are ids, the tables know. */
function textsIn(value: unknown): readonly string[] {
  const texts: string[] = []
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') texts.push(next)
    else if (typeof next === 'object' && next !== null) {
      for (const part of Object.values(next)) waiting.push(part)
    }
  }
  return texts
}
