/**
 * Where in a request something is: the way to it, from the root. A field by its name in the request, an element
 * of a list by its index, an entry of a map by its key, which stays as it stands in the pointer.
 */
export type Path = readonly Step[]
export type Step = string | number | MapKey

/** The key of a map's entry, as opposed to the name of a field. */
export interface MapKey {
  readonly key: string
}

/** The pointer of a path: snake_case fields, `[i]` for lists, map keys as they stand (V1). */
export function pointerOf(path: Path): string {
  return path.reduce<string>((pointer, step) => {
    if (typeof step === 'number') return `${pointer}[${String(step)}]`
    const name = typeof step === 'string' ? snakeCase(step) : step.key
    return pointer === '' ? name : `${pointer}.${name}`
  }, '')
}

function snakeCase(name: string): string {
  let snake = ''
  let start = 0
  for (let index = 0; index < name.length; index++) {
    const code = name.charCodeAt(index)
    if (code < 0x41 || code > 0x5a) continue // A to Z
    snake += `${name.slice(start, index)}_${name.charAt(index).toLowerCase()}`
    start = index + 1
  }
  return snake + name.slice(start)
}
