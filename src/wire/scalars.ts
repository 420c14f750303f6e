import { preview } from '../problem/preview.js'
import { addProblem, type Reader } from './reading.js'

export const readText: Reader<string> = (value, step, reading) => {
  if (typeof value === 'string') return value
  addProblem(reading, 'invalid_type', { expected: 'string', sent: preview(value) }, step)
  return undefined
}

export const readFlag: Reader<boolean> = (value, step, reading) => {
  if (typeof value === 'boolean') return value
  addProblem(reading, 'invalid_type', { expected: 'boolean', sent: preview(value) }, step)
  return undefined
}

/** Text; the empty one is not supplied (N2). */
export const readFilledText: Reader<string> = (value, step, reading) => {
  const read = readText(value, step, reading)
  return read === '' ? undefined : read
}

/** A JSON number: finite, as JSON has no other (F8). */
export const readJsonNumber: Reader<number> = (value, step, reading) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  addProblem(reading, 'invalid_type', { expected: 'number', sent: preview(value) }, step)
  return undefined
}

/** A JSON number without decimals. */
export const readJsonInteger: Reader<number> = (value, step, reading) => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  addProblem(reading, 'invalid_type', { expected: 'integer', sent: preview(value) }, step)
  return undefined
}

/** One of a list of names. */
export function nameOf<Name extends string>(names: readonly Name[]): Reader<Name> {
  const all = Object.freeze([...names])
  return (value, step, reading) => {
    const known = names.find((name) => name === value)
    if (known === undefined) {
      addProblem(reading, 'unknown_enum_value', { sent: preview(value), known: all }, step)
    }
    return known
  }
}

/** One of a list of names, or its integer in the order of the list, from 0 (V4). */
export function enumOf<Name extends string>(names: readonly Name[]): Reader<Name> {
  const byName: ReadonlyMap<unknown, Name> = new Map<unknown, Name>([
    ...names.map((name) => [name, name] as const),
    ...names.map((name, index) => [index, name] as const),
  ])
  // Unspecified is no choice to suggest, even where it is accepted.
  const suggested = Object.freeze(names.filter((name) => !name.endsWith('_UNSPECIFIED')))
  return (value, step, reading) => {
    const name = byName.get(value)
    if (name === undefined) {
      addProblem(reading, 'unknown_enum_value', { sent: preview(value), known: suggested }, step)
    }
    return name
  }
}
