import { isObject, setOwn } from './object.js'
import { isKept, MAX_STEPS, type FieldTable } from './unknown-fields.js'

/**
 * Drops unknown fields, unless their objects keep them (M8). `shape` is in the table's notation. `keepsAtRoot`
 * accepts more names at the root.
 */
export function knownFields(
  value: unknown,
  shape: string,
  table: FieldTable,
  keepsAtRoot: (name: string) => boolean = () => false,
): unknown {
  return known(value, shape, 0)

  function known(part: unknown, definition: string, steps: number): unknown {
    const [mark, inner] = [definition.slice(-2), definition.slice(0, -2)]
    // No definition is deeper: only an object that makes its fields on reading gets here.
    if (steps >= MAX_STEPS) return part
    if (mark === '[]') {
      const list: unknown[] = []
      if (!Array.isArray(part)) return part
      for (let index = 0; index < part.length && Object.hasOwn(part, index); index++)
        list.push(known(part[index], inner, steps + 1))
      return list
    }
    if (!isObject(part)) return part
    const copy: Record<string, unknown> = {}
    const fields = table[definition]?.fields ?? {}
    for (const name of Object.keys(part)) {
      const below = mark === '{}' ? inner : Object.hasOwn(fields, name) ? fields[name] : undefined
      const field = part[name]
      if (typeof below === 'string') setOwn(copy, name, known(field, below, steps + 1))
      else if (
        below === null ||
        (steps === 0 && keepsAtRoot(name)) ||
        isKept({ name, value: field, owner: { definition } }, table)
      )
        setOwn(copy, name, field)
    }
    return copy
  }
}
