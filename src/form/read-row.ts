import { inputProblem } from '../input/input-problem.js'
import { parseInput, type InputField } from '../input/parse-input.js'
import type { ParsedInput } from '../input/typed.js'
import type { Problem } from '../problem/problem.js'
import type { JsonObject } from '../wire/object.js'
import { FIELDS, isEmpty, lineKeyOf, type FieldDefinition, type FieldsKind, type Texts } from './row-kinds.js'

/** How people write, and the currency of the account. */
export interface Writing {
  readonly locale: string
  readonly currency: string
}

/** The contents of a row: the typed texts, and the fields that the application adds. */
export interface RowContents {
  readonly kind: FieldsKind
  readonly texts: Texts
  /** Fields of the line that nobody types, such as the drawing of a flashing or the components of a kit. */
  readonly data: JsonObject | undefined
  /** Why {@link data} is unknown, such as the problems of the flashing designer. */
  readonly dataProblems: readonly Problem[]
}

/** A row as read: its line, and the fields whose texts cannot be read or only in two ways. */
export interface ReadRow {
  /** Undefined if nothing is typed. An adjustment and the header are objects of their own. */
  readonly line: JsonObject | undefined
  /** The key under which the contents are in the line. */
  readonly key: string | undefined
  readonly unread: ReadonlyMap<string, Problem>
  /** How each text was read, by the name of its field. */
  readonly typed: ReadonlyMap<string, ParsedInput<unknown>>
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
  const { kind, texts, data, dataProblems } = row
  const filled = FIELDS[kind].filter(({ name }) => !isEmpty(texts[name]))
  const key = lineKeyOf(kind, texts)
  const unread = new Map<string, Problem>()
  const typed = new Map<string, ParsedInput<unknown>>()
  const [isWrong] = dataProblems
  if (isWrong !== undefined) unread.set('line', isWrong)
  if (filled.every(({ kind }) => kind === 'choice') && data === undefined && isWrong === undefined)
    return { line: undefined, key, unread, typed }
  let contents: JsonObject = { ...BASES[kind], ...data }
  if (isWrong !== undefined) contents = { ...contents, totalPrice: UNREAD }
  for (const field of filled) {
    const { path, value, problem, answer } = readField(field, texts[field.name] ?? '', writing, key)
    if (answer !== undefined) typed.set(field.name, answer)
    if (problem !== undefined) unread.set(field.name, problem)
    contents = withValue(contents, path, value)
  }
  if (kind === 'kit' && !isEmpty(texts['price'])) contents = { ...contents, customPricing: true } // K5
  return { line: key === undefined ? contents : { [key]: contents }, key, unread, typed }
}

interface ReadField {
  readonly path: readonly string[]
  readonly value: unknown
  readonly problem?: Problem | undefined
  readonly answer?: ParsedInput<unknown>
}

function readField(
  { kind, paths }: FieldDefinition,
  text: string,
  writing: Writing,
  key: string | undefined,
): ReadField {
  const isPercent = kind === 'percent' || (kind === 'moneyOrPercent' && isPercentage(text))
  const path = paths[isPercent && paths.length > 1 ? 1 : 0] ?? []
  if (kind === 'text' || kind === 'choice' || kind === 'line') return { path, value: text }
  const inputKind = isPercent ? 'percent' : kind === 'moneyOrPercent' ? 'money' : kind
  const input = inputFieldOf(inputKind, writing)
  const answer: ParsedInput<unknown> = parseInput(text, input)
  if (answer.status === 'ok') {
    const value =
      inputKind === 'money' ? { amountMicros: answer.value, currency: writing.currency } : answer.value
    return { path, value, answer }
  }
  const at = key === undefined ? path : [key, ...path]
  return { path, value: UNREAD, answer, problem: inputProblem(answer, { ...input, text, path: at }) }
}

/** Whether somebody means a percentage and not an amount. */
export function isPercentage(text: string): boolean {
  return /[%٪]/.test(text)
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
