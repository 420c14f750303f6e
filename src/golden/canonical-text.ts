/** The sizes from which a value counts as large. */
export interface LargeSizes {
  /** The longest text of an object, in characters. Shared objects can make it longer than any line of a file. */
  readonly characters: number
  /** The number of values that are written before objects are cached. */
  readonly values: number
  /** The maximum nesting of a value: deeper than any request that can be priced. */
  readonly levels: number
}

const LARGE: LargeSizes = { characters: 64 * 1024 * 1024, values: 1_000_000, levels: 200 }

/**
 * Writes a value as one text that does not depend on the order of its objects' keys. A key whose value is
 * undefined is left out, as in JSON. A special mark stands for a value that JSON cannot express, or that is
 * nested too deeply or too large. So every value has a text.
 */
export function canonicalText(value: unknown, { characters, values, levels }: LargeSizes = LARGE): string {
  const writing = { characters, left: values, known: undefined }
  const text = textOf(value, levels, writing)
  // Writing is faster without a cache. Only a value larger than any quote, with many shared objects, needs
  // the cache.
  return writing.left > 0 ? text : textOf(value, levels, { characters, left: Infinity, known: new Map() })
}

interface Writing {
  readonly characters: number
  /** The number of values that may still be written. */
  left: number
  /** The texts of the objects written so far, so that each shared object is written once. */
  readonly known: Map<object, string> | undefined
}

function textOf(value: unknown, levels: number, writing: Writing): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : `!${String(value)}`
  if (typeof value === 'boolean' || value === null) return String(value)
  if (typeof value !== 'object') return `!${typeof value}`
  const { known, characters } = writing
  const before = known?.get(value)
  if (before !== undefined) return before
  if (levels === 0 || --writing.left < 0) return '!deep'
  // An object that is met again while it is being written contains itself.
  known?.set(value, '!cycle')
  const text = Array.isArray(value)
    ? listText(value as readonly unknown[], levels - 1, writing)
    : objectText(value as Readonly<Record<string, unknown>>, levels - 1, writing)
  const kept = text.length > characters ? '!large' : text
  known?.set(value, kept)
  return kept
}

function listText(list: readonly unknown[], levels: number, writing: Writing): string {
  let text = ''
  // `keys` visits holes too, so each hole counts toward the limit like an element.
  for (const index of list.keys()) {
    if (--writing.left < 0) break
    text += `${index === 0 ? '' : ','}${textOf(list[index], levels, writing)}`
  }
  return `[${text}]`
}

function objectText(object: Readonly<Record<string, unknown>>, levels: number, writing: Writing): string {
  let text = ''
  for (const field of Object.keys(object).sort()) {
    const value = object[field]
    if (value === undefined) continue
    text += `${text === '' ? '' : ','}${quoted(field)}:${textOf(value, levels, writing)}`
  }
  return `{${text}}`
}

/** Most texts need no escape. */
// eslint-disable-next-line no-control-regex -- control characters are what must be escaped
const NEEDS_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/

function quoted(text: string): string {
  return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`
}
