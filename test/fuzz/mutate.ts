import { LINE_KINDS } from '../../src/entries/index.js'
import { isObject, type Notation } from '../adversarial/build-value.js'
import type { Random } from '../reference-model/generate/random.js'
import { isHolder, placesBelow, withChange, type FuzzInput, type Place } from './fuzz-input.js'
import { adversarialValue, LONG_KEY, MUCH_THAT_IS_WRONG, oneOf, strangeName } from './adversarial-values.js'
import { tweakedDigits, tweakedNumber } from './tweak-digits.js'
import { ENUMS, type Vocabulary } from './vocabulary.js'

export interface Means {
  readonly random: Random
  readonly vocabulary: Vocabulary
  readonly other: () => FuzzInput
}

/** Returns the input unchanged if it has no suitable place. */
type Change = (input: FuzzInput, places: Places, means: Means) => FuzzInput

interface Places {
  readonly all: readonly Place[]
  readonly objects: readonly Place[]
  readonly lists: readonly Place[]
}

export function mutated(input: FuzzInput, means: Means): FuzzInput {
  const { random } = means
  let changed = input
  do {
    const part = random.weigh([
      [88, 'request'],
      [7, 'account'],
      [5, 'catalogue'],
    ])
    const whole: Place = { path: [part], value: changed[part] ?? null, field: part }
    const all = [whole, ...placesBelow(whole)]
    const holders = all.filter(({ value }) => isHolder(value))
    const places: Places = {
      all,
      objects: holders.filter(({ value }) => isObject(value)),
      lists: holders.filter(({ value }) => Array.isArray(value)),
    }
    changed = random.weigh(CHANGES)(changed, places, means)
  } while (random.chance(55))
  return changed
}

const replace =
  (valueOf: (place: Place, means: Means) => Notation): Change =>
  (input, { all }, means) => {
    const place = oneOf(means.random, all)
    return withChange(input, place.path, () => valueOf(place, means))
  }

const putAdversarial = replace((_, { random }) => adversarialValue(random))

const putKnown = replace(({ field, value }, { random, vocabulary }) => {
  const values = vocabulary.valuesOf(random.chance(80) ? field : oneOf(random, vocabulary.fields))
  return values.length === 0 ? value : oneOf(random, values)
})

const splice = replace(({ field }, { random, other }) => {
  const from = other()
  const places = placesBelow({ path: [], value: from, field: '' })
  const alike = random.chance(85) ? places.filter((place) => place.field === field) : []
  return oneOf(random, alike.length > 0 ? alike : places).value
})

const tweak: Change = (input, { all }, { random }) => {
  const figures = all.filter(
    ({ value }) => typeof value === 'number' || (typeof value === 'string' && /\d$/.test(value)),
  )
  if (figures.length === 0) return input
  const { path, value } = oneOf(random, figures)
  return withChange(input, path, () =>
    typeof value === 'number'
      ? tweakedNumber(value, random)
      : tweakedDigits(typeof value === 'string' ? value : '', random),
  )
}

/** Turns a flag, or replaces an enum name by another name or by an integer. The type stays valid. */
const turn: Change = (input, { all }, { random }) => {
  const enumOf = (value: Notation): readonly string[] | undefined =>
    ENUMS.find((names) => names.some((name) => name === value))
  const choices = all.filter(({ value }) => typeof value === 'boolean' || enumOf(value) !== undefined)
  if (choices.length === 0) return input
  const { path, value } = oneOf(random, choices)
  const names = enumOf(value) ?? []
  if (names.length === 0) return withChange(input, path, () => value !== true)
  const index = random.below(names.length)
  return withChange(input, path, () => (random.chance(50) ? index : (names[index] ?? null)))
}

const drop: Change = (input, { all: [, ...inside] }, { random }) =>
  inside.length === 0 ? input : withChange(input, oneOf(random, inside).path, () => undefined)

const addField: Change = (input, { objects }, { random, vocabulary }) => {
  if (objects.length === 0) return input
  const { path, field } = oneOf(random, objects)
  const names = vocabulary.fieldsAt(field)
  const name =
    names.length === 0 || random.chance(10) ? oneOf(random, vocabulary.fields) : oneOf(random, names)
  const values = vocabulary.valuesOf(name)
  const value = values.length === 0 || random.chance(10) ? adversarialValue(random) : oneOf(random, values)
  return withChange(input, [...path, name], () => value)
}

const addStrange: Change = (input, { objects }, { random }) => {
  if (objects.length === 0) return input
  const { path, value } = oneOf(random, objects)
  const other = random.chance(50)
    ? adversarialValue(random)
    : oneOf(random, [...(Object.values(value as object) as Notation[]), 1])
  return withChange(input, [...path, strangeName(random)], () => other)
}

/** Keys of these objects are data. */
const MAPS: ReadonlySet<string> = new Set(['points', 'values', 'positions', 'annotations'])

const addLongKey: Change = (input, { objects }, { random }) => {
  const maps = objects.filter(({ field }) => MAPS.has(field))
  if (maps.length === 0) return input
  return withChange(input, [...oneOf(random, maps).path, LONG_KEY], () => MUCH_THAT_IS_WRONG)
}

const rearrange: Change = (input, { objects }, { random, vocabulary }) => {
  if (objects.length === 0) return input
  const { path, field } = oneOf(random, objects)
  return withChange(input, path, (object) => {
    const entries = Object.entries(object ?? {}) as [string, Notation][]
    if (entries.length === 0) return object
    const index = random.below(entries.length)
    const [name, value] = entries[index] ?? ['', null]
    const rest = entries.filter((_, at) => at !== index)
    const names = vocabulary.fieldsAt(field)
    const snake = name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    const renamed = random.chance(25) ? snake : names.length === 0 ? name : oneOf(random, names)
    return random.chance(40)
      ? Object.fromEntries(random.chance(50) ? [...rest, [name, value]] : [[name, value], ...rest])
      : Object.fromEntries(entries.map((entry, at) => (at === index ? [renamed, value] : entry)))
  })
}

const moveEntry: Change = (input, { objects }, { random }) => {
  const from = objects.filter(({ value }) => Object.keys(value as object).length > 0)
  if (from.length === 0) return input
  const { path, value } = oneOf(random, from)
  const [name, part] = oneOf(random, Object.entries(value as object) as [string, Notation][])
  const { path: target } = oneOf(random, objects)
  const moved = withChange(input, [...target, name], () => part)
  return random.chance(50) ? moved : withChange(moved, [...path, name], () => undefined)
}

/** Changes the lines more often than other lists. */
const changeLength: Change = (input, { lists }, { random }) => {
  if (lists.length === 0) return input
  const lines = lists.filter(({ field }) => field === 'lines')
  const { path } = oneOf(random, lines.length > 0 && random.chance(40) ? lines : lists)
  return withChange(input, path, (value) => {
    const list = Array.isArray(value) ? (value as Notation[]) : []
    const index = random.below(list.length)
    const times = random.chance(4) ? 66 : random.between(1, 3)
    switch (random.below(5)) {
      case 0:
      case 1:
        return [
          ...list.slice(0, index),
          ...Array<Notation>(times).fill(list[index] ?? null),
          ...list.slice(index),
        ]
      case 2:
        return list.slice(0, index)
      case 3:
        return [...list].reverse()
      default:
        return list.slice(index, index + 1)
    }
  })
}

/** May give a line a second kind. */
const changeKind: Change = (input, { objects }, { random }) => {
  const isKind = (name: string): boolean => LINE_KINDS.some((kind) => kind === name)
  const lines = objects.filter(({ value }) => Object.keys(value as object).some(isKind))
  if (lines.length === 0) return input
  const other = oneOf(random, LINE_KINDS)
  const isAdded = random.chance(25)
  return withChange(input, oneOf(random, lines).path, (line) => {
    const entries = Object.entries(line ?? {}) as [string, Notation][]
    return Object.fromEntries(
      entries.flatMap((entry) => {
        const [name, value] = entry
        if (!isKind(name)) return [entry]
        return isAdded ? [entry, [other, value]] : [[other, value]]
      }),
    )
  })
}

const exchange: Change = (input, { all: [, ...inside] }, { random }) => {
  if (inside.length === 0) return input
  const [one, other] = [oneOf(random, inside), oneOf(random, inside)]
  return withChange(
    withChange(input, one.path, () => other.value),
    other.path,
    () => one.value,
  )
}

const CHANGES: readonly [readonly [number, Change], ...(readonly [number, Change])[]] = [
  [14, putAdversarial],
  [12, putKnown],
  [10, splice],
  [16, tweak],
  [8, turn],
  [9, drop],
  [11, addField],
  [4, addStrange],
  [1, addLongKey],
  [5, rearrange],
  [4, moveEntry],
  [9, changeLength],
  [5, changeKind],
  [3, exchange],
]
