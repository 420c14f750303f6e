import {
  fieldOf,
  isCatalogue,
  isPlain,
  isPromise,
  isRecord,
  type Catalogue,
} from '../../document/catalogue.js'
import {
  checkedLookUp,
  hostFunction,
  hostNamesOf,
  hostObject,
  mustBe,
  type HostCheck,
} from '../host-argument.js'

const hostRecordFound = /* @__PURE__ */ mustBe(
  'an object, or undefined where there is none',
  (found) => found === undefined || found === null || isRecord(found),
)
const hostAnswer = /* @__PURE__ */ mustBe('an answer and no promise of one', (found) => !isPromise(found))

/** The look-ups of a catalogue, and what each may answer (A3). */
const LOOK_UPS: Readonly<Record<keyof Catalogue, HostCheck>> = {
  product: hostRecordFound,
  flashingTemplate: hostRecordFound,
  kit: hostAnswer,
  customer: hostAnswer,
}

/** The look-ups of a host by their names, each of them checked (E8): pricing would ask a wrong one in vain. */
export function checkedCatalogue(catalogue: Catalogue | null | undefined, name: string): Catalogue {
  if (catalogue === undefined || catalogue === null) return {}
  hostObject(catalogue, name)
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
