import { elementsOf } from '../../problem/elements.js'
import { valueAtStep } from '../../problem/path.js'
import * as E from '../../problem/either.js'
import { NO_LOOK_UPS } from '../../engine/catalogue.js'
import { priceRequest } from '../../engine/engine.js'
import { ENOUGH_INFORMATIVE } from '../../diagnose/certainty.js'
import { diagnosed, type Diagnosis, type RefusedObservation } from '../../diagnose/diagnose.js'
import { distinguishingRequest } from '../../diagnose/suggest-test-quote.js'
import { readObservation, type Observation, type ParsedObservation } from '../../diagnose/observation.js'
import { plainDocumentOf } from '../../diagnose/plain-document.js'
import { comparedWith, type Candidate, type Compared } from '../../diagnose/search.js'
import { explanationOf } from '../../diagnose/split-candidates.js'
import { readSplits, type SplitDiscount, type Splits } from '../../policies/split-discounts.js'
import { OUR_CHOICES } from '../../policies/choices.js'
import { writeExpected, type SuggestedTestQuote } from '../../diagnose/write-expected.js'
import { isPolicyId } from '../../policies/known-policies.js'
import { ALL_PROBLEMS, invalid, type Answer } from '../../problem/answer.js'
import { problemAt, type LocatedProblem } from '../../problem/located-problem.js'
import type { Problem } from '../../problem/problem.js'
import type { AccountInput, ParsedAccount } from '../../wire/account.generated.js'
import { listOf, readWhole } from '../../wire/reading.js'
import { accountOf } from '../account.js'

/**
 * Identifies the known rounding and tax policies that reproduce another system's figures where they differ
 * from the engine's.
 *
 * It tries single policies first, then pairs, then the policies of named systems. It lists the explanations
 * that fit the most documents, with guesses last. An exact cause of at least half of the differing documents
 * stays listed unless a guess explains more, and at least ten. Each explanation has its number of
 * informative documents. If several explanations tie, your documents cannot distinguish them.
 *
 * `next` is the quote to enter next. It is present if several explanations remain, or if the only one has
 * fewer than three informative documents, unless no quote distinguishes them. It may have more lines than the
 * quote of {@link suggestTestQuote}, and distinguish fewer explanations.
 *
 * An observation is a request with the figures that the other system showed for it: a total, or as many
 * figures as you know. Pass many documents: a single total that differs by one cent has many possible causes.
 *
 * The explanations name policies by id. The constant `policies` has each id with a clause that describes the
 * policy, in `english` and `german`.
 *
 * `refused` lists the observations whose request cannot be priced, with their problems. The other
 * observations are compared.
 *
 * Problems: those of the settings (A2) and of the observations, with pointers such as `[0].figures.total`. If
 * no request can be priced, the problems of all requests, with pointers such as `[0].request.lines[2]` (V1).
 *
 * @example
 * import { diagnose } from 'quotewright/diagnose'
 *
 * const line = { labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '1050000' } } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line, line, line] }
 * // 10% of 3 × 1.05 is 0.32, rounded once; rounded line by line, the tax is 3 × 0.11 = 0.33
 * const figures = { total: { amountMicros: '3480000' }, taxAmount: { amountMicros: '330000' } }
 * const diagnosis = diagnose([{ request, figures }], { currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(diagnosis.ok)
 * assert.ok(diagnosis.value.explanations.some(({ policies }) => policies[0] === 'tax-by-line'))
 */
export function diagnose<Request>(
  observations: readonly Observation<Request>[],
  account: AccountInput,
): Answer<Diagnosis> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const { read, problems } = readWhole<readonly ParsedObservation[]>(observations, readObservations)
  if (read === undefined || problems.length > 0) return invalid(problems, observations)
  const observed = read.map((observation, index) => compared(observation, index, settings.right))
  const diagnosis = diagnosed(observed, settings.right.currency)
  const { documents, refused } = diagnosis
  return documents === 0 && refused.length > 0
    ? E.left(refused.flatMap((one) => one.problems))
    : E.right(withNext(diagnosis, settings.right))
}

/** More explanations would take longer to distinguish, and the next quote rules out most of them anyway. */
const MAX_DISTINGUISHED = 8

/** Limits the time; the first requests usually distinguish most explanations. */
const MAX_LARGE_REQUESTS = 20

const OURS: Candidate = { policies: [], choices: OUR_CHOICES }

function withNext(diagnosis: Diagnosis, account: ParsedAccount): Diagnosis {
  const { explanations } = diagnosis
  const isKnown = explanations.every(({ informative }) => informative >= ENOUGH_INFORMATIVE)
  if (explanations.length < 2 && isKnown) return diagnosis
  const known = explanations
    .slice(0, MAX_DISTINGUISHED)
    .flatMap(({ policies, lineDiscounts }) => explanationOf(policies, readSplits(lineDiscounts)) ?? [])
  // A single explanation only has to be distinguished from our own figures.
  const candidates = known.length > 1 ? known : [...known, OURS]
  const distinguishing = distinguishingRequest(candidates, account, MAX_LARGE_REQUESTS)
  // No quote distinguishes these explanations.
  if (distinguishing.together[0]?.length === candidates.length) return diagnosis
  const next = writeExpected(distinguishing, candidates, account.currency)
  return { ...diagnosis, next }
}

const NO_OBSERVATION: ParsedObservation = { request: undefined, kind: 'quote', figures: new Map(), lines: [] }
const readObservations = listOf(readObservation, NO_OBSERVATION)

function compared(
  observation: ParsedObservation,
  index: number,
  account: ParsedAccount,
): Compared | RefusedObservation {
  const { request, kind } = observation
  const priced = priceRequest(request, account, NO_LOOK_UPS, {
    kind,
    maxProblems: ALL_PROBLEMS,
    keep: () => undefined,
    make: () => comparedWith(observation, plainDocumentOf(kind, request, account)),
  })
  return E.isRight(priced)
    ? priced.right
    : { index, problems: priced.left.map((problem) => atObservation(problem, index)) }
}

function atObservation(problem: Problem, index: number): Problem {
  const at = `[${String(index)}].request`
  const separator = problem.param === '' || problem.param.startsWith('[') ? '' : '.'
  return { ...problem, param: `${at}${separator}${problem.param}`, path: [index, 'request', ...problem.path] }
}

/** An explanation to distinguish from others: one that {@link diagnose} returned, or policies alone. */
export interface ExplanationToTest {
  /** The ids of its policies, from the constant `policies`. */
  readonly policies: readonly string[]
  /** The discounts of lines as two or more percentages in turn. */
  readonly lineDiscounts?: readonly SplitDiscount[] | undefined
}

/**
 * Suggests the quote to enter next in the other system: a small request for which the explanations give
 * different figures. The result lists these figures, and groups explanations that give the same figures.
 *
 * Problems: those of the settings (A2), and `required` at `[0].policies`, for example. It means that the
 * policies are missing, unknown or contradictory, or that `lineDiscounts` cannot be read.
 *
 * @example
 * import { suggestTestQuote } from 'quotewright/diagnose'
 *
 * const explanations = [{ policies: ['tax-by-line'] }, { policies: ['lines-not-rounded'] }]
 * const next = suggestTestQuote(explanations, { currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(next.ok)
 * const [byLine, notRounded] = next.value.expected
 * assert.notDeepEqual(byLine?.figures, notRounded?.figures)
 * assert.deepEqual(next.value.together, [])
 */
export function suggestTestQuote(
  explanations: readonly ExplanationToTest[],
  account: AccountInput,
): Answer<SuggestedTestQuote> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const candidates = candidatesIn(explanations)
  const wrong = candidates.flatMap<LocatedProblem>((candidate, index) =>
    candidate === undefined ? [problemAt('required', [index, 'policies'])] : [],
  )
  if (wrong.length > 0 || candidates.length === 0)
    return invalid(wrong.length > 0 ? wrong : [problemAt('required', [0, 'policies'])], explanations)
  const known = candidates.filter((candidate) => candidate !== undefined)
  return E.right(writeExpected(distinguishingRequest(known, settings.right), known, settings.right.currency))
}

/** Undefined stands for missing, unknown or contradictory policies, or unreadable `lineDiscounts`. */
function candidatesIn(explanations: unknown): readonly (Candidate | undefined)[] {
  return elementsOf(explanations).map((one) => {
    const [policies, lineDiscounts] = [valueAtStep(one, 'policies'), valueAtStep(one, 'lineDiscounts')]
    const ids = elementsOf(policies)
    if (ids.length === 0) return undefined
    const splits: Splits | undefined = readSplits(lineDiscounts)
    if (lineDiscounts !== undefined && splits === undefined) return undefined
    return ids.every(isPolicyId) ? explanationOf(ids, splits) : undefined
  })
}
