import { truncate } from './preview.js'

/** A step is the name of a field, the index of an element, or the key of a map's entry. */
export type Path = readonly Step[]
export type Step = string | number | MapKey

interface MapKey {
  readonly key: string
}

/** Every problem below a key repeats it: with long keys, a result could be a thousand times as long as its request. */
export const MAX_KEY_CHARACTERS = 100

/** Returns undefined for an inherited field. */
export function valueAtStep(parent: unknown, step: Step): unknown {
  const name = typeof step === 'object' ? step.key : step
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name)) return undefined
  return (parent as Readonly<Record<string | number, unknown>>)[name]
}

export function textAtStep(parent: unknown, step: Step): string {
  const text = valueAtStep(parent, step)
  return typeof text === 'string' ? text : ''
}

/** Truncates very long keys, as {@link pointerOf} does. Makes a new list on each call. */
export function plainPath(path: Path): (string | number)[] {
  return path.map((step) => (typeof step === 'object' ? truncate(step.key, MAX_KEY_CHARACTERS) : step))
}

/** V1: writes snake_case fields, `[i]` for elements, and keys of maps, truncated if very long. */
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

/** Returns the pointer of the line, or an empty text for a path outside the lines. */
export function startOfPath(path: Path): string {
  return path[0] === 'lines' ? pointerOf(path.slice(0, 2)) : ''
}

/** Returns the last name of the pointer, with the indexes after it. */
export function endOfPath(path: Path): string {
  let last = path.length - 1
  while (typeof path[last] === 'number') last--
  return pointerOf(path.slice(Math.max(0, last)))
}

export function fieldOfName(name: string): string {
  return fields.get(name) ?? camelCase(name)
}

const names = new Map<string, string>()
const fields = new Map<string, string>()

/** More than there are fields. Further names are converted each time. */
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

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
