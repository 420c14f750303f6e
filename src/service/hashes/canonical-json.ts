/**
 * Follows RFC 8785, and never gives the same string for different JSON values (J3, P4). Also writes two kinds of values
 * that RFC 8785 refuses: half a surrogate pair as its escape, and a number too large for a double as `Infinity`. Gives
 * the empty string for a value that cannot be JSON.
 */
export function canonicalJson(value: unknown): string {
  return written(value) ?? ''
}

interface Open {
  readonly container: object
  readonly keys: readonly string[] | undefined
  readonly length: number
  readonly end: string
  written: number
}

/** Avoids recursion, because deep nesting could overflow the stack. */
function written(whole: unknown): string | undefined {
  const chunks: string[] = []
  const parts: string[] = []
  const open: Open[] = []
  const enclosing = new Set<object>()
  /** Returns false for a value that cannot be JSON, such as an object that contains itself. */
  const write = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) {
      const text = scalar(value)
      if (text !== undefined) parts.push(text)
      return text !== undefined
    }
    if (enclosing.has(value)) return false
    enclosing.add(value)
    open.push(opened(value))
    parts.push(Array.isArray(value) ? '[' : '{')
    return true
  }
  if (!write(whole)) return undefined
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    if (last.written === last.length) {
      parts.push(last.end)
      enclosing.delete(last.container)
      open.pop()
      continue
    }
    const index = last.written++
    if (index > 0) parts.push(',')
    const key = last.keys?.[index] ?? index
    // A list with a hole is not JSON.
    if (!Object.hasOwn(last.container, key)) return undefined
    if (last.keys !== undefined) parts.push(JSON.stringify(key), ':')
    if (!write((last.container as Readonly<Record<string | number, unknown>>)[key])) return undefined
    if (parts.length > CHUNK) chunks.push(parts.splice(0).join(''))
  }
  return chunks.join('') + parts.join('')
}

/** Joins this many parts at a time, because millions of short strings take too much memory. */
const CHUNK = 10_000

function opened(container: object): Open {
  if (Array.isArray(container))
    return { container, keys: undefined, length: container.length, end: ']', written: 0 }
  const fields = container as Readonly<Record<string, unknown>>
  // RFC 8785 sorts by UTF-16 units.
  const keys = Object.keys(container)
    .filter((key) => fields[key] !== undefined)
    .sort()
  return { container, keys, length: keys.length, end: '}', written: 0 }
}

function scalar(value: unknown): string | undefined {
  if (value === Infinity || value === -Infinity) return String(value)
  if (typeof value === 'string') return JSON.stringify(value)
  // `String` gives the same text as JSON.stringify here, and is faster.
  const isPlain =
    value === null || typeof value === 'boolean' || (typeof value === 'number' && !Number.isNaN(value))
  return isPlain ? String(value) : undefined
}
