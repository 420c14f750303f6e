import * as E from '../problem/either.js'
import { hostSettingsOf } from '../api/account.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import type { DocumentForm } from '../engine/engine.js'
import { openLines } from '../engine/open-documents/open-document.js'
import { checkTypedField, hostArgumentError } from '../input/check-typed.js'
import { FORM } from '../languages/form.generated.js'
import { languageOf, type Locale } from '../languages/languages.js'
import type { describeProblem } from '../problem/describe.js'
import type { AccountInput } from '../wire/account.generated.js'
import { writeQuoteTotals, type QuoteRequestInput, type QuoteTotals } from '../wire/document.generated.js'
import { finishedRows, isLine, withAdjustments, type FormState } from './form-state.js'
import { rowOf } from './form-row.js'
import { readRow, type RowContents, type Writing } from './read-row.js'
import { FIELDS, type RowKind, type Texts } from './row-kinds.js'
import { describeInEnglish, NO_MESSAGES, type Speech } from './row-messages.js'

/** The labels of the fields of a form. */
export type FormLabels = Speech['labels']

/** A row as data: what people typed, and the line from elsewhere. */
export interface DraftRow {
  /** The kind of the row. */
  readonly kind: RowKind
  /** The typed texts, by the names of the fields. */
  readonly texts?: Texts
  /** The locale of each text that is not typed in the locale of the draft. */
  readonly locales?: Texts
  /** The line from elsewhere, such as the flashing designer. */
  readonly line?: Readonly<Record<string, unknown>> | undefined
}

/** The contents of a form as JSON: store them, and open them again later. */
export interface QuoteDraft {
  /** The locale that the texts are typed in. */
  readonly locale?: string
  /** The typed texts of the fields of the document itself. */
  readonly header?: Texts
  /** The rows, in order. */
  readonly rows?: readonly DraftRow[]
}

/** How a form is opened. */
export interface QuoteFormOptions {
  /** The locale in which people type and read figures, such as `en-AU`. */
  readonly locale: string
  /** The language of labels and messages. When omitted, that of the locale, or English. */
  readonly language?: Locale | undefined
  /** The function `describeProblem` of the root entry. Messages in another language than English need it. */
  readonly describe?: typeof describeProblem
  /** Labels in place of those of the language. */
  readonly labels?: Partial<FormLabels>
  /** The look-ups of the catalogue (V6). */
  readonly catalogue?: Catalogue | null
  /** Fields of the request that nobody types, such as addresses. */
  readonly request?: Omit<Partial<QuoteRequestInput>, 'lines' | 'adjustments'>
  /** The contents to start from, such as those that people typed earlier. */
  readonly draft?: QuoteDraft
}

/** A quote of which only the totals are written. */
const TOTALS: DocumentForm<QuoteTotals, QuoteTotals> = {
  kind: 'quote',
  write: writeQuoteTotals,
  writeTotals: writeQuoteTotals,
}

/** Opens the state of a form. Wrong settings and options are a fault of the program, and throw. */
export function openForm(account: AccountInput, options: QuoteFormOptions): FormState {
  const { locale, catalogue, draft = {}, request = {} } = options
  const settings = hostSettingsOf(account, undefined)
  if (E.isLeft(settings)) throw new TypeError(settings.left[0]?.message)
  const { currency } = settings.right.account
  checkTypedField({ kind: 'money', locale, currency }, 'options')
  const writing: Writing = { locale: draft.locale ?? locale, currency }
  const speech = speechOf(options)
  const rows = (draft.rows ?? []).map((row, at) => {
    const contents = contentsOf(row)
    return { id: `row${String(at)}`, contents, read: readRow(contents, writing) }
  })
  const headerContents: RowContents = {
    kind: 'header',
    texts: draft.header ?? {},
    data: request,
    dataProblems: [],
  }
  const headerRead = readRow(headerContents, writing)
  const lines = rows.flatMap(({ read }) => (isLine(read) ? [read.line] : []))
  const lookUps = lookUpsOf(catalogue)
  const document = openLines(headerRead.line ?? {}, lines, {
    form: TOTALS,
    writeLine: () => ({ notes: {} }),
    catalogue: lookUps,
    ...settings.right,
  })
  const parts = { document, writing, speech }
  const header = rowOf('header', headerContents, headerRead, NO_MESSAGES, undefined, writing, speech)
  return withAdjustments({ ...parts, header, rows: finishedRows(rows, parts) })
}

/** How a form speaks the language of its options. */
export function speechOf({
  locale,
  language = languageOf(locale),
  describe,
  labels,
  catalogue,
}: QuoteFormOptions): Speech {
  if (describe === undefined && language !== 'en')
    throw hostArgumentError(
      'options.describe',
      `be the function describeProblem, for messages in ${language}`,
    )
  return {
    language,
    describe: describe ?? describeInEnglish,
    labels: { ...FORM[language], ...labels },
    hasProducts: catalogue?.product !== undefined,
  }
}

/** The contents of a row from outside: only known fields, as texts. */
export function contentsOf({ kind, texts = {}, locales, line }: DraftRow): RowContents {
  if (!Object.hasOwn(FIELDS, kind)) throw hostArgumentError('kind', 'be a kind of row, such as sheet')
  const own = { ...(kind === 'adjustment' && { type: 'ADJUSTMENT_TYPE_DISCOUNT' }), ...texts }
  for (const name of Object.keys(own))
    if (FIELDS[kind].every((field) => field.name !== name))
      throw hostArgumentError(
        `texts.${name}`,
        `be a field of ${kind}: ${FIELDS[kind].map((one) => one.name).join(', ')}`,
      )
  return { kind, texts: own, ...(locales && { locales }), data: line, dataProblems: [] }
}
