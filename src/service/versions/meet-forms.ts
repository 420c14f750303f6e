import { isObject } from '../../wire/object.js'
import { MAX_VARIANTS, type NormalForm, type Variants } from './form.js'
import type { Placed } from './json-parts.js'
import { TYPES, type Type } from './keywords.js'
import { gatheredFrom, gatheredWith, variantOf, withRest, type Gathered } from './meet-variants.js'
import { isUnrestricted, MAX_PATTERNS } from './variant.js'

type FormOfPart = readonly [form: NormalForm, of: Placed<unknown>]

interface GatheredVariants {
  readonly all: readonly Gathered[]
  readonly exclusion: Variants['exclusion']
}

/** Returns the form of the values that match all forms. */
export function meetAll([[first], ...others]: readonly [FormOfPart, ...FormOfPart[]]): NormalForm {
  const more = others.filter(([form]) => form !== first && !isAnything(form))
  if (more.length === 0) return first
  const places = new Map(first.places)
  let types: ReadonlyMap<Type, GatheredVariants> = new Map(
    [...first.types].map(([type, { all, exclusion }]) => [type, { all: all.map(gatheredFrom), exclusion }]),
  )
  let patterns = patternsIn(first)
  for (const [form, of] of more) {
    patterns += patternsIn(form)
    const areMany = patterns > MAX_PATTERNS
    types = new Map(
      [...types].flatMap(([type, some]) => {
        const found = form.types.get(type)
        const met = found === undefined ? undefined : meet(some, found, of, areMany)
        return met === undefined || met.all.length === 0 ? [] : [[type, met] as const]
      }),
    )
    for (const [keyword, place] of form.places) places.set(keyword, place)
  }
  return { at: first.at, places, types: new Map([...types].map(([type, one]) => [type, variantsOf(one)])) }
}

function meet(
  some: GatheredVariants,
  more: Variants,
  { value, at }: Placed<unknown>,
  areMany: boolean,
): GatheredVariants {
  const isJson = areMany || some.all.length * more.all.length > MAX_VARIANTS
  const all = isJson
    ? some.all.map((one) => (isObject(value) ? withRest(one, { value, at }) : one))
    : some.all.flatMap((one) => more.all.flatMap((another) => gatheredWith(one, another) ?? []))
  return { all, exclusion: all.length > 1 ? exclusionOf(some, more) : undefined }
}

function exclusionOf(some: GatheredVariants, more: Variants): Variants['exclusion'] {
  if (some.all.length === 1) return more.exclusion
  if (more.all.length === 1 || some.exclusion === more.exclusion) return some.exclusion
  return 'some'
}

function variantsOf({ all, exclusion }: GatheredVariants): Variants {
  const variants = all.map(variantOf)
  return exclusion === undefined ? { all: variants } : { all: variants, exclusion }
}

/** Counts the patterns, and the schemas for other fields, because each field name is tried with all of them. */
function patternsIn({ types }: NormalForm): number {
  const all = types.get('object')?.all ?? []
  return all.reduce(
    (sum, { patterns, parts }) => sum + patterns.size + (parts.has('additionalProperties') ? 1 : 0),
    0,
  )
}

function isAnything({ types }: NormalForm): boolean {
  return (
    types.size === TYPES.length &&
    [...types.values()].every(({ all, exclusion }) => exclusion === undefined && all.every(isUnrestricted))
  )
}
