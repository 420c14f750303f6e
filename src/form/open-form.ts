import { ALL_PROBLEMS } from '../problem/answer.js'
import * as E from '../problem/either.js'
import { accountOf } from '../api/account.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import type { DocumentForm } from '../engine/engine.js'
import { openLines } from '../engine/open-documents/open-document.js'
import { checkTypedField, hostArgumentError } from '../input/check-typed.js'
import { FORM } from '../languages/form.generated.js'
import { languageOf, type Locale } from '../languages/languages.js'
import { COMPARISONS } from '../pricing/sent-figures.js'
import { ownFields } from '../problem/own-fields.js'
import type { describeProblem } from '../problem/describe.js'
import type { Problem } from '../problem/problem.js'
import type { AccountInput } from '../wire/account.generated.js'
import { writeQuoteTotals, type QuoteRequestInput, type QuoteTotals } from '../wire/document.generated.js'
import { finishedRows, isLine, withAdjustments, type FormState } from './form-state.js'
import { contentsOf, readOptions, textsOf } from './form-options.js'
import { readRow, type RowContents, type Writing } from './read-row.js'
import type { RowKind, RowTexts, Texts } from './row-kinds.js'
import { describeInEnglish, type FormTexts } from './row-messages.js'

/** The labels of the fields of a form. */
export type FormLabels = FormTexts['labels']

/** A row as data: the typed texts, and the line from another source, such as a drawn flashing. */
export interface DraftRow {
  /** The kind of the row. */
  readonly kind: RowKind
  /** The typed texts, by the names of the fields. */
  readonly texts?: RowTexts
  /** The locale of each text typed in another locale than the draft's. */
  readonly locales?: Texts
  /** The last known line from another source, such as the flashing designer. */
  readonly line?: Readonly<Record<string, unknown>> | undefined
  /** The reasons why the line is unknown. */
  readonly problems?: readonly Problem[]
}

/** The contents of a form for JSON: store them, and open them again later. */
export interface QuoteDraft {
  /** The locale that the texts are typed in. */
  readonly locale?: string
  /** The typed texts of the fields of the document itself. */
  readonly header?: RowTexts<'header'>
  /** The rows, in order. */
  readonly rows?: readonly DraftRow[]
}

/** The options for opening a form. */
export interface QuoteFormOptions {
  /** The locale in which people type and read figures, such as `en-AU`. */
  readonly locale: string
  /**
   * The language of labels and messages. By default that of the locale, or English if the package
   * lacks it.
   */
  readonly language?: Locale | undefined
  /**
   * The function `describeProblem` of the root entry. Required for messages in any language other than
   * English.
   */
  readonly describe?: typeof describeProblem
  /** Labels that replace those of the language. */
  readonly labels?: Partial<FormLabels>
  /** The look-ups of the catalogue (V6). */
  readonly catalogue?: Catalogue | null
  /** Fields of the request that the form does not show, such as addresses. */
  readonly request?: Omit<Partial<QuoteRequestInput>, 'lines' | 'adjustments'>
  /** The initial contents, such as a draft that was stored earlier. */
  readonly draft?: QuoteDraft | undefined
}

const TOTALS: DocumentForm<QuoteTotals, QuoteTotals> = {
  kind: 'quote',
  write: writeQuoteTotals,
  writeTotals: writeQuoteTotals,
}

const NO_TEXTS: Texts = ownFields({})

export function openForm(account: AccountInput, options: QuoteFormOptions): FormState {
  const own = readOptions(options)
  const { locale, catalogue, draft = {}, request = {} } = own
  const host = accountOf(account)
  if (E.isLeft(host))
    throw hostArgumentError('account', `be account settings: ${host.left[0]?.message ?? ''}`)
  const settings = host.right
  for (const name of ['lines', 'adjustments'])
    if (Object.hasOwn(request, name))
      throw hostArgumentError(`options.request.${name}`, 'be left out: the draft has the rows')
  const { currency } = settings
  checkTypedField({ kind: 'money', locale, currency }, 'options')
  const wording = formTextsOf(own, !settings.derivationEnabled)
  const writing: Writing = {
    locale: draft.locale ?? locale,
    currency,
    account: settings,
    labels: wording.labels,
  }
  const rows = (draft.rows ?? []).map((row, at) => {
    const contents = contentsOf(row, `options.draft.rows[${String(at)}]`)
    return { id: `row${String(at)}`, contents, read: readRow(contents, writing) }
  })
  const contents: RowContents = {
    kind: 'header',
    texts: draft.header ?? NO_TEXTS,
    locales: NO_TEXTS,
    data: request,
    dataProblems: [],
  }
  const header = { contents, read: readRow(contents, writing) }
  const lines = rows.flatMap(({ read }) => (isLine(read) ? [read.line] : []))
  const lookUps = lookUpsOf(catalogue)
  const document = openLines(header.read.line ?? {}, lines, {
    form: TOTALS,
    writeLine: () => ({ notes: {} }),
    catalogue: lookUps,
    comparisons: COMPARISONS,
    account: settings,
    maxProblems: ALL_PROBLEMS,
  })
  const parts = { document, writing, wording }
  return withAdjustments({ ...parts, header, rows: finishedRows(rows, parts) })
}

export function formTextsOf(options: QuoteFormOptions, needsTotals: boolean): FormTexts {
  const { locale, language = languageOf(locale), describe, labels, catalogue } = ownFields(options)
  if (typeof language !== 'string' || !Object.hasOwn(FORM, language))
    throw hostArgumentError('options.language', 'be a language of the package')
  if (labels !== undefined) textsOf(labels, 'options.labels', Object.keys(FORM[language]))
  if (describe === undefined ? language !== 'en' : typeof describe !== 'function')
    throw hostArgumentError('options.describe', `be describeProblem, for messages in ${language}`)
  return {
    language,
    describe: describe ?? describeInEnglish,
    labels: { ...FORM[language], ...labels },
    hasProducts: lookUpsOf(catalogue).product !== undefined,
    needsTotals,
  }
}
