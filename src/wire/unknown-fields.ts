import {
  LETTERS_PER_MISTAKE_AMONG_OTHERS,
  lettersOf,
  MAX_GUESSES,
  nameSharingPart,
  nearName,
  sameName,
} from '../problem/near-name.js'
import type { Path } from '../problem/path.js'
import { isObject, isSupplied, type JsonObject } from './object.js'
import { ownFields } from '../problem/own-fields.js'

// M8
interface DefinitionFields {
  /**
   * The definition of each field's value: `Point`, `Point[]` for a list, `Point{}` for a map; null for other
   * values.
   */
  readonly fields: Readonly<Record<string, string | null>>
  /** The unknown fields that the object keeps: all, or with `flags` only true and false. */
  readonly keeps?: 'others' | 'flags'
  /** Overrides `keeps`. */
  readonly drops?: readonly string[]
  /** Exactly one of its fields is set. */
  readonly isChoice?: true
}

export type FieldTable = Readonly<Record<string, DefinitionFields>>

export interface FoundField {
  readonly name: string
  readonly value: unknown
  readonly isKnown: boolean
  readonly owner: Owner
}

interface Owner {
  readonly object: JsonObject
  readonly definition: string
  readonly path: Path
  readonly parent: Owner | undefined
  readonly offers: () => Offers
}

/** Found only once per object, however many unknown fields it has. */
interface Offers {
  readonly own: readonly string[]
  /** Absent fields of the objects in this one, by their letters. */
  readonly below: ReadonlyMap<string, MeantField>
  /** The keys of `below` that do not include the name of an object. */
  readonly namesBelow: readonly string[]
  /** Absent fields of the object around this one, by their letters. */
  readonly above: ReadonlyMap<string, MeantField>
}

const NO_OFFERS: Offers = { own: [], below: new Map(), namesBelow: [], above: new Map() }

/** Valid kits are never so deep (K1). An object with getters may be. */
export const MAX_STEPS = 100

/**
 * Visits the fields in order, each before its own fields. Null counts as absent (N2). Does not visit the insides of
 * fields that the table lacks.
 *
 * @param isSkipped whether to skip an element of a top-level list, such as a line
 */
export function visitFields(
  value: unknown,
  definition: string,
  table: FieldTable,
  visit: (field: FoundField) => void,
  isSkipped: (element: unknown, definition: string) => boolean = () => false,
): void {
  const enter = (part: unknown, shape: string, path: Path, parent: Owner | undefined): void => {
    const mark = shape.slice(-2)
    const inner = shape.slice(0, -2)
    if (mark === '[]') {
      if (!Array.isArray(part)) return
      for (let index = 0; index < part.length && Object.hasOwn(part, index); index++) {
        if (path.length > 1 || !isSkipped(part[index], inner))
          enter(part[index], inner, [...path, index], parent)
      }
    } else if (isObject(part) && path.length < MAX_STEPS) {
      if (mark === '{}') {
        for (const key of Object.keys(part)) enter(part[key], inner, [...path, { key }], parent)
      } else {
        const place = { object: part, definition: shape, path, parent }
        let offers: Offers | undefined
        let guesses = 0
        visitObject({
          ...place,
          offers: () => (guesses++ < MAX_GUESSES ? (offers ??= offersOf(place, table)) : NO_OFFERS),
        })
      }
    }
  }
  const visitObject = (owner: Owner): void => {
    const { object, path } = owner
    const known = definitionIn(table, owner.definition).fields ?? {}
    for (const name of Object.keys(object)) {
      const part = object[name]
      if (part === undefined || part === null) continue
      const isKnown = Object.hasOwn(known, name)
      visit({ name, value: part, isKnown, owner })
      const shape = isKnown ? known[name] : null
      if (typeof shape === 'string') enter(part, shape, [...path, name], owner)
    }
  }
  enter(value, definition, [], undefined)
}

// M8
export function isKept(
  { name, value, owner }: Pick<FoundField, 'name' | 'value'> & { readonly owner: Pick<Owner, 'definition'> },
  table: FieldTable,
): boolean {
  const { keeps, drops } = definitionIn(table, owner.definition)
  if (drops?.includes(name) === true) return false
  return keeps === 'others' || (keeps === 'flags' && typeof value === 'boolean')
}

export interface MeantField {
  readonly name: string
  readonly path: Path
}

export function meantField({ name, owner }: FoundField): MeantField | undefined {
  const { own, below, namesBelow, above } = owner.offers()
  const letters = lettersOf(name)
  const elsewhere = sameName(name, own) === undefined ? (below.get(letters) ?? above.get(letters)) : undefined
  if (elsewhere !== undefined) return elsewhere
  const near = nearName(name, own) ?? nameSharingPart(name, own)
  return near === undefined ? nearBelow(name, { below, namesBelow }) : { name: near, path: owner.path }
}

/** Requires names to be more alike than {@link meantField} does. */
export function meantByKept({ name, owner }: FoundField): MeantField | undefined {
  const { own, ...offers } = owner.offers()
  const near = nearName(name, own, LETTERS_PER_MISTAKE_AMONG_OTHERS)
  return near === undefined ? nearBelow(name, offers) : { name: near, path: owner.path }
}

function nearBelow(
  name: string,
  { below, namesBelow }: Pick<Offers, 'below' | 'namesBelow'>,
): MeantField | undefined {
  const near = nearName(name, namesBelow, LETTERS_PER_MISTAKE_AMONG_OTHERS)
  return near === undefined ? undefined : below.get(near)
}

type Place = Omit<Owner, 'offers'>

function offersOf(place: Place, table: FieldTable): Offers {
  // A line has only one kind, so it does not lack the others.
  const isAboveOffered = place.parent !== undefined && !definitionIn(table, place.parent.definition).isChoice
  const below = offeredBelow(place, table)
  return {
    own: missingFrom(place, table),
    below,
    // Leaves out combined names, such as `taxRate` for `tax.rate`: they resemble too many others.
    namesBelow: [...below]
      .filter(([letters, { name }]) => letters === lettersOf(name))
      .map(([letters]) => letters),
    above: isAboveOffered ? byLetters(missingFrom(place.parent, table), place.parent.path) : new Map(),
  }
}

/** If several objects lack a field of this name, offers it only if the request has exactly one of them. */
function offeredBelow(
  { object, definition, path }: Place,
  table: FieldTable,
): ReadonlyMap<string, MeantField> {
  const sent = new Map<string, MeantField | undefined>()
  const unsent = new Map<string, MeantField | undefined>()
  for (const [field, below] of Object.entries(definitionIn(table, definition).fields ?? {})) {
    if (below === null) continue
    const part = Object.hasOwn(object, field) ? object[field] : undefined
    const offered = isObject(part) ? sent : unsent
    const missing = missingFrom({ object: isObject(part) ? part : {}, definition: below }, table)
    for (const name of missing) {
      const letters = lettersOf(name)
      const meant = { name, path: [...path, field] }
      offered.set(letters, offered.has(letters) ? undefined : meant)
      // `taxRate` stands for `tax.rate`.
      offered.set(lettersOf(field) + letters, meant)
    }
  }
  const all = [...unsent, ...sent].filter((entry): entry is [string, MeantField] => entry[1] !== undefined)
  return new Map(all.filter(([letters, meant]) => (sent.has(letters) ? sent.get(letters) === meant : true)))
}

function byLetters(names: readonly string[], path: Path): ReadonlyMap<string, MeantField> {
  return new Map(names.map((name) => [lettersOf(name), { name, path }]))
}

function missingFrom(
  { object, definition }: Pick<Place, 'object' | 'definition'>,
  table: FieldTable,
): readonly string[] {
  return Object.keys(definitionIn(table, definition).fields ?? {}).filter(
    (field) => !isSupplied(object, field),
  )
}

const definitionIn = (table: FieldTable, name: string): Partial<DefinitionFields> =>
  ownFields(table[name] ?? {})
