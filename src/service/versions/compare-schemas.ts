import { isObject } from '../../wire/object.js'
import { compareAlternatives } from './compare-alternatives.js'
import { isSafe, type Comparing } from './comparing.js'
import { compareKeywords, placeOf } from './compare-keywords.js'
import { pointerAt, type Direction, type Report } from './interface-change.js'
import { without, type JsonPart } from './json-parts.js'
import { normalForm, plainText, referenceOf, type NormalForm, type Placed } from './normal-form.js'

/** Compares two schemas (Z3, Z4). Changes of a schema that several places share are found once for each direction. */
export function compareSchemas(
  sentBefore: unknown,
  sentAfter: unknown,
  sentAt: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const pair = [referenceOf(sentBefore), referenceOf(sentAfter)] as const
  const name = `${direction} ${pair[0] ?? sentAt} ${pair[1] ?? sentAt}`
  if (pair[0] !== undefined || pair[1] !== undefined) {
    if (comparing.pairs.has(name)) return
    comparing.pairs.add(name)
    if (comparing.isTrial && comparing.tried.has(name)) {
      if (comparing.tried.get(name) === false) comparing.report('breaking', 'changed', sentAt)
      return
    }
  }
  let isSafe = true
  const noting: Comparing = {
    ...comparing,
    report: (compatibility, ...change) => {
      if (compatibility === 'breaking') isSafe = false
      comparing.report(compatibility, ...change)
    },
  }
  const at = pair[1] ?? sentAt
  const before = normalForm(sentBefore, pair[0] ?? sentAt, comparing.before)
  const after = normalForm(sentAfter, at, comparing.after)
  compareForms(before, { ...after, at }, direction, noting)
  if (comparing.isTrial) comparing.tried.set(name, isSafe)
}

/** How alternatives are compared in turn. */
const WAYS = { compareForms, compareSchemas }

/** Compares two schemas in their normal form. */
export function compareForms(
  before: NormalForm,
  after: NormalForm,
  direction: Direction,
  comparing: Comparing,
): void {
  if (compareAlternatives(before, after, direction, comparing, WAYS)) return
  compareKeywords(before, after, direction, comparing.report)
  compareFields(before, after, direction, comparing)
  compareRest(before, after, direction, comparing.report)
  compareNot(before, after, direction, comparing)
  for (const keyword of ['items', 'additionalProperties', 'propertyNames']) {
    const [old, now] = [before.keywords.get(keyword)?.value, after.keywords.get(keyword)?.value]
    // W3: who reads an answer ignores fields that are not described, whether they are ruled out or not.
    const isCompared = direction === 'request' ? old !== now : isObject(old) || isObject(now)
    if (isCompared) compareSchemas(old, now, placeOf(keyword, before, after), direction, comparing)
  }
}

/** What is ruled out: the more that is, the stricter. */
function compareNot(before: NormalForm, after: NormalForm, direction: Direction, comparing: Comparing): void {
  const [old, now] = [before.keywords.get('not'), after.keywords.get('not')]
  if (old === undefined && now === undefined) return
  const isLess = now === undefined || (old !== undefined && isWithin(now, old, swapped(comparing)))
  const isMore = old === undefined || (now !== undefined && isWithin(old, now, comparing))
  if (isLess && isMore) return
  const kind = isLess ? 'looser' : isMore ? 'stricter' : 'changed'
  const isHarmless = kind === (direction === 'request' ? 'looser' : 'stricter')
  comparing.report(isHarmless ? 'additive' : 'breaking', kind, placeOf('not', before, after))
}

/** Whether the values of one schema are values of another. */
function isWithin(one: Placed<unknown>, other: Placed<unknown>, comparing: Comparing): boolean {
  return isSafe(comparing, (trial) => {
    compareSchemas(one.value, other.value, other.at, 'request', trial)
  })
}

/** The other way round. What was tried was tried this way round. */
function swapped({ before, after, ...comparing }: Comparing): Comparing {
  return { ...comparing, before: after, after: before, pairs: new Set(), tried: new Map() }
}

/** The fields of objects, and which of them are required. */
function compareFields(
  before: NormalForm,
  after: NormalForm,
  direction: Direction,
  comparing: Comparing,
): void {
  const { report } = comparing
  compareNamed(before.properties, after.properties, 'properties', after, direction, comparing)
  compareNamed(byPattern(before), byPattern(after), 'patternProperties', after, direction, comparing)
  const at = placeOf('required', before, after)
  const come = without(after.required, before.required)
  // A field that was removed altogether is found above.
  const gone = without(before.required, after.required).filter((name) => after.properties.has(name))
  if (direction === 'request') {
    if (come.length > 0) report('breaking', 'required', at, come)
    if (gone.length > 0) report('additive', 'optional', at, gone)
  } else {
    if (come.length > 0) report('additive', 'always_present', at, come)
    if (gone.length > 0) report('breaking', 'conditional', at, gone)
  }
}

type Fields = ReadonlyMap<string, Placed<unknown>>

function byPattern({ keywords }: NormalForm): Fields {
  const placed = keywords.get('patternProperties')
  const patterns = isObject(placed?.value) ? placed.value : {}
  return new Map(
    Object.entries(patterns).map(([pattern, value]) => [
      pattern,
      { value, at: pointerAt(placed?.at ?? '', pattern) },
    ]),
  )
}

function compareNamed(
  old: Fields,
  now: Fields,
  keyword: string,
  after: NormalForm,
  direction: Direction,
  comparing: Comparing,
): void {
  const { report } = comparing
  for (const [name, { at }] of old) if (!now.has(name)) report('breaking', 'removed', at)
  for (const [name, { at }] of now) {
    // One that is required is found as such.
    const isFoundLater = keyword === 'properties' && direction === 'request' && after.required.includes(name)
    if (!old.has(name) && !isFoundLater) report('additive', 'added', at)
  }
  for (const [name, { value, at }] of now) {
    const known = old.get(name)
    if (known !== undefined) compareSchemas(known.value, value, at, direction, comparing)
  }
}

/** Parts that could not be put together with the others: one more is stricter. */
function compareRest(before: NormalForm, after: NormalForm, direction: Direction, report: Report): void {
  const textsOf = (parts: readonly Placed<JsonPart>[]): readonly string[] =>
    parts.map(({ value }) => plainText(value))
  const [old, now] = [textsOf(before.rest), textsOf(after.rest)]
  for (const [index, { at }] of after.rest.entries())
    if (!old.includes(now[index] ?? ''))
      report(direction === 'answer' ? 'additive' : 'breaking', 'stricter', at)
  for (const [index, { at }] of before.rest.entries())
    if (!now.includes(old[index] ?? ''))
      report(direction === 'request' ? 'additive' : 'breaking', 'looser', at)
}
