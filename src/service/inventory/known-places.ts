import { fieldOf } from '../../engine/host-object.js'
import type { StockProduct } from './stock-entry.js'

/** Holds sets and not lists, because a request may look up many rows and colours. */
export interface KnownPlaces {
  readonly rows: ReadonlySet<string>
  /** Undefined if colours are not tracked. */
  readonly colours: ReadonlySet<string> | undefined
}

export function knownPlacesOf(product: StockProduct): KnownPlaces {
  const isColourTracked = fieldOf(product, 'isColourTracked') === true
  return {
    rows: new Set(product.rows.map(({ productRowId }) => productRowId)),
    colours: isColourTracked ? new Set(fieldOf(product, 'colours')) : undefined,
  }
}
