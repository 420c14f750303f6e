import { isObject } from '../../wire/object.js'
import { joined } from './alternatives.js'
import { MAX_VARIANTS, type NormalForm, type Variants } from './form.js'
import { pointerAt } from './interface-change.js'
import { elementsOf } from '../../problem/elements.js'
import { identityOf, stringsIn, type JsonPart, type Placed } from './json-parts.js'
import { TYPES, type Type } from './keywords.js'
import { keyOf, referenceOf, targetOf, type Side } from './side.js'
import {
  anyOfType,
  hasNoRestrictionButNames,
  meetVariants,
  ownVariant,
  type Parts,
  type Variant,
} from './variant.js'

/** A value must match all of `parts`. */
export function normalForm(
  parts: Parts,
  at: string,
  side: Side,
  around: ReadonlySet<string> = new Set(),
): NormalForm {
  const forms = parts.map((part) => formOf(part, side, around))
  return forms.reduce((one, other, index) => meet(one, other, parts[index]), forms[0] ?? anything(at))
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
  if (reference !== undefined && around.has(reference)) side.cuts += 1
  else if (reference !== undefined) {
    const target = { value: targetOf(reference, side), at: reference }
    if (keyOf(placed) === reference) return formOf(target, side, new Set([...around, reference]))
    const alone = { value: { $ref: value['$ref'] }, at }
    parts.push([formOf(alone, side, around), alone])
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
  const form = others.reduce((one, [other, of]) => meet(one, other, of), first?.[0] ?? anything(at))
  return { ...form, at }
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
  const said = new Set(stringsIn(Array.isArray(type) ? type : [type]))
  if (said.has('number')) said.add('integer')
  if (isNullable) said.add('null')
  return TYPES.filter((one) => said.has(one))
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

/** A value must match both forms. */
function meet(one: NormalForm, other: NormalForm, of: Placed<unknown> | undefined): NormalForm {
  if (one === other || isAnything(other)) return one
  const types = new Map<Type, Variants>()
  for (const [type, some] of one.types) {
    const more = other.types.get(type)
    if (more === undefined) continue
    const all =
      some.all.length * more.all.length > MAX_VARIANTS
        ? some.all.map((variant) => withRest(variant, of))
        : some.all.flatMap((variant) => more.all.flatMap((another) => meetVariants(variant, another) ?? []))
    const exclusion = exclusionOf(some, more)
    if (all.length > 0)
      types.set(type, { all, ...(all.length > 1 && exclusion !== undefined ? { exclusion } : {}) })
  }
  return { at: one.at, places: new Map([...one.places, ...other.places]), types }
}

function exclusionOf(some: Variants, more: Variants): Variants['exclusion'] {
  if (some.all.length === 1) return more.exclusion
  if (more.all.length === 1 || some.exclusion === more.exclusion) return some.exclusion
  return 'some'
}

function isAnything({ types }: NormalForm): boolean {
  return (
    types.size === TYPES.length &&
    [...types.values()].every(
      ({ all, exclusion }) =>
        exclusion === undefined &&
        all.every((one) => one.names === undefined && hasNoRestrictionButNames(one)),
    )
  )
}

function withRest(variant: Variant, of: Placed<unknown> | undefined): Variant {
  return isObject(of?.value)
    ? { ...variant, rest: [...variant.rest, { value: of.value, at: of.at }] }
    : variant
}
