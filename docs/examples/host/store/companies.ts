import { createHash } from 'node:crypto'
import type { Role } from 'quotewright/service'
import type { Query } from '../database.ts'

/** Who calls: a key, the company it belongs to, and the user in whose name it writes. */
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

/** The caller of a key that is known and has not expired. */
export async function findCaller(query: Query, key: string, now: string): Promise<Caller | undefined> {
  const rows = await query<Caller>(
    `select id as "apiKeyId", company_id as "companyId", user_id as "userId", role
       from api_keys where key_hash = $1 and (expires_at is null or expires_at > $2)`,
    [hashOf(key), now],
  )
  return rows[0]
}

export async function addKey(query: Query, key: string, caller: Caller): Promise<void> {
  await query(
    `insert into api_keys (key_hash, id, company_id, user_id, role) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [hashOf(key), caller.apiKeyId, caller.companyId, caller.userId, caller.role],
  )
}

export async function addCompany(query: Query, id: string, company: Company, now: string): Promise<boolean> {
  const rows = await query(
    `insert into companies (id, resource, account, last_write_at) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [id, JSON.stringify(company.resource), JSON.stringify(company.account), now],
  )
  return rows.length > 0
}

export async function companyOf(query: Query, id: string): Promise<Company> {
  const [company] = await query<Company>('select resource, account from companies where id = $1', [id])
  if (company === undefined) throw new Error('A key belongs to no company.')
  return company
}

/**
 * The time of a write, later than that of every write before. Until the transaction ends no other write of the company
 * begins, on any host, so the writes of a feed become visible in the order of their times.
 */
export async function timeOfWrite(query: Query, companyId: string, clock: string): Promise<string> {
  const [company] = await query<{ last: string }>(
    'select last_write_at as last from companies where id = $1 for update',
    [companyId],
  )
  const last = company === undefined ? 0 : Date.parse(company.last)
  const now = new Date(Math.max(Date.parse(clock), last + 1)).toISOString()
  await query('update companies set last_write_at = $2 where id = $1', [companyId, now])
  return now
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
