import { areApart } from './bound.js'
import type { NormalForm, Variants } from './form.js'
import { without } from './json-parts.js'
import { fieldOf, isImpossible, type Parts, type Variant } from './variant.js'

export type FormOf = (field: Parts) => NormalForm

const LIMITS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

/** Tests whether values, limits or required fields rule out a value that matches both. */
export function areVariantsApart(
  one: Variant,
  other: Variant,
  formOfOne: FormOf,
  formOfOther: FormOf,
): boolean {
  const [names, others] = [one.names, other.names]
  if (names !== undefined && others !== undefined) return haveNoneInCommon(names, others)
  const haveApartLimits = LIMITS.some(
    ([lower, upper]) =>
      areApart(one.bounds.get(lower)?.value, other.bounds.get(upper)?.value) ||
      areApart(other.bounds.get(lower)?.value, one.bounds.get(upper)?.value),
  )
  return (
    haveApartLimits ||
    hasConflictingField(one, other, formOfOne, formOfOther) ||
    hasConflictingField(other, one, formOfOther, formOfOne)
  )
}

function hasConflictingField(one: Variant, other: Variant, formOfOne: FormOf, formOfOther: FormOf): boolean {
  return one.required.some((name) => {
    const here = formOfOne(fieldOf(one, name))
    const there = formOfOther(fieldOf(other, name))
    return [...here.types].every(([type, { all }]) =>
      all.every((variant) => isImpossible(variant) || areDisjoint(variant, there.types.get(type))),
    )
  })
}

/** Compares only lists of values, not fields. */
function areDisjoint({ names }: Variant, others: Variants | undefined): boolean {
  return (others?.all ?? []).every(
    (other) =>
      isImpossible(other) ||
      (names !== undefined && other.names !== undefined && haveNoneInCommon(names, other.names)),
  )
}

function haveNoneInCommon(names: readonly string[], others: readonly string[]): boolean {
  const [name] = names
  if (name !== undefined && names.length === 1) return !others.includes(name)
  return without(names, others).length === names.length
}
