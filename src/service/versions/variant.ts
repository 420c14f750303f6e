import { isObject, definedOnly } from '../../wire/object.js'
import { boundOf, slotOf, stricterBy, type Bound } from './bound.js'
import { pointerAt } from './interface-change.js'
import { isSame, partAt, identityOf, stringsIn, type JsonPart, type Placed } from './json-parts.js'
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
  const patterns = fieldsOf(schema, 'patternProperties', at)
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

/** An invalid pattern matches nothing. */
function matching(patterns: ReadonlyMap<string, Parts>, name: string): Parts {
  return [...patterns].flatMap(([pattern, parts]) => {
    try {
      return new RegExp(pattern, 'u').test(name) ? parts : []
    } catch {
      return []
    }
  })
}

export function fieldOf({ properties, patterns, parts }: Variant, name: string): Parts {
  const named = properties.get(name)
  if (named !== undefined) return named
  const found = matching(patterns, name)
  return found.length > 0 ? found : (parts.get('additionalProperties') ?? [])
}

/** Undefined if the lists of values have none in common. */
export function meetVariants(one: Variant, other: Variant): Variant | undefined {
  const others = new Set(other.names)
  const names =
    one.names === undefined || other.names === undefined
      ? (one.names ?? other.names)
      : one.names.filter((name) => others.has(name))
  if (names?.length === 0) return undefined
  const properties = new Map<string, Parts>()
  for (const name of new Set([...one.properties.keys(), ...other.properties.keys()]))
    properties.set(name, together(fieldOf(one, name), fieldOf(other, name)))
  const rest: Placed<JsonPart>[] = []
  for (const part of [...one.rest, ...other.rest])
    if (!rest.some(({ value }) => isSame(value, part.value))) rest.push(part)
  const keywords = new Map(one.keywords)
  for (const [keyword, placed] of other.keywords) {
    const known = keywords.get(keyword)
    if (known === undefined) keywords.set(keyword, placed)
    // The `default` of the schema itself wins over the `default` of its parts.
    else if (keyword !== 'default') {
      const value = { [keyword]: placed.value }
      if (schemaText({ [keyword]: known.value }) !== schemaText(value)) rest.push({ value, at: placed.at })
    }
  }
  const bounds = new Map(one.bounds)
  for (const [slot, bound] of other.bounds) bounds.set(slot, narrower(slot, bounds.get(slot), bound))
  const name = one.name === undefined || other.name === undefined ? (one.name ?? other.name) : undefined
  return definedOnly({
    at: one.name === undefined && other.name !== undefined ? other.at : one.at,
    name,
    places: new Map([...one.places, ...other.places]),
    names,
    properties,
    patterns: merged(one.patterns, other.patterns),
    required: [...new Set([...one.required, ...other.required])],
    parts: merged(one.parts, other.parts),
    bounds,
    keywords,
    rest,
  })
}

function narrower(slot: string, known: Placed<Bound> | undefined, more: Placed<Bound>): Placed<Bound> {
  if (known === undefined || typeof more.value.limit !== 'number') return more
  return stricterBy(more.value, known.value, slot.startsWith('max') ? 'upper' : 'lower') > 0 ? more : known
}

function merged(
  one: ReadonlyMap<string, Parts>,
  other: ReadonlyMap<string, Parts>,
): ReadonlyMap<string, Parts> {
  const all = new Map(one)
  for (const [name, parts] of other) all.set(name, together(all.get(name) ?? [], parts))
  return all
}

function together(some: Parts, more: Parts): Parts {
  const fresh = more.filter(
    ({ value }) => !some.some((one) => one.value === value || isSame(one.value, value)),
  )
  return fresh.length === 0 ? some : [...some, ...fresh]
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
    ...[names === undefined ? null : [...names].sort(), texts(properties), texts(patterns), texts(parts)],
    ...[[...required].sort(), values(bounds), values(keywords)],
    rest.map(({ value }) => schemaText(value)).sort(),
  ])
}
