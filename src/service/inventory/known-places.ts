import type { StockProduct } from './stock-entry.js'

/** The rows and colours of a product, as sets, because a document or a body may name each of them. */
export interface KnownPlaces {
  readonly rows: ReadonlySet<string>
  /** Undefined if colours are not tracked. */
  readonly colours: ReadonlySet<string> | undefined
}

export function knownPlacesOf({ rows, isColourTracked = false, colours = [] }: StockProduct): KnownPlaces {
  return {
    rows: new Set(rows.map(({ productRowId }) => productRowId)),
    colours: isColourTracked ? new Set(colours) : undefined,
  }
}
