import { inputProblem } from '../input/input-problem.js'
import { plainMark } from '../input/marks.js'
import { ownField, ownFields } from '../problem/own-fields.js'
import { parseInput, type InputField } from '../input/parse-input.js'
import type { ParsedInput } from '../input/typed.js'
import { problemInForm, type Problem } from '../problem/problem.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { JsonObject } from '../wire/object.js'
import { amountMissing } from './amount-missing.js'
import { withFlashingTotal } from './flashing-total.js'
import { withPartTotals } from './part-totals.js'
import { readingsInLocale, type InputKind, type LocaleAndCurrency } from './readings-in-locale.js'
import { choiceOf } from './choices.js'
import {
  FIELDS,
  isEmpty,
  lineKeyOf,
  type FieldDefinition,
  type FieldKind,
  type FieldsKind,
  type Labels,
  type Texts,
} from './row-kinds.js'

export interface Writing extends LocaleAndCurrency {
  readonly account: ParsedAccount
  readonly labels: Labels
}

export interface RowContents {
  readonly kind: FieldsKind
  readonly texts: Texts
  /** The original locale of each text that was unreadable when the form changed to another locale. */
  readonly locales: Texts
  /** Fields without a text, such as the drawing of a flashing or the components of a kit. */
  readonly data: JsonObject | undefined
  readonly dataProblems: readonly Problem[]
}

export function withText(contents: RowContents, field: string, text: string): RowContents {
  const { [field]: _before, ...locales } = contents.locales
  const texts = ownFields({ ...contents.texts, [field]: text })
  return { ...contents, texts, locales: ownFields<Texts>(locales) }
}

export interface ReadRow {
  readonly line: JsonObject | undefined
  /** The field of the line that holds the contents, such as `onTheFly`. */
  readonly key: string | undefined
  /** The problem of each unreadable or ambiguous text, by field; under `line`, that of the whole line. */
  readonly unread: ReadonlyMap<string, Problem>
  readonly typed: ReadonlyMap<string, TypedText>
}

export interface TypedText {
  readonly answer: ParsedInput<unknown>
  readonly kind: InputKind
  readonly locale: string
}

/**
 * Stands for an unreadable text or line. No field accepts this value, so the line adds nothing to the
 * totals. Without the field, the line might be priced without its discount.
 */
const UNREAD = false

/**
 * Holds fields that nobody types. Without `pricing`, the engine would report a missing price (L5) only, and
 * not the quantity.
 */
const UNTYPED_FIELDS: Partial<Record<FieldsKind, JsonObject>> = {
  item: { pricing: {} },
  labour: { pricing: {} },
  sheet: { pricing: { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' } },
}

/** Leaves empty fields out of the line (N2). */
export function readRow(row: RowContents, writing: Writing): ReadRow {
  const { kind, texts, locales, data, dataProblems } = row
  const filled = FIELDS[kind].filter(({ name }) => !isEmpty(texts[name]))
  const key = lineKeyOf(kind, texts)
  const unread = new Map<string, Problem>()
  const typed = new Map<string, TypedText>()
  const [dataProblem] = dataProblems
  if (filled.every(({ kind }) => kind === 'choice') && data === undefined && dataProblem === undefined)
    return { line: undefined, key, unread, typed }
  let contents: JsonObject = { ...ownField(UNTYPED_FIELDS, kind), ...data }
  for (const field of filled) {
    const { name } = field
    const { path, value, problem, read } = readField(field, texts[name] ?? '', locales[name], writing, key)
    if (read !== undefined) typed.set(name, read)
    if (problem !== undefined) unread.set(name, problem)
    contents = withValue(contents, path, value)
  }
  if (kind === 'kit' && !isEmpty(texts['price'])) contents = { ...contents, customPricing: true } // K5
  const totalled = kind === 'flashing' ? withFlashingTotal(contents, writing.account) : undefined
  contents = totalled?.flashing ?? contents
  const found = totalled?.fault ?? amountMissing(kind, contents)
  const problem =
    dataProblem ??
    (found && problemInForm({ ...found, path: key === undefined ? found.path : [key, ...found.path] }))
  if (problem !== undefined) {
    unread.set('line', problem)
    return { line: { [key ?? 'type']: UNREAD }, key, unread, typed }
  }
  if (kind === 'kit') contents = withPartTotals(contents, writing.account)
  return { line: key === undefined ? contents : { [key]: contents }, key, unread, typed }
}

interface ReadField {
  readonly path: readonly string[]
  readonly value: unknown
  readonly problem: Problem | undefined
  readonly read: TypedText | undefined
}

function readField(
  { kind, paths }: FieldDefinition,
  text: string,
  typedIn: string | undefined,
  writing: Writing,
  key: string | undefined,
): ReadField {
  const inputKind = inputKindOf(kind, text)
  const path = paths[inputKind === 'percent' && paths.length > 1 ? 1 : 0] ?? []
  if (inputKind === undefined) {
    const value = kind === 'choice' ? choiceOf(text, writing.labels) : text
    return { path, value, problem: undefined, read: undefined }
  }
  const locale = typedIn ?? writing.locale
  const input = inputFieldOf(inputKind, writing)
  const answer: ParsedInput<unknown> = parseInput(text, { ...input, locale })
  const read = { answer, kind: inputKind, locale }
  if (answer.status === 'ok') {
    const value =
      inputKind === 'money' ? { amountMicros: answer.value, currency: writing.currency } : answer.value
    return { path, value, problem: undefined, read }
  }
  const at = key === undefined ? path : [key, ...path]
  const shown = locale === writing.locale ? answer : readingsInLocale(answer, inputKind, writing)
  const problem = inputProblem(shown, { ...input, text, path: at })
  return { path, value: UNREAD, read, problem }
}

function inputKindOf(kind: FieldKind, text: string): InputKind | undefined {
  switch (kind) {
    case 'text':
    case 'choice':
    case 'line':
      return undefined
    case 'moneyOrPercent':
      return /[%٪]/.test(plainMark(text)) ? 'percent' : 'money'
    default:
      return kind
  }
}

export function inputFieldOf(kind: InputField['kind'], { locale, currency }: LocaleAndCurrency): InputField {
  return { kind, locale, currency, ...(kind === 'pieces' && { unit: 'm' }) }
}

function withValue(object: JsonObject, [step, ...rest]: readonly string[], value: unknown): JsonObject {
  if (step === undefined) return object
  const inner = ownField(object, step)
  const holder = typeof inner === 'object' && inner !== null ? (inner as JsonObject) : {}
  return { ...object, [step]: rest.length === 0 ? value : withValue(holder, rest, value) }
}
