import { isObject } from '../../wire/object.js'
import { nearest, type Comparing } from './comparing.js'
import { pointerAt, type Direction } from './interface-change.js'
import { textOf } from './json-parts.js'
import { normalForm, referenceOf, withAlternative, type NormalForm, type Placed } from './normal-form.js'

/** How parts are compared that may have alternatives in turn. */
interface Ways {
  readonly compareForms: (
    before: NormalForm,
    after: NormalForm,
    direction: Direction,
    comparing: Comparing,
  ) => void
  readonly compareSchemas: (
    before: unknown,
    after: unknown,
    at: string,
    direction: Direction,
    comparing: Comparing,
  ) => void
}

/**
 * Compares schemas of which only one has alternatives, and says whether that was so. Of two that have some, only the
 * alternatives are compared; what they have in common is left.
 */
export function compareAlternatives(
  before: NormalForm,
  after: NormalForm,
  direction: Direction,
  comparing: Comparing,
  ways: Ways,
): boolean {
  const [had, has] = [before.alternatives.length > 0, after.alternatives.length > 0]
  if (had && has) {
    matchAlternatives(before, after, direction, comparing, ways)
    return false
  }
  if (had) compareToOne(before, after, direction, comparing, ways)
  if (has) compareToMany(before, after, direction, comparing, ways)
  return had || has
}

/** From alternatives to one schema. */
function compareToOne(
  before: NormalForm,
  after: NormalForm,
  direction: Direction,
  comparing: Comparing,
  ways: Ways,
): void {
  const forms = before.alternatives.map((one) => withAlternative(before, one, comparing.before))
  if (direction === 'request') {
    // Each of them is still accepted.
    for (const form of forms) ways.compareForms(form, after, direction, comparing)
    return
  }
  // What is answered is one of them, and the others have gone.
  const index = nearest(forms, comparing, (form, trial) => {
    ways.compareForms(form, after, direction, trial)
  })
  const found = forms[index]
  if (found === undefined) {
    comparing.report('breaking', 'changed', after.at)
    return
  }
  ways.compareForms(found, after, direction, comparing)
  for (const [other, { at, types }] of forms.entries())
    if (other !== index) reportLess(types, before.alternatives[other]?.at ?? at, direction, comparing)
}

/** From one schema to alternatives. */
function compareToMany(
  before: NormalForm,
  after: NormalForm,
  direction: Direction,
  comparing: Comparing,
  ways: Ways,
): void {
  const forms = after.alternatives.map((one) => withAlternative(after, one, comparing.after))
  const index = nearest(forms, comparing, (form, trial) => {
    ways.compareForms(before, form, direction, trial)
  })
  const found = forms[index]
  if (found === undefined) {
    comparing.report('breaking', direction === 'request' ? 'stricter' : 'looser', placeOfAlternatives(after))
    return
  }
  ways.compareForms(before, found, direction, comparing)
  for (const [other, form] of forms.entries())
    if (other !== index)
      reportMore(form, before.types, after.alternatives[other]?.at ?? form.at, direction, comparing)
}

/** Those of one title or one reference are the same; others go by what breaks nothing, and then by their order. */
function matchAlternatives(
  before: NormalForm,
  after: NormalForm,
  direction: Direction,
  comparing: Comparing,
  ways: Ways,
): void {
  const left = new Set(before.alternatives)
  const unmatched: Placed<unknown>[] = []
  const compare = (old: Placed<unknown>, now: Placed<unknown>, inside: Comparing): void => {
    ways.compareSchemas(old.value, now.value, now.at, direction, inside)
  }
  for (const now of after.alternatives) {
    const found = [...left].find(({ value }) => nameOf(value) === nameOf(now.value))
    if (found === undefined) unmatched.push(now)
    else {
      left.delete(found)
      compare(found, now, comparing)
    }
  }
  const different: Placed<unknown>[] = []
  for (const now of unmatched) {
    const candidates = [...left]
    const index = nearest(candidates, comparing, (old, trial) => {
      compare(old, now, trial)
    })
    const found = candidates[index]
    if (found === undefined) different.push(now)
    else {
      left.delete(found)
      compare(found, now, comparing)
    }
  }
  const rest = [...left]
  for (const [position, now] of different.entries()) {
    const counterpart = rest[position]
    if (counterpart !== undefined) compare(counterpart, now, comparing)
    else {
      const form = normalForm(now.value, now.at, comparing.after)
      reportMore(form, before.types, now.at, direction, comparing)
    }
  }
  for (const { value, at } of rest.slice(different.length))
    reportLess(normalForm(value, at, comparing.before).types, at, direction, comparing)
  // A value of two alternatives was accepted, and is not any more where it must be of one.
  if (before.mayBeSeveral !== after.mayBeSeveral) {
    const isLooser = after.mayBeSeveral
    const isHarmless = isLooser === (direction === 'request')
    comparing.report(
      isHarmless ? 'additive' : 'breaking',
      isLooser ? 'looser' : 'stricter',
      placeOfAlternatives(after),
    )
  }
}

/** A new kind of object in an answer is one that clients do not know yet (Z1); any other form they cannot read. */
function reportMore(
  { types, properties, required }: NormalForm,
  known: readonly string[],
  at: string,
  direction: Direction,
  { report }: Comparing,
): void {
  const isOfObjects =
    types.includes('object') && (types.length === 1 || properties.size + required.length > 0)
  const isHarmless = direction === 'request' || (isOfObjects && known.includes('object'))
  report(isHarmless ? 'additive' : 'breaking', 'added', at)
}

/** A kind of object that goes is removed (Z4). A plain value that is not answered any more need not be understood. */
function reportLess(types: readonly string[], at: string, direction: Direction, { report }: Comparing): void {
  const isPlain = !types.includes('object')
  report(direction === 'answer' && isPlain ? 'additive' : 'breaking', 'removed', at)
}

/** What a variant goes by. */
function nameOf(variant: unknown): string {
  if (!isObject(variant)) return textOf(variant)
  const { title } = variant
  return typeof title === 'string' ? `title ${title}` : (referenceOf(variant) ?? textOf(variant))
}

/** Where the alternatives are: the place of the first without its index. */
function placeOfAlternatives({ at, alternatives }: NormalForm): string {
  return alternatives[0]?.at.replace(/\/\d+$/, '') ?? pointerAt(at, 'oneOf')
}
