import { valueAtStep } from '../problem/path.js'
import type { ProblemCode } from '../problem/codes.js'
import { preview } from '../problem/preview.js'
import type { Failure, Problem, Success } from '../problem/problem.js'
import { isObject, type JsonObject } from '../wire/object.js'
import { checkFormCall } from './check-form.js'
import { parseInput, type InputField } from './parse-input.js'
import { isFieldPath, inputProblem } from './input-problem.js'
import type { ParsedInput } from './typed.js'

/** A field of a form: where its value belongs in the request, and how it is typed. */
export interface FormField {
  /** The keys that lead to it: `['lines', 0, 'onTheFly', 'pricing', 'unitPrice']`. */
  readonly path: readonly (string | number)[]
  /** The kind of text to type; `text` is kept unchanged. */
  readonly kind: InputField['kind'] | 'text'
  /** Of a length and of pieces: the unit of the value. */
  readonly unit?: InputField['unit']
}

/** The fields of a form, by their names. */
export type FormFields = Readonly<Record<string, FormField>>

/** The request that a form makes, or what is wrong with its texts. */
export type ParsedForm = Success<JsonObject> | InvalidForm

/** A form with unreadable or ambiguous texts. It has no request yet. */
export interface InvalidForm extends Failure {
  /** The readings of the texts, or why they cannot be read, by the name of the field. */
  readonly unread: Readonly<Record<string, ParsedInput<unknown>>>
  /** The readable part of the request. Its prices are a preview: an unreadable discount, for example, is missing. */
  readonly partial: JsonObject
}

/** How the user of a form writes, and the currency of the account. */
export interface FormSettings {
  /** The locale of the user, such as `en-AU`. */
  readonly locale: string
  /** The currency of all amounts: three capital letters. A form without money needs none. */
  readonly currency: string
}

/**
 * Makes a request from the texts of a form, or lists the problems of the texts. An empty field is omitted (N2). An
 * unreadable or ambiguous text is a problem at the path of its field, and the answer has no request. Without its
 * discount, for example, a quote would be priced in full.
 *
 * A wrong description of the form is a fault of the program and throws a TypeError that names it: `fields.discount.path`,
 * `settings.currency`. Two fields at one path, or one below the other, are such a fault, since a text would be lost. Fields
 * and texts are plain objects; of a `FormData`, pass `Object.fromEntries(formData)`.
 *
 * @example
 * import { problemsByField, parseForm } from 'quotewright/input'
 * import { priceQuote } from 'quotewright'
 *
 * const line = ['lines', 0, 'onTheFly']
 * const fields = {
 *   customer: { path: ['customerId'], kind: 'text' },
 *   product: { path: [...line, 'productName'], kind: 'text' },
 *   quantity: { path: [...line, 'pricing', 'quantity'], kind: 'quantity' },
 *   price: { path: [...line, 'pricing', 'unitPrice'], kind: 'money' },
 *   discount: { path: [...line, 'pricing', 'discount'], kind: 'percent' },
 * } as const
 * const texts = { customer: 'cust_1', product: 'Ridge cap', quantity: '3', price: '$11.23', discount: '' }
 * const form = parseForm(fields, texts, { locale: 'en-AU', currency: 'AUD' })
 * assert.ok(form.ok)
 * const quote = priceQuote(form.value, { currency: 'AUD' })
 * assert.ok(quote.ok && quote.value.total.amountMicros === '33690000')
 *
 * const wrong = parseForm(fields, { ...texts, discount: 'ten' }, { locale: 'en-AU', currency: 'AUD' })
 * assert.ok(!wrong.ok)
 * const [problem] = problemsByField(wrong.problems, fields).byField.discount ?? []
 * assert.equal(problem?.message, 'Line 1: discount “ten” cannot be read. Type a percentage, such as 12.5%.')
 */
export function parseForm(
  fields: FormFields,
  texts: Readonly<Record<string, string>>,
  settings: FormSettings,
): ParsedForm {
  checkFormCall(fields, texts, settings)
  const { locale, currency } = settings
  const unread: [string, ParsedInput<unknown>][] = []
  const problems: Problem[] = []
  const request: JsonObject = {}
  for (const [name, { path, kind, unit }] of Object.entries(fields)) {
    const sent = valueAtStep(texts, name) ?? ''
    const text = textOf(sent)
    if (text.trim() === '') continue
    if (kind === 'text') {
      put(request, path, sent)
      continue
    }
    const field = { kind, locale, currency, unit } as InputField
    const typed = parseInput(text, field)
    if (typed.status === 'ok')
      put(request, path, kind === 'money' ? { amountMicros: typed.value, currency } : typed.value)
    else {
      // What is around it is there, so that a preview lacks nothing else.
      holderAt(request, path)
      unread.push([name, typed])
      problems.push(...[inputProblem(typed, { ...field, text, path })].filter((one) => one !== undefined))
    }
  }
  return unread.length === 0
    ? { ok: true, value: request }
    : { ok: false, problems, unread: Object.fromEntries(unread), partial: request }
}

/** Returns the value of a field as text: form libraries keep numbers too. Other values never count as empty. */
function textOf(sent: unknown): string {
  if (typeof sent === 'string') return sent
  return typeof sent === 'number' || typeof sent === 'bigint' ? String(sent) : preview(sent)
}

/** The fields of a form that have a path. */
function fieldsOf(fields: FormFields): readonly (readonly [string, FormField])[] {
  return Object.entries(isObject(fields) ? fields : {}).filter(([, field]) =>
    isFieldPath(valueAtStep(field, 'path')),
  )
}

/** Puts a value where the path of a field leads. */
function put(request: object, path: FormField['path'], value: unknown): void {
  const last = path.at(-1)
  if (last !== undefined) own(holderAt(request, path), last, value)
}

/** The list or object that has the last step of a path. Those that are missing on the way are made. */
function holderAt(request: object, path: FormField['path']): object {
  return path.reduce<object>((holder, step, index) => {
    if (index === path.length - 1) return holder
    const next = valueAtStep(holder, step)
    if (typeof next === 'object' && next !== null) return next
    const made = typeof path[index + 1] === 'number' ? [] : {}
    own(holder, step, made)
    return made
  }, request)
}

/** Sets an own property, whatever its name is. */
function own(holder: object, step: string | number, value: unknown): void {
  Object.defineProperty(holder, step, { value, enumerable: true, configurable: true, writable: true })
}

/** The problems of a request by the fields of the form that made it. */
export interface ProblemsByField {
  /** The problems at or below a field, by the name of the field. */
  readonly byField: Readonly<Record<string, readonly Problem[]>>
  /** Those of no field. */
  readonly others: readonly Problem[]
}

/**
 * Assigns problems to the fields of a form, both those of {@link parseForm} and those of its request. Each problem
 * goes to the nearest field at or above its path; a missing field counts as below its own path. A field with an
 * unreadable text gets no further problems, since they follow from that.
 */
export function problemsByField(problems: readonly Problem[], fields: FormFields): ProblemsByField {
  const byField = new Map<string, Problem[]>()
  const others: Problem[] = []
  // The nearest field has the longest path.
  const known = [...fieldsOf(fields)].sort(([, one], [, other]) => other.path.length - one.path.length)
  for (const problem of Array.isArray(problems) ? (problems as readonly Problem[]) : []) {
    const path = valueAtStep(problem, 'path')
    const name = known.find((field) => startsWith(path, field[1].path))?.[0]
    if (name === undefined) others.push(problem)
    else {
      const found = byField.get(name) ?? []
      found.push(problem)
      byField.set(name, found)
    }
  }
  const atFields = Array.from(byField, ([name, found]) => [name, withoutEchoes(found)] as const)
  return { byField: Object.fromEntries(atFields), others }
}

const CODES_OF_TEXTS: readonly unknown[] = [
  'unreadable_text',
  'ambiguous_text',
] satisfies readonly ProblemCode[]

/** The problems of a field's text, where it has any; else all of its problems. */
function withoutEchoes(problems: readonly Problem[]): readonly Problem[] {
  const ofText = problems.filter((problem) => CODES_OF_TEXTS.includes(valueAtStep(problem, 'code')))
  return ofText.length === 0 ? problems : ofText
}

function startsWith(path: unknown, start: readonly (string | number)[]): boolean {
  return start.every((step, index) => valueAtStep(path, index) === step)
}
