import { parseInput } from '../input/parse-input.js'
import { formatLength, formatMoney, formatPercent, formatQuantity } from '../input/show.js'
import { valueAtStep } from '../problem/path.js'
import { inputFieldOf, type InputKind, type ReadRow, type RowContents, type Writing } from './read-row.js'

/**
 * Writes the texts of a row for another locale. Each value stays: `1.5` becomes `1,5`. A text that could not be read stays
 * as it is, with the locale it was typed in. The other locale might read `1,234`, which was a question before.
 */
export function inOtherLocale(contents: RowContents, { typed }: ReadRow, writing: Writing): RowContents {
  const texts: Record<string, string> = { ...contents.texts }
  const locales: Record<string, string> = {}
  for (const [name, { answer, kind, locale }] of typed)
    if (answer.status === 'ok') texts[name] = clearText(kind, answer.value, writing)
    else if (locale !== writing.locale) locales[name] = locale
  return { ...contents, texts, locales }
}

/** Finds a text that has only this value in the locale. Without such a text, the form asks what it means. */
function clearText(kind: InputKind, value: unknown, writing: Writing): string {
  const shown = shownValue(kind, value, writing)
  // One more zero tells a decimal mark from a mark of thousands: 1,234 and 1,2340.
  const candidates = [shown, shown.replace(/(\d[.,]\d+)/g, '$10')]
  const wanted = JSON.stringify(value)
  const clear = candidates.find((one) => {
    const read = parseInput(one, inputFieldOf(kind, writing))
    return read.status === 'ok' && JSON.stringify(read.value) === wanted
  })
  return clear ?? shown
}

function shownValue(kind: InputKind, value: unknown, { locale, currency }: Writing): string {
  switch (kind) {
    case 'money':
      return formatMoney({ amountMicros: value, currency }, { locale })
    case 'percent':
      return formatPercent(String(value), { locale })
    case 'quantity':
      return formatQuantity(String(value), { locale })
    case 'pieces':
      return (Array.isArray(value) ? value : [])
        .map((piece) => {
          const [amount, length] = ['amount', 'length'].map((name) => String(valueAtStep(piece, name)))
          return `${formatQuantity(amount ?? '', { locale })} × ${formatLength(length ?? '', { locale, unit: 'm' })}`
        })
        .join('; ')
  }
}
