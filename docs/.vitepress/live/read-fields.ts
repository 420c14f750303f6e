import { readTyped, type Typed } from 'quotewright/input'
import type { Field, Texts } from './page.js'

export const LOCALE = 'en-AU'
export const CURRENCY = 'AUD'

/** A text of a field, read: its wire value, what it was taken for, or why it could not be read. */
export interface ReadField {
  readonly value?: unknown
  readonly meant?: string
  readonly wrong?: string
  /** The ways in which it can be meant, where there are several. */
  readonly either?: readonly string[]
}

export const REASONS: Readonly<Record<string, string>> = {
  empty: 'Nothing is typed.',
  not_a_number: 'This cannot be read.',
  other_currency: 'Amounts are in Australian dollars here.',
  too_many_decimals: 'Money has six decimals at most.',
  too_large: 'This is too large.',
}

/** Reads one field. An empty one has no value, and is not wrong. */
export function readField(field: Field, text: string): ReadField {
  if (text.trim() === '') return {}
  if (field.kind === 'text' || field.kind === 'choice') return { value: text }
  const typed: Typed<unknown> = readTyped(text, {
    kind: field.kind,
    locale: LOCALE,
    currency: CURRENCY,
    ...(field.unit === undefined ? {} : { unit: field.unit }),
  })
  if (typed.is === 'read')
    return { value: field.kind === 'money' ? { amountMicros: typed.value } : typed.value, meant: typed.meant }
  if (typed.is === 'ambiguous')
    return {
      wrong: typed.readings.length > 2 ? 'This has several meanings.' : 'This has two meanings.',
      either: typed.readings.map(({ meant }) => meant),
    }
  return { wrong: REASONS[typed.reason] ?? 'This cannot be read.' }
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
