import type { Comparing } from './comparing.js'
import { compareVariants, plainName } from './compare-variants.js'
import { pointerAt } from './interface-change.js'
import { without } from './json-parts.js'
import { TYPES, type Type } from './keywords.js'
import { matchVariants } from './match-variants.js'
import type { NormalForm } from './form.js'

// Z3, Z4
export function compareKinds(before: NormalForm, after: NormalForm, comparing: Comparing): void {
  compareTypes(before, after, comparing)
  for (const type of TYPES) {
    const [old, now] = [before.types.get(type), after.types.get(type)]
    if (old === undefined || now === undefined) continue
    const [was, is] = [old.all[0], now.all[0]]
    if (old.all.length === 1 && now.all.length === 1 && was !== undefined && is !== undefined)
      compareVariants(was, is, after.at, comparing)
    else matchVariants(type, old, now, after.at, comparing)
  }
}

function compareTypes(before: NormalForm, after: NormalForm, { direction, report }: Comparing): void {
  const [had, has] = [before, after].map(({ types }) => TYPES.filter((type) => types.has(type)))
  if (had === undefined || has === undefined) return
  const [goneAll, comeAll] = [without(had, has), without(has, had)] as [readonly Type[], readonly Type[]]
  const [wereNamed, areNamed] = [before, after].map(hasOnlyNames)
  const haveNames = wereNamed === true && areNamed === true
  const placeOf = (place: string): string => after.places.get(place) ?? pointerAt(after.at, place)
  // If a remaining type now lists its values, that is reported as stricter. The report covers the removed types.
  const areFewer = TYPES.some((type) => after.types.has(type) && isNotNamed(before, type))
  // If both sides only list names, the names show new and removed types, except null.
  const gone = goneAll.filter((type) =>
    haveNames ? type === 'null' : areNamed !== true || (had.length > goneAll.length && !areFewer),
  )
  const come = comeAll.filter(
    (type) => wereNamed !== true || direction === 'answer' || (haveNames && type === 'null'),
  )
  if (haveNames) {
    const names = (form: NormalForm, types: readonly Type[]): readonly string[] =>
      types.filter((type) => type !== 'null').flatMap((type) => namesOf(form, type))
    const [goneNames, comeNames] = [names(before, goneAll), names(after, comeAll)]
    if (comeNames.length > 0) report('additive', 'added', placeOf('enum'), comeNames)
    if (goneNames.length > 0) report('breaking', 'removed', placeOf('enum'), goneNames)
  }
  if (
    direction === 'request' &&
    goneAll.length === had.length &&
    goneAll.length > 0 &&
    areNamed === true &&
    !haveNames
  )
    report('breaking', 'form', placeOf('enum'))
  const at = placeOf('type')
  if (gone.length > 0 && come.length > 0 && !haveNames) {
    report('breaking', 'form', at)
    return
  }
  if (come.length > 0) report(direction === 'request' ? 'additive' : 'breaking', 'looser', at, come)
  if (gone.length > 0) report(direction === 'request' ? 'breaking' : 'additive', 'stricter', at, gone)
}

/** Ignores null. */
function hasOnlyNames({ types }: NormalForm): boolean {
  const all = [...types].filter(([type]) => type !== 'null')
  return all.length > 0 && all.every(([, variants]) => variants.all.every(({ names }) => names !== undefined))
}

function isNotNamed({ types }: NormalForm, type: Type): boolean {
  return type !== 'null' && types.get(type)?.all.some(({ names }) => names === undefined) === true
}

function namesOf({ types }: NormalForm, type: Type): readonly string[] {
  return (types.get(type)?.all ?? []).flatMap(({ names }) => (names ?? []).map(plainName))
}
