import { describeProblem } from 'quotewright'
import { parseInput, inputProblem, type ParsedInput } from 'quotewright/input'
import type { Field, Texts } from './page.js'

export const LOCALE = 'en-AU'
export const CURRENCY = 'AUD'

/** The result of reading a field: its JSON value and its reading, or the reason why it cannot be read. */
export interface ReadField {
  readonly value?: unknown
  readonly meant?: string
  readonly wrong?: string
  /** The possible readings of an ambiguous text. Each has a text with only this reading. */
  readonly either?: readonly { readonly meant: string; readonly text: string }[]
}

/** Reads one field. An empty field has no value and no problem. */
export function readField(field: Field, text: string): ReadField {
  if (text.trim() === '') return {}
  if (field.kind === 'text' || field.kind === 'choice') return { value: text }
  const typedField = {
    kind: field.kind,
    locale: LOCALE,
    currency: CURRENCY,
    ...(field.unit === undefined ? {} : { unit: field.unit }),
  }
  const typed: ParsedInput<unknown> = parseInput(text, typedField)
  if (typed.status === 'ok')
    return { value: field.kind === 'money' ? { amountMicros: typed.value } : typed.value, meant: typed.meant }
  const problem = inputProblem(typed, { ...typedField, text, path: ['field'] })
  const labels = { field: field.label }
  return {
    wrong:
      problem === undefined ? 'This cannot be read.' : describeProblem(problem, { locale: 'en', labels }),
    ...(typed.status === 'ambiguous'
      ? // The reading of a list entry has the text of the whole list.
        { either: typed.readings.map(({ meant, text: list = meant }) => ({ meant, text: list })) }
      : {}),
  }
}

/** Returns the JSON values of all readable fields, and the problems of the others, by field name. */
export function readFields(
  fields: Readonly<Record<string, Field>>,
  texts: Texts,
): { readonly values: Readonly<Record<string, unknown>>; readonly wrong: Readonly<Record<string, string>> } {
  const read = Object.entries(fields).map(
    ([name, field]) => [name, readField(field, texts[name] ?? '')] as const,
  )
  return {
    values: Object.fromEntries(
      read.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    ),
    wrong: Object.fromEntries(
      read.flatMap(([name, { wrong }]) => (wrong === undefined ? [] : [[name, wrong]])),
    ),
  }
}
