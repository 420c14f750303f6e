import type { Comparing } from './comparing.js'
import { pointerAt, type Direction } from './interface-change.js'
import { partAt, without, type JsonPart } from './json-parts.js'

/** Compares what is sent by its media types (Z3, Z4). */
export function compareContents(
  before: JsonPart,
  after: JsonPart,
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const [old, now] = [partAt(before, 'content'), partAt(after, 'content')]
  const there = pointerAt(at, 'content')
  for (const type of without(Object.keys(old), Object.keys(now)))
    comparing.report('breaking', 'removed', pointerAt(there, type))
  for (const type of without(Object.keys(now), Object.keys(old)))
    comparing.report('additive', 'added', pointerAt(there, type))
  for (const type of Object.keys(now))
    if (Object.hasOwn(old, type)) {
      const [was, is] = [partAt(old, type)['schema'], partAt(now, type)['schema']]
      compareSchema(was, is, pointerAt(there, type, 'schema'), direction, comparing)
    }
}

/** Compares the schemas of one place, of which either may be absent. */
export function compareSchema(
  before: unknown,
  after: unknown,
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  comparing.compareSchemas([{ value: before, at }], [{ value: after, at }], at, direction, comparing)
}
