import { plainWord, readHeadings, type Heading, type MeaningOf } from '../input/headings.js'
import { nearName } from '../problem/near-name.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import type { Locale } from '../languages/languages.js'
import { isPriceWithTax, usualColumn, type ColumnName } from './column-names.js'
import { headingWithUnit } from './heading-unit.js'
import { isSameUnit, type LengthUnits, type UnitOfHeading } from './row-unit.js'
import type { Sheet } from './sheet-rows.js'
import { taxColumns } from './tax-columns.js'
import { namesOtherCurrency } from '../input/currency-marks.js'
import type { ReadMapping, ReadSettings } from './mapping.js'
import { cellName, found, type CellPlace, type FoundInSheet } from './sheet-problem.js'

export interface SheetColumns {
  readonly byIndex: ReadonlyMap<number, ColumnName>
  readonly ignored: readonly string[]
  /** Columns without a meaning. Each is a problem if it has a filled cell. */
  readonly unknown: ReadonlyMap<number, FoundInSheet>
  readonly taxAt: ReadonlySet<number>
  readonly problems: readonly FoundInSheet[]
  readonly lengthUnits: LengthUnits
  readonly unitHeading: UnitOfHeading | undefined
  /** The headings of the mapping that the sheet does not have. */
  readonly unmatched: readonly string[]
}

export function meaningIn(mapping: ReadMapping): MeaningOf<ColumnName | 'ignore'> {
  return (plain, typed) => mapping.columns.get(plain) ?? usualColumn(plain) ?? headingWithUnit(typed)?.column
}

export function columnsOf(
  headings: readonly unknown[],
  row: number,
  mapping: ReadMapping,
  { language, currency, locale }: ReadSettings,
  rows: Sheet,
): SheetColumns {
  const byIndex = new Map<number, ColumnName>()
  const unknown = new Map<number, FoundInSheet>()
  const problems: FoundInSheet[] = []
  const ignored: string[] = []
  const lengthUnits = new Map<ColumnName, string>()
  let unitHeading: UnitOfHeading | undefined
  const read = readHeadings(headings, meaningIn(mapping))
  for (const { index, typed, column, repeated } of read) {
    const at = { cell: cellName(index, row), path: [] }
    if (column === 'ignore' || typed === '#') ignored.push(at.cell)
    else if (column === undefined) unknown.set(index, unknownHeading(at, typed, mapping, language))
    // Totals are not read, so a sheet may have them with and without tax.
    else if (repeated !== undefined && column !== 'total')
      problems.push(found('repeated_column', at, { typed, other: cellName(repeated.index, row) }))
    else if (plainWord(typed) === 'item' && !mapping.columns.has('item') && hasLineNumbers(index, read, rows))
      ignored.push(at.cell)
    else {
      if (PRICES.includes(column) && namesOtherCurrency(typed, currency, locale))
        problems.push(found('heading_in_other_currency', at, { typed, currency }))
      const lengthUnit = UNIT.exec(typed)?.[1]
      if ((column === 'length' || column === 'pieces') && lengthUnit !== undefined)
        lengthUnits.set(column, lengthUnit)
      const unit = isUsual(typed, mapping) ? '' : (headingWithUnit(typed)?.unit ?? '')
      if (unit !== '') {
        if (unitHeading !== undefined && !isSameUnit(unit, unitHeading.unit))
          problems.push(found('other_unit', at, { typed, unit: unitHeading.typed }))
        unitHeading ??= { cell: at.cell, typed, unit }
      }
      byIndex.set(index, column)
      if (column === 'total') ignored.push(at.cell)
    }
  }
  const taxes = taxColumns(read, byIndex, rows)
  problems.push(...taxes.problems)
  for (const index of taxes.at) {
    unknown.delete(index)
    ignored.push(cellName(index, row))
  }
  const words = new Set(read.map(({ typed }) => plainWord(typed)))
  const unmatched = mapping.headings.filter((heading) => !words.has(plainWord(heading)))
  const units = { lengthUnits, unitHeading }
  return { byIndex: withProduct(byIndex), ignored, unknown, taxAt: taxes.at, problems, ...units, unmatched }
}

const PRICES: readonly string[] = ['unitPrice', 'cost']

function isUsual(typed: string, mapping: ReadMapping): boolean {
  const plain = plainWord(typed)
  return mapping.columns.has(plain) || usualColumn(plain) !== undefined
}

// Ends a heading such as Length (mm).
const UNIT = /[^\p{L}](mm|cm|m|ft|feet|in)\W*$/iu

// A longer number is the code of a product.
const NUMBER_OF_LINE = /^(?:\p{L}|(?:\p{L}?\d{1,2}|\d{1,4})(?:\.\d+)*\p{L}?)?\.?$/u

/** Beside a description, the column Item often numbers the lines: 1, 2.10 or B3. */
function hasLineNumbers(
  index: number,
  read: readonly Heading<ColumnName | 'ignore'>[],
  rows: Sheet,
): boolean {
  if (!read.some(({ column }) => column === 'description')) return false
  return rows.every(({ cells }) => {
    const cell = cells[index] ?? ''
    return (typeof cell === 'number' || typeof cell === 'string') && NUMBER_OF_LINE.test(String(cell).trim())
  })
}

/** Without a product column, the description names the product. */
function withProduct(byIndex: ReadonlyMap<number, ColumnName>): ReadonlyMap<number, ColumnName> {
  const names = [...byIndex.values()]
  if (names.includes('product')) return byIndex
  return new Map([...byIndex].map(([index, name]) => [index, name === 'description' ? 'product' : name]))
}

function unknownHeading(at: CellPlace, typed: string, mapping: ReadMapping, language: Locale): FoundInSheet {
  if (plainWord(typed) === '') return found('no_heading', at)
  if (isPriceWithTax(plainWord(typed))) return found('price_with_tax', at, { typed })
  const near = nearHeading(typed, mapping, language)
  return found('unknown_column', at, { typed, ...(near !== undefined && { near }) })
}

function nearHeading(typed: string, mapping: ReadMapping, language: Locale): string | undefined {
  const { headings, otherHeadings } = SPREADSHEET[language]
  return nearName(typed, [
    ...mapping.headings,
    ...Object.values(headings),
    ...Object.values(otherHeadings).flat(),
  ])
}
