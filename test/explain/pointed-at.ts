/** The maps of drawings, whose keys are taken as they are. */
const MAPS = /^(points|values)$/

/** The value at a pointer of snake_case names, or undefined. */
export function pointedAt(value: unknown, pointer: string, isMap = false): unknown {
  if (pointer === '') return value
  if (typeof value !== 'object' || value === null) return undefined
  const element = /^\[(\d+)\]\.?/.exec(pointer)
  if (element !== null)
    return pointedAt((value as readonly unknown[])[Number(element[1])], pointer.slice(element[0].length))
  // A property that is not known may be spelt as the pointer of a known one is.
  const entries = Object.entries(value).map(
    ([key, part], index) => [isMap ? nameInMap(key, index) : snakeCase(key), key, part] as const,
  )
  const known = entries.filter(([name, key]) => isMap || name !== key)
  for (const [name, key, part] of [...known, ...entries]) {
    const rest = pointer.slice(name.length)
    if (!pointer.startsWith(name) || !/^([.[]|$)/.test(rest)) continue
    const found = pointedAt(part, rest.replace(/^\./, ''), MAPS.test(key))
    if (found !== undefined) return found
  }
  return undefined
}

/** A key of a map in a pointer: of a long one the start, and the number of its entry. */
function nameInMap(key: string, index: number): string {
  return key.length > 100 ? `${key.slice(0, 100)}…[${String(index)}]` : key
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
