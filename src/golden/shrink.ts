import { ownField } from '../problem/own-fields.js'
import { isObject } from '../wire/object.js'

/** Returns only the parts that show the difference. Tries about 1,200 requests at most. */
export function shrunkRequest(request: unknown, differs: (request: unknown) => boolean): unknown {
  if (!isObject(request)) return request
  const withShortLists = ['adjustments', 'lines'].reduce<Readonly<Record<string, unknown>>>(
    (smaller, field) => {
      const list = ownField(smaller, field)
      if (!Array.isArray(list)) return smaller
      const kept = shrunkList(list as readonly unknown[], (some) => differs({ ...smaller, [field]: some }))
      return { ...smaller, [field]: kept }
    },
    request,
  )
  let tries = 0
  return withoutFields(withShortLists, (some) => tries++ < MAX_FIELDS && differs(some))
}

const MAX_TRIES = 200

const MAX_FIELDS = 400

function withoutFields(value: unknown, differs: (value: unknown) => boolean): unknown {
  if (Array.isArray(value)) return withoutElements(value as readonly unknown[], differs)
  if (!isObject(value)) return value
  let kept: Readonly<Record<string, unknown>> = value
  for (const field of Object.keys(value)) {
    const { [field]: inner, ...others } = kept
    if (differs(others)) kept = others
    else if (typeof inner === 'object' && inner !== null)
      kept = withField(
        kept,
        field,
        withoutFields(inner, (some) => differs(withField(kept, field, some))),
      )
  }
  return kept
}

function withoutElements(
  list: readonly unknown[],
  differs: (value: readonly unknown[]) => boolean,
): readonly unknown[] {
  let kept = shrunkList(list, differs)
  for (const [index, element] of kept.entries()) {
    const withElement = (some: unknown): readonly unknown[] =>
      kept.map((one, place) => (place === index ? some : one))
    kept = withElement(withoutFields(element, (some) => differs(withElement(some))))
  }
  return kept
}

function withField(
  object: Readonly<Record<string, unknown>>,
  field: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  return { ...object, [field]: value }
}

/** Tries an empty list, then single elements, then removes halves, quarters and so on. */
function shrunkList(
  list: readonly unknown[],
  differs: (some: readonly unknown[]) => boolean,
): readonly unknown[] {
  if (differs([])) return []
  const alone = list.slice(0, MAX_TRIES).find((element) => differs([element]))
  return alone !== undefined ? [alone] : withoutParts(list, differs)
}

function withoutParts(
  list: readonly unknown[],
  differs: (some: readonly unknown[]) => boolean,
): readonly unknown[] {
  let kept = list
  let tries = 0
  for (let size = Math.floor(list.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < kept.length && tries < MAX_TRIES; tries++) {
      const rest = [...kept.slice(0, start), ...kept.slice(start + size)]
      if (differs(rest)) kept = rest
      else start += size
    }
  }
  return kept
}
