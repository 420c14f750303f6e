import type {
  CatalogueProduct,
  CatalogueRow,
  CatalogueTemplate,
  ParsedCatalogueFile,
  ParsedCatalogueFileProduct,
  ParsedCatalogueFileTemplate,
  ParsedCatalogueRow,
} from '../wire/catalogue-file.generated.js'
import type { Catalogue } from './catalogue.js'

// A3
export function catalogueOf({
  products,
  kits,
  flashingTemplates,
  customers,
}: ParsedCatalogueFile): Catalogue {
  return {
    ...(products && { product: lookUpIn(products, 'productId', productIn) }),
    ...(kits && { kit: lookUpIn(kits, 'kitId', (kit) => kit) }),
    ...(flashingTemplates && { flashingTemplate: lookUpIn(flashingTemplates, 'templateId', templateIn) }),
    ...(customers && { customer: lookUpIn(customers, 'customerId', (customer) => customer) }),
  }
}

function lookUpIn<Id extends string, A extends Readonly<Record<Id, string | undefined>>, B>(
  entries: readonly A[],
  idField: Id,
  foundIn: (entry: A) => B,
): (id: string) => B | undefined {
  const byId = new Map<string | undefined, B>(entries.map((entry) => [entry[idField], foundIn(entry)]))
  return (id) => byId.get(id)
}

function productIn({ colours, rows }: ParsedCatalogueFileProduct): CatalogueProduct {
  return { ...(colours && { colours }), ...(rows && { rows: rows.map(rowIn) }) }
}

function rowIn({ productRowId = '', rowPriceIds }: ParsedCatalogueRow): CatalogueRow {
  return { productRowId, ...(rowPriceIds && { rowPriceIds }) }
}

function templateIn({ colours, thickness }: ParsedCatalogueFileTemplate): CatalogueTemplate {
  return { ...(colours && { colours }), ...(thickness !== undefined && { thickness }) }
}
