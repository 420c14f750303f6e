import { isObject } from '../../wire/object.js'
import { pointerAt } from './interface-change.js'
import { elementsOf, isSame, partAt, textOf, textsOf, type JsonPart } from './json-parts.js'

/** A part of a schema, and where it is. */
export interface Placed<A> {
  readonly value: A
  readonly at: string
}

/**
 * A schema in one form for all its spellings: without references, without `allOf` as far as its parts can be put together, with
 * null and other plain alternatives among the types, and without what is said to people or applies to no value.
 */
export interface NormalForm {
  readonly at: string
  /** Where its types, its values and the list of required fields are, if they are said. */
  readonly places: ReadonlyMap<string, string>
  /** The types that a value may have. */
  readonly types: readonly string[]
  /** The values that it may be, as JSON texts; undefined where any. */
  readonly names: readonly string[] | undefined
  readonly properties: ReadonlyMap<string, Placed<unknown>>
  readonly required: readonly string[]
  /** What two alternatives have in common: a value is of one of them at least. Empty where there are none. */
  readonly alternatives: readonly Placed<unknown>[]
  /** Whether a value may be of several alternatives. */
  readonly mayBeSeveral: boolean
  /** Every other keyword. */
  readonly keywords: ReadonlyMap<string, Placed<unknown>>
  /** Parts that cannot be put together with the others, such as a second pattern. */
  readonly rest: readonly Placed<JsonPart>[]
}

const TYPES = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'number']

/** Said to people, or to tools; or read into another part of the form. */
const LEFT_OUT = new Set([
  ...['title', 'description', 'examples', 'example', 'deprecated', '$comment', 'externalDocs'],
  ...['$schema', '$defs', 'definitions', '$ref', 'allOf', 'oneOf', 'anyOf', 'nullable'],
  ...['type', 'enum', 'const', 'properties', 'required'],
])

/** The types that keywords say something of; every other keyword is of all. */
const APPLIES: Readonly<Record<string, readonly string[]>> = {
  ...forTypes(['string'], ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType']),
  ...forTypes(
    ['integer', 'number'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ),
  ...forTypes(['string', 'integer', 'number'], ['format']),
  ...forTypes(['array'], ['items', 'minItems', 'maxItems', 'uniqueItems', 'prefixItems', 'contains']),
  ...forTypes(
    ['object'],
    ['additionalProperties', 'patternProperties', 'propertyNames', 'minProperties', 'maxProperties'],
  ),
}

function forTypes(types: readonly string[], keywords: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, types]))
}

/** Alternatives, and the references that lead to them. */
interface Choice {
  readonly keyword: string
  readonly variants: readonly Placed<unknown>[]
  readonly around: ReadonlySet<string>
}

/** A form that is being put together. */
interface Draft {
  readonly places: Map<string, string>
  types: readonly string[]
  names: readonly string[] | undefined
  readonly properties: Map<string, Placed<unknown>>
  readonly required: Set<string>
  readonly choices: Choice[]
  readonly keywords: Map<string, Placed<unknown>>
  readonly rest: Placed<JsonPart>[]
}

/** The form of a schema; `true` and nothing at all accept everything, `false` accepts nothing. */
export function normalForm(
  schema: unknown,
  at: string,
  document: unknown,
  around: ReadonlySet<string> = new Set(),
): NormalForm {
  const draft: Draft = {
    places: new Map(),
    types: TYPES,
    names: undefined,
    properties: new Map(),
    required: new Set(),
    choices: [],
    keywords: new Map(),
    rest: [],
  }
  add(draft, schema, at, document, around)
  return finished(draft, at, document)
}

/** One of the alternatives of a form, with everything that they have in common. */
export function withAlternative(
  form: NormalForm,
  { value, at }: Placed<unknown>,
  document: unknown,
): NormalForm {
  const draft: Draft = {
    places: new Map(form.places),
    types: form.types,
    names: form.names,
    properties: new Map(form.properties),
    required: new Set(form.required),
    choices: [],
    keywords: new Map(form.keywords),
    rest: [...form.rest],
  }
  add(draft, value, at, document, new Set())
  return finished(draft, at, document)
}

/** Where a schema is that is referred to; undefined of one that stands for itself. */
export function referenceOf(schema: unknown): string | undefined {
  const reference = isObject(schema) ? schema['$ref'] : undefined
  return typeof reference === 'string' && reference.startsWith('#/') ? reference.slice(1) : undefined
}

/** What a JSON pointer leads to. */
export function targetOf(pointer: string, document: unknown): unknown {
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (part, step) => (Array.isArray(part) ? part[Number(step)] : partOrNothing(part, step)),
      document,
    )
}

function partOrNothing(part: unknown, step: string): unknown {
  return isObject(part) && Object.hasOwn(part, step) ? part[step] : undefined
}

/** Adds everything that a schema says. */
function add(
  draft: Draft,
  schema: unknown,
  at: string,
  document: unknown,
  around: ReadonlySet<string>,
): void {
  if (schema === false) addKeyword(draft, 'not', { value: {}, at: pointerAt(at, 'not') })
  if (!isObject(schema)) return
  const reference = referenceOf(schema)
  // A schema that is a part of itself says nothing more.
  if (reference !== undefined && !around.has(reference))
    add(draft, targetOf(reference, document), reference, document, new Set([...around, reference]))
  for (const keyword of ['type', 'const', 'enum', 'required'])
    if (schema[keyword] !== undefined)
      draft.places.set(
        keyword === 'const' ? 'enum' : keyword,
        pointerAt(at, keyword === 'const' ? 'enum' : keyword),
      )
  const types = typesOf(schema['type'])
  const isNullable = schema['nullable'] === true
  draft.types = common(draft.types, isNullable ? [...types, 'null'] : types)
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']]
  if (values !== undefined) {
    const names = elementsOf(isNullable ? [...elementsOf(values), null] : values).map(textOf)
    draft.names = draft.names === undefined ? names : common(draft.names, names)
  }
  for (const name of textsOf(schema['required'])) draft.required.add(name)
  for (const [name, field] of Object.entries(partAt(schema, 'properties'))) {
    const placed = { value: field, at: pointerAt(at, 'properties', name) }
    draft.properties.set(name, together(draft.properties.get(name), placed))
  }
  if (reference === undefined && schema['$ref'] !== undefined)
    addKeyword(draft, '$ref', { value: schema['$ref'], at: pointerAt(at, '$ref') })
  for (const [keyword, value] of Object.entries(schema))
    if (!LEFT_OUT.has(keyword) && !keyword.startsWith('x-') && !saysNothing(keyword, value))
      addKeyword(draft, keyword, { value, at: pointerAt(at, keyword) })
  for (const keyword of ['oneOf', 'anyOf']) {
    const variants = elementsOf(schema[keyword])
    if (variants.length > 0)
      draft.choices.push({
        keyword,
        variants: variants.map((value, index) => ({ value, at: pointerAt(at, keyword, index) })),
        around,
      })
  }
  for (const [index, part] of elementsOf(schema['allOf']).entries())
    add(draft, part, pointerAt(at, 'allOf', index), document, around)
}

/** All types that a value may have; a number may be an integer. */
function typesOf(type: unknown): readonly string[] {
  if (type === undefined) return TYPES
  const types = (Array.isArray(type) ? elementsOf(type) : [type]).map(String)
  return types.includes('number') ? [...new Set([...types, 'integer'])] : types
}

function common(some: readonly string[], others: readonly string[]): readonly string[] {
  return some === others ? some : some.filter((one) => others.includes(one))
}

/** What a value must be by two schemas. */
function together(known: Placed<unknown> | undefined, more: Placed<unknown>): Placed<unknown> {
  if (known === undefined || isSame(known.value, more.value)) return known ?? more
  return { value: { allOf: [known.value, more.value] }, at: known.at }
}

/** Whether a keyword leaves everything as it is without it. */
function saysNothing(keyword: string, value: unknown): boolean {
  switch (keyword) {
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return value === 0
    case 'uniqueItems':
      return value === false
    case 'items':
    case 'additionalProperties':
    case 'propertyNames':
    case 'unevaluatedProperties':
      return value === true || (isObject(value) && Object.keys(value).every((one) => isAnnotation(one)))
    case 'patternProperties':
      return isObject(value) && Object.keys(value).length === 0
    default:
      return false
  }
}

function isAnnotation(keyword: string): boolean {
  return ['title', 'description', 'examples', 'example', 'deprecated', '$comment'].includes(keyword)
}

const UPPER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])
const LOWER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])

function addKeyword(draft: Draft, keyword: string, placed: Placed<unknown>): void {
  const known = draft.keywords.get(keyword)
  if (known === undefined || isSame(known.value, placed.value)) {
    if (known === undefined) draft.keywords.set(keyword, placed)
    return
  }
  const [one, other] = [known.value, placed.value]
  if (typeof one === 'number' && typeof other === 'number' && (UPPER.has(keyword) || LOWER.has(keyword)))
    draft.keywords.set(keyword, UPPER.has(keyword) === other < one ? placed : known)
  else if (keyword === 'items' || keyword === 'propertyNames' || keyword === 'additionalProperties')
    draft.keywords.set(keyword, together(known, placed))
  else if (keyword === 'patternProperties' && isObject(one) && isObject(other))
    draft.keywords.set(keyword, { value: { ...other, ...one }, at: known.at })
  // What the schema says itself comes before what its parts say.
  else if (keyword !== 'default') draft.rest.push({ value: { [keyword]: other }, at: placed.at })
}

function finished(draft: Draft, at: string, document: unknown): NormalForm {
  const [alternatives, mayBeSeveral] = withAlternatives(draft, document)
  const { types, names, properties, required, rest } = draft
  const valid = names?.filter((name) => types.includes(typeOf(name)))
  const narrowed =
    valid === undefined ? types : types.filter((type) => valid.some((name) => typeOf(name) === type))
  const isOfObjects = narrowed.includes('object')
  return {
    at,
    places: draft.places,
    types: narrowed,
    names: valid,
    properties: isOfObjects ? properties : new Map<string, Placed<unknown>>(),
    required: isOfObjects ? [...required] : [],
    alternatives,
    mayBeSeveral,
    keywords: new Map(
      [...draft.keywords].filter(
        ([keyword]) =>
          APPLIES[keyword] === undefined || APPLIES[keyword].some((type) => narrowed.includes(type)),
      ),
    ),
    rest,
  }
}

/** The type of a value by its JSON text. */
function typeOf(name: string): string {
  if (name === 'null') return 'null'
  if (name === 'true' || name === 'false') return 'boolean'
  if (name.startsWith('"')) return 'string'
  if (name.startsWith('{')) return 'object'
  if (name.startsWith('[')) return 'array'
  return /^-?\d+$/.test(name) ? 'integer' : 'number'
}

/** Puts plain alternatives, such as null or one type of two, among the types; what is left has objects of several kinds. */
function withAlternatives(
  draft: Draft,
  document: unknown,
): readonly [alternatives: readonly Placed<unknown>[], mayBeSeveral: boolean] {
  let left: readonly Placed<unknown>[] = []
  let mayBeSeveral = false
  for (const { keyword, variants, around } of draft.choices) {
    const forms = variants.map(({ value, at }) => normalForm(value, at, document, around))
    const [only] = variants
    if (only !== undefined && forms.length === 1) {
      add(draft, only.value, only.at, document, around)
      // `add` may append choices of its own: the loop reaches them too.
      continue
    }
    if (putTogether(draft, forms)) {
      const at = only?.at.replace(/\/\d+$/, '') ?? ''
      for (const place of ['type', 'enum']) if (!draft.places.has(place)) draft.places.set(place, at)
      continue
    }
    if (left.length === 0) [left, mayBeSeveral] = [variants, keyword === 'anyOf']
    else
      draft.rest.push({ value: { [keyword]: variants.map(({ value }) => value) }, at: variants[0]?.at ?? '' })
  }
  return [left, mayBeSeveral]
}

/** Whether alternatives were put together: each of a type of its own, or each a list of values. */
function putTogether(draft: Draft, forms: readonly NormalForm[]): boolean {
  if (
    forms.some(
      ({ alternatives, rest, keywords }) => alternatives.length + rest.length > 0 || keywords.has('not'),
    )
  )
    return false
  const known = new Set<string>()
  const areNames = forms.every(({ names, types }) => names !== undefined || isOnly(types, 'null'))
  // An integer is a number, so the two are not apart.
  const areApart = forms.every(({ types }) => {
    const own = types.map((type) => (type === 'integer' ? 'number' : type))
    const isApart = own.every((type) => !known.has(type))
    own.forEach((type) => known.add(type))
    return isApart
  })
  if (
    !areNames &&
    (!areApart || forms.some(({ names, types }) => names !== undefined && !isOnly(types, 'null')))
  )
    return false
  draft.types = common(
    draft.types,
    TYPES.filter((type) => forms.some(({ types }) => types.includes(type))),
  )
  if (areNames) {
    const names = [...new Set(forms.flatMap((form) => form.names ?? ['null']))]
    draft.names = draft.names === undefined ? names : common(draft.names, names)
  }
  for (const { properties, required, keywords } of forms) {
    for (const [name, field] of properties)
      draft.properties.set(name, together(draft.properties.get(name), field))
    for (const name of required) draft.required.add(name)
    for (const [keyword, placed] of keywords) addKeyword(draft, keyword, placed)
  }
  return true
}

function isOnly(types: readonly string[], type: string): boolean {
  return types.length === 1 && types[0] === type
}

/** A schema as text, without what is said to people. */
export function plainText(schema: unknown): string {
  return textOf(withoutAnnotations(schema))
}

function withoutAnnotations(part: unknown): unknown {
  if (Array.isArray(part)) return elementsOf(part).map(withoutAnnotations)
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([keyword, value]) => !isAnnotation(keyword) || isObject(value))
      .map(([keyword, value]) => [keyword, withoutAnnotations(value)]),
  )
}
