import { isApart, type FormOf } from './apart.js'
import { compareVariants } from './compare-variants.js'
import { isSafe, nearest, turned, type Comparing } from './comparing.js'
import { pointerAt, type Direction } from './interface-change.js'
import type { Type } from './keywords.js'
import type { Variants } from './form.js'
import { normalForm } from './normal-form.js'
import type { Side } from './side.js'
import type { Variant } from './variant.js'

type Pair = readonly [old: Variant, now: Variant]

/** Compares variants of one type, where there are several before or after: each with the one that it is closest to. */
export function matchVariants(
  type: Type,
  before: Variants,
  after: Variants,
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const compare = ([old, now]: Pair, inside: Comparing): void => {
    compareVariants(old, now, placeOf(now, at), direction, inside)
  }
  const near = <One extends Variant>(all: readonly One[], pairOf: (one: One) => Pair): One | undefined =>
    all[
      nearest(all, comparing, (one, trial) => {
        compare(pairOf(one), trial)
      })
    ]
  const [left, fresh] = [new Set(before.all), new Set(after.all)]
  const pairs: Pair[] = []
  const keep = (old: Variant, now: Variant): void => {
    pairs.push([old, now])
    left.delete(old)
    fresh.delete(now)
  }
  // One to one: those of one name first, and of the others what breaks nothing.
  for (const isNamed of [true, false])
    for (const now of [...fresh]) {
      const candidates = [...left].filter((old) => !isNamed || isOfOneName(old, now))
      const old = near(candidates, (one) => [one, now])
      if (old !== undefined) keep(old, now)
    }
  // A value of a request is still accepted by any of them, and one of an answer was known from any of them.
  if (direction === 'request')
    for (const old of [...left]) {
      const now = near(after.all, (one) => [old, one])
      if (now !== undefined) keep(old, now)
    }
  else
    for (const now of [...fresh]) {
      const old = near(before.all, (one) => [one, now])
      if (old !== undefined) {
        fresh.delete(now)
        compare([old, now], comparing)
      }
    }
  const matched = pairs.length
  pairOthers(left, fresh, keep)
  const there = placeOfAlternatives(after.all.length > 1 ? after : before, at)
  const isWhole = before.all.length === 1 || after.all.length === 1
  if (isWhole && matched === 0 && pairs.length > 0) {
    reportWhole(before, at, there, direction, comparing)
    return
  }
  for (const pair of pairs) compare(pair, comparing)
  // A new kind of object in an answer is one that clients do not know yet (Z1); any other form they cannot read.
  for (const now of fresh)
    comparing.report(direction === 'request' || type === 'object' ? 'additive' : 'breaking', 'added', now.at)
  for (const old of left) reportLess(type, old, after, direction, comparing)
  compareExclusion(before, after, pairs, there, direction, comparing)
}

/** One schema took the place of several that it has nothing in common with, or several that of one. */
function reportWhole(
  before: Variants,
  at: string,
  there: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const kind = before.all.length > 1 ? 'changed' : direction === 'request' ? 'stricter' : 'looser'
  comparing.report('breaking', kind, before.all.length > 1 ? at : there)
}

function isOfOneName(old: Variant, now: Variant): boolean {
  return old.name !== undefined && old.name === now.name
}

/** Where there is no counterpart that breaks nothing, one of the same name is taken, and then the next. */
function pairOthers(
  left: ReadonlySet<Variant>,
  fresh: ReadonlySet<Variant>,
  keep: (old: Variant, now: Variant) => void,
): void {
  for (const now of [...fresh]) {
    const old = [...left].find((one) => isOfOneName(one, now))
    if (old !== undefined) keep(old, now)
  }
  for (const now of [...fresh]) {
    const [old] = left
    if (old !== undefined) keep(old, now)
  }
}

/** A kind of object that goes is removed (Z4). A plain value that is not answered any more need not be understood. */
function reportLess(
  type: Type,
  old: Variant,
  after: Variants,
  direction: Direction,
  comparing: Comparing,
): void {
  const isStillThere = after.all.some((now) => isWithin(old, now, comparing))
  if (isStillThere) return
  comparing.report(direction === 'answer' && type !== 'object' ? 'additive' : 'breaking', 'removed', old.at)
}

/** Whether the values of one variant are values of another. */
function isWithin(old: Variant, now: Variant, comparing: Comparing): boolean {
  return isSafe(comparing, (trial) => {
    compareVariants(old, now, now.at, 'request', trial)
  })
}

/** A value of two alternatives was accepted, and is not any more where it must be of exactly one. */
function compareExclusion(
  before: Variants,
  after: Variants,
  pairs: readonly Pair[],
  at: string,
  direction: Direction,
  comparing: Comparing,
): void {
  const wasExclusive = before.isExclusive !== undefined
  if (wasExclusive && after.isExclusive === undefined && after.all.length > 1)
    comparing.report(direction === 'request' ? 'additive' : 'breaking', 'looser', at)
  if (after.isExclusive === undefined) return
  if (direction === 'answer') {
    if (!wasExclusive && before.all.length > 1) comparing.report('additive', 'stricter', at)
    return
  }
  const known = new Set(before.all.flatMap(({ properties }) => [...properties.keys()]))
  // Where only some of them exclude each other, all of them must be what they were.
  const wereAlike =
    before.isExclusive === after.isExclusive &&
    (after.isExclusive === 'all' || areEqual(before, after, pairs, comparing))
  const isOfBoth = pairs.some(([old, now]) =>
    after.all.some((other) => {
      // Who sends only fields that are known does not send what this one requires.
      if (other === now || other.required.some((name) => !known.has(name))) return false
      if (isApart(old, other, formsOf(comparing.before), formsOf(comparing.after))) return false
      const counterpart = pairs.find(([one, its]) => its === other && one !== old)?.[0]
      return !(wereAlike && counterpart !== undefined && isWithin(other, counterpart, turned(comparing)))
    }),
  )
  if (isOfBoth) comparing.report('breaking', 'stricter', at)
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

/** The place of an alternative; without a name it is the schema itself. */
function placeOf(variant: Variant, at: string): string {
  return variant.name === undefined ? at : variant.at
}

/** Where the alternatives are: the place of the first without its index. */
function placeOfAlternatives({ all }: Variants, at: string): string {
  return all[0]?.at.replace(/\/\d+$/, '') ?? pointerAt(at, 'oneOf')
}
