import { isObject } from '../../wire/object.js'
import { compareBounds, compareKeywords } from './compare-keywords.js'
import { acceptsAll, compareRequired, turned, type Comparing } from './comparing.js'
import { MAX_VARIANTS } from './form.js'
import { pointerAt } from './interface-change.js'
import { without } from './json-parts.js'
import { differencesThroughout } from './same-throughout.js'
import { fieldOf, isUnrestricted, type Parts, type Variant } from './variant.js'

// Z3, Z4
export function compareVariants(before: Variant, after: Variant, at: string, comparing: Comparing): void {
  if ([before, after].every(isUnrestricted)) return
  compareNames(before, after, at, comparing)
  compareBounds(before, after, comparing)
  compareKeywords(before, after, comparing)
  compareFields(before, after, at, comparing)
  compareRest(before, after, comparing)
  compareNot(before, after, comparing)
  for (const keyword of ['items', 'additionalProperties', 'propertyNames']) {
    const [old, now] = [before.parts.get(keyword) ?? [], after.parts.get(keyword) ?? []]
    // W3: readers of an answer ignore unknown fields, even if the schema excludes them.
    const isCompared =
      comparing.direction === 'request'
        ? old.length + now.length > 0
        : [...old, ...now].some(({ value }) => isObject(value))
    const place = now[0]?.at ?? old[0]?.at ?? pointerAt(at, keyword)
    if (isCompared) comparing.compareSchemas(old, now, place, comparing)
  }
}

/** Adding a name never breaks clients, which treat it as `OTHER` (Z1). */
function compareNames(before: Variant, after: Variant, at: string, { direction, report }: Comparing): void {
  const [old, now] = [before.names, after.names]
  const place = after.places.get('enum') ?? pointerAt(at, 'enum')
  if (old === undefined && now === undefined) return
  if (old === undefined) report(direction === 'request' ? 'breaking' : 'additive', 'stricter', place)
  else if (now === undefined) report('additive', 'looser', place)
  else {
    const [gone, come] = [without(old, now), without(now, old)]
    if (come.length > 0) report('additive', 'added', place, come.map(plainName))
    if (gone.length > 0) report('breaking', 'removed', place, gone.map(plainName))
  }
}

/** Removes the quotes of a JSON string. */
export function plainName(name: string): string {
  return name.startsWith('"') ? (JSON.parse(name) as string) : name
}

function compareFields(before: Variant, after: Variant, at: string, comparing: Comparing): void {
  const { direction, report } = comparing
  if (comparing.needsAllValues === true) {
    compareAllFields(before, after, at, comparing)
    return
  }
  const required = new Set(after.required)
  for (const [name, known] of [...before.properties, ...before.patterns])
    if (!after.properties.has(name) && !after.patterns.has(name))
      report('breaking', 'removed', known[0]?.at ?? at)
  for (const [name, parts] of [...after.properties, ...after.patterns]) {
    const known = before.properties.get(name) ?? before.patterns.get(name)
    const place = parts[0]?.at ?? at
    // A new required field is reported below, as `required`.
    const isFoundLater = direction === 'request' && required.has(name) && after.properties.has(name)
    if (known === undefined && !isFoundLater) report('additive', 'added', place)
    const others = (before.parts.get('additionalProperties') ?? []).filter(({ value }) => isObject(value))
    if (known !== undefined || others.length > 0)
      comparing.compareSchemas(known ?? others, parts, place, comparing)
  }
  const there = after.places.get('required') ?? pointerAt(at, 'required')
  const come = without(after.required, before.required)
  // A removed field is already reported above.
  const gone = without(before.required, after.required).filter(
    (name) => after.properties.has(name) || !before.properties.has(name),
  )
  if (come.length > 0) compareRequired(true, there, come, comparing)
  if (gone.length > 0) compareRequired(false, there, gone, comparing)
}

/** A field without a schema may have any value. */
function compareAllFields(before: Variant, after: Variant, at: string, comparing: Comparing): void {
  for (const name of new Set([...before.properties.keys(), ...after.properties.keys()]))
    comparing.compareSchemas(fieldOf(before, name), fieldOf(after, name), at, comparing)
  for (const [pattern, parts] of after.patterns)
    comparing.compareSchemas(before.patterns.get(pattern) ?? [], parts, at, comparing)
  if (without(after.required, before.required).length > 0) comparing.report('breaking', 'required', at)
}

/** An additional part makes a schema stricter. */
function compareRest(before: Variant, after: Variant, comparing: Comparing): void {
  const { direction, report } = comparing
  const { come, gone } = differencesThroughout(before.rest, after.rest, comparing)
  for (const { at } of come) report(direction === 'answer' ? 'additive' : 'breaking', 'stricter', at)
  for (const { at } of gone) report(direction === 'request' ? 'additive' : 'breaking', 'looser', at)
}

const MAX_PAIRS = MAX_VARIANTS ** 2

/** Excluding more is stricter. */
function compareNot(before: Variant, after: Variant, comparing: Comparing): void {
  const [old, now] = [before.parts.get('not') ?? [], after.parts.get('not') ?? []]
  if (old.length + now.length === 0) return
  const { come, gone } = differencesThroughout(old, now, comparing)
  // Each part is tried with all parts of the other document, so too many parts count as changed.
  const areFew = come.length * old.length <= MAX_PAIRS && gone.length * now.length <= MAX_PAIRS
  const isLess = areFew && come.every((one) => isWithinSome(one, old, turned(comparing)))
  const isMore = areFew && gone.every((one) => isWithinSome(one, now, comparing))
  if (isLess && isMore) return
  const kind = isLess ? 'looser' : isMore ? 'stricter' : 'changed'
  const isHarmless = kind === (comparing.direction === 'request' ? 'looser' : 'stricter')
  comparing.report(isHarmless ? 'additive' : 'breaking', kind, now[0]?.at ?? old[0]?.at ?? after.at)
}

function isWithinSome(one: Parts[number], others: Parts, comparing: Comparing): boolean {
  return others.some((other) =>
    acceptsAll(comparing, (trial) => {
      trial.compareSchemas([one], [other], other.at, trial)
    }),
  )
}
