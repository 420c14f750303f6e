import type { DescribableProblem, describeProblem, Description } from '../problem/describe.js'
import { ENGLISH_OF_FORMS, ENGLISH_OF_TEXTS } from '../problem/english.generated.js'
import { labelOf } from '../problem/field-label.js'
import { fieldOf, generalMessage, messageFormatter } from '../problem/format-message.js'
import { pointerOf, valueAtStep } from '../problem/path.js'
import type { ProblemCode } from '../problem/codes.js'
import type { Problem } from '../problem/problem.js'
import type { Locale } from '../languages/languages.js'
import type { JsonObject } from '../wire/object.js'
import { CHOICES } from './choices.js'
import { isMissing } from './missing-codes.js'
import {
  FIELDS,
  shownFields,
  type FieldDefinition,
  type FieldsKind,
  type Labels,
  type OptionalFields,
} from './row-kinds.js'
import type { ReadRow, RowContents } from './read-row.js'

/** The language of a form: its labels, and how it describes problems. */
export interface FormTexts extends OptionalFields {
  readonly language: Locale
  readonly describe: typeof describeProblem
  readonly labels: Labels
}

export interface RowMessages {
  readonly atFields: ReadonlyMap<string, Message>
  readonly elsewhere: Message | undefined
}

export interface Message {
  readonly text: string
  readonly rank: Rank
  readonly problem: Problem
}

/** Unreadable text is the most urgent, then a wrong value, a missing one, and a problem that only a server found. */
type Rank = 0 | 1 | 2 | 3

/** Without a row, the message is about the whole document. */
export interface PlacedMessage extends Message {
  readonly row?: string | undefined
  readonly field?: string | undefined
}

const NO_MESSAGES: RowMessages = { atFields: new Map(), elsewhere: undefined }

/**
 * Chooses the messages of a row. A message at a hidden field belongs to the row.
 *
 * @param problems their paths are relative to the row's line
 */
export function messagesOf(
  { kind, texts, data }: Pick<RowContents, 'kind' | 'texts' | 'data'>,
  { unread, key, typed }: Pick<ReadRow, 'unread' | 'key' | 'typed'>,
  problems: readonly Problem[],
  wording: FormTexts,
): RowMessages {
  if (unread.size === 0 && problems.length === 0) return NO_MESSAGES
  const atFields = new Map<string, Message>()
  let elsewhere: Message | undefined
  const fields = shownFields(kind, texts, wording)
  const describe = describer({ kind, data }, key, wording)
  const messageOf = (problem: Problem, rank: Rank): Message => ({
    text: describe(problem, problem.path),
    rank,
    problem,
  })
  for (const [name, problem] of unread) {
    const message = messageOf(problem, rankOf(problem.code, false))
    const own = fields.find((field) => field.name === name) ?? fieldAt(fields, key, problem.path)
    if (own === undefined) elsewhere = message
    else atFields.set(own.name, message)
  }
  // If a line has a problem as a whole, its other problems are about the value that replaces it.
  for (const found of unread.has('line') ? [] : problems) {
    const field = fieldAt(fields, key, found.path)
    const problem = withLabels(found, field, wording.labels)
    const name = field?.name
    const rank = rankOf(problem.code, name !== undefined && typed.has(name))
    // The other problems of an unreadable field follow from its text.
    const before = name === undefined ? elsewhere : atFields.get(name)
    if (before !== undefined && before.rank <= rank) continue
    const message = messageOf(problem, rank)
    if (name === undefined) elsewhere = message
    else atFields.set(name, message)
  }
  return { atFields, elsewhere }
}

export function describer(
  { kind, data }: Pick<RowContents, 'kind' | 'data'>,
  key: string | undefined,
  wording: FormTexts,
) {
  const description = { locale: wording.language, labels: labelsOf(kind, key, wording) }
  return (problem: Omit<DescribableProblem, 'param'>, path: Problem['path']): string =>
    (kind === 'kit' ? partIn(data, path) : '') +
    wording.describe({ ...problem, path, param: pointerOf(path) }, description)
}

function withLabels(problem: Problem, field: FieldDefinition | undefined, labels: Labels): Problem {
  if (field?.kind !== 'choice' || problem.code !== 'unknown_enum_value') return problem
  return { ...problem, details: { ...problem.details, known: CHOICES.map(([, label]) => labels[label]) } }
}

/** Ranks a zero quantity as wrong if it was typed, and as missing if it was not (L6). */
export function rankOf(code: ProblemCode, isTyped: boolean): Rank {
  if (code === 'unreadable_text' || code === 'ambiguous_text') return 0
  if (code === 'zero_quantity') return isTyped ? 1 : 2
  return isMissing(code) ? 2 : 1
}

export function fieldAt(
  fields: readonly FieldDefinition[],
  key: string | undefined,
  path: readonly (string | number)[],
): FieldDefinition | undefined {
  let [found, steps]: [FieldDefinition | undefined, number] = [undefined, -1]
  for (const field of fields) {
    for (const own of field.paths) {
      const whole = key === undefined ? own : [key, ...own]
      if (whole.length > steps && whole.every((step, index) => path[index] === step))
        [found, steps] = [field, whole.length]
    }
    if (field.kind === 'line' && steps === -1 && path[0] === key) [found, steps] = [field, 0]
  }
  return found
}

function partIn(kit: JsonObject | undefined, path: Problem['path']): string {
  let [holder, name]: [unknown, unknown] = [kit, undefined]
  for (const step of path.slice(1)) {
    holder = valueAtStep(holder, step)
    if (typeof step === 'number') name = valueAtStep(holder, 'productName') ?? name
  }
  return typeof name === 'string' && name !== '' ? `${name} – ` : ''
}

function labelsOf(
  kind: FieldsKind,
  key: string | undefined,
  { labels }: FormTexts,
): Readonly<Record<string, string>> {
  const ofFields = FIELDS[kind].flatMap(({ paths, label }) =>
    paths.map((path) => [(key === undefined ? path : [key, ...path]).join('.'), labels[label]] as const),
  )
  return { ...Object.fromEntries(ofFields), ...labelsOfParts(kind, labels) }
}

function labelsOfParts(kind: FieldsKind, labels: Labels): Readonly<Record<string, string>> {
  switch (kind) {
    case 'flashing':
      return {
        drawing: labels.drawing,
        subitems: labels.pieces,
        unitPrice: labels.pricePerMetre,
        totalPrice: labels.total,
      }
    case 'kit':
      return {
        'components.productName': labels.product,
        'components.pricing.quantity': labels.quantity,
        'components.pricing.unitPrice': labels.unitPrice,
        'components.pricing.discount': labels.discount,
        'components.pricing.totalPrice': labels.total,
        'subKits.pricing.totalPrice': labels.kitPrice,
      }
    default:
      return { 'measurements.amount': labels.pieces, 'measurements.length': labels.pieces }
  }
}

export function haveSameTexts(one: RowMessages, other: RowMessages): boolean {
  const textsOf = ({ atFields, elsewhere }: RowMessages) => [
    elsewhere?.text,
    ...[...atFields].flatMap(([name, { text }]) => [name, text]),
  ]
  return one === other || textsOf(one).join('\n') === textsOf(other).join('\n')
}

const SENTENCES = { ...ENGLISH_OF_FORMS.sentences, ...ENGLISH_OF_TEXTS.sentences }

const format = messageFormatter<string>({
  ...ENGLISH_OF_FORMS,
  words: { ...ENGLISH_OF_FORMS.words, ...ENGLISH_OF_TEXTS.words },
  sentences: SENTENCES,
})

export function isKnown(code: string): boolean {
  return Object.hasOwn(SENTENCES, code)
}

/** Describes as `describeProblem` does, but keeps the other languages out of the bundle. */
export function describeInEnglish(problem: DescribableProblem, description: Description | string): string {
  const { code, param, details } = problem
  const label = labelOf(problem, param, typeof description === 'string' ? undefined : description.labels)
  const field = label ?? fieldOf(param, ENGLISH_OF_TEXTS)
  const otherwise = generalMessage(ENGLISH_OF_TEXTS.notAccepted, code, field)
  return format(code, { start: '', end: param, label }, details, otherwise)
}
