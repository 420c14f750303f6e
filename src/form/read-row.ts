import { inputProblem } from '../input/input-problem.js'
import { parseInput, type InputField } from '../input/parse-input.js'
import type { ParsedInput } from '../input/typed.js'
import type { Problem } from '../problem/problem.js'
import type { JsonObject } from '../wire/object.js'
import {
  FIELDS,
  isEmpty,
  lineKeyOf,
  type FieldDefinition,
  type FieldKind,
  type FieldsKind,
  type Texts,
} from './row-kinds.js'

/** How people write, and the currency of the account. */
export interface Writing {
  readonly locale: string
  readonly currency: string
}

/** The contents of a row: the typed texts, and the fields that the application adds. */
export interface RowContents {
  readonly kind: FieldsKind
  readonly texts: Texts
  /** The locale of each text that could not be read before the form changed to another locale. */
  readonly locales?: Texts
  /** Fields of the line that nobody types, such as the drawing of a flashing or the components of a kit. */
  readonly data: JsonObject | undefined
  /** Why {@link data} is unknown, such as the problems of the flashing designer. */
  readonly dataProblems: readonly Problem[]
}

/** The contents after somebody typed a text into a field, in the locale of the form. */
export function withText(contents: RowContents, field: string, text: string): RowContents {
  const { [field]: _before, ...locales } = contents.locales ?? {}
  return { ...contents, texts: { ...contents.texts, [field]: text }, locales }
}

/** A row as read: its line, and the fields whose texts cannot be read or only in two ways. */
export interface ReadRow {
  /** Undefined if nothing is typed. An adjustment and the header are objects of their own. */
  readonly line: JsonObject | undefined
  /** The key under which the contents are in the line. */
  readonly key: string | undefined
  readonly unread: ReadonlyMap<string, Problem>
  /** How each text was read, by the name of its field. */
  readonly typed: ReadonlyMap<string, TypedText>
}

/** A text as read: as which kind of value, and in which locale. */
export interface TypedText {
  readonly answer: ParsedInput<unknown>
  readonly kind: InputKind
  readonly locale: string
}

/**
 * Stands in the line for a text that cannot be read. No field accepts it, so the line counts nothing: without its discount,
 * for example, it would be priced in full. The text itself might be read by the engine, with another meaning.
 */
const UNREAD = false

/** The fields that each kind of row has without anybody typing them. */
const BASES: Partial<Record<FieldsKind, JsonObject>> = {
  sheet: { pricing: { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' } },
}

/** Reads a row. It leaves empty fields out of the line (N2), and returns no line for an empty row. */
export function readRow(row: RowContents, writing: Writing): ReadRow {
  const { kind, texts, locales = {}, data, dataProblems } = row
  const filled = FIELDS[kind].filter(({ name }) => !isEmpty(texts[name]))
  const key = lineKeyOf(kind, texts)
  const unread = new Map<string, Problem>()
  const typed = new Map<string, TypedText>()
  const [isWrong] = dataProblems
  if (isWrong !== undefined) unread.set('line', isWrong)
  if (filled.every(({ kind }) => kind === 'choice') && data === undefined && isWrong === undefined)
    return { line: undefined, key, unread, typed }
  let contents: JsonObject = { ...BASES[kind], ...data }
  if (isWrong !== undefined) contents = { ...contents, totalPrice: UNREAD }
  for (const field of filled) {
    const { name } = field
    const typedIn = { ...writing, locale: locales[name] ?? writing.locale }
    const { path, value, problem, read } = readField(field, texts[name] ?? '', typedIn, key)
    if (read !== undefined) typed.set(name, read)
    if (problem !== undefined) unread.set(name, problem)
    contents = withValue(contents, path, value)
  }
  if (kind === 'kit' && !isEmpty(texts['price'])) contents = { ...contents, customPricing: true } // K5
  return { line: key === undefined ? contents : { [key]: contents }, key, unread, typed }
}

interface ReadField {
  readonly path: readonly string[]
  readonly value: unknown
  readonly problem?: Problem | undefined
  readonly read?: TypedText
}

function readField(
  { kind, paths }: FieldDefinition,
  text: string,
  writing: Writing,
  key: string | undefined,
): ReadField {
  const inputKind = inputKindOf(kind, text)
  const path = paths[inputKind === 'percent' && paths.length > 1 ? 1 : 0] ?? []
  if (inputKind === undefined) return { path, value: text }
  const input = inputFieldOf(inputKind, writing)
  const answer: ParsedInput<unknown> = parseInput(text, input)
  const read = { answer, kind: inputKind, locale: writing.locale }
  if (answer.status === 'ok') {
    const value =
      inputKind === 'money' ? { amountMicros: answer.value, currency: writing.currency } : answer.value
    return { path, value, read }
  }
  const at = key === undefined ? path : [key, ...path]
  return { path, value: UNREAD, read, problem: inputProblem(answer, { ...input, text, path: at }) }
}

/** The kinds of values that a form reads from texts. */
export type InputKind = Extract<FieldKind, InputField['kind']>

/** How a text is read; undefined for a field that keeps its text. A percent sign makes a percentage of an amount. */
function inputKindOf(kind: FieldKind, text: string): InputKind | undefined {
  switch (kind) {
    case 'text':
    case 'choice':
    case 'line':
      return undefined
    case 'moneyOrPercent':
      return /[%٪]/.test(text) ? 'percent' : 'money'
    default:
      return kind
  }
}

/** A field as `parseInput` reads it. Pieces are in metres. */
export function inputFieldOf(kind: InputField['kind'], { locale, currency }: Writing): InputField {
  return { kind, locale, currency, ...(kind === 'pieces' && { unit: 'm' }) }
}

/** The object with a value at a path; objects that are missing on the way are made. */
function withValue(object: JsonObject, [step, ...rest]: readonly string[], value: unknown): JsonObject {
  if (step === undefined) return object
  const inner = object[step]
  const holder = typeof inner === 'object' && inner !== null ? (inner as JsonObject) : {}
  return { ...object, [step]: rest.length === 0 ? value : withValue(holder, rest, value) }
}
