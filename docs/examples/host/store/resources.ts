import { createHash } from 'node:crypto'
import { customerNameKey, searchKey } from 'quotewright/service'
import type { Query } from '../database.ts'
import { nextBatch, type Batch } from './batch.ts'
import { preselecting, type Filters } from './preselect.ts'

/** The kinds of resource that are stored, read and listed in the same way. */
export type ResourceKind =
  | 'customField'
  | 'customer'
  | 'kit'
  | 'label'
  | 'product'
  | 'status'
  | 'supplier'
  | 'flashingTemplate'
  | 'user'

export type Resource = Readonly<Record<string, unknown>>

/** Returns all resources of a kind, in the company's display order. */
export async function resourcesOf(
  query: Query,
  companyId: string,
  kind: ResourceKind,
): Promise<readonly Resource[]> {
  const rows = await query<{ resource: Resource }>(
    'select resource from resources where company_id = $1 and kind = $2 order by place, id',
    [companyId, kind],
  )
  return rows.map(({ resource }) => resource)
}

const CONDITIONS: Readonly<Record<string, string>> = {
  // Resources that an earlier version stored have no search key.
  companyName: '(search_key is null or position($ in search_key) > 0)',
}

/** Returns the next resources of a kind after an id, by their ids. */
export async function resourcesAfter(
  query: Query,
  companyId: string,
  kind: ResourceKind,
  filters: Filters,
  after: string,
  count: number,
): Promise<Batch<Resource>> {
  const parameters: unknown[] = [companyId, kind, after]
  const where = [
    'company_id = $1 and kind = $2 and id > $3',
    ...preselecting(CONDITIONS, filters, parameters),
  ]
  const selection = { columns: 'resource', table: 'resources', where: where.join(' and '), order: 'id' }
  const batch = await nextBatch<{ resource: Resource }>(query, { ...selection, parameters }, count)
  return { rows: batch.rows.map(({ resource }) => resource), isCut: batch.isCut }
}

/** Returns the resources of a kind with these ids, by id. */
export async function resourcesById(
  query: Query,
  companyId: string,
  kind: ResourceKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Resource>> {
  const rows = await query<{ id: string; resource: Resource }>(
    `select id, resource from resources
      where company_id = $1 and kind = $2 and id in (select jsonb_array_elements_text($3::jsonb))`,
    [companyId, kind, JSON.stringify(ids.filter(isStorable))],
  )
  return new Map(rows.map(({ id, resource }) => [id, resource]))
}

/**
 * Tests whether PostgreSQL can store a text: it has no zero bytes and no unpaired surrogates. Valid ids have neither.
 */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}

/** Replaces each character that PostgreSQL cannot store. */
export function storable(text: string): string {
  return text.replaceAll(/[\0\p{Cs}]/gu, '\uFFFD')
}

/** A row that a write looks up before it begins. */
export interface LookedUp {
  readonly kind: ResourceKind | 'account' | 'webhook'
  readonly id: string
  readonly resource: Resource
}

/** Returns the settings of a company, its statuses, custom fields and webhooks, and the resources with these ids. */
export function lookUp(
  query: Query,
  companyId: string,
  ids: readonly (readonly [kind: ResourceKind, id: string])[],
): Promise<readonly LookedUp[]> {
  return query<LookedUp>(
    `select 'account' as kind, id, account as resource, 0 as place from companies where id = $1
     union all
     select 'webhook', id, resource, 0 from webhooks where company_id = $1
     union all
     select kind, id, resource, place from resources
      where company_id = $1 and kind in ('status', 'customField')
     union all
     select kind, id, resource, place
       from jsonb_array_elements($2::jsonb) one
       join resources on company_id = $1 and kind = one->>0 and id = one->>1
      order by place, id`,
    [companyId, JSON.stringify(ids.filter(([, id]) => isStorable(id)))],
  )
}

/** Locks a resource: until the transaction ends, other writes that lock it wait. */
export async function lockResource(
  query: Query,
  companyId: string,
  kind: ResourceKind,
  id: string,
): Promise<Resource | undefined> {
  if (!isStorable(id)) return undefined
  const [row] = await query<{ resource: Resource }>(
    'select resource from resources where company_id = $1 and kind = $2 and id = $3 for update',
    [companyId, kind, id],
  )
  return row?.resource
}

export async function findResource(
  query: Query,
  companyId: string,
  kind: ResourceKind,
  id: string,
): Promise<Resource | undefined> {
  return (await resourcesById(query, companyId, kind, [id])).get(id)
}

/** Adds a resource. Returns false if its id or its unique name is already taken. */
export async function addResource(
  query: Query,
  companyId: string,
  kind: ResourceKind,
  id: string,
  resource: object,
  { place = 0, name }: { readonly place?: number; readonly name?: string } = {},
): Promise<boolean> {
  const rows = await query(
    `insert into resources (company_id, kind, id, place, name_key, search_key, resource)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [companyId, kind, id, place, ...keysOf(name), JSON.stringify(resource)],
  )
  return rows.length > 0
}

export async function isNameTaken(
  query: Query,
  companyId: string,
  kind: ResourceKind,
  name: string,
): Promise<boolean> {
  const rows = await query('select id from resources where company_id = $1 and kind = $2 and name_key = $3', [
    companyId,
    kind,
    keysOf(name)[0],
  ])
  return rows.length > 0
}

/** Returns a key that is equal for equal names, and the text to search for parts of the name. */
function keysOf(name: string | undefined): readonly (string | null)[] {
  if (name === undefined) return [null, null]
  const hash = createHash('sha256')
    .update(JSON.stringify(customerNameKey(name)))
    .digest('hex')
  return [hash, storable(searchKey(name))]
}
