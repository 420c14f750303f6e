interface SizeLimits {
  /** The maximum for one object's text. Shared objects can make it longer than any line. */
  readonly characters: number
  /** The number of objects and list elements to write without a cache. */
  readonly values: number
  /** The maximum nesting of a value: deeper than any request that can be priced. */
  readonly levels: number
}

/** A value below this many levels is rarely data. It may be part of an object that contains itself twice. */
const DEEP = 60
/** After this many deep values, `canonicalText` writes again with a cache. */
const MAX_DEEP = 1_000

const LARGE: SizeLimits = { characters: 64 * 1024 * 1024, values: 1_000_000, levels: 200 }

/** Ignores the order of keys. Writes a mark for a value that JSON cannot express, or that is too large. */
export function canonicalText(value: unknown, { characters, values, levels }: SizeLimits = LARGE): string {
  const writing = { characters, left: values, levels: levels - DEEP, deepLeft: MAX_DEEP, known: undefined }
  const text = textOf(value, levels, writing)
  // Only a value larger than any quote needs a cache, for its shared objects.
  return writing.left > 0
    ? text
    : textOf(value, levels, { characters, left: Infinity, levels: 0, deepLeft: 0, known: new Map() })
}

interface Writing {
  readonly characters: number
  left: number
  /** With fewer levels left than this, a value is deep. */
  readonly levels: number
  deepLeft: number
  /** Shared objects are written once. */
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
  if (levels < writing.levels && --writing.deepLeft < 0) writing.left = 0
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
  for (let index = 0; index < list.length && --writing.left >= 0; index++) {
    const separator = index === 0 ? '' : ','
    // A list may have four billion holes, and JSON has none.
    if (!Object.hasOwn(list, index)) return `[${text}${separator}!hole]`
    text += separator + textOf(list[index], levels, writing)
  }
  return `[${text}]`
}

function objectText(object: Readonly<Record<string, unknown>>, levels: number, writing: Writing): string {
  let text = ''
  for (const { name, label } of sortedFields(Object.keys(object))) {
    const value = object[name]
    if (value === undefined) continue
    text += (text === '' ? label : `,${label}`) + textOf(value, levels, writing)
  }
  return `{${text}}`
}

interface Field {
  readonly name: string
  readonly label: string
}

/** Keeps the sorted fields for a list of field names, because sorting takes longer than writing. */
interface Shape {
  readonly next: Map<string, Shape>
  sorted: readonly Field[] | undefined
}

const shapes: Shape = { next: new Map(), sorted: undefined }
let knownShapes = 0

/** Limits the memory for objects whose field names are data, such as ids. */
const MAX_SHAPES = 4_000
const MAX_FIELDS = 50
const MAX_NAME_CHARACTERS = 50

function sortedFields(names: readonly string[]): readonly Field[] {
  const shape = shapeOf(names)
  if (shape === undefined) return sortFields(names)
  return (shape.sorted ??= sortFields(names))
}

function shapeOf(names: readonly string[]): Shape | undefined {
  if (names.length > MAX_FIELDS) return undefined
  let shape = shapes
  for (const name of names) {
    let next = shape.next.get(name)
    if (next === undefined) {
      if (knownShapes >= MAX_SHAPES || name.length > MAX_NAME_CHARACTERS) return undefined
      knownShapes++
      next = { next: new Map(), sorted: undefined }
      shape.next.set(name, next)
    }
    shape = next
  }
  return shape
}

function sortFields(names: readonly string[]): readonly Field[] {
  return [...names].sort().map((name) => ({ name, label: `${quoted(name)}:` }))
}

// eslint-disable-next-line no-control-regex -- control characters are what must be escaped
const NEEDS_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/

function quoted(text: string): string {
  return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`
}
