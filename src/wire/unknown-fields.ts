import { nameSharingPart, nearName, sameName } from '../problem/near-name.js'
import type { Path } from '../problem/path.js'
import { isObject, isSupplied, type JsonObject } from './object.js'

/** The fields of a noun, and what it keeps besides (M8). */
interface NounFields {
  /** By name, the noun below: `Point`, `Point[]` for a list, `Point{}` for a map; null for anything else. */
  readonly fields: Readonly<Record<string, string | null>>
  /** Whether fields of any name are kept, or those that are true or false. */
  readonly keeps?: 'others' | 'flags'
  /** Exactly one of its fields is set. */
  readonly isChoice?: true
}

/** The fields of nouns, by their names. */
export type FieldTable = Readonly<Record<string, NounFields>>

/** A field of an object that the table describes, with the object around it. */
export interface FoundField {
  readonly name: string
  readonly value: unknown
  /** Whether the table has it. */
  readonly isKnown: boolean
  readonly owner: Owner
}

/** An object that the table describes, and the one around it. */
export interface Owner {
  readonly object: JsonObject
  readonly noun: string
  readonly path: Path
  readonly parent: Owner | undefined
}

/** No noun is deeper: what goes on is an object that makes its fields when they are asked for. */
const MOST_STEPS = 100

/**
 * Calls a function with every own field of every object that a table describes, in their order, from the outside in. What
 * was sent as null counts as left out (N2). What is below a field that the table does not have is not visited.
 */
export function visitFields(
  value: unknown,
  noun: string,
  table: FieldTable,
  visit: (field: FoundField) => void,
): void {
  const enter = (part: unknown, shape: string, path: Path, parent: Owner | undefined): void => {
    const mark = shape.slice(-2)
    const inner = shape.slice(0, -2)
    if (mark === '[]') {
      if (!Array.isArray(part)) return
      for (let index = 0; index < part.length && Object.hasOwn(part, index); index++) {
        enter(part[index], inner, [...path, index], parent)
      }
    } else if (isObject(part) && path.length < MOST_STEPS) {
      if (mark === '{}') {
        for (const key of Object.keys(part)) enter(part[key], inner, [...path, { key }], parent)
      } else visitObject({ object: part, noun: shape, path, parent })
    }
  }
  const visitObject = (owner: Owner): void => {
    const { object, path } = owner
    const known = fieldsOf(owner.noun, table)
    for (const name of Object.keys(object)) {
      const part = object[name]
      if (part === undefined || part === null) continue
      const isKnown = Object.hasOwn(known, name)
      visit({ name, value: part, isKnown, owner })
      const shape = isKnown ? known[name] : undefined
      if (shape != null) enter(part, shape, [...path, name], owner)
    }
  }
  enter(value, noun, [], undefined)
}

/** Whether an object keeps a field that its noun does not have (M8). */
export function isKept({ value, owner }: FoundField, table: FieldTable): boolean {
  const keeps = table[owner.noun]?.keeps
  return keeps === 'others' || (keeps === 'flags' && typeof value === 'boolean')
}

/** What may have been meant by the name of a field that is not known: a name, and the object that has it. */
export interface MeantField {
  readonly name: string
  readonly path: Path
}

/** The field that was probably meant by one that is not known. It was not sent, or it would not be missing. */
export function meantField({ name, owner }: FoundField, table: FieldTable): MeantField | undefined {
  const own = missingFrom(owner, table)
  const elsewhere = sameName(name, own) === undefined ? meantElsewhere(name, owner, table) : undefined
  if (elsewhere !== undefined) return elsewhere
  const near = nearName(name, own) ?? nameSharingPart(name, own)
  return near === undefined ? undefined : { name: near, path: owner.path }
}

/** Where names are kept, a host's own may be like a known one by chance: fewer mistakes make it near. */
const LETTERS_PER_MISTAKE_OF_KEPT = 4

/** The field that was probably meant by one that is kept. */
export function meantByKept({ name, owner }: FoundField, table: FieldTable): MeantField | undefined {
  const near = nearName(name, missingFrom(owner, table), LETTERS_PER_MISTAKE_OF_KEPT)
  return near === undefined ? meantBelow(name, owner, table) : { name: near, path: owner.path }
}

function meantElsewhere(name: string, owner: Owner, table: FieldTable): MeantField | undefined {
  return meantBelow(name, owner, table) ?? meantAbove(name, owner, table)
}

/** The field in one of the objects below; of several objects that could have it, in the only one that was sent. */
function meantBelow(name: string, { object, noun, path }: Owner, table: FieldTable): MeantField | undefined {
  const having = Object.entries(fieldsOf(noun, table)).flatMap(([field, below]) => {
    if (below === null || !Object.hasOwn(table, below)) return []
    const part = Object.hasOwn(object, field) ? object[field] : undefined
    const isSent = isObject(part)
    const missing = missingFrom({ object: isSent ? part : {}, noun: below }, table)
    // `taxRate` means the rate in the tax.
    const whole = missing.map((inner) => `${field}.${inner}`)
    const meant = sameName(name, missing) ?? sameName(name, whole)?.slice(field.length + 1)
    return meant === undefined ? [] : [{ name: meant, path: [...path, field], isSent }]
  })
  const sent = having.filter(({ isSent }) => isSent)
  const [first, ...others] = sent.length > 0 ? sent : having
  return first === undefined || others.length > 0 ? undefined : { name: first.name, path: first.path }
}

/** The field in the object around it. A line that is of one kind lacks none of the others. */
function meantAbove(name: string, { parent }: Owner, table: FieldTable): MeantField | undefined {
  if (parent === undefined || table[parent.noun]?.isChoice) return undefined
  const meant = sameName(name, missingFrom(parent, table))
  return meant === undefined ? undefined : { name: meant, path: parent.path }
}

/** The fields of its noun that an object does not have. */
function missingFrom({ object, noun }: Pick<Owner, 'object' | 'noun'>, table: FieldTable): readonly string[] {
  return Object.keys(fieldsOf(noun, table)).filter((field) => !isSupplied(object, field))
}

function fieldsOf(noun: string, table: FieldTable): NounFields['fields'] {
  return table[noun]?.fields ?? {}
}
