import fc from 'fast-check'
import { isObject } from './places.js'

type Step = string | number

interface Change {
  readonly at: number
  readonly to: 'gone' | 'renamed' | 'doubled' | { readonly value: unknown }
}

const change = (values: readonly unknown[]): fc.Arbitrary<Change> =>
  fc.record({
    at: fc.nat(),
    to: fc.oneof(
      { arbitrary: fc.constantFrom('gone' as const, 'renamed' as const, 'doubled' as const), weight: 1 },
      { arbitrary: fc.constantFrom(...values).map((value) => ({ value })), weight: 3 },
    ),
  })

/** Changes a few values at arbitrary positions, often to some of `values`. */
export function mutated(
  documents: readonly unknown[],
  values: readonly unknown[],
): fc.Arbitrary<{ readonly index: number; readonly value: unknown }> {
  return fc
    .tuple(fc.nat({ max: documents.length - 1 }), fc.array(change(values), { maxLength: 3 }))
    .map(([index, changes]) => ({ index, value: changes.reduce(changed, documents[index]) }))
}

function changed(document: unknown, { at, to }: Change): unknown {
  const paths = pathsInto(document, [])
  const path = paths[at % Math.max(1, paths.length)]
  return path === undefined ? document : changedAt(document, path, to)
}

function pathsInto(value: unknown, path: readonly Step[]): readonly (readonly Step[])[] {
  const parts: readonly (readonly [Step, unknown])[] = Array.isArray(value)
    ? (value as readonly unknown[]).map((part, index) => [index, part] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return parts.flatMap(([step, part]) => [[...path, step], ...pathsInto(part, [...path, step])])
}

function changedAt(value: unknown, [step, ...rest]: readonly Step[], to: Change['to']): unknown {
  if (Array.isArray(value)) {
    return (value as readonly unknown[]).flatMap((part, index) => {
      if (index !== step) return [part]
      if (rest.length > 0) return [changedAt(part, rest, to)]
      if (to === 'gone') return []
      return typeof to === 'object' ? [to.value] : [part, part]
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (name !== step) return [[name, part] as const]
      if (rest.length > 0) return [[name, changedAt(part, rest, to)] as const]
      if (to === 'gone') return []
      if (typeof to === 'object') return [[name, to.value] as const]
      return [[`${name}${to === 'renamed' ? 'Old' : 's'}`, part] as const]
    }),
  )
}

export function leavesOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]
}
