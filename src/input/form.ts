import { valueAtStep } from '../problem/path.js'
import type { Problem } from '../problem/problem.js'
import { isObject } from '../wire/object.js'
import { readTyped, type TypedField } from './read-typed.js'
import type { Typed } from './typed.js'

/** A field of a form: where its value belongs in the request, and how it is typed. */
export interface FormField {
  /** The keys that lead to it: `['lines', 0, 'onTheFly', 'pricing', 'unitPrice']`. */
  readonly path: readonly (string | number)[]
  /** What is typed; `text` is taken as it is. */
  readonly kind: TypedField['kind'] | 'text'
  /** Of a length and of pieces: the unit of the value. */
  readonly unit?: TypedField['unit']
}

/** The fields of a form, by their names. */
export type FormFields = Readonly<Record<string, FormField>>

/** What a form came to. */
export interface ReadForm {
  /** The request, without what could not be read. */
  readonly request: object
  /** What could not be read, or only in two ways, by the name of the field. Empty: the request may be sent. */
  readonly unread: Readonly<Record<string, Typed<unknown>>>
}

/** How the user of a form writes, and the currency of the account. */
export interface FormSettings {
  /** The locale of the user, such as `en-AU`. */
  readonly locale: string
  /** The currency of all amounts. */
  readonly currency: string
}

/**
 * The request that the texts of a form make. An empty field is left out (N2). What cannot be read, or only in two ways, is
 * left out too and is in `unread` by the name of its field. A field whose path is none is not of the form.
 *
 * @example
 * import { fieldProblems, readForm } from 'quotewright/input'
 * import { priceQuote } from 'quotewright'
 *
 * const line = ['lines', 0, 'onTheFly']
 * const fields = {
 *   customer: { path: ['customerId'], kind: 'text' },
 *   product: { path: [...line, 'productName'], kind: 'text' },
 *   quantity: { path: [...line, 'pricing', 'quantity'], kind: 'quantity' },
 *   price: { path: [...line, 'pricing', 'unitPrice'], kind: 'money' },
 * } as const
 * const texts = { customer: 'cust_1', product: 'Ridge cap', quantity: '3', price: '$11.23' }
 * const { request, unread } = readForm(fields, texts, { locale: 'en-AU', currency: 'AUD' })
 * assert.deepEqual(unread, {})
 * const quote = priceQuote(request, { currency: 'AUD' })
 * assert.ok(quote.ok && quote.value.total.amountMicros === '33690000')
 *
 * const wrong = readForm(fields, { ...texts, quantity: '0.00001' }, { locale: 'en-AU', currency: 'AUD' })
 * const refused = priceQuote(wrong.request, { currency: 'AUD' })
 * assert.ok(!refused.ok)
 * assert.deepEqual(Object.keys(fieldProblems(refused.problems, fields).byField), ['quantity'])
 */
export function readForm(
  fields: FormFields,
  texts: Readonly<Record<string, string>>,
  settings: FormSettings,
): ReadForm {
  const [locale, currency] = ['locale', 'currency'].map((name) => textAt(settings, name))
  const unread: [string, Typed<unknown>][] = []
  const request: Record<string, unknown> = {}
  for (const [name, { path, kind, unit }] of fieldsOf(fields)) {
    const text = textAt(texts, name)
    if (text.trim() === '') continue
    if (kind === 'text') put(request, path, text)
    else {
      const field = { kind, locale, currency, unit } as TypedField
      const typed = readTyped(text, field)
      if (typed.is !== 'read') unread.push([name, typed])
      else put(request, path, kind === 'money' ? { amountMicros: typed.value, currency } : typed.value)
    }
  }
  return { request, unread: Object.fromEntries(unread) }
}

/** The text of that name, empty where there is none. */
function textAt(texts: unknown, name: string): string {
  const text = valueAtStep(texts, name)
  return typeof text === 'string' ? text : ''
}

/** The fields of a form that have a path. */
function fieldsOf(fields: FormFields): readonly (readonly [string, FormField])[] {
  return Object.entries(isObject(fields) ? fields : {}).filter(([, field]) =>
    isPath(valueAtStep(field, 'path')),
  )
}

/** Whether these are the keys that lead to a value: at least one. */
function isPath(path: unknown): boolean {
  if (!Array.isArray(path) || path.length === 0) return false
  // A list may claim four thousand million elements, so it ends at the first that is no key.
  for (let index = 0; index < path.length; index++)
    if (!['string', 'number'].includes(typeof valueAtStep(path, index))) return false
  return true
}

/** Puts a value where a path leads, with lists and objects made on the way. */
function put(request: object, path: readonly (string | number)[], value: unknown): void {
  let holder = request as Record<string | number, unknown>
  path.forEach((step, index) => {
    const next = Object.hasOwn(holder, step) ? holder[step] : undefined
    const made: unknown =
      typeof next === 'object' && next !== null ? next : typeof path[index + 1] === 'number' ? [] : {}
    const put = index === path.length - 1 ? value : made
    own(holder, step, put)
    holder = put as Record<string | number, unknown>
  })
}

/** Sets an own property, whatever its name is. */
function own(holder: object, step: string | number, value: unknown): void {
  Object.defineProperty(holder, step, { value, enumerable: true, configurable: true, writable: true })
}

/** The problems of a request by the fields of the form that made it. */
export interface FieldProblems {
  /** The problems at or below a field, by the name of the field. */
  readonly byField: Readonly<Record<string, readonly Problem[]>>
  /** Those of no field. */
  readonly others: readonly Problem[]
}

/**
 * Puts the problems of a request back at the fields of the form that made it: each at the field whose path the problem is
 * at or below, the nearest of them; a field that is missing counts as below its own path. See {@link readForm}.
 */
export function fieldProblems(problems: readonly Problem[], fields: FormFields): FieldProblems {
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
  return { byField: Object.fromEntries(byField), others }
}

function startsWith(path: unknown, start: readonly (string | number)[]): boolean {
  return start.every((step, index) => valueAtStep(path, index) === step)
}
