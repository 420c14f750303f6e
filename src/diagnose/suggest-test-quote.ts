import { ZERO } from '../number/decimal.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { QuoteRequestInput, SalesLineInput } from '../wire/document.generated.js'
import { OUR_CHOICES } from '../policies/choices.js'
import { microsOf } from '../policies/arithmetic.js'
import { applicabilityTo } from './applicable.js'
import { figuresBy, type Figures } from './calculate.js'
import { plainDocumentOf, type PlainDocument } from './plain-document.js'
import type { PlainLine } from '../policies/plain-line.js'
import type { Candidate } from './search.js'
import { CENT, partingBy, scoreOf, shownText, WIDE, type Parting } from './parting-figures.js'
import { plainRequests } from './plain-requests.js'
import { discountedRequests, smallRequests } from './small-requests.js'
import { splitsOf, writeSplits } from '../policies/split-discounts.js'

export interface DistinguishingRequest extends Parting {
  readonly request: QuoteRequestInput
  readonly figures: readonly Figures[]
}

/**
 * The same arguments always give the same request.
 *
 * @param large the number of requests of at least MIN_LINES lines to try after the plain ones. If above 0, requests
 * with fewer lines follow only if all totals were equal so far.
 */
export function distinguishingRequest(
  candidates: readonly Candidate[],
  account: ParsedAccount,
  large = 0,
): DistinguishingRequest {
  let best: (DistinguishingRequest & { readonly score: number }) | undefined
  const first = [...discountedRequests(discountsIn(candidates)), ...plainRequests(account)]
  let left = first.length + large
  const documentOf = documentsOf(account)
  const enough = scoreOf(candidates.length, WIDE)
  const enoughLater = large > 0 ? scoreOf(2, 0) : scoreOf(candidates.length, CENT)
  for (const small of requestsToTry(account, first, large)) {
    const score = best?.score ?? 0
    if (score >= (left-- > 0 ? enough : enoughLater)) break
    const figures = figuresAbove(score, candidates, documentOf(small))
    if (figures === undefined) continue
    const parting = partingBy(figures)
    // On a tie, the earlier request wins, since it is usually smaller.
    if (parting.score > score) best = { request: small, figures, ...parting }
  }
  if (best === undefined) throw new Error('no request to try')
  const { request, figures, figure, together } = best
  const sent = account.derivationEnabled ? request : withTotals(request, documentOf(request))
  return { request: sent, figures, figure, together }
}

/** A request with more lines distinguishes more candidates. */
const MIN_LINES = 5

function* requestsToTry(
  account: ParsedAccount,
  first: readonly QuoteRequestInput[],
  large: number,
): Generator<QuoteRequestInput> {
  yield* first
  let left = large
  for (const request of left > 0 ? smallRequests(account, MIN_LINES) : []) {
    if (left-- <= 0) break
    yield request
  }
  yield* smallRequests(account)
}

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

/** Undefined as soon as too many totals are equal to reach a higher score. */
function figuresAbove(
  score: number,
  candidates: readonly Candidate[],
  document: PlainDocument,
): readonly Figures[] | undefined {
  const canApply = applicabilityTo(document)
  const ours = figuresBy(OUR_CHOICES, document)
  const applying = new Set(candidates.filter(({ policies }) => policies.some(canApply)))
  const different = new Set(applying.size < candidates.length ? [shownText(ours.total)] : [])
  const made = new Map<Candidate, Figures>()
  for (const candidate of applying) {
    const atMost = different.size + applying.size - made.size
    if (scoreOf(Math.max(atMost, 2), WIDE) <= score) return undefined
    const figures = figuresBy(candidate.choices, document)
    made.set(candidate, figures)
    different.add(shownText(figures.total))
  }
  return candidates.map((candidate) => made.get(candidate) ?? ours)
}

/** More discounts would make the request no clearer. */
const MAX_DISCOUNTS = 6

/** Puts first the discounts that candidates split differently. */
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

/** L5: without derivation, each line needs a total. Other systems compute their own. */
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
