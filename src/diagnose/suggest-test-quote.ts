import { roundHalfUp } from '../number/arithmetic.js'
import { ZERO, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { QuoteRequestInput, SalesLineInput } from '../wire/document.generated.js'
import { OUR_CHOICES } from '../policies/choices.js'
import { microsOf } from '../policies/arithmetic.js'
import { applicabilityTo } from './applicable.js'
import { figuresBy, type Figures } from './calculate.js'
import { plainDocumentOf, type PlainDocument, type PlainLine } from './plain-document.js'
import type { Candidate } from './search.js'
import { smallRequests } from './small-requests.js'
import { splitsOf, writeSplits } from './split-discounts.js'

/** A request to enter in the other system, with its figures under each candidate. */
export interface DistinguishingRequest {
  readonly request: QuoteRequestInput
  /** The figures under each candidate, in the order of the candidates. */
  readonly figures: readonly Figures[]
  /** The indexes of candidates with the same figures for this request: groups of at least two. */
  readonly together: readonly (readonly number[])[]
}

/**
 * Finds the small request on which most candidates differ, by the total alone if possible. It always tries the same
 * requests.
 *
 * @param large the number of large requests to try first, and others only until all candidates are distinguished
 */
export function distinguishingRequest(
  candidates: readonly Candidate[],
  account: ParsedAccount,
  large = 0,
): DistinguishingRequest {
  let best: (DistinguishingRequest & { readonly score: number }) | undefined
  let left = large || Infinity
  const documentOf = documentsOf(account)
  for (const small of requestsToTry(account, discountsIn(candidates), large)) {
    if (left-- <= 0 && best?.together.length === 0) break
    const document = documentOf(small)
    const figures = figuresAbove(best?.score ?? 0, candidates, document)
    if (figures === undefined) continue
    const groups = grouped(figures.map(textOf))
    const totals = grouped(figures.map(({ total }) => shownText(total)))
    // On a tie, the request that was tried first wins, because it is smaller.
    const score = scoreOf(groups.size, totals.size)
    if (best === undefined || score > best.score) {
      const together = [...groups.values()].filter((group) => group.length > 1)
      best = { request: small, figures, together, score }
    }
    if (totals.size === candidates.length) break
  }
  if (best === undefined) throw new Error('there are requests to try')
  const request = account.derivationEnabled
    ? best.request
    : withTotals(best.request, documentOf(best.request))
  return { request, figures: best.figures, together: best.together }
}

/** A request with more lines distinguishes more candidates. */
const MIN_LINES = 5

/** Yields a number of large requests, then all. */
function* requestsToTry(
  account: ParsedAccount,
  discounts: readonly string[],
  large: number,
): Generator<QuoteRequestInput> {
  let left = large
  for (const request of smallRequests(account, discounts, MIN_LINES)) {
    if (left-- <= 0) break
    yield request
  }
  yield* smallRequests(account, discounts)
}

/** Returns a function that reads each line once, although many requests have it. */
function documentsOf(account: ParsedAccount): (request: QuoteRequestInput) => PlainDocument {
  const known = new Map<SalesLineInput, readonly PlainLine[]>()
  const read = (request: Partial<QuoteRequestInput>): PlainDocument =>
    plainDocumentOf('quote', request, account)
  const lineOf = (line: SalesLineInput): readonly PlainLine[] => {
    const made = known.get(line) ?? read({ lines: [line] }).lines
    known.set(line, made)
    return made
  }
  return ({ lines = [], ...request }) => ({
    ...read({ ...request, lines: [] }),
    lines: (lines ?? []).flatMap(lineOf),
  })
}

/**
 * Computes the figures of a document under each candidate. Undefined as soon as too many are equal to reach a higher
 * score.
 */
function figuresAbove(
  score: number,
  candidates: readonly Candidate[],
  document: PlainDocument,
): readonly Figures[] | undefined {
  const canApply = applicabilityTo(document)
  const ours = figuresBy(OUR_CHOICES, document)
  const applying = new Set(candidates.filter(({ policies }) => policies.some(canApply)))
  const different = new Set(applying.size < candidates.length ? [textOf(ours)] : [])
  const made = new Map<Candidate, Figures>()
  for (const candidate of applying) {
    const atMost = different.size + applying.size - made.size
    if (scoreOf(atMost, atMost) <= score) return undefined
    const figures = figuresBy(candidate.choices, document)
    made.set(candidate, figures)
    different.add(textOf(figures))
  }
  return candidates.map((candidate) => made.get(candidate) ?? ours)
}

/** Different figures count more than different totals. */
function scoreOf(figures: number, totals: number): number {
  return figures * 1000 + totals
}

/** More discounts would make the request no clearer. */
const MAX_DISCOUNTS = 6

/** Returns the discounts that candidates split. Discounts that they split differently come first. */
function discountsIn(candidates: readonly Candidate[]): readonly string[] {
  const texts = new Map<string, Set<string>>()
  const all = candidates.flatMap(({ choices }) => writeSplits(splitsOf(choices) ?? new Map()))
  for (const { discount, inTurn } of all)
    texts.set(discount, new Set(texts.get(discount)).add(inTurn.join('+')))
  return [...texts]
    .sort(([, one], [, other]) => other.size - one.size)
    .map(([discount]) => discount)
    .slice(0, MAX_DISCOUNTS)
}

/**
 * Adds the totals that each line needs if derivation is off (L5). They are the totals by our rules; other systems
 * compute their own.
 */
function withTotals(request: QuoteRequestInput, document: PlainDocument): QuoteRequestInput {
  const { lines: totals } = figuresBy(OUR_CHOICES, document)
  const lines = (request.lines ?? []).map((line, index): SalesLineInput => {
    const totalPrice = { amountMicros: microsOf(totals[index] ?? ZERO) }
    const { labour, onTheFly } = line
    return onTheFly
      ? { onTheFly: { ...onTheFly, pricing: { ...onTheFly.pricing, totalPrice } } }
      : { labour: { ...labour, pricing: { ...labour?.pricing, totalPrice } } }
  })
  return { ...request, lines }
}

/** Returns all figures as one text. Candidates with equal texts are not distinguished. */
function textOf({ lines, subtotal, taxAmount, total, discountAmount }: Figures): string {
  return [...lines, subtotal, taxAmount, total, discountAmount].map(shownText).join(' ')
}

/**
 * Writes an amount with up to six decimals, like amounts in results. Smaller differences, such as those of binary
 * floats, are invisible.
 */
function shownText(amount: Decimal): string {
  return plainText(roundHalfUp(amount, 6))
}

function grouped(texts: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  texts.forEach((text, index) => {
    const known = groups.get(text)
    if (known === undefined) groups.set(text, [index])
    else known.push(index)
  })
  return groups
}
