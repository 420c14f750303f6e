export const MAX_PREVIEW_CHARACTERS = 40

/** Returns a short text: a quoted string, a number, true, false or null, or else the name of the type. */
export function preview(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'number':
    case 'boolean':
      return String(value)
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'array' : 'object'
    case 'undefined':
    case 'bigint':
    case 'symbol':
    case 'function':
      return typeof value
  }
}

export function truncate(text: string, max: number): string {
  // Half of a surrogate pair is not a character.
  return text.length > max ? `${text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}

function quoted(text: string): string {
  return JSON.stringify(truncate(text, MAX_PREVIEW_CHARACTERS))
}
