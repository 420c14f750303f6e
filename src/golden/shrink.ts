import { isObject } from '../wire/object.js'

/**
 * Removes the parts of a request that a difference does not need: adjustments, then lines. `differs` tests
 * whether a request still shows the difference. Tries a few hundred requests at most.
 */
export function shrunkRequest(request: unknown, differs: (request: unknown) => boolean): unknown {
  if (!isObject(request)) return request
  return ['adjustments', 'lines'].reduce<Readonly<Record<string, unknown>>>((smaller, field) => {
    const list = Object.hasOwn(smaller, field) ? smaller[field] : undefined
    if (!Array.isArray(list)) return smaller
    const kept = shrunkList(list as readonly unknown[], (some) => differs({ ...smaller, [field]: some }))
    return { ...smaller, [field]: kept }
  }, request)
}

/** The maximum number of requests to try for one list. */
const MAX_TRIES = 200

/**
 * Returns a small part of a list that still differs, in order. It tries an empty list, then single elements, then
 * removes halves, quarters and so on while the rest differs.
 */
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
