import { problemsBetweenLines, problemsOfTotals } from '../engine/open-documents/found-problems.js'
import { isPriceable, partialTotalsOf, totalsOf } from '../engine/open-documents/open-document.js'
import { elementsOf } from '../engine/open-documents/pages.js'
import { writePartialTotals, type PartialTotals } from '../engine/partial-totals.js'
import type { ProblemCode } from '../problem/codes.js'
import type { Problem } from '../problem/problem.js'
import type { QuoteTotals } from '../wire/document.generated.js'
import { hasUnreadText, isLine, type FormState } from './form-state.js'
import { rowOf, type FormRow, type Row } from './form-row.js'
import { showSameMessages, type Message } from './row-messages.js'

/**
 * The totals of a form. While the form cannot be sent, `isPartial` is true, and the totals leave out the rows whose
 * figures are unknown.
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
  /** The code of the problem behind the sentence. */
  readonly code: ProblemCode
}

/** Returns the totals (T1 to T9). Undefined if they are out of range (N8). */
export function totalsIn(state: FormState): FormTotals | undefined {
  const { document } = state
  const { account, form } = document.settings
  const whole = isSubmittable(state) ? totalsOf(document) : undefined
  if (whole !== undefined)
    return { isPartial: false, ...form.writeTotals({ ...whole, tax: account.tax }, account.currency) }
  const partial = partialTotalsOf(document)
  return partial && writePartialTotals(partial, form.writeTotals, account)
}

/** Returns the request. Undefined while a text cannot be read. */
export function requestIn(state: FormState): Readonly<Record<string, unknown>> | undefined {
  if (hasUnreadText(state)) return undefined
  const { head, lines } = state.document
  const adjustments = head.request['adjustments']
  const sent = elementsOf(lines).map((line) => line.sent)
  return { ...state.header.read.line, lines: sent, ...(adjustments !== undefined && { adjustments }) }
}

/** Whether the document can be sent: every text is readable, and the document can be priced. */
export function isSubmittable(state: FormState): boolean {
  return !hasUnreadText(state) && isPriceable(state.document)
}

/** Returns the rows, including problems that involve several rows. */
export function rowsIn(state: FormState): readonly FormRow[] {
  return withConflicts(state).map(({ view }) => view)
}

type PlacedMessage = Message & Partial<Pick<FormMessage, 'row' | 'field'>>

/** Returns all messages, the worst first, otherwise in the order of the form. */
export function messagesIn(state: FormState): readonly FormMessage[] {
  const found: readonly PlacedMessage[] = [state.header, ...withConflicts(state)].flatMap(
    ({ id, messages }) => {
      const { atFields, elsewhere } = messages
      const atRow = [...atFields].map(([field, message]) => ({ ...message, row: id, field }))
      return elsewhere === undefined ? atRow : [...atRow, { ...elsewhere, row: id }]
    },
  )
  const ofTotals =
    found.length > 0 ? [] : problemsOfTotals(state.document).map((problem) => whole(problem, state))
  return [...found, ...ofTotals]
    .sort((one, other) => one.rank - other.rank)
    .map(({ text, row, field, problem: { code } }: PlacedMessage) => ({ text, row, field, code }))
}

/** The rows with conflicts. Each stays the same object until the row or its conflict changes. */
const conflicting = new WeakMap<Row, Row>()

/** Adds the problems that involve several rows to these rows: drawings that share a `tempId` (F9). */
function withConflicts(state: FormState): readonly Row[] {
  const problems = problemsBetweenLines(state.document)
  if (problems.length === 0) return state.rows
  const lines = state.rows.filter(({ read }) => isLine(read))
  const conflicts = new Map(problems.map((problem) => [lines[Number(problem.path[1])]?.id, problem]))
  return state.rows.map((row) => {
    const problem = conflicts.get(row.id)
    if (problem === undefined) return row
    const { id, contents, read, cents } = row
    const atFields = new Map([['line', whole(problem, state)], ...row.messages.atFields])
    const messages = { ...row.messages, atFields }
    const known = conflicting.get(row)
    if (known !== undefined && showSameMessages(messages, known.messages)) return known
    const next = rowOf(id, contents, read, messages, cents, state.writing, state.wording)
    conflicting.set(row, next)
    return next
  })
}

function whole(problem: Problem, { wording }: FormState): Message {
  const param = String(problem.path.at(-1) ?? '')
  const text = wording.describe({ ...problem, param }, { locale: wording.language })
  return { text, rank: 1, problem }
}
