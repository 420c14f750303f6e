import type { Query } from '../database.ts'

/** The stored fields of a stock entry. All others are computed. */
export interface StockLevel {
  readonly productId: string
  readonly productRowId: string
  readonly colour: string
  readonly onHand: string
  readonly onTheWay: string
}

export function stockOf(query: Query, companyId: string): Promise<readonly StockLevel[]> {
  return query<StockLevel>(
    `select product_id as "productId", product_row_id as "productRowId", colour, on_hand as "onHand",
            on_the_way as "onTheWay"
       from stock where company_id = $1`,
    [companyId],
  )
}

export async function putStock(query: Query, companyId: string, level: StockLevel): Promise<void> {
  await query(
    `insert into stock (company_id, product_id, product_row_id, colour, on_hand, on_the_way)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, product_id, product_row_id, colour) do update set on_hand = excluded.on_hand`,
    [companyId, level.productId, level.productRowId, level.colour, level.onHand, level.onTheWay],
  )
}
