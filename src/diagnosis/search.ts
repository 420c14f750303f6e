import { compare, roundHalfUp, subtract } from '../number/arithmetic.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { OUR_CHOICES, type Choices } from '../policies/choices.js'
import { POLICIES } from '../policies/policies.js'
import { choicesTogether, SYSTEMS } from '../policies/systems.js'
import { figuresBy, type Figures } from './calculate.js'
import { FIGURE_NAMES, type ParsedObservation } from './observation.js'
import type { PlainDocument } from './plain-document.js'

/** A document with what another system showed for it. */
export interface Compared extends Pick<ParsedObservation, 'figures' | 'lines'> {
  readonly document: PlainDocument
  /** Our own figures. */
  readonly ours: Figures
  /** Whether the other system showed the same. */
  readonly isSame: boolean
}

/** Policies that together make what was shown on some documents. */
export interface Candidate {
  readonly policies: readonly string[]
  readonly choices: Choices
}

/** A candidate, and the indexes of the documents on which it makes other figures than were shown. */
export interface Tried extends Candidate {
  readonly wrongAt: readonly number[]
}

/** A document ready to be compared. */
export function comparedWith(observation: ParsedObservation, document: PlainDocument): Compared {
  const ours = figuresBy(OUR_CHOICES, document)
  const { figures, lines } = observation
  return { document, figures, lines, ours, isSame: agree({ figures, lines }, ours) }
}

/** Whether figures are those that were shown, as far as they were. */
export function agree({ figures, lines }: Pick<Compared, 'figures' | 'lines'>, made: Figures): boolean {
  for (const name of FIGURE_NAMES) {
    const shown = figures.get(name)
    if (shown !== undefined && !isShownAs(made[name], shown)) return false
  }
  return lines.every((shown, index) => {
    const line = made.lines[index]
    return shown === undefined || (line !== undefined && isShownAs(line, shown))
  })
}

/** The first figure that is not what was shown, and how much more was shown. */
export function firstDifference({
  figures,
  lines,
  ours,
}: Compared): { readonly figure: string; readonly difference: Decimal } | undefined {
  const shownFigures = [
    ...FIGURE_NAMES.map((name) => [name, figures.get(name), ours[name]] as const),
    ...lines.map((shown, index) => [`lines[${String(index)}]`, shown, ours.lines[index] ?? ZERO] as const),
  ]
  for (const [figure, shown, made] of shownFigures) {
    if (shown !== undefined && !isShownAs(made, shown)) return { figure, difference: subtract(shown, made) }
  }
  return undefined
}

/** A system that does not round a figure rounds it to show it. */
function isShownAs(made: Decimal, shown: Decimal): boolean {
  return compare(made, shown) === 0 || compare(roundHalfUp(made, 2), shown) === 0
}

/** Policies by themselves. */
export function singles(): readonly Candidate[] {
  return POLICIES.map(({ id }) => candidateOf([id])).filter(isDefined)
}

/** Two policies together, where they differ from ours in different ways. */
export function pairs(): readonly Candidate[] {
  return POLICIES.flatMap((one, index) =>
    POLICIES.slice(index + 1)
      .filter((other) => Object.keys(one.choices).every((axis) => !Object.hasOwn(other.choices, axis)))
      .map((other) => candidateOf([one.id, other.id]))
      .filter(isDefined),
  )
}

/** Systems that are known to have more than one policy. */
export function systems(): readonly Candidate[] {
  return SYSTEMS.map(({ policies }) => candidateOf(policies)).filter(isDefined)
}

/** The candidate of these policies; undefined where they contradict each other. */
export function candidateOf(policies: readonly string[]): Candidate | undefined {
  const choices = choicesTogether(policies)
  return choices && { policies, choices: { ...OUR_CHOICES, ...choices } }
}

function isDefined<A>(value: A | undefined): value is A {
  return value !== undefined
}

/**
 * A candidate that explains none of so many documents is given up. They are spread over all that differ, small and large:
 * some that differ for a reason of their own, as by hand, do not hide what explains the others.
 */
const FIRST_LOOK = 60

/**
 * Tries candidates on documents: first on a few that differ, of all sizes, then on the others. Candidates are given up
 * once they are wrong on more documents than the best one so far, so that most need only a few.
 *
 * @param most how many documents a candidate may be wrong on, at first
 */
export function tried(
  candidates: readonly Candidate[],
  documents: readonly Compared[],
  most: number,
): readonly Tried[] {
  const bySize = documents
    .map((_, index) => index)
    .sort((a, b) => sortKey(documents, a) - sortKey(documents, b))
  const differing = documents.filter(({ isSame }) => !isSame).length
  const order = spreadFirst(bySize, differing)
  let allowed = most
  const kept: Tried[] = []
  for (const candidate of candidates) {
    const wrongAt = wrongOn(candidate, documents, order, differing, allowed)
    if (wrongAt === undefined) continue
    allowed = Math.min(allowed, wrongAt.length)
    kept.push({ ...candidate, wrongAt })
  }
  return kept.filter(({ wrongAt }) => wrongAt.length === allowed)
}

/** The first of a list of so many: so many of them that are as far apart as possible, then all others. */
function spreadFirst(indexes: readonly number[], count: number): readonly number[] {
  const step = Math.max(1, count / FIRST_LOOK)
  const spread = new Set(
    Array.from({ length: Math.min(count, FIRST_LOOK) }, (_, place) => indexes[Math.floor(place * step)] ?? 0),
  )
  return [...spread, ...indexes.filter((index) => !spread.has(index))]
}

/** Documents that differ come first, the small ones before the large. */
function sortKey(documents: readonly Compared[], index: number): number {
  const one = documents[index]
  return one === undefined ? 0 : one.document.lines.length + (one.isSame ? Number.MAX_SAFE_INTEGER / 2 : 0)
}

function wrongOn(
  { choices }: Candidate,
  documents: readonly Compared[],
  order: readonly number[],
  differing: number,
  allowed: number,
): readonly number[] | undefined {
  const wrongAt: number[] = []
  let looked = 0
  for (const index of order) {
    const one = documents[index]
    if (one === undefined) continue
    looked++
    if (!agree(one, figuresBy(choices, one.document))) wrongAt.push(index)
    if (wrongAt.length > allowed) return undefined
    if (looked === Math.min(FIRST_LOOK, differing) && wrongAt.length === looked) return undefined
  }
  return wrongAt.sort((a, b) => a - b)
}
