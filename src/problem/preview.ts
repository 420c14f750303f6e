import { truncate } from './truncate.js'

/** The most characters of a text that details repeat. */
export const MOST_PREVIEW_CHARACTERS = 40

/**
 * A value as details repeat it, short, and safe for whatever was sent: JSON text, or the name of its type where
 * that says enough. A text is in quotes, so that the two cannot be mixed up.
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

function quoted(text: string): string {
  return JSON.stringify(truncate(text, MOST_PREVIEW_CHARACTERS))
}
