import { validated, type Answer } from '../answer.js'
import type { Catalogue } from '../model/catalogue.js'
import { readCatalogueJson } from '../wire/catalogue.js'

/**
 * Makes look-ups of a catalogue in one piece of JSON (A3, V6), or tells what is wrong with its form, such as
 * `invalid_type` and `required`. The root entry's `readCatalogue` with an Either.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { readCatalogue } from 'quotewright/fp'
 *
 * const catalogue = readCatalogue({ products: [{ productId: 'prod_1' }] })
 * assert.ok(E.isRight(catalogue))
 * assert.equal(catalogue.right.product?.('prod_2'), undefined)
 */
export function readCatalogue(json: unknown): Answer<Catalogue> {
  const { catalogue, problems } = readCatalogueJson(json)
  return validated(catalogue, problems, json)
}
