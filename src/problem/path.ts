import { truncate } from './preview.js'

/**
 * A place in a request, as steps from the root. A step is the name of a field, the index of an element, or the key of
 * an entry.
 */
export type Path = readonly Step[]
export type Step = string | number | MapKey

/** The key of a map's entry, as opposed to the name of a field. */
export interface MapKey {
  readonly key: string
}

/**
 * The maximum number of characters of a map's key that a pointer repeats. Keys are ids that programs make,
 * and every problem below a key repeats it. With longer keys, a result could be a thousand times the size of
 * its request.
 */
export const MAX_KEY_CHARACTERS = 100

/** Returns the value at a step: an own field, an element or an entry. Undefined if the parent has no such step. */
export function valueAtStep(parent: unknown, step: Step): unknown {
  const name = typeof step === 'object' ? step.key : step
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name)) return undefined
  return (parent as Readonly<Record<string | number, unknown>>)[name]
}

/** Returns the text at a step. Empty for any other value. */
export function textAtStep(parent: unknown, step: Step): string {
  const text = valueAtStep(parent, step)
  return typeof text === 'string' ? text : ''
}

/**
 * Returns a path as it is published: names as the request spells them, indexes, and keys of maps. Very long
 * keys are truncated, as in the pointer. Each call makes a new list.
 */
export function plainPath(path: Path): (string | number)[] {
  return path.map((step) => (typeof step === 'object' ? truncate(step.key, MAX_KEY_CHARACTERS) : step))
}

/**
 * Returns the pointer of a path: snake_case fields, `[i]` for elements, and unchanged keys of maps (V1). Very
 * long keys are truncated.
 */
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

/** Returns the start of a path: the pointer of its line. Empty for a path outside the lines. */
export function startOfPath(path: Path): string {
  return path[0] === 'lines' ? pointerOf(path.slice(0, 2)) : ''
}

/** Returns the end of a path: the last name of its pointer, with the indexes after it. */
export function endOfPath(path: Path): string {
  let last = path.length - 1
  while (typeof path[last] === 'number') last--
  return pointerOf(path.slice(Math.max(0, last)))
}

/** Converts a name in a pointer to the name of the field: `unit_price` to `unitPrice`. */
export function fieldOfName(name: string): string {
  return fields.get(name) ?? camelCase(name)
}

/** Caches the converted names of fields. */
const names = new Map<string, string>()
const fields = new Map<string, string>()

/** The maximum number of cached names, more than there are fields. Other names are converted each time. */
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

/** Converts the name of a field to its name in a pointer: `unitPrice` to `unit_price`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
