import { pointerAt, type Direction, type Report } from './interface-change.js'
import { elementsOf, isSame, textOf, without, type JsonPart } from './json-parts.js'

/** Keywords that a larger number makes looser, and those that it makes stricter. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
/** The form of a value. */
const FORMS = ['pattern', 'format', 'contentEncoding', 'contentMediaType']
/** Compared elsewhere, or said to people. */
const OTHERS = new Set([
  ...[...UPPER, ...LOWER, ...FORMS, 'type', 'enum', 'const', 'default'],
  ...['properties', 'patternProperties', 'required', 'items', 'additionalProperties', 'propertyNames'],
  ...['oneOf', 'anyOf', 'allOf', 'not', '$ref'],
  ...['title', 'description', 'examples', 'example', 'deprecated', '$comment', 'externalDocs'],
])
const TYPES = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'number']

/** Compares what two schemas say of a value itself, not of its parts (Z3, Z4). */
export function compareKeywords(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  report: Report,
): void {
  compareTypes(before, after, at, direction, report)
  compareNames(before, after, at, direction, report)
  for (const keyword of UPPER) compareLimit(keyword, 1, before, after, at, direction, report)
  for (const keyword of LOWER) compareLimit(keyword, -1, before, after, at, direction, report)
  for (const keyword of FORMS) {
    if (isSame(before[keyword], after[keyword])) continue
    const there = pointerAt(at, keyword)
    const kind = after[keyword] === undefined ? 'looser' : before[keyword] === undefined ? 'stricter' : 'form'
    // A form that an answer had is what clients read it by; one that a request did not have refuses what was taken.
    const isHarmless = kind === (direction === 'request' ? 'looser' : 'stricter')
    report(isHarmless ? 'additive' : 'breaking', kind, there)
  }
  if (!isSame(before['default'], after['default']))
    report(before['default'] === undefined ? 'additive' : 'breaking', 'default', pointerAt(at, 'default'))
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const keyword of keywords)
    if (!OTHERS.has(keyword) && !keyword.startsWith('x-') && !isSame(before[keyword], after[keyword]))
      report('breaking', 'changed', pointerAt(at, keyword))
}

function compareTypes(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  report: Report,
): void {
  const [old, now] = [typesOf(before['type']), typesOf(after['type'])]
  const [gone, come] = [without(old, now), without(now, old)]
  if (gone.length > 0 && come.length > 0) {
    report('breaking', 'form', pointerAt(at, 'type'))
    return
  }
  if (come.length > 0)
    report(direction === 'request' ? 'additive' : 'breaking', 'looser', pointerAt(at, 'type'), come)
  if (gone.length > 0)
    report(direction === 'request' ? 'breaking' : 'additive', 'stricter', pointerAt(at, 'type'), gone)
}

/** All types that a value may have; a number may be an integer. */
function typesOf(type: unknown): readonly string[] {
  if (type === undefined) return TYPES
  const types = (Array.isArray(type) ? elementsOf(type) : [type]).map(String)
  return types.includes('number') ? [...types, 'integer'] : types
}

/** Names may come any time: who reads an answer takes an unknown one as another (Z1). */
function compareNames(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  report: Report,
): void {
  const [old, now] = [namesOf(before), namesOf(after)]
  const there = pointerAt(at, 'enum')
  if (old === undefined && now === undefined) return
  if (old === undefined) {
    report(direction === 'request' ? 'breaking' : 'additive', 'stricter', there)
    return
  }
  if (now === undefined) {
    report('additive', 'looser', there)
    return
  }
  const [gone, come] = [without(old, now), without(now, old)]
  if (come.length > 0) report('additive', 'added', there, come)
  if (gone.length > 0) report('breaking', 'removed', there, gone)
}

/** The values of an enumeration, texts as they are and others as JSON. */
function namesOf(schema: JsonPart): readonly string[] | undefined {
  const values = schema['const'] === undefined ? schema['enum'] : ([schema['const']] as readonly unknown[])
  if (values === undefined) return undefined
  return elementsOf(values).map((value) => (typeof value === 'string' ? value : textOf(value)))
}

/** A limit of an answer binds the service alone: clients are ready for a raised one (Z3). */
function compareLimit(
  keyword: string,
  sign: 1 | -1,
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  report: Report,
): void {
  const [old, now] = [before[keyword], after[keyword]]
  if (isSame(old, now)) return
  const there = pointerAt(at, keyword)
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
