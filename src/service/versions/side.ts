import { valueAtStep } from '../../problem/path.js'
import { withFallback } from '../../problem/with-fallback.js'
import { isObject } from '../../wire/object.js'
import type { NormalForm } from './form.js'
import type { JsonPart, Placed } from './json-parts.js'
import { acceptsEverything, isLocal } from './keywords.js'

export interface Side {
  readonly document: unknown
  /** The form of each schema, by its `keyOf`. */
  readonly forms: Map<unknown, NormalForm>
  readonly ids: Map<unknown, number>
  /** Counts schemas inside themselves. Of the forms around such a schema, only the outermost is cached. */
  cuts: number
  /** The pointers whose targets differ between the documents, once they were needed. */
  differing: ReadonlySet<string> | undefined
}

/** Schemas that contain each other in more ways could take for ever. */
const MAX_CUTS = 10_000

export function countCut(side: Side): void {
  side.cuts += 1
  if (side.cuts > MAX_CUTS) throw new RangeError('the schemas contain each other in too many ways')
}

export function newSide(document: unknown): Side {
  return { document, forms: new Map(), ids: new Map(), cuts: 0, differing: undefined }
}

/** Returns the pointer of a plain reference, otherwise the schema itself. */
export function keyOf(placed: Placed<unknown>): unknown {
  const reference = referenceOf(placed.value)
  if (reference === undefined || !isObject(placed.value)) return placed
  const { $ref: _, ...others } = placed.value
  return acceptsEverything(others) ? reference : placed
}

/** Shortens a key, because pointers can be long. */
export function idOf(placed: Placed<unknown>, { ids }: Side): number {
  const key = keyOf(placed)
  const id = ids.get(key) ?? ids.size
  ids.set(key, id)
  return id
}

export function referenceOf(schema: unknown): string | undefined {
  const reference = isObject(schema) ? schema['$ref'] : undefined
  return isLocal(reference) ? decoded(reference.slice(1)) : undefined
}

/** The pointer is part of a URI. A part that cannot be decoded stays. */
function decoded(pointer: string): string {
  return withFallback(pointer, () => decodeURIComponent(pointer))
}

export function targetOf(pointer: string, { document }: Side): unknown {
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (part, step) => (Array.isArray(part) ? part[Number(step)] : valueAtStep(part, step)),
      document,
    )
}

export function resolved(part: unknown, side: Side): JsonPart {
  const known = new Set<string>()
  let found = part
  for (let next = referenceOf(found); next !== undefined && !known.has(next); next = referenceOf(found)) {
    known.add(next)
    found = targetOf(next, side)
  }
  return isObject(found) ? found : {}
}
