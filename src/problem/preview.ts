/** The most characters of a text that details repeat. */
export const MAX_PREVIEW_CHARACTERS = 40

/**
 * A short form of a value, for details: its JSON text, or the name of its type. It is safe for any value. A string is in
 * quotes, so that it cannot be taken for the name of a type.
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

/** The start of a text with a mark at its end, or all of it where it is short. */
export function truncate(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

function quoted(text: string): string {
  return JSON.stringify(truncate(text, MAX_PREVIEW_CHARACTERS))
}
