import type { Catalogue, CatalogueProduct, CatalogueRow, CatalogueTemplate } from '../model/catalogue.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import { listOf } from './list.js'
import { fieldsOf, isObject, objectOf, readFields } from './object.js'
import { newReading, addProblem, type Reader } from './reading.js'
import { text } from './scalars.js'

interface SentRow {
  readonly productRowId?: string
  readonly rowPriceIds?: readonly string[]
}

interface SentProduct {
  readonly productId?: string
  readonly colours?: readonly string[]
  readonly rows?: readonly CatalogueRow[]
}

interface SentTemplate extends CatalogueTemplate {
  readonly templateId?: string
}

interface SentCustomer {
  readonly customerId?: string
}

/** An object that cannot do without its id. */
function identified<A extends object, B>(
  reader: Reader<A>,
  field: keyof A & string,
  entryOf: (sent: A, id: string) => B,
): Reader<B> {
  return (value, step, reading) => {
    const before = reading.problems.length
    const sent = reader(value, step, reading)
    if (sent === undefined) return undefined
    const id = sent[field]
    if (typeof id === 'string' && id !== '') return entryOf(sent, id)
    const fieldPlace = reading.path.length + 1
    const isTold = reading.problems.slice(before).some(({ path }) => path[fieldPlace] === field)
    if (!isTold) addProblem(reading, 'required', {}, step, field)
    return undefined
  }
}

const row = identified(
  objectOf(fieldsOf<SentRow>({ productRowId: text, rowPriceIds: listOf(text, '') })),
  'productRowId',
  ({ rowPriceIds }, productRowId): CatalogueRow => ({
    productRowId,
    ...(rowPriceIds === undefined ? {} : { rowPriceIds }),
  }),
)

const product = identified(
  objectOf(
    fieldsOf<SentProduct>({
      productId: text,
      colours: listOf(text, ''),
      rows: listOf<CatalogueRow>(row, { productRowId: '' }),
    }),
  ),
  'productId',
  (sent, id): readonly [string, CatalogueProduct] => [id, sent],
)

const template = identified(
  objectOf(fieldsOf<SentTemplate>({ templateId: text, colours: listOf(text, ''), thickness: text })),
  'templateId',
  (sent, id): readonly [string, CatalogueTemplate] => [id, sent],
)

const customer = identified(
  objectOf(fieldsOf<SentCustomer>({ customerId: text })),
  'customerId',
  (sent, id): readonly [string, SentCustomer] => [id, sent],
)

interface SentCatalogue {
  readonly products?: readonly (readonly [string, CatalogueProduct])[]
  readonly flashingTemplates?: readonly (readonly [string, CatalogueTemplate])[]
  readonly customers?: readonly (readonly [string, SentCustomer])[]
}

const fields = fieldsOf<SentCatalogue>({
  products: listOf<readonly [string, CatalogueProduct]>(product, ['', {}]),
  flashingTemplates: listOf<readonly [string, CatalogueTemplate]>(template, ['', {}]),
  customers: listOf<readonly [string, SentCustomer]>(customer, ['', {}]),
})

/** Look-ups over a catalogue in one piece of JSON, and what was wrong with it (A3). */
export function readCatalogueJson(json: unknown): {
  readonly catalogue: Catalogue
  readonly problems: readonly LocatedProblem[]
} {
  const reading = newReading()
  if (!isObject(json)) addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(json) })
  const { products, flashingTemplates, customers } = readFields(isObject(json) ? json : {}, fields, reading)
  return {
    catalogue: {
      ...(products === undefined ? {} : { product: lookUpIn(products) }),
      ...(flashingTemplates === undefined ? {} : { flashingTemplate: lookUpIn(flashingTemplates) }),
      ...(customers === undefined ? {} : { customer: lookUpIn(customers) }),
    },
    problems: reading.problems,
  }
}

function lookUpIn<A>(entries: readonly (readonly [string, A])[]): (id: string) => A | undefined {
  const byId = new Map(entries)
  return (id) => byId.get(id)
}
