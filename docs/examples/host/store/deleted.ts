import type { Query } from '../database.ts'

/** Deletes at most `max` rows of a table, and returns their number. Skips rows that another host is deleting. */
export async function deleted(
  query: Query,
  table: string,
  condition: string,
  max: number,
  ...values: readonly string[]
): Promise<number> {
  const rows = await query(
    `delete from ${table} where ctid = any (array(
       select ctid from ${table} where ${condition} limit $1 for update skip locked)) returning 1`,
    [max, ...values],
  )
  return rows.length
}
