/** The maps of a drawing whose keys are unchanged in pointers. */
const MAPS = /^(points|values)$/

export function pointedAt(value: unknown, pointer: string, isMap = false): unknown {
  if (pointer === '') return value
  if (typeof value !== 'object' || value === null) return undefined
  const element = /^\[(\d+)\]\.?/.exec(pointer)
  if (element !== null)
    return pointedAt((value as readonly unknown[])[Number(element[1])], pointer.slice(element[0].length))
  // An unknown property may be spelt like the pointer of a known property, so known properties are tried
  // first.
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

/** A long key is shortened and numbered. */
function nameInMap(key: string, index: number): string {
  return key.length > 100 ? `${key.slice(0, 100)}…[${String(index)}]` : key
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
