import { groupsOf } from './exact.js'
import { marksOf, plainTyped } from './marks.js'
import {
  answerOf,
  chooseCandidates,
  type Candidate,
  type CandidatesIn,
  type OrderElsewhere,
  type InputPiece,
} from './piece-candidate.js'
import { lengthsTyped, type LengthUnit } from './read-length.js'
import { readTypedQuantity } from './read-quantity.js'
import { readingsOf, unreadable, type ValidInput, type ParsedInput } from './typed.js'

/** The count of a length without one. */
const ONE: ValidInput = { status: 'ok', value: '1', meant: '1' }

/** Excludes `each`, which follows a length: `10 @ 6 each`. */
const WORDS = String.raw`pcs?|pieces?|nos?|lengths?|sheets?|stc?k?|st(?:ü|ue)cke?|tafeln?`
/** Matches `3 pcs`, `3no`, `3 Stk.` and `3 off`. */
const COUNTED = new RegExp(String.raw`\s*(?:${WORDS}|off)\.?$`, 'i')
/** Matches `3 @ 2.4`, `3 x 2.4`, `3 à 2.4`, `3 of 2.4`, `3 je 2.4`, `3 pcs 2.4`, and two cells of a row. */
const SIGN = new RegExp(
  String.raw`^([^\t]+?)\s*(?:(?:off?\s*)?[@x×*à\t]|off?(?![a-z])|\s(?:je|zu)\s|(?<=(?:${WORDS})\.?)\s)\s*([^\t]+)$`,
  'i',
)
/** Cut lists write `22/6.1`. */
const SLASH = /^([^/]+)\/(.+)$/

/** Reads `1/4` as one piece of 4 or, in inches or feet, perhaps as a fraction. */
export function readPiece(
  entry: string,
  locale: string,
  unit: LengthUnit,
  elsewhere: OrderElsewhere,
): ParsedInput<InputPiece> {
  const text = plainCells(entry, locale)
  const byItself: CandidatesIn = (one) => candidatesOf([ONE], text, locale, one)
  for (const form of [SIGN, SLASH]) {
    const [left, right = ''] = groupsOf(form, text)
    if (left === undefined) continue
    const [lefts, rights] = [countsOf(left, locale), countsOf(right, locale)]
    const isLeftCounted = isCounted(text, left)
    const inOrder: CandidatesIn = (one) =>
      candidatesOf(lefts, right, locale, one).map((candidate) => ({ ...candidate, isCounted: isLeftCounted }))
    const swapped: CandidatesIn = (one) =>
      candidatesOf(rights, left, locale, one).map((candidate) => ({
        ...candidate,
        swapped: true,
        isCounted: COUNTED.test(right),
      }))
    const chosen = chooseCandidates(inOrder, isLeftCounted ? withUnit(swapped) : swapped, unit, elsewhere)
    if (chosen.candidates.length === 0) continue
    const fractions = form === SLASH && mayBeInches(text, unit) ? byItself(unit) : []
    return answerOf({ ...chosen, candidates: [...chosen.candidates, ...fractions] }, unit, locale)
  }
  if (text.includes('\t')) return unreadable('not_a_number')
  return answerOf(
    chooseCandidates(byItself, () => [], unit, 'documented'),
    unit,
    locale,
  )
}

/** Matches `3 pcs @ 24` and `3 off 24`. */
const isCounted = (text: string, first: string): boolean =>
  COUNTED.test(first) || /^\s*off/i.test(text.slice(first.length))

const withUnit =
  (candidates: CandidatesIn): CandidatesIn =>
  (unit) =>
    candidates(unit).filter(({ length }) => length.hasUnit)

/** Keeps the tab between cells: a space in its place could group digits. */
function plainCells(entry: string, locale: string): string {
  const cells = entry.split('\t')
  return cells.map((cell) => plainTyped(cell, marksOf(locale)).trim()).join('\t')
}

const countsOf = (text: string, locale: string): readonly ValidInput[] =>
  readingsOf(readTypedQuantity(text.replace(COUNTED, ''), locale))

function candidatesOf(
  counts: readonly ValidInput[],
  text: string,
  locale: string,
  unit: LengthUnit,
): readonly Candidate[] {
  const lengths = lengthsTyped(text, locale, unit)
  return counts.flatMap((count) => lengths.map((length) => ({ count, length })))
}

/** Fractions are usual in inches and feet. */
const mayBeInches = (entry: string, unit: LengthUnit): boolean =>
  /["\u2033\u201d]|''|in|ft|feet|foot/i.test(entry) ||
  (/^[0-9/ ]*$/.test(entry) && ['in', 'ft'].includes(unit))
