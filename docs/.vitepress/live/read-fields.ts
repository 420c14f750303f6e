import { describeProblem } from 'quotewright'
import { parseInput, inputProblem, type ParsedInput } from 'quotewright/input'
import type { Field, Texts } from './page.js'

export const LOCALE = 'en-AU'
export const CURRENCY = 'AUD'

/** A text of a field, read: its wire value, what it was taken for, or why it could not be read. */
export interface ReadField {
  readonly value?: unknown
  readonly meant?: string
  readonly wrong?: string
  /** The ways in which it can be meant, where there are several, each with the text that says so. */
  readonly either?: readonly { readonly meant: string; readonly text: string }[]
}

/** Reads one field. An empty one has no value, and is not wrong. */
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
      ? // A reading of one entry has the text of the whole list.
        { either: typed.readings.map(({ meant, text: list = meant }) => ({ meant, text: list })) }
      : {}),
  }
}

/** The wire values of all fields by their names, and what is wrong with the others. */
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
