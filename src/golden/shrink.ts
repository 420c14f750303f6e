import { isObject } from '../wire/object.js'

/**
 * Takes away from a request what a difference does not need: adjustments, then lines. `differs` says whether a request
 * still shows it. Some hundred requests are tried at most.
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

/** More requests are not tried for one list. */
const MOST_TRIES = 200

/**
 * Few elements that still differ, in their order: none, or a single one, or what is left when halves, quarters and so on
 * are taken away as long as the rest differs.
 */
function shrunkList(
  list: readonly unknown[],
  differs: (some: readonly unknown[]) => boolean,
): readonly unknown[] {
  if (differs([])) return []
  const alone = list.slice(0, MOST_TRIES).find((element) => differs([element]))
  return alone !== undefined ? [alone] : withoutParts(list, differs)
}

function withoutParts(
  list: readonly unknown[],
  differs: (some: readonly unknown[]) => boolean,
): readonly unknown[] {
  let kept = list
  let tries = 0
  for (let size = Math.floor(list.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < kept.length && tries < MOST_TRIES; tries++) {
      const rest = [...kept.slice(0, start), ...kept.slice(start + size)]
      if (differs(rest)) kept = rest
      else start += size
    }
  }
  return kept
}
