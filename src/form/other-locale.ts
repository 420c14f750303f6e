import { newHistory } from '../history/history.js'
import { parseInput } from '../input/parse-input.js'
import { ownFields } from '../problem/own-fields.js'
import type { FormHistory } from './form-history.js'
import { readLocaleOptions } from './form-options.js'
import { finishedRows, withHeadChecked, type FormState } from './form-state.js'
import { formTextsOf, type QuoteFormOptions } from './open-form.js'
import { inputFieldOf, readRow, type ReadRow, type RowContents, type Writing } from './read-row.js'
import { shownValue, type InputKind } from './readings-in-locale.js'

/** The options that a form takes again with another locale. */
export type LocaleOptions = Pick<QuoteFormOptions, 'locale' | 'language' | 'describe' | 'labels'>

/** Starts a new history, since the earlier texts are in another locale. */
export function historyInLocale(form: FormHistory, options: LocaleOptions): FormHistory {
  const own = readLocaleOptions(options)
  const all = { ...form.options, ...own, language: own.language }
  const states = newHistory(inLocale(form.states.present, all))
  return { ...form, states, saved: inLocale(form.saved, all), options: all }
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

/**
 * Rewrites the texts of a row for another locale: `1.5` becomes `1,5`. Unreadable and ambiguous texts keep their
 * locale: in the new one, `1,234` might have only one meaning.
 */
function inOtherLocale(contents: RowContents, { typed }: ReadRow, writing: Writing): RowContents {
  const texts: Record<string, string | undefined> = { ...contents.texts }
  const locales: Record<string, string> = {}
  for (const [name, { answer, kind, locale }] of typed)
    if (answer.status === 'ok') texts[name] = clearText(kind, answer.value, writing)
    else if (locale !== writing.locale) locales[name] = locale
  return { ...contents, texts: ownFields(texts), locales: ownFields(locales) }
}

/** Prefers a text with only this meaning in the locale. For any other text, the form asks which is meant. */
function clearText(kind: InputKind, value: unknown, writing: Writing): string {
  const shown = shownValue(kind, value, writing)
  // A further zero tells a decimal mark from a thousands separator: `1,2340`, not `1,234`.
  const candidates = [shown, shown.replace(/(\d[.,]\d+)/g, '$10')]
  const wanted = JSON.stringify(value)
  const clear = candidates.find((one) => {
    const read = parseInput(one, inputFieldOf(kind, writing))
    return read.status === 'ok' && JSON.stringify(read.value) === wanted
  })
  return clear ?? shown
}
