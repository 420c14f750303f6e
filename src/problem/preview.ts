/** The maximum number of characters of a string that details repeat. */
export const MAX_PREVIEW_CHARACTERS = 40

/**
 * Returns a short form of any value, for details: its JSON text, or the name of its type. A string is in
 * quotes, so that it cannot be mistaken for the name of a type.
 */
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

/** Truncates a long text and marks the end with an ellipsis. */
export function truncate(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text
}

function quoted(text: string): string {
  return JSON.stringify(truncate(text, MAX_PREVIEW_CHARACTERS))
}
