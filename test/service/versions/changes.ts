import { compareInterfaces } from '../../../src/entries/openapi.js'

export type Json = Readonly<Record<string, unknown>>

/** Writes each change between two interfaces as a string: its effect, its kind, its names and its path. */
export function changesOf(before: unknown, after: unknown): readonly string[] {
  return Object.entries(compareInterfaces(before, after)).flatMap(([meaning, changes]) =>
    (changes as readonly { change: string; at: string; names: readonly string[] }[]).map(
      ({ change, at, names }) => `${meaning} ${[change, ...names].join(' ')} ${at}`,
    ),
  )
}

export const text = { type: 'string' }

const body = (schema: unknown): Json => ({ content: { 'application/json': { schema } } })
const posting = (post: Json, schemas: Json): Json => ({
  paths: { '/things': { post } },
  components: { schemas },
})
/** Describes an interface of one operation that takes values of a schema. */
export const sent = (schema: unknown, schemas: Json = {}): Json =>
  posting({ requestBody: body(schema) }, schemas)
/** Describes an interface of one operation that answers with values of a schema. */
export const answered = (schema: unknown, schemas: Json = {}): Json =>
  posting({ responses: { '200': body(schema) } }, schemas)

/** Returns the changes of a schema, with paths relative to it or to the document. */
export const ofSchemas = (before: Json, after: Json): readonly string[] =>
  changesOf(before, after).map((change) => change.replace(/\/paths\/~1things\/post\/.*\/schema/, ''))
export const ofRequest = (before: unknown, after: unknown): readonly string[] =>
  ofSchemas(sent(before), sent(after))
export const ofAnswer = (before: unknown, after: unknown): readonly string[] =>
  ofSchemas(answered(before), answered(after))

/** Returns the changes of an operation, with paths relative to it. */
export function ofOperation(before: Json, after: Json): readonly string[] {
  const [one, other] = [before, after].map((post) => ({ paths: { '/things': { post } } }))
  return changesOf(one, other).map((change) => change.replace('/paths/~1things/post', ''))
}

export const isBreaking = (before: unknown, after: unknown): boolean =>
  compareInterfaces(before, after).breaking.length > 0
