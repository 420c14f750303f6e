import type { Integer } from '../number/cents.js'
import { moneyOfCents } from '../wire/money.js'
import type { PricedMoney } from '../wire/money.generated.js'
import { formatMoney } from '../input/show.js'
import { FIELDS, isEmpty, type FieldDefinition, type FieldKind, type RowKind } from './row-kinds.js'
import type { ReadRow, RowContents, Writing } from './read-row.js'
import type { RowMessages, Speech } from './row-messages.js'

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
  readonly name: string
  /** How it is filled in: a `choice` has choices, and a `line` comes from elsewhere. All others are typed. */
  readonly kind: FieldKind
  /** The label in the language of the form. */
  readonly label: string
  /** The text that somebody typed; empty at first. */
  readonly text: string
  /** The reading of a text that may be typed in several ways, such as `22 × 6.1 m`; else empty. */
  readonly meant: string
  /** The worst problem at this field as a sentence; empty without a problem. */
  readonly message: string
  /** Of a choice: its values with their labels. */
  readonly choices?: readonly FieldChoice[]
}

/** The fields of a row, by their names and in the order in which a form shows them. */
export type FormRowFields = Readonly<Record<string, FormField>>

/** A row of the form. It stays the same object until something in it changes. */
export interface FormRow {
  /** Identifies the row as long as the form lives. */
  readonly id: string
  /** The kind of the row. */
  readonly kind: RowKind
  /** The fields of the row, by name. */
  readonly fields: FormRowFields
  /** The line from elsewhere, such as the flashing designer; undefined without one. */
  readonly line: Readonly<Record<string, unknown>> | undefined
  /** The total of the row; undefined while it is unknown, for an empty row and for an adjustment. */
  readonly total: PricedMoney | undefined
  /** The total as the locale writes it; empty while it is unknown. */
  readonly totalText: string
  /** The worst problem that belongs to no field, as a sentence; empty without one. */
  readonly message: string
}

/** A row with what it was read from and what is wrong with it. */
export interface Row {
  readonly id: string
  readonly contents: RowContents
  readonly read: ReadRow
  readonly messages: RowMessages
  /** Its total; undefined while it is unknown. */
  readonly cents: Integer | undefined
  readonly fields: FormRowFields
  readonly view: FormRow
}

/** Makes a row of its parts. */
export function rowOf(
  id: string,
  contents: RowContents,
  read: ReadRow,
  messages: RowMessages,
  cents: Integer | undefined,
  { locale, currency }: Writing,
  speech: Speech,
): Row {
  const { kind, data } = contents
  const fields = Object.fromEntries(
    FIELDS[kind]
      .filter((field) => isShown(field, contents, speech))
      .map((field) => [field.name, shownField(field, contents, read, messages, speech)]),
  )
  const total = cents === undefined ? undefined : (moneyOfCents(cents, currency) as PricedMoney)
  const totalText = total === undefined ? '' : formatMoney(total, { locale })
  const message = messages.elsewhere?.text ?? ''
  const view = { id, kind: kind as RowKind, fields, line: data, total, totalText, message }
  return { id, contents, read, messages, cents, fields, view }
}

/** Ids are shown where the application has a catalogue to choose them from. */
function isShown({ name }: FieldDefinition, { texts }: RowContents, { hasProducts }: Speech): boolean {
  return name !== 'productId' || hasProducts || !isEmpty(texts[name])
}

function shownField(
  { name, kind, label }: FieldDefinition,
  { texts }: RowContents,
  { typed }: ReadRow,
  { atFields }: RowMessages,
  { labels }: Speech,
): FormField {
  const answer = kind === 'pieces' ? typed.get(name)?.answer : undefined
  return {
    name,
    kind,
    label: labels[label],
    text: texts[name] ?? '',
    meant: answer?.status === 'ok' ? answer.meant : '',
    message: atFields.get(name)?.text ?? '',
    ...(kind === 'choice' && {
      choices: [
        { value: 'ADJUSTMENT_TYPE_DISCOUNT', label: labels.documentDiscount },
        { value: 'ADJUSTMENT_TYPE_SURCHARGE', label: labels.surcharge },
      ],
    }),
  }
}
