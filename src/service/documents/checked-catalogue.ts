import { isCatalogue, type Catalogue } from '../../engine/catalogue.js'
import { fieldOf, isPlain, isPromise, isRecord } from '../../engine/host-object.js'
import * as check from '../host-argument.js'

const hostRecordFound = check.mustBe(
  'an object, or undefined if nothing was found',
  (found) => found === undefined || found === null || isRecord(found),
)

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

function hostFound(record: check.Check): check.Check {
  return (found, name) => {
    hostRecordFound(found, name)
    check.column(record)(found, name)
  }
}

const hostAnswer = check.mustBe('a value, not a promise', (found) => !isPromise(found))

// A3
const LOOK_UPS: Readonly<Record<keyof Catalogue, check.Check>> = {
  product: hostFound(PRODUCT),
  flashingTemplate: hostFound(TEMPLATE),
  kit: hostAnswer,
  customer: hostAnswer,
}

/** Refuses an unknown field of a plain object, because pricing never calls it (E8). A class may have more fields. */
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
