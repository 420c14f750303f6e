/** The most characters of a value that a message repeats. */
const MOST = 40

/** A value as a message repeats it: short, and safe for whatever was sent. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'number':
    case 'boolean':
      return String(value)
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object'
    case 'undefined':
      return 'nothing'
    case 'bigint':
    case 'symbol':
    case 'function':
      return `a ${typeof value}`
  }
}

function quoted(text: string): string {
  return JSON.stringify(text.length > MOST ? `${text.slice(0, MOST)}…` : text)
}
