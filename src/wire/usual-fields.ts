import { isObject } from './object.js'
import { MAX_STEPS, type FieldTable } from './unknown-fields.js'

/** A definition, prepared for frequent look-ups. */
interface PreparedDefinition {
  readonly name: string
  /** The values that each field holds. Null for a value without its own fields. */
  readonly fields: ReadonlyMap<string, PreparedField | null>
}

interface PreparedField {
  readonly holds: 'object' | 'list' | 'map'
  /** A function, because definitions may contain each other. */
  readonly definition: () => PreparedDefinition
}

/** Whether a value is usual in its field. Called only for a value without its own fields. */
type IsUsual = (definition: string, field: string, value: unknown) => boolean

/**
 * Makes a test for values of one definition. A value passes if the table has all its fields, at any depth,
 * and all their values are usual. The test tracks no paths, so it is several times as fast as `visitFields`.
 */
export function usualFieldsTest(
  definition: string,
  table: FieldTable,
): (value: unknown, isUsual: IsUsual) => boolean {
  const prepared = prepareDefinitions(table)(definition)
  return (value, isUsual) => hasKnownFields(value, prepared, isUsual, 0)
}

function prepareDefinitions(table: FieldTable): (name: string) => PreparedDefinition {
  const known = new Map<string, PreparedDefinition>()
  const prepare = (name: string): PreparedDefinition => {
    const fields = Object.entries(table[name]?.fields ?? {}).map(
      ([field, shape]) => [field, shape === null ? null : prepareField(shape)] as const,
    )
    return { name, fields: new Map(fields) }
  }
  const prepareField = (shape: string): PreparedField => {
    const holds = shape.endsWith('[]') ? 'list' : shape.endsWith('{}') ? 'map' : 'object'
    const name = holds === 'object' ? shape : shape.slice(0, -2)
    return { holds, definition: () => definitionOf(name) }
  }
  const definitionOf = (name: string): PreparedDefinition => {
    const found = known.get(name) ?? prepare(name)
    known.set(name, found)
    return found
  }
  return definitionOf
}

function hasKnownFields(
  value: unknown,
  { name, fields }: PreparedDefinition,
  isUsual: IsUsual,
  depth: number,
): boolean {
  if (!isObject(value)) return true
  if (depth > MAX_STEPS) return false
  for (const field in value) {
    if (!Object.prototype.hasOwnProperty.call(value, field)) continue
    const part = value[field]
    if (part === undefined || part === null) continue // N2
    const held = fields.get(field)
    if (held === undefined) return false
    const isKnown =
      held === null ? isUsual(name, field, part) : holdsKnownFields(part, held, isUsual, depth + 1)
    if (!isKnown) return false
  }
  return true
}

function holdsKnownFields(
  part: unknown,
  { holds, definition }: PreparedField,
  isUsual: IsUsual,
  depth: number,
): boolean {
  if (holds === 'object') return hasKnownFields(part, definition(), isUsual, depth)
  if (holds === 'list' ? !Array.isArray(part) : !isObject(part)) return true
  const elements: readonly unknown[] =
    holds === 'list' ? (part as readonly unknown[]) : Object.values(part as object)
  return elements.every((element) => hasKnownFields(element, definition(), isUsual, depth + 1))
}
