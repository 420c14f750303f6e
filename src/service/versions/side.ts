import { isObject } from '../../wire/object.js'
import type { NormalForm } from './form.js'
import type { JsonPart, Placed } from './json-parts.js'
import { saysNothing } from './keywords.js'

/** One of two documents that are compared, and the normal forms of its schemas so far. */
export interface Side {
  readonly document: unknown
  /** A schema that others refer to by its pointer, and any other one by itself. */
  readonly forms: Map<unknown, NormalForm>
  readonly ids: Map<unknown, number>
  /** How often a schema was found inside itself: a form without that part is not kept. */
  cuts: number
}

export function newSide(document: unknown): Side {
  return { document, forms: new Map(), ids: new Map(), cuts: 0 }
}

/** What a schema is known by: its pointer if it is only a reference. */
export function keyOf(placed: Placed<unknown>): unknown {
  const reference = referenceOf(placed.value)
  if (reference === undefined || !isObject(placed.value)) return placed
  const { $ref: _, ...others } = placed.value
  return saysNothing(others) ? reference : placed
}

/** A number for a schema, short where its place is long. */
export function idOf(placed: Placed<unknown>, { ids }: Side): number {
  const key = keyOf(placed)
  const id = ids.get(key) ?? ids.size
  ids.set(key, id)
  return id
}

/** Where a schema is that is referred to; undefined of one that stands for itself. */
export function referenceOf(schema: unknown): string | undefined {
  const reference = isObject(schema) ? schema['$ref'] : undefined
  return typeof reference === 'string' && reference.startsWith('#/') ? reference.slice(1) : undefined
}

/** What a JSON pointer leads to. */
export function targetOf(pointer: string, { document }: Side): unknown {
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

/** A part of a document, or what it refers to. */
export function described(part: unknown, side: Side): JsonPart {
  const reference = referenceOf(part)
  const found = reference === undefined ? part : targetOf(reference, side)
  return isObject(found) ? found : {}
}
