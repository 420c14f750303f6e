import { pointerAt, type Direction, type Report } from './interface-change.js'
import { without } from './json-parts.js'
import { plainText, type NormalForm, type Placed } from './normal-form.js'

/** Keywords that a larger number makes looser, and those that it makes stricter. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
/** The form of a value. */
const FORMS = ['pattern', 'format', 'contentEncoding', 'contentMediaType']
/** What rules something out. */
const BARS = ['uniqueItems', 'multipleOf']
/** Compared elsewhere. */
const OTHERS = new Set([
  ...[...UPPER, ...LOWER, ...FORMS, ...BARS, 'default', 'not'],
  ...['items', 'patternProperties', 'additionalProperties', 'propertyNames'],
])

/** Compares what two schemas say of a value itself, not of its parts (Z3, Z4). */
export function compareKeywords(
  before: NormalForm,
  after: NormalForm,
  direction: Direction,
  report: Report,
): void {
  compareTypes(before, after, direction, report)
  compareNames(before, after, direction, report)
  for (const keyword of UPPER) compareLimit(keyword, 1, before, after, direction, report)
  for (const keyword of LOWER) compareLimit(keyword, -1, before, after, direction, report)
  for (const keyword of [...FORMS, ...BARS]) {
    const [old, now] = [before.keywords.get(keyword), after.keywords.get(keyword)]
    if (isSame(old, now)) continue
    const both = FORMS.includes(keyword) ? 'form' : 'changed'
    const kind = now === undefined ? 'looser' : old === undefined ? 'stricter' : both
    // A form that an answer had is what clients read it by; one that a request did not have refuses what was taken.
    const isHarmless = kind === (direction === 'request' ? 'looser' : 'stricter')
    report(isHarmless ? 'additive' : 'breaking', kind, placeOf(keyword, before, after))
  }
  const [old, now] = [before.keywords.get('default'), after.keywords.get('default')]
  if (!isSame(old, now))
    report(old === undefined ? 'additive' : 'breaking', 'default', placeOf('default', before, after))
  for (const keyword of new Set([...before.keywords.keys(), ...after.keywords.keys()]))
    if (!OTHERS.has(keyword) && !isSame(before.keywords.get(keyword), after.keywords.get(keyword)))
      report('breaking', 'changed', placeOf(keyword, before, after))
}

function isSame(old: Placed<unknown> | undefined, now: Placed<unknown> | undefined): boolean {
  if (old === undefined || now === undefined) return old === now
  return plainText(old.value) === plainText(now.value)
}

/** Where a keyword is, or was. */
export function placeOf(keyword: string, before: NormalForm, after: NormalForm): string {
  const placed = after.keywords.get(keyword) ?? before.keywords.get(keyword)
  return placed?.at ?? after.places.get(keyword) ?? pointerAt(after.at, keyword)
}

function compareTypes(before: NormalForm, after: NormalForm, direction: Direction, report: Report): void {
  const [areNamed, wereNamed] = [after.names !== undefined, before.names !== undefined]
  // What comes and goes with names is found as a name. Null is none.
  const gone = without(before.types, after.types).filter(
    (type) => !areNamed || (wereNamed && type === 'null'),
  )
  const come = without(after.types, before.types).filter(
    (type) => !wereNamed || direction === 'answer' || (areNamed && type === 'null'),
  )
  const at = placeOf('type', before, after)
  if (gone.length > 0 && come.length > 0 && !(areNamed && wereNamed)) {
    report('breaking', 'form', at)
    return
  }
  if (come.length > 0) report(direction === 'request' ? 'additive' : 'breaking', 'looser', at, come)
  if (gone.length > 0) report(direction === 'request' ? 'breaking' : 'additive', 'stricter', at, gone)
}

/** Names may come any time: who reads an answer takes an unknown one as another (Z1). */
function compareNames(before: NormalForm, after: NormalForm, direction: Direction, report: Report): void {
  const [old, now] = [before.names, after.names]
  const at = placeOf('enum', before, after)
  if (old === undefined && now === undefined) return
  if (old === undefined) {
    const isOfBefore = after.types.every((type) => before.types.includes(type))
    const kind = isOfBefore || direction === 'answer' ? 'stricter' : 'form'
    report(direction === 'request' ? 'breaking' : 'additive', kind, at)
    return
  }
  if (now === undefined) {
    const isOfAfter = before.types.every((type) => after.types.includes(type))
    if (isOfAfter) report('additive', 'looser', at)
    return
  }
  const isName = (name: string): boolean => name !== 'null'
  const [gone, come] = [without(old, now).filter(isName), without(now, old).filter(isName)]
  if (come.length > 0) report('additive', 'added', at, come.map(plainName))
  if (gone.length > 0) report('breaking', 'removed', at, gone.map(plainName))
}

/** A text as it is, and any other value as JSON. */
function plainName(name: string): string {
  return name.startsWith('"') ? (JSON.parse(name) as string) : name
}

/** A limit of an answer binds the service alone: clients are ready for a raised one (Z3). */
function compareLimit(
  keyword: string,
  sign: 1 | -1,
  before: NormalForm,
  after: NormalForm,
  direction: Direction,
  report: Report,
): void {
  const [placedOld, placedNow] = [before.keywords.get(keyword), after.keywords.get(keyword)]
  if (isSame(placedOld, placedNow)) return
  const [old, now] = [placedOld?.value, placedNow?.value]
  const there = placeOf(keyword, before, after)
  // What is no number cannot be judged (Z4), such as the true of an older draft's exclusiveMaximum.
  if (!isLimit(old) || !isLimit(now)) {
    report('breaking', 'changed', there)
    return
  }
  const isLooser = now === undefined || (old !== undefined && (now - old) * sign > 0)
  report(
    isLooser || direction === 'answer' ? 'additive' : 'breaking',
    isLooser ? 'looser' : 'stricter',
    there,
  )
}

function isLimit(limit: unknown): limit is number | undefined {
  return limit === undefined || typeof limit === 'number'
}
