import { isObject } from '../../wire/object.js'
import { compareKeywords } from './compare-keywords.js'
import { pointerAt, type Direction, type Report } from './interface-change.js'
import { elementsOf, isSame, partAt, textOf, textsOf, without, type JsonPart } from './json-parts.js'

/** Two documents that are compared, and what is known of them already. */
export interface Comparing {
  readonly before: unknown
  readonly after: unknown
  readonly report: Report
  /** Pairs of shared schemas that are compared, or are being compared: schemas may hold themselves. */
  readonly pairs: Set<string>
}

/** Compares two schemas (Z3, Z4). Changes of a schema that several places share are found once for each direction. */
export function compareSchemas(
  sentBefore: unknown,
  sentAfter: unknown,
  sentAt: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const pair = [referenceOf(sentBefore), referenceOf(sentAfter)] as const
  if (pair[0] !== undefined || pair[1] !== undefined) {
    const name = `${direction} ${pair[0] ?? sentAt} ${pair[1] ?? sentAt}`
    if (comparing.pairs.has(name)) return
    comparing.pairs.add(name)
  }
  const before = resolved(sentBefore, comparing.before)
  const after = resolved(sentAfter, comparing.after)
  const at = pair[1]?.slice(1) ?? sentAt
  compareKeywords(before, after, at, direction, comparing.report)
  compareFields(before, after, at, direction, comparing)
  compareVariants(before, after, at, direction, comparing)
  compareParts(before, after, at, direction, comparing)
  for (const keyword of ['items', 'additionalProperties', 'propertyNames']) {
    const [old, now] = [before[keyword], after[keyword]]
    // W3: who reads an answer ignores fields that are not described, whether they are ruled out or not.
    const isCompared = direction === 'request' ? old !== now : isObject(old) || isObject(now)
    if (isCompared) compareSchemas(old, now, pointerAt(at, keyword), direction, comparing)
  }
}

function referenceOf(schema: unknown): string | undefined {
  const reference = isObject(schema) ? schema['$ref'] : undefined
  return typeof reference === 'string' && reference.startsWith('#/') ? reference : undefined
}

/** A schema with what it refers to; `true` and nothing at all accept everything, `false` accepts nothing. */
function resolved(schema: unknown, document: unknown): JsonPart {
  if (schema === false) return { not: {} }
  if (!isObject(schema)) return {}
  const reference = referenceOf(schema)
  if (reference === undefined) return schema
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const shared = steps.reduce<unknown>(partAt, document)
  // What it refers to may itself refer to something else, which is compared as a part of all.
  const { $ref: _, ...own } = schema
  return referenceOf(shared) === undefined ? { ...(shared as JsonPart), ...own } : { allOf: [shared], ...own }
}

/** The fields of objects, and which of them are required. */
function compareFields(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const { report } = comparing
  const required = { before: textsOf(before['required']), after: textsOf(after['required']) }
  for (const keyword of ['properties', 'patternProperties']) {
    const [old, now] = [partAt(before, keyword), partAt(after, keyword)]
    for (const name of without(Object.keys(old), Object.keys(now)))
      report('breaking', 'removed', pointerAt(at, keyword, name))
    for (const name of without(Object.keys(now), Object.keys(old)))
      // One that is required is found below.
      if (direction === 'answer' || !required.after.includes(name))
        report('additive', 'added', pointerAt(at, keyword, name))
    for (const name of Object.keys(now))
      if (Object.hasOwn(old, name))
        compareSchemas(old[name], now[name], pointerAt(at, keyword, name), direction, comparing)
  }
  const [gone, come] = [
    // A field that was removed altogether is found above.
    without(required.before, required.after).filter((name) =>
      Object.hasOwn(partAt(after, 'properties'), name),
    ),
    without(required.after, required.before),
  ]
  if (direction === 'request') {
    if (come.length > 0) report('breaking', 'required', pointerAt(at, 'required'), come)
    if (gone.length > 0) report('additive', 'optional', pointerAt(at, 'required'), gone)
  } else {
    if (come.length > 0) report('additive', 'always_present', pointerAt(at, 'required'), come)
    if (gone.length > 0) report('breaking', 'conditional', pointerAt(at, 'required'), gone)
  }
}

/** The alternatives of `oneOf` and `anyOf`: those of one title or one reference are the same, others go by their order. */
function compareVariants(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const { report } = comparing
  for (const keyword of ['oneOf', 'anyOf']) {
    const [old, now] = [elementsOf(before[keyword]), elementsOf(after[keyword])]
    const there = pointerAt(at, keyword)
    if (old.length === 0 || now.length === 0) {
      if (old.length === now.length) continue
      const isLooser = now.length === 0
      report(
        isLooser === (direction === 'request') ? 'additive' : 'breaking',
        isLooser ? 'looser' : 'stricter',
        there,
      )
      continue
    }
    const left = new Map(old.map((variant, index) => [index, variant]))
    const unmatched: number[] = []
    for (const [index, variant] of now.entries()) {
      const found = [...left].find(([, one]) => nameOf(one) === nameOf(variant))
      if (found === undefined) unmatched.push(index)
      else {
        left.delete(found[0])
        compareSchemas(found[1], variant, pointerAt(there, index), direction, comparing)
      }
    }
    const rest = [...left]
    for (const [position, index] of unmatched.entries()) {
      const counterpart = rest[position]
      if (counterpart !== undefined)
        compareSchemas(counterpart[1], now[index], pointerAt(there, index), direction, comparing)
      // A new kind of object in an answer is one that clients do not know yet (Z1); any other form they cannot read.
      else
        report(
          direction === 'request' || isOfObjects(now[index], comparing.after) ? 'additive' : 'breaking',
          'added',
          pointerAt(there, index),
        )
    }
    for (const [index] of rest.slice(unmatched.length)) report('breaking', 'removed', pointerAt(there, index))
  }
}

/** What a variant goes by. */
function nameOf(variant: unknown): string {
  if (!isObject(variant)) return textOf(variant)
  const { title } = variant
  return typeof title === 'string' ? `title ${title}` : (referenceOf(variant) ?? textOf(variant))
}

function isOfObjects(variant: unknown, document: unknown): boolean {
  const { type, properties, required } = resolved(variant, document)
  return type === 'object' || (type === undefined && (properties ?? required) !== undefined)
}

/** What holds all together: in a request one part more is stricter, in an answer it is more fields. */
function compareParts(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const [old, now] = [elementsOf(before['allOf']), elementsOf(after['allOf'])]
  for (let index = 0; index < Math.max(old.length, now.length); index++) {
    const there = pointerAt(at, 'allOf', index)
    if (index < old.length && index < now.length)
      compareSchemas(old[index], now[index], there, direction, comparing)
    else {
      const isMore = index >= old.length
      const isHarmless = isMore === (direction === 'answer')
      comparing.report(isHarmless ? 'additive' : 'breaking', isMore ? 'added' : 'removed', there)
    }
  }
  if (!isSame(before['not'], after['not'])) {
    const kind = after['not'] === undefined ? 'looser' : before['not'] === undefined ? 'stricter' : 'changed'
    const isHarmless = kind !== 'changed' && (kind === 'looser') === (direction === 'request')
    comparing.report(isHarmless ? 'additive' : 'breaking', kind, pointerAt(at, 'not'))
  }
}
