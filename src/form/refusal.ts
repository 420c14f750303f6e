import type { DescribableProblem } from '../problem/describe.js'
import { elementsOf } from '../problem/elements.js'
import { stepsOfPointer } from '../problem/field-label.js'
import { textAtStep, valueAtStep } from '../problem/path.js'
import type { Problem } from '../problem/problem.js'
import { isSameJson } from '../problem/same-json.js'
import { withFallback } from '../problem/with-fallback.js'
import type { Row } from './form-row.js'
import { isLine, requestIn, type FormState } from './form-state.js'
import { describer, fieldAt, isKnown, type PlacedMessage } from './row-messages.js'
import { shownFields, type FieldDefinition } from './row-kinds.js'

export interface Refusal {
  readonly request: ReturnType<typeof requestIn>
  readonly problems: readonly RefusedProblem[]
}

interface RefusedProblem extends Required<Pick<DescribableProblem, 'code' | 'message'>> {
  readonly details: object | undefined
  /** Relative to the line of the row. Without a row, relative to the request. */
  readonly path: readonly (string | number)[]
  /** The row at the time of the refusal. Undefined if the problem is about the whole document. */
  readonly row: Row | undefined
  readonly field: FieldDefinition | undefined
}

/** Accepts any value. An answer without problems counts as one problem. */
export function readRefusal(answer: unknown, state: FormState): Refusal {
  const body = withFallback<unknown>(undefined, () => JSON.parse(JSON.stringify(answer)))
  const errors = elementsOf(Array.isArray(body) ? body : valueAtStep(body, 'errors'))
  const lists = {
    lines: state.rows.filter(({ read }) => isLine(read)),
    adjustments: state.rows.filter(({ read }) => !isLine(read) && read.line !== undefined),
  }
  const problems = (errors.length === 0 ? [body] : errors).map((error): RefusedProblem => {
    const steps = stepsOfPointer(textAtStep(error, 'param'))
    const [list, index] = steps
    const inList = list === 'lines' || list === 'adjustments'
    const row = inList ? lists[list][Number(index)] : state.header
    const path = inList && row !== undefined ? steps.slice(2) : steps
    const field =
      row && fieldAt(shownFields(row.contents.kind, row.contents.texts, state.wording), row.read.key, path)
    return {
      code: textAtStep(error, 'code'),
      message: textAtStep(error, 'message'),
      details: valueAtStep(error, 'details') as object | undefined,
      path,
      row: inList || field !== undefined ? row : undefined,
      field,
    }
  })
  return { request: requestIn(state), problems }
}

/** Keeps the problems whose field, row or document is as in the refused request. */
export function refusedIn(state: FormState, refusal: Refusal | undefined): readonly PlacedMessage[] {
  if (refusal === undefined) return []
  const rows = new Map([state.header, ...state.rows].map((row) => [row.id, row]))
  let isSameRequest: boolean | undefined
  const found = refusal.problems.flatMap((problem): readonly PlacedMessage[] => {
    const { row, field } = problem
    const now = row && rows.get(row.id)
    const isAsSent =
      row === undefined
        ? (isSameRequest ??= isSameJson(requestIn(state), refusal.request))
        : now !== undefined && isSameJson(valueIn(now, field), valueIn(row, field))
    if (!isAsSent) return []
    const text = textOf(problem, state)
    return [{ text, rank: 3, problem: problem as object as Problem, row: row?.id, field: field?.name }]
  })
  return joined(found)
}

/** Joins the messages of a field or row, since it shows only one. */
function joined(messages: readonly PlacedMessage[]): readonly PlacedMessage[] {
  const places = new Map<string, PlacedMessage>()
  for (const message of messages) {
    const { row, field = '', text } = message
    const place = row === undefined ? String(places.size) : `${row}.${field}`
    const before = places.get(place)
    places.set(place, before === undefined ? message : { ...before, text: `${before.text} ${text}` })
  }
  return [...places.values()]
}

function valueIn({ read: { line, key } }: Row, field: FieldDefinition | undefined): unknown {
  const contents = key === undefined ? line : valueAtStep(line, key)
  const paths = field?.paths ?? []
  if (paths.length === 0) return contents
  return paths.map((path) => path.reduce<unknown>((value, step) => valueAtStep(value, step), contents))
}

/** The code for a server that did not answer. The form words the message, since no server sends one. */
const UNREACHABLE = 'unreachable'

/**
 * Falls back to the server's message, which is in English, if the code is unknown. If only details are missing, other
 * languages show their own general sentence.
 */
function textOf(problem: RefusedProblem, { header, wording }: FormState): string {
  const { code, message, path, row } = problem
  const { contents, read } = row ?? header
  const text = describer(contents, read.key, wording)(problem, path)
  const isGeneral = code === '' || text.endsWith(` (${code}).`)
  if (!isGeneral || (wording.language !== 'en' && isKnown(code))) return text
  if (message !== '') return message
  if (row === undefined && code === UNREACHABLE) return wording.labels.unreachable
  return row === undefined && code === '' ? wording.labels.refused : text
}
