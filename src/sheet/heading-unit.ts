import { plainWord } from '../input/headings.js'
import { usualColumn, type ColumnName } from './column-names.js'
import { otherSizesOf, unitFor } from './row-unit.js'

/** Such as `Rate $/m` or `Menge (m²)`. */
export interface HeadingWithUnit {
  readonly column: ColumnName
  /** Empty for a word such as Einheit, which names no unit. */
  readonly unit: string
}

// `per m`, `je Stück`, `in m²`
const BEFORE_UNIT: readonly string[] = ['per', 'p', 'je', 'pro', 'a', 'à', 'in']

// As in `unit of measure`.
const MAX_WORDS = 3

// Known headings are shorter.
const MAX_CHARACTERS = 100

/** Reads a unit of length or area alone as a quantity, and a currency sign with a unit as a price. */
export function headingWithUnit(typed: string): HeadingWithUnit | undefined {
  const text = typed.slice(0, MAX_CHARACTERS).normalize('NFKC')
  // `Meterpreis` has its unit inside the word.
  const words = text.replace(/(?<=\p{L}{2})(?=preis$)/iu, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--)
    for (let start = words.length - length; start >= 0; start--) {
      const word = words.slice(start, start + length).join('')
      const namesNoUnit = usualColumn(plainWord(word)) === 'unit'
      const unit = namesNoUnit ? undefined : unitFor(word)
      if (unit === undefined && !namesNoUnit) continue
      const before = words.slice(
        0,
        BEFORE_UNIT.includes(words[start - 1]?.toLowerCase() ?? '') ? start - 1 : start,
      )
      const rest = [...before, ...words.slice(start + length)].join(' ')
      const isArea = unit !== undefined && otherSizesOf(unit).length > 0
      const isMeasure = rest === '' || (isArea && AREAS.includes(rest.toLowerCase()))
      const column = columnFor(rest, text) ?? (isMeasure ? 'quantity' : undefined)
      const isCounted = column === 'quantity' && unit?.measured === undefined
      if (column !== undefined && !isCounted) return { column, unit: namesNoUnit ? '' : word }
    }
  return undefined
}

/** Beside a unit of area, these words name a quantity. */
const AREAS: readonly string[] = ['area', 'fläche']

const WITH_UNITS: readonly ColumnName[] = ['unitPrice', 'cost', 'quantity']

// Matches at the start of a heading without its unit.
const CURRENCY = /^(?:aud|nzd|usd|cad|gbp|eur|euro|chf|dollars?)(?!\p{L})/iu

function columnFor(rest: string, text: string): ColumnName | undefined {
  const plain = plainWord(rest)
  const namesCurrency = /\p{Sc}/u.test(text) || CURRENCY.test(rest)
  const column = usualColumn(plain) ?? (namesCurrency ? usualColumn(`price${plain}`) : undefined)
  return WITH_UNITS.find((one) => one === column)
}
