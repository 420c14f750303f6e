// Each change prices only the rows that change.
import { edited, withHead, type Opened } from '../engine/open-documents/open-document.js'
import { problemsOfHead, problemsOfLine } from '../engine/open-documents/found-problems.js'
import { isWrong, type OpenLine } from '../engine/open-documents/open-line.js'
import { elementAt, elementsOf } from '../engine/open-documents/pages.js'
import type { Problem } from '../problem/problem.js'
import type { QuoteTotals } from '../wire/document.generated.js'
import type { JsonObject } from '../wire/object.js'
import { rowOf, type FormLanguage, type Row } from './form-row.js'
import type { FieldsKind } from './row-kinds.js'
import { readRow, type ReadRow, type RowContents } from './read-row.js'
import { haveSameTexts, messagesOf } from './row-messages.js'

/** Everything that an undo restores. */
export interface FormState extends FormLanguage {
  readonly header: Row
  readonly rows: readonly Row[]
  readonly document: Opened<QuoteTotals, QuoteTotals>
}

/** A state whose header and adjustments lack their messages. */
type UncheckedState = Omit<FormState, 'header'> & { readonly header: Pick<Row, 'contents' | 'read'> }

export function withContents(state: FormState, at: number, contents: RowContents): FormState {
  return withChanged(state, (before, index) => (index === at ? contents : before))
}

export function withChanged(
  state: FormState,
  change: (contents: RowContents, at: number) => RowContents,
): FormState {
  let { document } = state
  let index = 0
  let changed: FieldsKind | undefined
  const rows = state.rows.map((row, at) => {
    const contents = change(row.contents, at)
    const isSame = contents === row.contents
    const read = isSame ? row.read : readRow(contents, state.writing)
    const lineIndex = isLine(read) ? index++ : index
    if (isSame) return row
    if (contents.kind === 'adjustment') changed = 'adjustment'
    document = documentAfter(document, lineIndex, row.read, read)
    return finished(row.id, contents, read, lineIndex, { ...state, document })
  })
  return afterChangeOf(changed, { ...state, document, rows })
}

/** Expects rows of one kind. */
export function withRows(
  state: FormState,
  at: number,
  added: readonly Pick<Row, 'id' | 'contents'>[],
): FormState {
  let { document } = state
  let index = lineIndexOf(state.rows, at)
  const made = added.map(({ id, contents }) => {
    const read = readRow(contents, state.writing)
    document = documentAfter(document, index, undefined, read)
    return finished(id, contents, read, isLine(read) ? index++ : -1, { ...state, document })
  })
  const rows = [...state.rows.slice(0, at), ...made, ...state.rows.slice(at)]
  return afterChangeOf(added[0]?.contents.kind, { ...state, document, rows })
}

export function withoutRow(state: FormState, at: number): FormState {
  const row = state.rows[at]
  if (row === undefined) return state
  const document = documentAfter(state.document, lineIndexOf(state.rows, at), row.read, undefined)
  const rows = state.rows.filter((_, index) => index !== at)
  return afterChangeOf(row.contents.kind, { ...state, document, rows })
}

export function withMoved(state: FormState, from: number, to: number): FormState {
  const row = state.rows[from]
  if (row === undefined) return state
  const { rows: rest, document: without } = withoutRow(state, from)
  const rows = [...rest.slice(0, to), row, ...rest.slice(to)]
  const document = documentAfter(without, lineIndexOf(rows, to), undefined, row.read)
  return afterChangeOf(row.contents.kind, { ...state, document, rows })
}

export function withHeader(state: FormState, contents: RowContents): FormState {
  const read = readRow(contents, state.writing)
  const document = withHead(state.document, {
    ...read.line,
    adjustments: state.document.head.request['adjustments'],
  })
  return withHeadChecked({ ...state, document, header: { contents, read } })
}

type FormParts = FormLanguage & Pick<FormState, 'document'>

/** Expects the row's line at `index` in the document. */
function finished(id: string, contents: RowContents, read: ReadRow, index: number, parts: FormParts): Row {
  const { document, wording } = parts
  const line = isLine(read) ? elementAt(document.lines, index) : undefined
  const problems = line === undefined || line.isAccepted ? [] : problemsOfLine(line.sent, document)
  const messages = messagesOf(contents, read, problems.map(withoutSteps(2)), wording)
  return rowOf({ id, contents, read, messages, cents: totalOf(line) }, parts)
}

export function finishedRows(
  rows: readonly Pick<Row, 'id' | 'contents' | 'read'>[],
  parts: FormParts,
): readonly Row[] {
  let index = 0
  return rows.map(({ id, contents, read }) =>
    finished(id, contents, read, isLine(read) ? index++ : -1, parts),
  )
}

// The document checks the header and the adjustments together.
export function withHeadChecked(state: UncheckedState): FormState {
  const { wording, document } = state
  const { contents, read } = state.header
  const ofHeader: Problem[] = []
  const ofAdjustments: (Problem[] | undefined)[] = []
  for (const problem of problemsOfHead(document)) {
    const [list, index] = problem.path
    if (list !== 'adjustments') ofHeader.push(problem)
    else (ofAdjustments[Number(index)] ??= []).push(withoutSteps(2)(problem))
  }
  const messages = messagesOf(contents, read, ofHeader, wording)
  const header = rowOf({ id: 'header', contents, read, messages, cents: undefined }, state)
  let place = 0
  const rows = state.rows.map((row) => {
    if (row.contents.kind !== 'adjustment') return row
    const own = row.read.line === undefined ? [] : (ofAdjustments[place++] ?? [])
    const found = messagesOf(row.contents, row.read, own, wording)
    if (haveSameTexts(found, row.messages)) return row
    return rowOf({ ...row, messages: found }, state)
  })
  return { ...state, header, rows }
}

export function requestIn(state: FormState): Readonly<Record<string, unknown>> | undefined {
  if (hasUnreadText(state)) return undefined
  const { head, lines } = state.document
  const adjustments = head.request['adjustments']
  const sent = elementsOf(lines).map((line) => line.sent)
  return { ...state.header.read.line, lines: sent, ...(adjustments !== undefined && { adjustments }) }
}

export function hasUnreadText({ header, rows }: FormState): boolean {
  return [header, ...rows].some(({ read }) => read.unread.size > 0)
}

/** Counts the rows before `at` that are lines of the document. */
function lineIndexOf(rows: readonly Row[], at: number): number {
  return rows.slice(0, at).filter(({ read }) => isLine(read)).length
}

export function isLine(read: ReadRow | undefined): read is ReadRow & { readonly line: JsonObject } {
  return read?.line !== undefined && read.key !== undefined
}

function documentAfter(
  document: FormState['document'],
  at: number,
  before: ReadRow | undefined,
  after: ReadRow | undefined,
): FormState['document'] {
  const was = isLine(before)
  if (!isLine(after)) return was ? edited(document, { type: 'removeLine', at }) : document
  return edited(document, { type: was ? 'replaceLine' : 'addLine', at, line: after.line })
}

function afterChangeOf(kind: FieldsKind | undefined, state: FormState): FormState {
  return kind === 'adjustment' ? withAdjustments(state) : state
}

export function withAdjustments(state: UncheckedState): FormState {
  const adjustments = state.rows.flatMap(({ contents, read }) =>
    contents.kind === 'adjustment' && read.line !== undefined ? [read.line] : [],
  )
  const document = edited(state.document, {
    type: 'setAdjustments',
    adjustments: adjustments.length === 0 ? undefined : adjustments,
  })
  return withHeadChecked({ ...state, document })
}

function totalOf(line: OpenLine | undefined) {
  return line === undefined || isWrong(line) ? undefined : line.contribution.total
}

export function withoutSteps(steps: number): (problem: Problem) => Problem {
  return (problem) => ({ ...problem, path: problem.path.slice(steps) })
}
