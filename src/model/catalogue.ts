/** A product of the host's catalogue, as far as a request is checked against it (V6). */
export interface CatalogueProduct {
  /** The colours it comes in; absent: colours are not checked. */
  readonly colours?: readonly string[]
  /** Its rows, each with the ids of its row prices; absent: rows and row prices are not checked. */
  readonly rows?: readonly CatalogueRow[]
}

/** A row of a product: a size or a colour of it that has prices of its own. */
export interface CatalogueRow {
  /** Its id: any text (V5). */
  readonly productRowId: string
  /** Absent: the row prices of this row are not checked. */
  readonly rowPriceIds?: readonly string[]
}

/** A flashing template of the host's catalogue. */
export interface CatalogueTemplate {
  /** The colours it comes in; absent: colours are not checked. */
  readonly colours?: readonly string[]
  /** In mm, a decimal string. */
  readonly thickness?: string
}

/**
 * What a host knows, as look-ups by id (A3). Each is optional: what a host cannot look up is not checked (V6).
 * A look-up answers undefined or null for an id that does not exist. The engine calls it and keeps nothing.
 */
export interface Catalogue {
  /** The product of a `prod_` id. */
  readonly product?: (productId: string) => CatalogueProduct | null | undefined
  /** The template of a `flashtpl_` id. */
  readonly flashingTemplate?: (templateId: string) => CatalogueTemplate | null | undefined
  /** Anything but undefined and null means that the customer exists. */
  readonly customer?: (customerId: string) => unknown
}
