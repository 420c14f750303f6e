import { isObject } from '../../wire/object.js'
import { withFallback } from '../../problem/with-fallback.js'
import { boundOf, slotOf, stricterBy, type Bound } from './bound.js'
import { pointerAt } from './interface-change.js'
import { partAt, identityOf, stringsIn, type JsonPart, type Placed } from './json-parts.js'
import { isCompared, keywordOf, schemaText, type Type } from './keywords.js'

/** Schemas of one value, which must match all of them. */
export type Parts = readonly Placed<unknown>[]

/** Restrictions that apply together. */
export interface Variant {
  readonly at: string
  /** The name of an alternative: its title, its reference or its JSON. */
  readonly name?: string
  /** Pointers to `type`, `required`, and `enum` (or `const`). */
  readonly places: ReadonlyMap<string, string>
  /** The allowed values, each as JSON. Undefined if any value is allowed. */
  readonly names?: readonly string[]
  readonly properties: ReadonlyMap<string, Parts>
  readonly patterns: ReadonlyMap<string, Parts>
  readonly required: readonly string[]
  /** By keyword: `items`, `additionalProperties`, `propertyNames` and `not`. */
  readonly parts: ReadonlyMap<string, Parts>
  readonly bounds: ReadonlyMap<string, Placed<Bound>>
  /** Every other keyword. */
  readonly keywords: ReadonlyMap<string, Placed<unknown>>
  /** Parts that could not be merged, such as a second pattern. */
  readonly rest: readonly Placed<JsonPart>[]
}

export const MAX_PATTERNS = 64

const NONE: ReadonlyMap<string, never> = new Map<string, never>()
const ANY = {
  places: NONE,
  properties: NONE,
  patterns: NONE,
  required: [],
  parts: NONE,
  bounds: NONE,
  keywords: NONE,
  rest: [],
}

export function anyOfType(at: string): Variant {
  return { at, ...ANY }
}

export function ownVariant(any: Variant, schema: JsonPart, type: Type): Variant {
  const { at } = any
  const parts = new Map<string, Parts>()
  const bounds = new Map<string, Placed<Bound>>()
  const keywords = new Map<string, Placed<unknown>>()
  for (const [name, value] of Object.entries(schema)) {
    const { types, kind } = keywordOf(name)
    if (!types.includes(type) || !isCompared(name, value)) continue
    const placed = { value, at: pointerAt(at, name) }
    if (kind === 'upper' || kind === 'lower') {
      const [plain, exclusive] = [slotOf(name), name.replace(/^m/, 'exclusiveM')]
      // In OpenAPI 3.0, `exclusiveMaximum` is a flag: true excludes the limit itself.
      if (name !== plain && typeof value === 'boolean' && (!value || typeof schema[plain] === 'number'))
        continue
      const keyword = name === plain && schema[exclusive] === true ? exclusive : name
      const bound = { value: boundOf(keyword, value, type), at: placed.at }
      bounds.set(slotOf(name), narrower(slotOf(name), bounds.get(slotOf(name)), bound))
    } else if (kind === 'parts') parts.set(name, [placed])
    else if (kind !== 'multiple' || type !== 'integer' || value !== 1) keywords.set(name, placed)
  }
  if (type !== 'object')
    return parts.size + bounds.size + keywords.size === 0 ? any : { ...any, parts, bounds, keywords }
  const all = fieldsOf(schema, 'patternProperties', at)
  // Each name is tried with each pattern, so more patterns are compared as JSON.
  const patterns = all.size > MAX_PATTERNS ? NONE : all
  if (all.size > MAX_PATTERNS) {
    const keyword = 'patternProperties'
    keywords.set(keyword, { value: schema[keyword], at: pointerAt(at, keyword) })
  }
  const properties = new Map(
    [...fieldsOf(schema, 'properties', at)].map(([name, own]) => [
      name,
      [...own, ...matching(patterns, name)],
    ]),
  )
  const required = [...new Set(stringsIn(schema['required']))]
  return { ...any, properties, patterns, required, parts, bounds, keywords }
}

function fieldsOf(schema: JsonPart, keyword: string, at: string): ReadonlyMap<string, Parts> {
  const fields = Object.entries(partAt(schema, keyword))
  return new Map(fields.map(([name, value]) => [name, [{ value, at: pointerAt(at, keyword, name) }]]))
}

type Pattern = readonly [test: RegExp, parts: Parts]

const compiled = new WeakMap<ReadonlyMap<string, Parts>, readonly Pattern[]>()

function matching(patterns: ReadonlyMap<string, Parts>, name: string): Parts {
  if (patterns.size === 0) return []
  const known = compiled.get(patterns) ?? compiledFrom(patterns)
  compiled.set(patterns, known)
  return known.flatMap(([test, parts]) => (test.test(name) ? parts : []))
}

/** An invalid pattern matches nothing. */
function compiledFrom(patterns: ReadonlyMap<string, Parts>): readonly Pattern[] {
  return [...patterns].flatMap(([pattern, parts]) =>
    withFallback<readonly Pattern[]>([], () => [[new RegExp(pattern, 'u'), parts]]),
  )
}

export function fieldOf({ properties, patterns, parts }: Variant, name: string): Parts {
  const named = properties.get(name)
  if (named !== undefined) return named
  const found = matching(patterns, name)
  return found.length > 0 ? found : (parts.get('additionalProperties') ?? [])
}

export function narrower(slot: string, known: Placed<Bound> | undefined, more: Placed<Bound>): Placed<Bound> {
  if (known === undefined || typeof more.value.limit !== 'number') return more
  return stricterBy(more.value, known.value, slot.startsWith('max') ? 'upper' : 'lower') > 0 ? more : known
}

export function isUnrestricted(variant: Variant): boolean {
  return variant.names === undefined && hasNoRestrictionButNames(variant)
}

export function hasNoRestrictionButNames(variant: Variant): boolean {
  const { properties, patterns, required, parts, bounds, keywords, rest } = variant
  return (
    properties.size + patterns.size + parts.size + bounds.size + keywords.size === 0 &&
    required.length + rest.length === 0
  )
}

export function isImpossible({ parts }: Variant): boolean {
  return (parts.get('not') ?? []).some(
    ({ value }) => value === true || (isObject(value) && schemaText(value) === '{}'),
  )
}

/** Returns equal texts only for the same restrictions. */
export function textOfVariant(variant: Variant): string {
  const { names, properties, patterns, required, parts, bounds, keywords, rest } = variant
  const texts = (all: ReadonlyMap<string, Parts>): readonly string[] =>
    [...all].map(([name, of]) => identityOf([name, of.map(({ value }) => schemaText(value)).sort()])).sort()
  const values = (all: ReadonlyMap<string, Placed<unknown>>): readonly string[] =>
    [...all].map(([name, { value }]) => schemaText({ [name]: value })).sort()
  return identityOf([
    names === undefined ? null : [...names].sort(),
    texts(properties),
    texts(patterns),
    texts(parts),
    [...required].sort(),
    values(bounds),
    values(keywords),
    rest.map(({ value }) => schemaText(value)).sort(),
  ])
}
