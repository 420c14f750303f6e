import { parseInput } from '../input/parse-input.js'
import { ownFields } from '../problem/own-fields.js'
import { inputFieldOf, type ReadRow, type RowContents, type Writing } from './read-row.js'
import { shownValue, type InputKind } from './readings-in-locale.js'

/**
 * Rewrites the texts of a row for another locale: `1.5` becomes `1,5`. Unreadable and ambiguous texts keep their
 * locale: in the new one, `1,234` might have only one meaning.
 */
export function inOtherLocale(contents: RowContents, { typed }: ReadRow, writing: Writing): RowContents {
  const texts: Record<string, string | undefined> = { ...contents.texts }
  const locales: Record<string, string> = {}
  for (const [name, { answer, kind, locale }] of typed)
    if (answer.status === 'ok') texts[name] = clearText(kind, answer.value, writing)
    else if (locale !== writing.locale) locales[name] = locale
  return { ...contents, texts: ownFields(texts), locales: ownFields(locales) }
}

/** Returns a text with only this meaning in the locale. Without one, the form asks which is meant. */
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
