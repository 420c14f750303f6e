import { isObject } from '../../wire/object.js'
import { elementsOf } from '../../problem/elements.js'
import { identityOf } from './json-parts.js'

/** No value has two types: a whole number is an `integer`, any other number a `number`. */
export const TYPES = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'number'] as const
export type Type = (typeof TYPES)[number]

export type Kind =
  /** A larger number is looser. */
  | 'upper'
  /** A larger number is stricter. */
  | 'lower'
  | 'form'
  | 'multiple'
  /** Schemas for parts of the value, or the schema of `not`. */
  | 'parts'
  | 'other'

interface Keyword {
  readonly types: readonly Type[]
  readonly kind: Kind
}

const NUMBERS: readonly Type[] = ['integer', 'number']
const keywordsOfKind = (
  kind: Kind,
  types: readonly Type[],
  names: readonly string[],
): readonly (readonly [string, Keyword])[] => names.map((name) => [name, { types, kind }])

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map([
  ...keywordsOfKind('upper', NUMBERS, ['maximum', 'exclusiveMaximum']),
  ...keywordsOfKind('lower', NUMBERS, ['minimum', 'exclusiveMinimum']),
  ...keywordsOfKind('multiple', NUMBERS, ['multipleOf']),
  ...keywordsOfKind('upper', ['string'], ['maxLength']),
  ...keywordsOfKind('lower', ['string'], ['minLength']),
  ...keywordsOfKind('form', ['string'], ['pattern', 'contentEncoding', 'contentMediaType']),
  ...keywordsOfKind('form', ['string', ...NUMBERS], ['format']),
  ...keywordsOfKind('upper', ['array'], ['maxItems']),
  ...keywordsOfKind('lower', ['array'], ['minItems']),
  ...keywordsOfKind('parts', ['array'], ['items']),
  ...keywordsOfKind('other', ['array'], ['uniqueItems', 'prefixItems', 'contains', 'unevaluatedItems']),
  ...keywordsOfKind('upper', ['object'], ['maxProperties']),
  ...keywordsOfKind('lower', ['object'], ['minProperties']),
  ...keywordsOfKind('parts', ['object'], ['additionalProperties', 'propertyNames']),
  ...keywordsOfKind('other', ['object'], ['unevaluatedProperties', 'dependentRequired', 'dependentSchemas']),
])

/** An unknown keyword is compared for equality. */
export function keywordOf(name: string): Keyword {
  return KEYWORDS.get(name) ?? { types: TYPES, kind: name === 'not' ? 'parts' : 'other' }
}

const ANNOTATIONS = new Set([
  'title',
  'description',
  'examples',
  'example',
  'deprecated',
  '$comment',
  'externalDocs',
  'readOnly',
  'writeOnly',
  '$schema',
  '$anchor',
  'discriminator',
  'xml',
])
function isAnnotation(name: string): boolean {
  return ANNOTATIONS.has(name) || name.startsWith('x-')
}

/** The values of these keywords are data, not schemas. */
const DATA = new Set(['const', 'enum', 'default'])
/** The values of these keywords have names as keys, not keywords. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependentRequired',
])
/** Keywords whose effect is in other parts of the normal form. */
const STRUCTURE = new Set([
  '$defs',
  'definitions',
  '$ref',
  'allOf',
  'oneOf',
  'anyOf',
  'nullable',
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'patternProperties',
])

/** Excludes keywords that restrict nothing, such as `minLength: 0`. */
export function isCompared(name: string, value: unknown): boolean {
  // The target of a reference to another document is unknown.
  if (name === '$ref') return !isLocal(value)
  if (isAnnotation(name) || STRUCTURE.has(name)) return false
  switch (name) {
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return value !== 0
    case 'uniqueItems':
      return value !== false
    case 'items':
    case 'additionalProperties':
    case 'propertyNames':
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      return !acceptsEverything(value)
    default:
      return true
  }
}

export function isLocal(reference: unknown): reference is string {
  return typeof reference === 'string' && reference.startsWith('#/')
}

export function acceptsEverything(schema: unknown): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).every(isAnnotation))
}

/** Ignores annotations. */
export function schemaText(schema: unknown): string {
  return identityOf(withoutAnnotations(schema))
}

function withoutAnnotations(part: unknown): unknown {
  if (Array.isArray(part)) return elementsOf(part).map(withoutAnnotations)
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => !isAnnotation(name))
      .map(([name, value]) => [name, plainValue(name, value)]),
  )
}

function plainValue(keyword: string, value: unknown): unknown {
  if (DATA.has(keyword)) return value
  if (!MAPS.has(keyword) || !isObject(value)) return withoutAnnotations(value)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutAnnotations(part)]))
}
