import { serviceLimits } from 'quotewright/service'
import type { Query } from '../database.ts'

/** The next rows of a list. */
export interface Batch<Row> {
  readonly rows: readonly Row[]
  /** Whether the page ended early because its rows are large (P2). More may then follow. */
  readonly isCut: boolean
}

/** A selection of rows, which have a column `bytes`. */
export interface Selection {
  readonly columns: string
  readonly table: string
  /** The `from` clause. By default the table alone. */
  readonly from?: string
  readonly where: string
  readonly order: string
  readonly parameters: readonly unknown[]
}

/** Returns the next rows of a list: at most `count`, and fewer if their bytes fill a page. */
export async function nextBatch<Row>(
  query: Query,
  { columns, table, from = table, where, order, parameters }: Selection,
  count: number,
): Promise<Batch<Row>> {
  const max = parameters.length + 1
  const rows = await query<Row & { readonly bytes: number }>(
    `select ${columns}, bytes from (
       select *, sum(bytes) over (order by ${order}) - bytes as before from ${from}
        where ${where} order by ${order} limit $${String(max)}) ${table}
      where before < $${String(max + 1)} order by ${order}`,
    [...parameters, count, serviceLimits.pageBytes],
  )
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  return { rows, isCut: rows.length < count && bytes >= serviceLimits.pageBytes }
}
