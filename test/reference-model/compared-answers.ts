import {
  type Account,
  type FlashingLineInput,
  measureFlashing,
  priceOrder,
  priceQuote,
  parseAccount,
} from '../../src/entries/index.js'
import type { ReadonlyInput } from '../../src/wire/object.js'
import { priceOrderText, priceQuoteText } from '../../src/entries/text.js'
import { byEngineAlone } from '../engine-alone.js'
import { type Difference, differencesBetween } from './differences.js'
import { answerOfModel, type ModelAnswer } from './documents.js'
import { measure } from './flashing-figures.js'
import { isSide } from './flashing-lines.js'
import type { Case } from './generate.js'
import { minimise } from './minimise.js'
import { Notebook, type ProblemAt } from './notebook.js'
import { outOfOrder } from './order.js'
import { settingsProblems } from './settings.js'
import type { AccountJson, FlashingJson, RequestJson } from './wire.js'

/** The reference model finds these codes in a request with the right shape. */
export const KNOWN_CODES: ReadonlySet<string> = new Set([
  'amount_out_of_range',
  'component_total_required',
  'drawing_required',
  'duplicate_temp_id',
  'empty_measurements',
  'invalid_decimal',
  'invalid_id',
  'invalid_type',
  'kit_too_deep',
  'legacy_field',
  'margin_mismatch',
  'measurements_ambiguous',
  'measurements_not_allowed',
  'must_be_positive',
  'not_implemented',
  'out_of_range',
  'required',
  'required_when_submitted',
  'total_price_mismatch',
  'total_price_required',
  'unit_price_required',
  'unknown_enum_value',
  'width_not_allowed',
  'width_required',
  'wrong_id_kind',
  'zero_quantity',
])

export const withoutOrder = (problems: readonly ProblemAt[]): readonly string[] =>
  problems.map(({ code, param }) => `${param}: ${code}`).sort()

/** A2: settings are used for many documents. */
export function settingsOf(settings: AccountJson): Account {
  const account = parseAccount(settings)
  if (!account.ok) throw new Error(JSON.stringify(account.problems))
  return account.value
}

// A2
export function compareSettings(settings: AccountJson): readonly Difference[] {
  const account = parseAccount(settings)
  return differencesBetween(
    withoutOrder(settingsProblems(settings)),
    account.ok ? [] : withoutOrder(account.problems),
  )
}

export interface Compared {
  readonly model: ModelAnswer
  readonly differences: readonly Difference[]
}

const answerOf = ({ kind, request }: Case, settings: Account) =>
  kind === 'quote' ? priceQuote(request, settings) : priceOrder(request, settings)

/** Compares the complete result, or the codes and pointers of the problems. */
export function compareDocument(subject: Case, settings: Account): Compared {
  const model = answerOfModel(subject.request, subject.kind, subject.account)
  const answer = answerOf(subject, settings)
  const differences = differencesBetween(
    model.document ?? withoutOrder(model.problems),
    answer.ok ? answer.value : withoutOrder(answer.problems),
  )
  const misplaced = answer.ok ? [] : outOfOrder(answer.problems, subject.request) // V1
  return {
    model,
    differences: [
      ...differences,
      ...misplaced.map(([before, after]) => ({ path: 'problems (order)', model: after, engine: before })),
      ...betweenPaths(answer, subject, settings),
    ],
  }
}

/** Compares answers without the fast path, and from text to text, character by character. */
function betweenPaths(
  answer: ReturnType<typeof answerOf>,
  { request, kind }: Case,
  settings: Account,
): readonly Difference[] {
  const alone = byEngineAlone(request, kind, settings)
  const engine = JSON.stringify(alone._tag === 'Right' ? alone.right : alone.left)
  const onFastPath = JSON.stringify(answer.ok ? answer.value : answer.problems)
  const text = JSON.stringify(request)
  const priced = kind === 'quote' ? priceQuoteText(text, settings) : priceOrderText(text, settings)
  const fromText = priced.ok ? priced.value : JSON.stringify(priced.problems)
  return [
    ...(onFastPath === engine ? [] : [{ path: 'the fast path', model: engine, engine: onFastPath }]),
    ...(fromText === engine ? [] : [{ path: 'from text to text', model: engine, engine: fromText }]),
  ]
}

/** F6: on a document, the cut list may have any value, but calculators cannot read it. */
export const isMeasurable = ({ subitems, drawing, otherSides }: FlashingJson): boolean =>
  [drawing, ...(otherSides ?? [])].every((side) => isSide(side?.side ?? 0)) &&
  (subitems === undefined || (Array.isArray(subitems) && subitems.every(isCut)))

const isCut = (cut: unknown): boolean =>
  typeof cut === 'object' &&
  cut !== null &&
  Object.entries(cut).every(
    ([name, value]) => ['amount', 'length'].includes(name) && typeof value === 'number',
  )

const FIGURES = ['totalGirth', 'bends', 'totalLength', 'chargedLength', 'totalPrice'] as const

// F2 to F7
export function compareFlashing(flashing: FlashingJson, { account }: Case, settings: Account) {
  const notebook = new Notebook()
  const ours = measure(flashing, account, notebook)
  const answer = measureFlashing(flashing as ReadonlyInput<FlashingLineInput>, settings)
  const theirs = answer.ok
    ? Object.fromEntries(FIGURES.map((figure) => [figure, answer.value[figure]]))
    : withoutOrder(answer.problems)
  const differences = differencesBetween(
    notebook.problems.length > 0 ? withoutOrder(notebook.problems) : ours,
    theirs,
  )
  return { notebook, differences }
}

export function smallestRequest(subject: Case, settings: Account): RequestJson {
  return minimise(subject.request, (request) => {
    try {
      const smaller = { ...subject, request }
      const answer = answerOf(smaller, settings)
      const isInScope = answer.ok || answer.problems.every(({ code }) => KNOWN_CODES.has(code))
      return isInScope && compareDocument(smaller, settings).differences.length > 0
    } catch {
      return false // the reference model cannot read a request this small
    }
  })
}
