import { isCatalogue, type Catalogue } from '../../engine/catalogue.js'
import { fieldOf, isPlain, isPromise, isRecord } from '../../engine/host-object.js'
import {
  checkedLookUp,
  hostColumn,
  hostFunction,
  hostList,
  hostNamesOf,
  hostRecord,
  hostString,
  mustBe,
  type HostCheck,
} from '../host-argument.js'

const hostRecordFound = mustBe(
  'an object, or undefined if nothing was found',
  (found) => found === undefined || found === null || isRecord(found),
)

/** Checks strings from the host's database, which may contain nulls. */
const TEXTS = hostColumn(hostList(hostColumn(hostString)))
const ROW = hostRecord({
  productRowId: hostColumn(hostString),
  rowPriceIds: TEXTS,
})
const PRODUCT = hostRecord({
  colours: TEXTS,
  rows: hostColumn(hostList(hostColumn(ROW))),
})
const TEMPLATE = hostRecord({ colours: TEXTS })

/** Accepts an answer without a record. In a record, checks the fields that the engine reads. */
function hostFound(record: HostCheck): HostCheck {
  return (found, name) => {
    hostRecordFound(found, name)
    hostColumn(record)(found, name)
  }
}

const hostAnswer = mustBe('a value, not a promise', (found) => !isPromise(found))

/** The look-ups of a catalogue, each with the check of its answer (A3). */
const LOOK_UPS: Readonly<Record<keyof Catalogue, HostCheck>> = {
  product: hostFound(PRODUCT),
  flashingTemplate: hostFound(TEMPLATE),
  kit: hostAnswer,
  customer: hostAnswer,
}

/**
 * Wraps each look-up of a host with a check (E8). Throws for an unknown name, because pricing would never call
 * that look-up.
 */
export function checkedCatalogue(catalogue: Catalogue | null | undefined, name: string): Catalogue {
  if (catalogue === undefined || catalogue === null) return {}
  mustBe(`an object with one of ${Object.keys(LOOK_UPS).join(', ')}`, isCatalogue)(catalogue, name)
  if (isPlain(catalogue)) hostNamesOf(Object.keys(LOOK_UPS))(catalogue, name)
  const lookUps = Object.entries(LOOK_UPS).flatMap(([field, check]) => {
    const at = `${name}.${field}`
    const method = fieldOf(catalogue, field)
    if (method === undefined || method === null) return []
    hostFunction(method, at)
    const lookUp = (id: string): unknown => (method as (id: string) => unknown).call(catalogue, id)
    return [[field, checkedLookUp(lookUp, check, at)] as const]
  })
  return Object.fromEntries(lookUps)
}
