import { compare, roundHalfUp, subtract } from '../number/arithmetic.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { placesShown } from '../policies/arithmetic.js'
import { OUR_CHOICES } from '../policies/choices.js'
import { choicesTogether, POLICIES } from '../policies/known-policies.js'
import { POLICY_RECORDS, type PolicyId } from '../policies/policies.js'
import { hasSimplerEqual } from '../policies/simpler-policy.js'
import { SYSTEMS } from '../policies/systems.js'
import { ownFields } from '../problem/own-fields.js'
import { applicablePolicies } from './applicable.js'
import { figuresBy, type Figures } from './calculate.js'
import { FIGURE_NAMES, type ParsedObservation } from './observation.js'
import type { PlainDocument } from './plain-document.js'
import type { TriedChoices } from '../policies/split-discounts.js'

export interface Compared extends Pick<ParsedObservation, 'figures' | 'lines'> {
  readonly document: PlainDocument
  readonly ours: Figures
  readonly isSame: boolean
  readonly applicable: ReadonlySet<PolicyId>
}

export interface Candidate {
  readonly policies: readonly PolicyId[]
  readonly choices: TriedChoices
}

export interface Tried extends Candidate {
  readonly wrongAt: readonly number[]
}

export function comparedWith(observation: ParsedObservation, document: PlainDocument): Compared {
  const ours = figuresBy(OUR_CHOICES, document)
  const { figures, lines } = observation
  const isSame = agree({ figures, lines }, ours)
  return { document, figures, lines, ours, isSame, applicable: applicablePolicies(document) }
}

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

/** Rounds first, since a system that keeps a figure unrounded still rounds it for display. */
export function isShownAs(made: Decimal, shown: Decimal): boolean {
  return compare(roundHalfUp(made, placesShown(shown)), shown) === 0
}

export function singles(ids: readonly PolicyId[]): readonly Candidate[] {
  for (const id of ids) if (!SINGLES.has(id)) SINGLES.set(id, candidateOf([id]))
  return ids.flatMap((id) => SINGLES.get(id) ?? [])
}

const SINGLES = new Map<PolicyId, Candidate | undefined>()

/** With guesses other than `PAIRED_GUESSES`, some pair would fit almost any figure. */
export function pairs(all: readonly PolicyId[]): readonly Candidate[] {
  const ids = all.filter((id) => !POLICY_RECORDS[id].isGuess || PAIRED_GUESSES.has(id))
  const axesOf = (id: PolicyId): readonly string[] => Object.keys(POLICY_RECORDS[id].choices)
  return ids.flatMap((one, index) =>
    ids
      .slice(index + 1)
      .filter((other) => !axesOf(one).some((axis) => axesOf(other).includes(axis)))
      .flatMap((other) => candidateOf([one, other]) ?? []),
  )
}

const PAIRED_GUESSES: ReadonlySet<PolicyId> = new Set([
  'tax-to-five-cents',
  'tax-to-whole',
  'total-to-five-cents',
  'total-to-whole',
])

export function systems(): readonly Candidate[] {
  return SYSTEMS.flatMap(({ policies }) => candidateOf(policies) ?? [])
}

export function policiesFor(documents: readonly Compared[]): readonly PolicyId[] {
  const differing = documents.filter(({ isSame }) => !isSame)
  const lines = differing.flatMap(({ document }) => document.lines)
  const hasSeveral = documents.some(({ document }) => document.adjustments.length > 1)
  return POLICIES.filter(({ id, choices }) => {
    const { percentages } = ownFields(choices)
    // With one adjustment, policies without turns give the same figures.
    if (percentages?.startsWith('in-turn') === true && !hasSeveral) return false
    return differing.some(({ applicable }) => applicable.has(id)) && !hasSimplerEqual(id, lines)
  }).map(({ id }) => id)
}

export function candidateOf(policies: readonly PolicyId[]): Candidate | undefined {
  const choices = choicesTogether(policies)
  return choices && { policies, choices: { ...OUR_CHOICES, ...choices } }
}

/** Drops a candidate that explains none of this many differing documents. */
const FIRST_TRIED = 60

/**
 * Returns the candidates that are wrong on the fewest documents.
 *
 * @param max the maximum number of documents on which a candidate may be wrong
 */
export function leastWrong(
  candidates: readonly Candidate[],
  documents: readonly Compared[],
  max: number,
): readonly Tried[] {
  const placed = documents.map((one, index) => ({ one, index }))
  const differing = placed.filter(({ one }) => !one.isSame).sort((a, b) => sizeOf(a) - sizeOf(b))
  const order = [...spreadFirst(differing), ...placed.filter(({ one }) => one.isSame)]
  let allowed = max
  const kept: Tried[] = []
  for (const candidate of candidates) {
    const wrongAt = wrongOn(candidate, order, differing.length, allowed)
    if (wrongAt === undefined) continue
    allowed = Math.min(allowed, wrongAt.length)
    kept.push({ ...candidate, wrongAt })
  }
  return kept.filter(({ wrongAt }) => wrongAt.length === allowed)
}

interface Placed {
  readonly one: Compared
  readonly index: number
}

function sizeOf({ one }: Placed): number {
  return one.document.lines.length
}

/** Moves `FIRST_TRIED` evenly spaced documents to the front. */
function spreadFirst(documents: readonly Placed[]): readonly Placed[] {
  const step = Math.max(1, documents.length / FIRST_TRIED)
  const first = new Set(Array.from({ length: FIRST_TRIED }, (_, place) => Math.floor(place * step)))
  const isFirst = (_: Placed, place: number): boolean => first.has(place)
  return [...documents.filter(isFirst), ...documents.filter((one, place) => !isFirst(one, place))]
}

/** An inapplicable candidate gives our own figures. */
export function isRightOn({ policies, choices }: Candidate, one: Compared): boolean {
  return policies.some((id) => one.applicable.has(id))
    ? agree(one, figuresBy(choices, one.document))
    : one.isSame
}

function wrongOn(
  candidate: Candidate,
  order: readonly Placed[],
  differing: number,
  allowed: number,
): readonly number[] | undefined {
  const wrongAt: number[] = []
  let visited = 0
  for (const { one, index } of order) {
    visited++
    if (!isRightOn(candidate, one)) wrongAt.push(index)
    if (wrongAt.length > allowed) return undefined
    if (visited === Math.min(FIRST_TRIED, differing) && wrongAt.length === visited) return undefined
  }
  return wrongAt.sort((a, b) => a - b)
}
