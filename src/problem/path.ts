import { truncate } from './preview.js'

/**
 * A place in a request, as steps from the root. A step is the name of a field, the index of an element, or the key of
 * an entry. A pointer repeats keys unchanged.
 */
export type Path = readonly Step[]
export type Step = string | number | MapKey

/** The key of a map's entry, as opposed to the name of a field. */
export interface MapKey {
  readonly key: string
}

/**
 * The most characters of a map's key that a pointer repeats. Keys are ids that programs make; a longer one would be
 * repeated in every problem below it, and a result could be a thousand times the size of its request.
 */
export const MAX_KEY_CHARACTERS = 100

/** Returns the value at a step: an own field, an element or an entry. Otherwise undefined. */
export function valueAtStep(parent: unknown, step: Step): unknown {
  const name = typeof step === 'object' ? step.key : step
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name)) return undefined
  return (parent as Readonly<Record<string | number, unknown>>)[name]
}

/**
 * A path as it is published: names as the request spells them, indexes, and the keys of maps, very long ones truncated as
 * in the pointer. A new list each time.
 */
export function plainPath(path: Path): (string | number)[] {
  return path.map((step) => (typeof step === 'object' ? truncate(step.key, MAX_KEY_CHARACTERS) : step))
}

/** The pointer of a path: snake_case fields, `[i]` for lists, map keys as they are, very long ones truncated (V1). */
export function pointerOf(path: Path): string {
  let pointer = ''
  for (const step of path) {
    if (typeof step === 'number') pointer += `[${String(step)}]`
    else {
      const name = typeof step === 'string' ? snakeCaseOf(step) : truncate(step.key, MAX_KEY_CHARACTERS)
      pointer += pointer === '' ? name : `.${name}`
    }
  }
  return pointer
}

/** The first steps of a pointer: enough to know the line. */
export function startOf(path: Path): string {
  return path[0] === 'lines' ? pointerOf(path.slice(0, 2)) : ''
}

/** The last name of a pointer, with the indices after it. */
export function endOf(path: Path): string {
  let last = path.length - 1
  while (typeof path[last] === 'number') last--
  return pointerOf(path.slice(Math.max(0, last)))
}

/** The field of a pointer's name: `unitPrice` of `unit_price`. */
export function fieldOfName(name: string): string {
  return fields.get(name) ?? camelCase(name)
}

/** Names that have been converted once: those of the request's fields. */
const names = new Map<string, string>()
const fields = new Map<string, string>()

/** The most names that are kept, which is more than there are fields. Others are converted each time. */
const MAX_NAMES = 300

function snakeCaseOf(field: string): string {
  const known = names.get(field)
  if (known !== undefined) return known
  const name = snakeCase(field)
  if (names.size < MAX_NAMES) {
    names.set(field, name)
    fields.set(name, camelCase(name))
  }
  return name
}

/** The name of a field in a pointer: `unit_price` of `unitPrice`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
