import { problemsBetweenLines, problemsOfTotals } from '../engine/open-documents/found-problems.js'
import { isPriceable, partialTotalsOf, totalsOf } from '../engine/open-documents/open-document.js'
import { writePartialTotals, type PartialTotals } from '../engine/partial-totals.js'
import type { ProblemCode } from '../problem/codes.js'
import type { Problem } from '../problem/problem.js'
import type { QuoteTotals } from '../wire/document.generated.js'
import { hasUnreadText, isLine, withoutSteps, type FormState } from './form-state.js'
import { rowOf, type FormRow, type Row } from './form-row.js'
import { refusedIn, type Refusal } from './refusal.js'
import { describer, haveSameTexts, type Message, type PlacedMessage } from './row-messages.js'

/**
 * The totals of a form. While the form cannot be sent, `isPartial` is true, and the totals leave out the rows
 * whose figures are unknown.
 */
export type FormTotals = (QuoteTotals & WholeTotals) | PartialTotals<QuoteTotals>

interface WholeTotals {
  /** Always false: the totals count every row. */
  readonly isPartial: false
}

/** A sentence about something wrong in a form, and where it is. */
export interface FormMessage {
  /** The sentence, without the number of the row. */
  readonly text: string
  /** The row, or `header`. Undefined if the message is about the whole document. */
  readonly row: string | undefined
  /** The field. Undefined if the message belongs to no field. */
  readonly field: string | undefined
  /** The code of the problem behind the sentence. A server may have codes of its own. */
  // `string & {}` lets editors complete the known codes.
  readonly code: ProblemCode | (string & {})
  /** The place in the line of the row, such as a part of a kit. Without a row, the place in the request. */
  readonly path: readonly (string | number)[]
}

/** Computes T1 to T9. Returns undefined if the totals are out of range (N8). */
export function totalsIn(state: FormState): FormTotals | undefined {
  const { document } = state
  const { account, form } = document.settings
  const whole = isSubmittable(state) ? totalsOf(document) : undefined
  if (whole !== undefined)
    return { isPartial: false, ...form.writeTotals({ ...whole, tax: account.tax }, account.currency) }
  const partial = partialTotalsOf(document)
  return partial && writePartialTotals(partial, form.writeTotals, account)
}

export function isSubmittable(state: FormState): boolean {
  return !hasUnreadText(state) && isPriceable(state.document)
}

export interface ShownForm extends Pick<FormState, 'header' | 'rows'> {
  readonly views: readonly FormRow[]
  readonly whole: readonly PlacedMessage[]
}

/** Adds the conflicts between rows, and the problems that a server found. */
export function shownIn(state: FormState, refusal: Refusal | undefined): ShownForm {
  const found = [...conflictsIn(state), ...refusedIn(state, refusal)]
  const places = new Map<string | undefined, PlacedMessage[]>()
  for (const message of found) {
    const atRow = places.get(message.row) ?? []
    atRow.push(message)
    places.set(message.row, atRow)
  }
  const shown = (row: Row): Row => withMessages(row, places.get(row.id), state)
  const rows = found.length === 0 ? state.rows : state.rows.map(shown)
  const views = rows.map(({ view }) => view)
  return { header: shown(state.header), rows, views, whole: places.get(undefined) ?? [] }
}

export function messagesIn({ header, rows, whole }: ShownForm, state: FormState): readonly FormMessage[] {
  const found = [header, ...rows].flatMap(({ id, messages }): readonly PlacedMessage[] => {
    const { atFields, elsewhere } = messages
    const atRow = [...atFields].map(([field, message]) => ({ ...message, row: id, field }))
    return elsewhere === undefined ? atRow : [...atRow, { ...elsewhere, row: id }]
  })
  const isBlocked = found.some(({ rank }) => rank < 3)
  const ofTotals: readonly PlacedMessage[] = isBlocked
    ? []
    : problemsOfTotals(state.document).map(messageOf(state))
  return [...found, ...ofTotals, ...whole]
    .sort((one, other) => one.rank - other.rank)
    .map(({ text, row, field, problem: { code, path } }) => ({ text, row, field, code, path }))
}

// F9
function conflictsIn(state: FormState): readonly PlacedMessage[] {
  const problems = problemsBetweenLines(state.document)
  if (problems.length === 0) return []
  const lines = state.rows.filter(({ read }) => isLine(read))
  return problems.map((problem) => ({
    ...messageOf(state)(withoutSteps(2)(problem)),
    row: lines[Number(problem.path[1])]?.id,
    field: 'line',
  }))
}

/** Keeps each shown row the same object until the row or its messages change. */
const changed = new WeakMap<Row, Row>()

function withMessages(row: Row, added: readonly PlacedMessage[] | undefined, state: FormState): Row {
  if (added === undefined) return row
  const atFields = new Map(row.messages.atFields)
  let { elsewhere } = row.messages
  for (const message of added) {
    const { field } = message
    if (field === undefined) elsewhere ??= message
    else if (!atFields.has(field)) atFields.set(field, message)
  }
  const messages = { atFields, elsewhere }
  for (const known of [row, changed.get(row)])
    if (known !== undefined && haveSameTexts(messages, known.messages)) return known
  const next = rowOf({ ...row, messages }, state)
  changed.set(row, next)
  return next
}

function messageOf({ header, wording }: FormState) {
  const describe = describer(header.contents, undefined, wording)
  return (problem: Problem): Message => ({
    text: describe(problem, problem.path.slice(-1)),
    rank: 1,
    problem,
  })
}
