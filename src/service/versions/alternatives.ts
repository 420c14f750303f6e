import { isObject } from '../../wire/object.js'
import { areVariantsApart, type FormOf } from './apart.js'
import { MAX_VARIANTS, type NormalForm, type Variants } from './form.js'
import { identityOf, type Placed } from './json-parts.js'
import { TYPES, type Type } from './keywords.js'
import { referenceOf } from './side.js'
import {
  anyOfType,
  hasNoRestrictionButNames,
  isImpossible,
  isUnrestricted,
  textOfVariant,
  type Variant,
} from './variant.js'

export function joined(
  keyword: 'oneOf' | 'anyOf',
  alternatives: readonly Placed<unknown>[],
  forms: readonly NormalForm[],
  at: string,
  formOf: FormOf,
): NormalForm {
  const [only] = forms
  if (only !== undefined && forms.length === 1) return only
  const types = new Map<Type, Variants>()
  for (const type of TYPES) {
    const groups = forms.flatMap((form, index) => {
      const found = form.types.get(type)
      const all = found?.all.filter((variant) => !isImpossible(variant)) ?? []
      return found === undefined || all.length === 0
        ? []
        : [{ ...found, all: named(all, alternatives[index]) }]
    })
    const variants = union(groups, keyword, formOf)
    if (variants.all.length > MAX_VARIANTS) {
      const value = { [keyword]: alternatives.map((one) => one.value) }
      types.set(type, { all: [{ ...anyOfType(at), rest: [{ value, at }] }] })
    } else if (variants.all.length > 0) types.set(type, variants)
  }
  return { at, places: new Map(['type', 'enum'].map((place) => [place, at])), types }
}

/** Names a single variant. Several come from nested alternatives, and have their own names. */
function named(all: readonly Variant[], alternative: Placed<unknown> | undefined): readonly Variant[] {
  if (alternative === undefined || all.length > 1) return all
  const { value, at } = alternative
  const title = isObject(value) ? value['title'] : undefined
  const name = typeof title === 'string' ? `title ${title}` : (referenceOf(value) ?? identityOf(value))
  return all.map((variant) => ({ ...variant, name, at }))
}

function union(groups: readonly Variants[], keyword: 'oneOf' | 'anyOf', formOf: FormOf): Variants {
  if (keyword === 'oneOf' && neverMatchesOneOnly(groups)) return { all: [] }
  const distinct =
    keyword === 'oneOf' ? groups : [...new Map(groups.map((group) => [textOfGroup(group), group])).values()]
  const [first] = distinct
  if (first === undefined || distinct.length === 1) return first ?? { all: [] }
  const all = distinct.flatMap((group) => group.all)
  const merged = absorbed(all)
  // `joined` compares more variants than this as JSON.
  if (keyword === 'oneOf' && merged.length <= MAX_VARIANTS && !areDisjoint(groups, formOf)) {
    const isSimple = groups.every((group) => group.all.length === 1)
    return { all, exclusion: isSimple ? 'all' : 'some' }
  }
  // Another group may accept the values that a group excludes, so nothing is merged.
  return groups.some((group) => group.exclusion !== undefined) ? { all, exclusion: 'some' } : { all: merged }
}

/** Tests whether no value matches variants of two groups. Lists of values are compared all at once. */
function areDisjoint(groups: readonly Variants[], formOf: FormOf): boolean {
  const named = new Map<string, number>()
  for (const [index, { all }] of groups.entries())
    for (const { names = [] } of all)
      for (const name of names) {
        if ((named.get(name) ?? index) !== index) return false
        named.set(name, index)
      }
  const areApart = (one: Variant, other: Variant): boolean => areVariantsApart(one, other, formOf, formOf)
  // The group of each distinct variant without a list, or -1 for several groups.
  const open = new Map<string, readonly [one: Variant, group: number]>()
  for (const [index, { all }] of groups.entries())
    for (const one of all) {
      if (one.names !== undefined) continue
      const text = textOfVariant(one)
      const group = open.get(text)?.[1] ?? index
      open.set(text, [one, group === index ? index : -1])
    }
  if (open.size > MAX_VARIANTS) return false
  return [...open.values()].every(([one, group]) =>
    groups.every(({ all }, index) => index === group || all.every((other) => areApart(one, other))),
  )
}

/** If two groups accept everything, or all groups are alike, no value matches exactly one. */
function neverMatchesOneOnly(groups: readonly Variants[]): boolean {
  const open = groups.filter(({ all, exclusion }) => exclusion === undefined && all.some(isUnrestricted))
  return open.length > 1 || (groups.length > 1 && new Set(groups.map(textOfGroup)).size === 1)
}

function textOfGroup({ all, exclusion }: Variants): string {
  return identityOf([exclusion ?? null, ...all.map(textOfVariant).sort()])
}

/** Drops repeated variants, and merges lists of values. */
function absorbed(all: readonly Variant[]): readonly Variant[] {
  const plain = all.filter(hasNoRestrictionButNames)
  const any = plain.find(({ names }) => names === undefined)
  if (any !== undefined) return [any]
  const [list] = plain
  const names = [...new Set(plain.flatMap((variant) => variant.names ?? []))]
  // true and false are the only values of their type.
  if (names.length === 2 && names.includes('true') && names.includes('false') && list !== undefined) {
    const { names: _, ...others } = list
    return [others]
  }
  const kept = new Map<string, Variant>()
  for (const variant of all) {
    if (hasNoRestrictionButNames(variant)) continue
    const text = textOfVariant(variant)
    if (!kept.has(text)) kept.set(text, variant)
  }
  return list === undefined ? [...kept.values()] : [{ ...list, names }, ...kept.values()]
}
