import { PRICING_STRATEGIES } from '../../src/entries/index.js'
import { ADJUSTMENT_TYPES, DRAWING_SIDES, FINISH_TYPES, PRODUCT_TYPES } from '../../src/definitions/enums.js'
import { isObject, type Notation } from '../adversarial/build-value.js'
import { isHolder, placesBelow, type FuzzInput } from './fuzz-input.js'

export const ENUMS: readonly (readonly string[])[] = [
  ADJUSTMENT_TYPES,
  DRAWING_SIDES,
  FINISH_TYPES,
  PRICING_STRATEGIES,
  PRODUCT_TYPES,
]

export interface Vocabulary {
  readonly fields: readonly string[]
  readonly fieldsAt: (field: string) => readonly string[]
  readonly valuesOf: (field: string) => readonly Notation[]
}

/** A limit per field lets the values of common fields come from several examples. */
const MAX_VALUES = 80

export function vocabularyOf(inputs: readonly FuzzInput[]): Vocabulary {
  const fieldsAt = new Map<string, Set<string>>()
  const valuesOf = new Map<string, Map<string, Notation>>()
  for (const input of inputs) {
    for (const { path, value, field } of placesBelow({ path: [], value: input, field: '' })) {
      const values = entryOf(valuesOf, field, () => new Map<string, Notation>())
      if (typeof path.at(-1) === 'string' && values.size < MAX_VALUES)
        values.set(JSON.stringify(value), value)
      if (!isHolder(value) || !isObject(value)) continue
      const fields = entryOf(fieldsAt, field, () => new Set<string>())
      for (const key of Object.keys(value)) fields.add(key)
    }
  }
  const listed = new Map([...fieldsAt].map(([field, fields]) => [field, [...fields]]))
  const known = new Map([...valuesOf].map(([field, values]) => [field, [...values.values()]]))
  return {
    fields: [...known.keys()],
    fieldsAt: (field) => listed.get(field) ?? [],
    valuesOf: (field) => known.get(field) ?? [],
  }
}

function entryOf<A>(map: Map<string, A>, key: string, make: () => A): A {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
