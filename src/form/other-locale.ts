import { parseInput } from '../input/parse-input.js'
import { formatLength, formatMoney, formatPercent, formatQuantity } from '../input/show.js'
import { valueAtStep } from '../problem/path.js'
import { FIELDS, type FieldDefinition, type Texts } from './row-kinds.js'
import { inputFieldOf, isPercentage, type ReadRow, type RowContents, type Writing } from './read-row.js'

/**
 * Writes the texts of a row for another locale. Each value stays: `1.5` becomes `1,5`. A text that could not be read stays
 * as it is.
 */
export function inOtherLocale(contents: RowContents, { typed }: ReadRow, writing: Writing): RowContents {
  const texts: Texts = Object.fromEntries(
    Object.entries(contents.texts).map(([name, text]) => {
      const field = FIELDS[contents.kind].find((one) => one.name === name)
      const answer = typed.get(name)
      if (field === undefined || answer?.status !== 'ok') return [name, text]
      return [name, clearText(field, text, answer.value, writing)]
    }),
  )
  return { ...contents, texts }
}

/** Finds a text that has only this value in the locale. Without such a text, the form asks what it means. */
function clearText({ kind }: FieldDefinition, text: string, value: unknown, writing: Writing): string {
  const isPercent = kind === 'percent' || (kind === 'moneyOrPercent' && isPercentage(text))
  const inputKind = isPercent ? 'percent' : kind === 'pieces' || kind === 'quantity' ? kind : 'money'
  const shown = shownValue(inputKind, value, writing)
  // One more zero tells a decimal mark from a mark of thousands: 1,234 and 1,2340.
  const candidates = [shown, shown.replace(/(\d[.,]\d+)/g, '$10')]
  const wanted = JSON.stringify(value)
  const clear = candidates.find((one) => {
    const read = parseInput(one, inputFieldOf(inputKind, writing))
    return read.status === 'ok' && JSON.stringify(read.value) === wanted
  })
  return clear ?? shown
}

function shownValue(
  kind: 'money' | 'percent' | 'quantity' | 'pieces',
  value: unknown,
  { locale, currency }: Writing,
): string {
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
