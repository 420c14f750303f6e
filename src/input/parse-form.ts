import { valueAtStep } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import type { Failure, Problem, Success } from '../problem/problem.js'
import type { JsonObject } from '../wire/object.js'
import { checkFormCall } from './check-form.js'
import { parseInput, type InputField } from './parse-input.js'
import { inputProblem } from './input-problem.js'
import type { ParsedInput } from './typed.js'
import { ownFields } from '../problem/own-fields.js'

/** A field of a form: where its value belongs in the request, and how users type it. */
export interface FormField {
  /** The path of the value: `['lines', 0, 'onTheFly', 'pricing', 'unitPrice']`. */
  readonly path: readonly (string | number)[]
  /** The kind of value to type. A value of the kind `text` stays unchanged. */
  readonly kind: InputField['kind'] | 'text'
  /**
   * For a length or pieces: the unit of the value, and of a typed number without a unit. The default is `mm`, which
   * fits flashings only. The measurements of a line are in metres or feet: set `m` or `ft`.
   */
  readonly unit?: InputField['unit']
}

/** The fields of a form, by their names. */
export type FormFields = Readonly<Record<string, FormField>>

/** The request of a form, or the problems of its texts. */
export type ParsedForm = Success<JsonObject> | InvalidForm

/** A form with unreadable or ambiguous texts, which gives no request. */
export interface InvalidForm extends Failure {
  /** The readings of each ambiguous text, and the reason for each unreadable text, by the name of its field. */
  readonly unread: Readonly<Record<string, ParsedInput<unknown>>>
  /**
   * The readable part of the request. Use its prices only as a preview: an unreadable discount, for example, is
   * missing.
   */
  readonly partial: JsonObject
}

/** The locale of the user, and the currency of the account. */
export interface FormSettings {
  /** The locale of the user, such as `en-AU`. */
  readonly locale: string
  /** The currency of all amounts: three capital letters. May be empty if the form has no money. */
  readonly currency: string
}

/**
 * Makes a request from the texts of a form, or lists the problems of the texts. Omits empty fields (N2), so a line
 * without texts leaves a gap in the list, which pricing refuses: leave out its fields. An unreadable or ambiguous
 * text is a problem at the path of its field. The result then has no request: without its discount, for example, a
 * quote would be priced in full.
 *
 * Invalid fields or settings are the program's fault. They throw a TypeError that names the argument, such as
 * `fields.discount.path` or `settings.currency`. Clashing paths throw too, since a text would be lost: two equal
 * paths, a path below another, or a key where another path has an index. Pass plain objects: for a `FormData`, pass
 * `Object.fromEntries(formData)`.
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
  const { locale, currency } = ownFields(settings)
  const unread: [string, ParsedInput<unknown>][] = []
  const problems: Problem[] = []
  const request: JsonObject = {}
  for (const [name, described] of Object.entries(fields)) {
    const { path, kind, unit } = ownFields(described)
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
      // Creates the objects around the missing value, so that a preview lacks only that.
      holderAt(request, path)
      unread.push([name, typed])
      problems.push(...[inputProblem(typed, { ...field, text, path })].filter((one) => one !== undefined))
    }
  }
  return unread.length === 0
    ? { ok: true, value: request }
    : { ok: false, problems, unread: Object.fromEntries(unread), partial: request }
}

/** Form libraries may store numbers. Any other value counts as filled. */
function textOf(sent: unknown): string {
  if (typeof sent === 'string') return sent
  return typeof sent === 'number' || typeof sent === 'bigint' ? String(sent) : preview(sent)
}

function put(request: object, path: FormField['path'], value: unknown): void {
  const last = path.at(-1)
  if (last !== undefined) setOwn(holderAt(request, path), last, value)
}

/** Creates missing lists and objects on the way. */
function holderAt(request: object, path: FormField['path']): object {
  return path.reduce<object>((holder, step, index) => {
    if (index === path.length - 1) return holder
    const next = valueAtStep(holder, step)
    if (typeof next === 'object' && next !== null) return next
    const made = typeof path[index + 1] === 'number' ? [] : {}
    setOwn(holder, step, made)
    return made
  }, request)
}

/** Works even for the name `__proto__`. */
function setOwn(holder: object, step: string | number, value: unknown): void {
  Object.defineProperty(holder, step, { value, enumerable: true, configurable: true, writable: true })
}
