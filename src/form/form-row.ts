import type { Integer } from '../number/cents.js'
import { moneyOfCents } from '../wire/money.js'
import type { PricedMoney } from '../wire/money.generated.js'
import { formatMoney } from '../input/show.js'
import { CHOICES, choiceOf } from './choices.js'
import {
  shownFields,
  type FieldDefinition,
  type FieldKind,
  type FieldName,
  type RowKind,
} from './row-kinds.js'
import type { ReadRow, RowContents, Writing } from './read-row.js'
import type { RowMessages, FormTexts } from './row-messages.js'

/** One of the values that a field can have. */
export interface FieldChoice {
  /** The text to set. */
  readonly value: string
  /** The text to show. */
  readonly label: string
}

/** A field of a row, ready to be shown. */
export interface FormField {
  /** The name of the field, for `set`. */
  readonly name: FieldName
  /** The way to fill in the field: a `choice` has choices, a `line` has another source, others are typed. */
  readonly kind: FieldKind
  /** The label in the language of the form. */
  readonly label: string
  /** The typed text, or the value of a choice. Empty if nothing is typed. */
  readonly text: string
  /**
   * For pieces, how the text was read, such as `22 × 6.1 m`, since people type them in several ways. Empty for
   * others.
   */
  readonly meant: string
  /** The worst problem at this field as a sentence; empty without a problem. */
  readonly message: string
  /** For a choice: its values with their labels. */
  readonly choices?: readonly FieldChoice[]
}

/** The fields of a row by name, in the order in which a form shows them. */
export type FormRowFields = Readonly<Record<string, FormField>>

/** A row of the form: the same object until something in the row changes. */
export interface FormRow {
  /** The id of the row, which never changes. */
  readonly id: string
  /** The kind of the row. */
  readonly kind: RowKind
  /** The fields of the row, by name. */
  readonly fields: FormRowFields
  /** The last known line from another source, such as the flashing designer; undefined without one. */
  readonly line: Readonly<Record<string, unknown>> | undefined
  /** The total of the row; undefined while it is unknown, for an empty row, for a note and for an adjustment. */
  readonly total: PricedMoney | undefined
  /** The total as the locale writes it; empty while it is unknown. */
  readonly totalText: string
  /** The worst problem of the row outside its fields, as a sentence, or empty. */
  readonly message: string
}

export interface FormLanguage {
  readonly writing: Writing
  readonly wording: FormTexts
}

interface RowParts {
  readonly id: string
  readonly contents: RowContents
  readonly read: ReadRow
  readonly messages: RowMessages
  /** Undefined while the total is unknown. */
  readonly cents: Integer | undefined
}

export interface Row extends RowParts {
  readonly fields: FormRowFields
  readonly view: FormRow
}

export function rowOf(
  { id, contents, read, messages, cents }: RowParts,
  { writing: { locale, currency }, wording }: FormLanguage,
): Row {
  const { kind, data } = contents
  const fields = Object.fromEntries(
    shownFields(kind, contents.texts, wording).map((field) => [
      field.name,
      shownField(field, contents, read, messages, wording),
    ]),
  )
  const total =
    cents === undefined || kind === 'note' ? undefined : (moneyOfCents(cents, currency) as PricedMoney)
  const totalText = total === undefined ? '' : formatMoney(total, { locale })
  const message = messages.elsewhere?.text ?? ''
  const view = { id, kind: kind as RowKind, fields, line: data, total, totalText, message }
  return { id, contents, read, messages, cents, fields, view }
}

function shownField(
  { name, kind, label }: FieldDefinition,
  { texts }: RowContents,
  { typed }: ReadRow,
  { atFields }: RowMessages,
  { labels }: FormTexts,
): FormField {
  const answer = kind === 'pieces' ? typed.get(name)?.answer : undefined
  return {
    name,
    kind,
    label: labels[label],
    text: kind === 'choice' ? choiceOf(texts[name] ?? '', labels) : (texts[name] ?? ''),
    meant: answer?.status === 'ok' ? answer.meant : '',
    message: atFields.get(name)?.text ?? '',
    ...(kind === 'choice' && {
      choices: CHOICES.map(([value, label]) => ({ value, label: labels[label] })),
    }),
  }
}
