import { compareInterfaces } from '../../../src/entries/openapi.js'
import { inCi } from '../../run-size.js'
import { entries, many, p, type Work } from './large-parts.js'

type Schema = (count: number, own: (index: number) => string) => unknown

const kindOf = (name: string): object => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: name } },
})

/** Schemas with many parts, whose names come from `own`. */
const SCHEMAS: Readonly<Record<string, Schema>> = {
  'constants to choose from': (count, own) => ({ oneOf: many(count, (at) => ({ const: own(at) })) }),
  'constants of two types': (count, own) => ({
    oneOf: many(count, (at) => (at % 2 === 0 ? { const: at } : { type: 'string', const: own(at) })),
  }),
  'lists of values to choose from': (count, own) => ({
    oneOf: many(count, (at) => ({ enum: [own(at), `x${own(at)}`] })),
  }),
  'kinds of objects to choose from': (count, own) => ({ oneOf: many(count, (at) => kindOf(own(at))) }),
  'four kinds of objects with many fields': (count, own) => ({
    oneOf: many(4, (kind) => ({
      type: 'object',
      required: many(count, (at) => own(at)),
      properties: entries(count, (at) => ({ enum: [at, kind] })),
    })),
  }),
  'constants any of which matches': (count, own) => ({ anyOf: many(count, (at) => ({ const: own(at) })) }),
  'kinds of objects any of which matches': (count, own) => ({ anyOf: many(count, (at) => kindOf(own(at))) }),
  'a list of values': (count, own) => ({ enum: many(count, own) }),
  fields: (count, own) => ({
    properties: Object.fromEntries(many(count, (at) => [own(at), { minimum: 1 }])),
  }),
  'fields and patterns': (count, own) => ({
    properties: Object.fromEntries(many(count, (at) => [own(at), {}])),
    patternProperties: Object.fromEntries(many(count, (at) => [`^${own(at)}$`, { minimum: 1 }])),
  }),
  'required fields': (count, own) => ({ required: many(count, own) }),
  'parts with a field each': (count, own) => ({
    allOf: many(count, (at) => ({ properties: { [own(at)]: { minimum: 1 } } })),
  }),
  'parts with the same field': (count, own) => ({
    allOf: many(count, (at) => ({ properties: { a: { enum: [own(at), 'a'] } } })),
  }),
  'parts with fields that all others restrict': (count, own) => ({
    allOf: many(count, (at) => ({
      properties: { [own(at)]: {} },
      additionalProperties: { minimum: at },
    })),
  }),
  'parts with lists of values': (count, own) => ({
    allOf: many(count, () => ({ enum: many(5, (at) => own(at)) })),
  }),
  'parts with a required field each': (count, own) => ({
    allOf: many(count, (at) => ({ required: [own(at)] })),
  }),
  'parts with a pattern each': (count, own) => ({ allOf: many(count, (at) => ({ pattern: own(at) })) }),
  'parts that exclude a value each': (count, own) => ({
    allOf: many(count, (at) => ({ not: { const: own(at) } })),
  }),
  'parts with alternatives': (count, own) => ({
    allOf: many(count, (at) => ({ oneOf: [{ const: 'a', required: [own(at)] }, { const: 'b' }] })),
  }),
  'parts with unknown keywords': (count, own) => ({ allOf: many(count, (at) => ({ [`z${own(at)}`]: at })) }),
  'parts with elements': (count, own) => ({ allOf: many(count, (at) => ({ items: { const: own(at) } })) }),
  'unknown keywords': (count, own) => Object.fromEntries(many(count, (at) => [`z${own(at)}`, at])),
  'first elements': (count, own) => ({ prefixItems: many(count, (at) => ({ const: own(at) })) }),
  'parts in shared schemas': (count, own) => ({
    allOf: many(count, (at) => ({
      $ref: `#/components/schemas/${p(at)}`,
      [own(at)]: { $ref: '#/components/schemas/p0' },
    })),
  }),
}

/** Each pair of documents: names of their own, the same names, and one name more. */
const NAMES = [
  ['that differ', p, (index: number) => `q${String(index)}`, 0],
  ['that are alike', p, p, 0],
  ['of which one is new', p, p, 1],
] as const

function documentOf(count: number, schema: unknown): unknown {
  const content = { 'application/json': { schema } }
  const responses = { 200: { content } }
  return {
    paths: { '/a': { post: { requestBody: { content }, responses } } },
    components: {
      schemas: entries(count, (at) => ({
        minLength: at,
        allOf: [{ $ref: `#/components/schemas/p${String(at + 1)}` }],
      })),
    },
  }
}

const comparisonOf = (before: unknown, after: unknown) => () => compareInterfaces(before, after)

/**
 * Comparisons of two documents with as many parts, such as the constants of a union or the parameters of a path. Some
 * have one part more in the second. CI compares each schema in only one of three ways.
 */
export const LARGE_INTERFACES: Readonly<Record<string, (count: number) => Work>> = {
  ...Object.fromEntries(
    Object.entries(SCHEMAS).flatMap(([what, schema], at) =>
      NAMES.filter((_, way) => (at + way) % inCi(NAMES.length, 1) === 0).map(([how, before, after, more]) => [
        `interfaces with ${what} ${how}`,
        (count: number) =>
          comparisonOf(
            documentOf(count, schema(count, before)),
            documentOf(count, schema(count + more, after)),
          ),
      ]),
    ),
  ),
  'interfaces with parameters in a path': (count) => {
    const path = `/${many(count, (at) => `{${p(at)}}`).join('/')}`
    const parameters = many(count, (at) => ({ in: 'path', name: p(at), required: true }))
    const document = { paths: { [path]: { get: { parameters } } } }
    return comparisonOf(document, document)
  },
  'interfaces with paths, webhooks, headers and media types': (count) => {
    const content = entries(count, (at) => ({ schema: { const: at } }))
    const answers = entries(count, () => ({ headers: { x: {} } }))
    const responses = { ...answers, 200: { content, headers: entries(count, () => ({ schema: {} })) } }
    const document = (of: string) => ({
      paths: entries(count, () => ({ get: { responses: { 200: {} } } }), of),
      webhooks: { ...entries(count, () => ({ post: {} }), of), a: { post: { responses } } },
    })
    return comparisonOf(document('/a'), document('/b'))
  },
}
