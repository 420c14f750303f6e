import { answered, type Answer } from '../answer.js'
import type { Catalogue } from '../model/catalogue.js'
import { readCatalogueJson } from '../wire/catalogue.js'

/** A3. */
export function readCatalogue(json: unknown): Answer<Catalogue> {
  const { catalogue, findings } = readCatalogueJson(json)
  return answered(catalogue, findings, json)
}
