import { areApart } from './bound.js'
import type { NormalForm, Variants } from './form.js'
import { fieldOf, isImpossible, type Parts, type Variant } from './variant.js'

/** The form of a field. */
export type FormOf = (field: Parts) => NormalForm

const LIMITS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

/** Whether no value is of both variants, as far as their values, limits and required fields show it. */
export function isApart(one: Variant, other: Variant, formOfOne: FormOf, formOfOther: FormOf): boolean {
  const [names, others] = [one.names, other.names]
  if (names !== undefined && others !== undefined) return names.every((name) => !others.includes(name))
  const haveApartLimits = LIMITS.some(
    ([lower, upper]) =>
      areApart(one.bounds.get(lower)?.value, other.bounds.get(upper)?.value) ||
      areApart(other.bounds.get(lower)?.value, one.bounds.get(upper)?.value),
  )
  return (
    haveApartLimits ||
    hasOtherField(one, other, formOfOne, formOfOther) ||
    hasOtherField(other, one, formOfOther, formOfOne)
  )
}

/** Whether a field that must be there cannot be what both say of it. */
function hasOtherField(one: Variant, other: Variant, formOfOne: FormOf, formOfOther: FormOf): boolean {
  return one.required.some((name) => {
    const here = formOfOne(fieldOf(one, name))
    const there = formOfOther(fieldOf(other, name))
    return [...here.types].every(([type, { all }]) =>
      all.every((variant) => isImpossible(variant) || areNone(variant, there.types.get(type))),
    )
  })
}

/** Whether a variant has no value that is of one of others. Only values are looked at, and not their fields. */
function areNone({ names }: Variant, others: Variants | undefined): boolean {
  return (others?.all ?? []).every(
    (other) =>
      isImpossible(other) ||
      (names !== undefined &&
        other.names !== undefined &&
        names.every((name) => other.names?.includes(name) !== true)),
  )
}
