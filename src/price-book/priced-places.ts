import { MAX_KIT_DEPTH } from '../definitions/limits.js'
import { valueAtStep } from '../problem/path.js'
import { LINE_KINDS, type LineKind } from '../wire/document.generated.js'
import { isObject, type JsonObject } from '../wire/object.js'

type PlacePath = readonly (string | number)[]

/** A pricing object, or a flashing, that may have prices. */
export interface PricedPlace {
  /** A `kit` may be a sub-kit. */
  readonly kind: 'catalogue' | 'onTheFly' | 'labour' | 'component' | 'kit' | 'flashing'
  readonly path: PlacePath
  readonly fields: JsonObject
  /** The object that names the product. */
  readonly owner: JsonObject
}

/** Returns the same object if unchanged. */
type ChangeOfPlace = (place: PricedPlace) => JsonObject

interface Walk {
  readonly change: ChangeOfPlace
  /** The kits already changed. Each is changed only once, so the work stays linear. */
  readonly seen: Map<object, unknown>
}

/** Shares unchanged parts with the old request. Skips unreadable parts, because pricing reports them. */
export function changePrices(request: unknown, change: ChangeOfPlace): unknown {
  if (!isObject(request)) return request
  const walk: Walk = { change, seen: new Map() }
  return changeField(request, 'lines', ['lines'], (lines, path) =>
    changeList(lines, path, (line, at) => changeLine(line, at, walk)),
  )
}

type ChangeOfValue = (value: unknown, path: PlacePath) => unknown

function changeField(
  holder: JsonObject,
  name: string,
  path: PlacePath,
  changeValue: ChangeOfValue,
): JsonObject {
  const before = valueAtStep(holder, name)
  const after = changeValue(before, path)
  return after === before ? holder : { ...holder, [name]: after }
}

/** Returns a list with a hole unchanged, but visits the elements before the hole. */
function changeList(list: unknown, path: PlacePath, changeElement: ChangeOfValue): unknown {
  if (!Array.isArray(list)) return list
  const changed: unknown[] = []
  let isChanged = false
  for (let index = 0; index < list.length; index++) {
    if (!Object.hasOwn(list, index)) return list
    const before: unknown = list[index]
    const after = changeElement(before, [...path, index])
    changed.push(after)
    isChanged ||= after !== before
  }
  return isChanged ? changed : list
}

function changeLine(line: unknown, path: PlacePath, walk: Walk): unknown {
  if (!isObject(line)) return line
  let changed = line
  for (const kind of LINE_KINDS)
    changed = changeField(changed, kind, [...path, kind], (owner, at) =>
      isObject(owner) ? changeOwner(owner, kind, at, walk) : owner,
    )
  return changed
}

function changeOwner(owner: JsonObject, kind: LineKind, path: PlacePath, walk: Walk): unknown {
  switch (kind) {
    case 'onTheFly':
    case 'catalogue':
    case 'labour':
      return changePricing(owner, kind, path, walk)
    case 'flashing':
      return walk.change({ kind, path, fields: owner, owner })
    case 'productKit':
      return changeKit(owner, path, 0, walk)
    case 'notes':
      return owner
  }
}

const NO_FIELDS: JsonObject = Object.freeze({})

/** Treats a missing pricing object as empty (N2). Keeps a value of another type. */
function changePricing(
  owner: JsonObject,
  kind: Exclude<PricedPlace['kind'], 'flashing'>,
  path: PlacePath,
  walk: Walk,
): JsonObject {
  return changeField(owner, 'pricing', [...path, 'pricing'], (pricing, at) => {
    if (isObject(pricing)) return walk.change({ kind, path: at, fields: pricing, owner })
    if (pricing !== undefined && pricing !== null) return pricing
    const fields = walk.change({ kind, path: at, fields: NO_FIELDS, owner })
    return fields === NO_FIELDS ? pricing : fields
  })
}

function changeKit(kit: unknown, path: PlacePath, depth: number, walk: Walk): unknown {
  if (!isObject(kit) || depth > MAX_KIT_DEPTH) return kit
  if (walk.seen.has(kit)) return walk.seen.get(kit)
  walk.seen.set(kit, kit)
  const level = changePricing(kit, 'kit', path, walk)
  const parts = changeField(level, 'components', [...path, 'components'], (components, at) =>
    changeList(components, at, (component, one) =>
      isObject(component) && valueAtStep(component, 'productType') !== 'PRODUCT_TYPE_NOTES' // K3
        ? changePricing(component, 'component', one, walk)
        : component,
    ),
  )
  const changed = changeField(parts, 'subKits', [...path, 'subKits'], (subKits, at) =>
    changeList(subKits, at, (subKit, one) => changeKit(subKit, one, depth + 1, walk)),
  )
  walk.seen.set(kit, changed)
  return changed
}
