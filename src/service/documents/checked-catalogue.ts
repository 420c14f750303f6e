import { isCatalogue, type Catalogue } from '../../engine/catalogue.js'
import { fieldOf, isPlain, isPromise, isRecord } from '../../engine/host-object.js'
import * as check from '../host-argument.js'

const hostRecordFound = check.mustBe(
  'an object, or undefined if nothing was found',
  (found) => found === undefined || found === null || isRecord(found),
)

/** Checks strings from the host's database, which may contain nulls. */
const TEXTS = check.column(check.list(check.column(check.text)))
const ROW = check.record({
  productRowId: check.column(check.text),
  rowPriceIds: TEXTS,
})
const PRODUCT = check.record({
  colours: TEXTS,
  rows: check.column(check.list(check.column(ROW))),
})
const TEMPLATE = check.record({ colours: TEXTS })

/** Accepts an answer without a record. In a record, checks the lists that the engine reads. */
function hostFound(record: check.Check): check.Check {
  return (found, name) => {
    hostRecordFound(found, name)
    check.column(record)(found, name)
  }
}

const hostAnswer = check.mustBe('a value, not a promise', (found) => !isPromise(found))

/** The look-ups of a catalogue, each with the check of its answer (A3). */
const LOOK_UPS: Readonly<Record<keyof Catalogue, check.Check>> = {
  product: hostFound(PRODUCT),
  flashingTemplate: hostFound(TEMPLATE),
  kit: hostAnswer,
  customer: hostAnswer,
}

/**
 * Wraps each look-up of a host with a check (E8). A plain object with an unknown name throws, because pricing would
 * never call that look-up. An instance of a class may have other fields.
 */
export function checkedCatalogue(catalogue: Catalogue | null | undefined, name: string): Catalogue {
  if (catalogue === undefined || catalogue === null) return {}
  check.mustBe(`an object with one of ${Object.keys(LOOK_UPS).join(', ')}`, isCatalogue)(catalogue, name)
  if (isPlain(catalogue)) check.onlyFields(Object.keys(LOOK_UPS))(catalogue, name)
  const lookUps = Object.entries(LOOK_UPS).flatMap(([field, ofAnswer]) => {
    const at = `${name}.${field}`
    const method = fieldOf(catalogue, field)
    if (method === undefined || method === null) return []
    check.callable(method, at)
    const lookUp = (id: string): unknown => (method as (id: string) => unknown).call(catalogue, id)
    return [[field, check.lookUp(lookUp, ofAnswer, at)] as const]
  })
  return Object.fromEntries(lookUps)
}
