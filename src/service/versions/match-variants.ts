import { areVariantsApart, type FormOf } from './apart.js'
import { compareVariants } from './compare-variants.js'
import { acceptsAll, nearest, turned, type Comparing } from './comparing.js'
import { pointerAt } from './interface-change.js'
import type { Type } from './keywords.js'
import type { Variants } from './form.js'
import { normalForm } from './normal-form.js'
import type { Side } from './side.js'
import type { Variant } from './variant.js'

type Pair = readonly [old: Variant, now: Variant]

/** Compares each variant with its closest counterpart. */
export function matchVariants(
  type: Type,
  before: Variants,
  after: Variants,
  at: string,
  comparing: Comparing,
): void {
  const { direction } = comparing
  const compare = ([old, now]: Pair, inside: Comparing): void => {
    compareVariants(old, now, placeOf(now, at), inside)
  }
  const near = <One extends Variant>(all: readonly One[], pairOf: (one: One) => Pair): One | undefined =>
    all[
      nearest(all, comparing, (one, trial) => {
        compare(pairOf(one), trial)
      })
    ]
  const [unmatchedOld, unmatchedNew] = [new Set(before.all), new Set(after.all)]
  const pairs: Pair[] = []
  const keep = (old: Variant, now: Variant): void => {
    pairs.push([old, now])
    unmatchedOld.delete(old)
    unmatchedNew.delete(now)
  }
  // Pairs one to one if the change is harmless, first by name.
  for (const isNamed of [true, false])
    for (const now of unmatchedNew) {
      const candidates = [...unmatchedOld].filter((old) => !isNamed || haveSameName(old, now))
      const old = near(candidates, (one) => [one, now])
      if (old !== undefined) keep(old, now)
    }
  // An old request may match any new variant. A new answer may match any variant that clients know.
  if (direction === 'request')
    for (const old of unmatchedOld) {
      const now = near(after.all, (one) => [old, one])
      if (now !== undefined) keep(old, now)
    }
  else
    for (const now of unmatchedNew) {
      const old = near(before.all, (one) => [one, now])
      if (old !== undefined) {
        unmatchedNew.delete(now)
        compare([old, now], comparing)
      }
    }
  const matched = pairs.length
  pairOthers(unmatchedOld, unmatchedNew, keep)
  const there = placeOfAlternatives(after.all.length > 1 ? after : before, at)
  const isWhole = before.all.length === 1 || after.all.length === 1
  if (isWhole && matched === 0 && pairs.length > 0) {
    reportReplaced(before, at, there, comparing)
    return
  }
  for (const pair of pairs) compare(pair, comparing)
  // In answers, clients can ignore a new kind of object (Z1), but not another new form.
  for (const now of unmatchedNew)
    comparing.report(direction === 'request' || type === 'object' ? 'additive' : 'breaking', 'added', now.at)
  for (const old of unmatchedOld) reportRemoved(type, old, after, comparing)
  compareExclusion(before, after, pairs, there, comparing)
}

/** Reports that one schema replaced several unrelated ones, or several replaced one. */
function reportReplaced(before: Variants, at: string, there: string, { direction, report }: Comparing): void {
  const kind = before.all.length > 1 ? 'changed' : direction === 'request' ? 'stricter' : 'looser'
  report('breaking', kind, before.all.length > 1 ? at : there)
}

function haveSameName(old: Variant, now: Variant): boolean {
  return old.name !== undefined && old.name === now.name
}

/** Pairs variants without a harmless counterpart: first by name, then in order. */
function pairOthers(
  unmatchedOld: ReadonlySet<Variant>,
  unmatchedNew: ReadonlySet<Variant>,
  keep: (old: Variant, now: Variant) => void,
): void {
  for (const now of unmatchedNew) {
    const old = [...unmatchedOld].find((one) => haveSameName(one, now))
    if (old !== undefined) keep(old, now)
  }
  for (const now of unmatchedNew) {
    const [old] = unmatchedOld
    if (old !== undefined) keep(old, now)
  }
}

/** In answers, removing a kind of object is breaking; removing a plain value is not (Z4). */
function reportRemoved(type: Type, old: Variant, after: Variants, comparing: Comparing): void {
  const isStillThere = after.all.some((now) => isWithin(old, now, comparing))
  if (isStillThere) return
  comparing.report(
    comparing.direction === 'answer' && type !== 'object' ? 'additive' : 'breaking',
    'removed',
    old.at,
  )
}

function isWithin(old: Variant, now: Variant, comparing: Comparing): boolean {
  return acceptsAll(comparing, (trial) => {
    compareVariants(old, now, now.at, trial)
  })
}

/** A new exclusion in a request refuses values that match two alternatives. */
function compareExclusion(
  before: Variants,
  after: Variants,
  pairs: readonly Pair[],
  at: string,
  comparing: Comparing,
): void {
  const { direction } = comparing
  const wasExclusive = before.exclusion !== undefined
  if (wasExclusive && after.exclusion === undefined && after.all.length > 1)
    comparing.report(direction === 'request' ? 'additive' : 'breaking', 'looser', at)
  if (after.exclusion === undefined) return
  if (direction === 'answer') {
    if (!wasExclusive && before.all.length > 1) comparing.report('additive', 'stricter', at)
    return
  }
  const known = new Set(before.all.flatMap(({ properties }) => [...properties.keys()]))
  // With `some`, the overlap is surely the same only if no alternative changed.
  const wereAlike =
    before.exclusion === after.exclusion &&
    (after.exclusion === 'all' || areEqual(before, after, pairs, comparing))
  const canMatchBoth = pairs.some(([old, now]) =>
    after.all.some((other) => {
      // A client that sends only known fields cannot match an alternative that requires a new field.
      if (other === now || other.required.some((name) => !known.has(name))) return false
      if (areVariantsApart(old, other, formsOf(comparing.before), formsOf(comparing.after))) return false
      const counterpart = pairs.find(([one, its]) => its === other && one !== old)?.[0]
      return !(wereAlike && counterpart !== undefined && isWithin(other, counterpart, turned(comparing)))
    }),
  )
  if (canMatchBoth) comparing.report('breaking', 'stricter', at)
}

function areEqual(before: Variants, after: Variants, pairs: readonly Pair[], comparing: Comparing): boolean {
  return (
    [before.all.length, after.all.length].every((length) => length === pairs.length) &&
    pairs.every(([old, now]) => isWithin(old, now, comparing) && isWithin(now, old, turned(comparing)))
  )
}

const formsOf =
  (side: Side): FormOf =>
  (field) =>
    normalForm(field, '', side)

/** An unnamed variant is at the schema itself. */
function placeOf(variant: Variant, at: string): string {
  return variant.name === undefined ? at : variant.at
}

function placeOfAlternatives({ all }: Variants, at: string): string {
  return all[0]?.at.replace(/\/\d+$/, '') ?? pointerAt(at, 'oneOf')
}
