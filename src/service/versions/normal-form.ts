import { isObject } from '../../wire/object.js'
import { joined } from './alternatives.js'
import type { NormalForm, Variants } from './form.js'
import { pointerAt } from './interface-change.js'
import { elementsOf } from '../../problem/elements.js'
import { identityOf, stringsIn, type JsonPart, type Placed } from './json-parts.js'
import { TYPES, type Type } from './keywords.js'
import { meetAll } from './meet-forms.js'
import { countCut, keyOf, referenceOf, targetOf, type Side } from './side.js'
import { anyOfType, ownVariant, type Parts } from './variant.js'

/** Returns the form of the values that match all of `parts`. */
export function normalForm(
  parts: Parts,
  at: string,
  side: Side,
  around: ReadonlySet<string> = new Set(),
): NormalForm {
  const [first, ...others] = parts.map((part) => [formOf(part, side, around), part] as const)
  return first === undefined ? anything(at) : meetAll([first, ...others])
}

function anything(at: string): NormalForm {
  const all = [anyOfType(at)]
  return { at, places: new Map(), types: new Map(TYPES.map((type) => [type, { all }])) }
}

/** An absent schema accepts everything. */
export function formOf(placed: Placed<unknown>, side: Side, around: ReadonlySet<string>): NormalForm {
  const key = keyOf(placed)
  const known = side.forms.get(key)
  if (known !== undefined) return known
  const { cuts } = side
  const form = newForm(placed, side, around)
  if (side.cuts === cuts || around.size === 0) side.forms.set(key, form)
  return form
}

function newForm(placed: Placed<unknown>, side: Side, around: ReadonlySet<string>): NormalForm {
  const { value, at } = placed
  if (value === false) return ownForm({ not: {} }, at)
  if (!isObject(value)) return anything(at)
  const parts: [form: NormalForm, of: Placed<unknown>][] = []
  const reference = referenceOf(value)
  // A schema inside itself restricts no more.
  if (reference !== undefined && around.has(reference)) countCut(side)
  else if (reference !== undefined) {
    const target = { value: targetOf(reference, side), at: reference }
    if (keyOf(placed) === reference) return formOf(target, side, new Set([...around, reference]))
    const alone = { value: { $ref: value['$ref'] }, at }
    const own = value['default']
    const form = formOf(alone, side, around)
    parts.push([
      own === undefined ? form : withDefault(form, { value: own, at: pointerAt(at, 'default') }),
      alone,
    ])
  }
  parts.push([ownForm(value, at), { value, at }])
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const alternatives = elementsOf(value[keyword])
    if (alternatives.length === 0) continue
    const there = pointerAt(at, keyword)
    const placed = alternatives.map((one, index) => ({ value: one, at: pointerAt(there, index) }))
    const forms = placed.map((one) => formOf(one, side, around))
    const formOfField = (field: Parts): NormalForm => normalForm(field, there, side, around)
    parts.push([
      joined(keyword, placed, forms, there, formOfField),
      { value: { [keyword]: alternatives }, at: there },
    ])
  }
  for (const [index, part] of elementsOf(value['allOf']).entries()) {
    const placed = { value: part, at: pointerAt(at, 'allOf', index) }
    parts.push([formOf(placed, side, around), placed])
  }
  const [first, ...others] = parts
  return { ...(first === undefined ? anything(at) : meetAll([first, ...others])), at }
}

/** A default next to a reference takes precedence over that of its target. */
function withDefault(form: NormalForm, placed: Placed<unknown>): NormalForm {
  const types = [...form.types].map(([type, some]) => {
    const all = some.all.map((one) => ({ ...one, keywords: new Map(one.keywords).set('default', placed) }))
    return [type, { ...some, all }] as const
  })
  return { ...form, types: new Map(types) }
}

/** Leaves out references, `allOf` and alternatives. */
function ownForm(schema: JsonPart, at: string): NormalForm {
  const places = new Map<string, string>()
  for (const keyword of ['type', 'enum', 'const', 'required'])
    if (schema[keyword] !== undefined) {
      const name = keyword === 'const' ? 'enum' : keyword
      places.set(name, pointerAt(at, keyword))
    }
  const isNullable = schema['nullable'] === true
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']]
  const named =
    values === undefined ? undefined : namesByType(isNullable ? [...elementsOf(values), null] : values)
  const types = new Map<Type, Variants>()
  const any = { ...anyOfType(at), places }
  for (const type of typesOf(schema['type'], isNullable)) {
    const names = named?.get(type)
    if (named !== undefined && names === undefined) continue
    // Every multiple of a whole number is an integer.
    if (type === 'number' && Number.isInteger(schema['multipleOf'])) continue
    const own = ownVariant(any, schema, type)
    const isAny = names === undefined || type === 'null' || (type === 'boolean' && names.length === 2)
    types.set(type, { all: [isAny ? own : { ...own, names }] })
  }
  return { at, places, types }
}

function typesOf(type: unknown, isNullable: boolean): readonly Type[] {
  if (type === undefined) return TYPES
  const allowed = new Set(stringsIn(Array.isArray(type) ? type : [type]))
  if (allowed.has('number')) allowed.add('integer')
  if (isNullable) allowed.add('null')
  return TYPES.filter((one) => allowed.has(one))
}

function namesByType(values: unknown): ReadonlyMap<Type, readonly string[]> {
  const names = new Map<Type, Set<string>>()
  for (const value of elementsOf(values)) {
    const type = typeOf(value)
    names.set(type, (names.get(type) ?? new Set()).add(identityOf(value)))
  }
  return new Map([...names].map(([type, known]) => [type, [...known]]))
}

function typeOf(value: unknown): Type {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value === 'boolean' || typeof value === 'string' ? (typeof value as Type) : 'object'
}
