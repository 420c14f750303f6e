import { createHash } from 'node:crypto'
import type { Role } from 'quotewright/service'
import type { Query } from '../database.ts'

/** The caller of a request: an API key, its company, and the user in whose name it writes. */
export interface Caller {
  readonly apiKeyId: string
  readonly companyId: string
  readonly userId: string
  readonly role: Role
}

export interface Company {
  readonly resource: object
  readonly account: object
}

/** Returns the caller of a known key that has not expired. Published keys count only if `takesPublished` is true. */
export async function findCaller(
  query: Query,
  key: string,
  now: string,
  takesPublished: boolean,
): Promise<Caller | undefined> {
  const rows = await query<Caller>(
    `select id as "apiKeyId", company_id as "companyId", user_id as "userId", role
       from api_keys where key_hash = $1 and (expires_at is null or expires_at > $2) and (not is_published or $3)`,
    [hashOf(key), now, takesPublished],
  )
  return rows[0]
}

export async function addKey(query: Query, key: string, caller: Caller, isPublished: boolean): Promise<void> {
  await query(
    `insert into api_keys (key_hash, id, company_id, user_id, role, is_published) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [hashOf(key), caller.apiKeyId, caller.companyId, caller.userId, caller.role, isPublished],
  )
}

/** Tests whether a company has a key that is not published in this repository. */
export async function hasOwnKey(query: Query, companyId: string): Promise<boolean> {
  return (
    (await query('select id from api_keys where company_id = $1 and not is_published limit 1', [companyId]))
      .length > 0
  )
}

export async function addCompany(query: Query, id: string, company: Company, now: string): Promise<boolean> {
  const rows = await query(
    'insert into companies (id, resource, account) values ($1, $2, $3) on conflict do nothing returning id',
    [id, JSON.stringify(company.resource), JSON.stringify(company.account)],
  )
  if (rows.length > 0)
    await query('insert into numbers (company_id, last_write_at) values ($1, $2)', [id, now])
  return rows.length > 0
}

export async function companyOf(query: Query, id: string): Promise<Company> {
  const [company] = await query<Company>('select resource, account from companies where id = $1', [id])
  if (company === undefined) throw new Error('A key belongs to no company.')
  return company
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
