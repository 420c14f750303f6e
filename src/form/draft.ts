import { newHistory } from '../history/history.js'
import { finishedRows, withHeadChecked, type FormState } from './form-state.js'
import { formTextsOf, type QuoteDraft, type QuoteFormOptions } from './open-form.js'
import { ownFields } from '../problem/own-fields.js'
import { withFallback } from '../problem/with-fallback.js'
import { isObject } from '../wire/object.js'
import { contentsOf, readLocaleOptions, readOptions } from './form-options.js'
import type { FormHistory } from './form-history.js'
import { inOtherLocale } from './other-locale.js'
import { readRow, type RowContents } from './read-row.js'
import { FIELDS, isEmpty, type RowKind, type Texts } from './row-kinds.js'

export function draftOf({ header, rows, writing }: FormState): QuoteDraft {
  return {
    locale: writing.locale,
    header: keptTexts(header.contents),
    rows: rows.map(({ contents }) => {
      const { kind, locales, data, dataProblems } = contents
      return {
        kind: kind as RowKind,
        texts: keptTexts(contents),
        ...(Object.keys(locales).length > 0 && { locales: { ...locales } }),
        ...(data !== undefined && { line: data }),
        ...(dataProblems.length > 0 && { problems: dataProblems }),
      }
    }),
  }
}

/** Keeps a cleared choice: without its empty text, opening the draft would set the default. */
function keptTexts({ kind, texts }: RowContents): Texts {
  const kept = FIELDS[kind].filter((field) => field.kind === 'choice' || !isEmpty(texts[field.name]))
  return Object.fromEntries(kept.map(({ name }) => [name, texts[name] ?? '']))
}

/**
 * Reads a stored draft, as an object or as JSON text. Returns undefined for nothing, or for a draft no form
 * can open.
 *
 * @example
 * import { quoteForm, readDraft } from 'quotewright/form'
 *
 * const draft = readDraft('{"rows": "none"}')
 * assert.equal(draft, undefined)
 * assert.deepEqual(quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft }).rows, [])
 */
export function readDraft(stored: unknown): QuoteDraft | undefined {
  return withFallback<QuoteDraft | undefined>(undefined, () => {
    const draft = (typeof stored === 'string' ? JSON.parse(stored) : stored) as QuoteDraft
    readOptions({ draft }).draft.rows?.forEach((row) => contentsOf(row))
    return draft
  })
}

export function inLocale(state: FormState, options: QuoteFormOptions): FormState {
  const wording = formTextsOf(options, state.wording.needsTotals)
  const writing = { ...state.writing, locale: options.locale, labels: wording.labels }
  const next = { ...state, writing, wording }
  const translated = state.rows.map(({ id, contents, read }) => {
    const converted = inOtherLocale(contents, read, writing)
    return { id, contents: converted, read: readRow(converted, writing) }
  })
  return withHeadChecked({ ...next, rows: finishedRows(translated, next) })
}

/** The options that a form takes again with another locale. */
export type LocaleOptions = Pick<QuoteFormOptions, 'locale' | 'language' | 'describe' | 'labels'>

/** Starts a new history, since the earlier texts are in another locale. */
export function historyInLocale(form: FormHistory, options: LocaleOptions): FormHistory {
  const own = readLocaleOptions(options)
  const all = { ...form.options, ...own, language: own.language }
  const states = newHistory(inLocale(form.states.present, all))
  return { ...form, states, saved: inLocale(form.saved, all), options: all }
}

/** Removes the ids of drawings, which must be unique in a document (F9). */
export function withoutDrawingIds(contents: RowContents): RowContents {
  const { kind, data } = contents
  if (kind !== 'flashing' || data === undefined) return contents
  const line = Object.entries(data).map(([name, value]): [string, unknown] => {
    if (name === 'drawing') return [name, withoutId(value)]
    return [name, name === 'otherSides' && Array.isArray(value) ? value.map(withoutId) : value]
  })
  return { ...contents, data: ownFields(Object.fromEntries(line)) }
}

function withoutId(drawing: unknown): unknown {
  if (!isObject(drawing)) return drawing
  return Object.fromEntries(Object.entries(drawing).filter(([name]) => name !== 'tempId'))
}
