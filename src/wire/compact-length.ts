/**
 * How many characters a value takes as compact JSON, as far as so many: beyond them nothing more is looked into, so that
 * neither depth nor a value that holds itself can make it long.
 */
export function compactLength(value: unknown, enough: number): number {
  const waiting: unknown[] = [value]
  let length = 0
  while (waiting.length > 0 && length <= enough) {
    const part = waiting.pop()
    if (typeof part !== 'object' || part === null) length += scalarLength(part)
    else if (Array.isArray(part)) {
      const elements: readonly unknown[] = part
      length += 2 + Math.max(0, elements.length - 1)
      if (length <= enough) for (const element of elements) waiting.push(element)
    } else {
      const keys = Object.keys(part)
      length += 2 + Math.max(0, keys.length - 1)
      for (const key of keys) {
        length += JSON.stringify(key).length + 1
        waiting.push((part as Readonly<Record<string, unknown>>)[key])
      }
    }
  }
  return length
}

function scalarLength(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value).length
    case 'number':
    case 'boolean':
      return String(value).length
    default:
      return 'null'.length
  }
}
