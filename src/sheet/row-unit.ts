import type { PricingStrategy } from '../definitions/enums.js'
import { plainWord } from '../input/headings.js'
import { plainMark } from '../input/marks.js'
import { isHour, readPriceUnit, strategyOfUnit, type PriceUnit } from '../input/price-unit.js'
import { measurementMethod } from '../rules/strategies.js'
import type { ReadSettings } from './mapping.js'
import type { FilledCell } from './cell-text.js'
import type { LineType } from './row-fields.js'
import { found, published, type SheetProblem } from './sheet-problem.js'
import type { ColumnName } from './column-names.js'

export type RowCells = ReadonlyMap<ColumnName, Omit<FilledCell, 'path'>>

type MeasuredUnit = Exclude<PriceUnit, 'each'>

export interface RowUnit {
  /** Undefined for a unit that is counted, such as a box. */
  readonly measured: MeasuredUnit | undefined
  /** The word to keep with the line, such as `box` or `hour`. */
  readonly word: string | undefined
}

/** Units that count like pieces, each with its other spellings. The line keeps the word. */
const COUNTED = new Map(
  (
    'box boxes bx|roll rolls rl|bag bags bg|tube tubes tuben|tin tins|can cans|drum drums|bucket buckets|carton cartons ctn ctns|' +
    'case cases|pack packs pk pkt packet packets|bundle bundles bdl|pallet pallets|pair pairs pr|set sets|kit kits|lot lots|' +
    'ls lumpsum|item items|job|allow allowance|sum|length lengths len lgth lgths lth|sheet sheets|panel panels|coil coils|' +
    'day days|week weeks wk|kg kilogram kilograms|t tonne tonnes|ton tons|lb lbs|g|l ltr litre litres liter liters|' +
    'gal gallon gallons|m3 cum|cy|sq sqs square squares|km|trip trips|load loads|bottle bottles|cartridge|' +
    'karton kart kartons ktn|kiste|rolle rollen|sack säcke|dose dosen|eimer|gebinde geb|kartusche kartuschen|' +
    'paket pakete pkg packung packungen pck|bund|palette paletten|paar|satz sätze|ve|psch pausch pauschal pauschale|' +
    'tag tage|woche wochen|tafel tafeln|bahn bahnen|fahrt fahrten'
  )
    .split('|')
    .flatMap((words) => words.split(' ').map((word) => [word, words] as const)),
)

// Before three digits, the mark groups a number, as in Switzerland: 1’200.
const SIGN_OF_FEET = /['"\u2032\u2033\u2018-\u201d](?!\d{3})/

const FEET = new RegExp(
  `${SIGN_OF_FEET.source}|(?<!\\p{L})(?:ft|foot|feet|in|ins|inch|inches|lf)(?!\\p{L})`,
  'iu',
)
const METRES = /\d\s*(?:mm|cm|l?m|(?:milli|centi)?met(?:re|er)s?)(?!\p{L})/iu

// `3 ea`, `134.2 lm`, `84 m²`, `20'`
const WITH_WORD = /^(.*[\d½¼¾⅓⅔])\s*(\p{L}[^\d]*[23²³]?\.?|['\u2018\u2019\u2032])$/u

export function unitFor(word: string): RowUnit | undefined {
  const unit = /^['\u2018\u2019\u2032]$/.test(word) ? 'ft' : readPriceUnit(word)
  if (isHour(word)) return { measured: undefined, word: word.trim() }
  if (unit !== undefined) return { measured: unit === 'each' ? undefined : unit, word: undefined }
  return COUNTED.has(plainWord(word)) ? { measured: undefined, word: word.trim() } : undefined
}

/** Moves the word after a quantity to the unit. An unknown word stays there, so the quantity is unreadable. */
export function withUnitApart(cells: RowCells, { language }: ReadSettings): RowCells | SheetProblem {
  const quantity = cells.get('quantity')
  const [, number = '', word = ''] = WITH_WORD.exec(quantity?.text.trim() ?? '') ?? []
  const counted = unitFor(word)
  if (quantity === undefined || counted === undefined) return cells
  const isCount = counted.measured === undefined && counted.word === undefined
  // Next to a length, a quantity counts pieces: `3 ea` is 3, but `3 m` stays as it is and is unreadable.
  if (counted.measured !== undefined && cells.has('length')) return cells
  if (isCount && cells.has('length')) return new Map([...cells, ['quantity', { ...quantity, text: number }]])
  const named = cells.get('unit')
  if (named !== undefined && !isSameUnit(named.text, word)) {
    const details = { typed: word, unit: named.text }
    return published(found('other_unit', { cell: quantity.cell, path: [] }, details), language)
  }
  const unit = named ?? { cell: quantity.cell, column: 'unit', text: word, isNumber: false }
  return new Map([...cells, ['quantity', { ...quantity, text: number }], ['unit', unit]])
}

export function isSameUnit(word: string, other: string): boolean {
  const [one, two] = [unitFor(word), unitFor(other)]
  const name = (unit: RowUnit | undefined): string => {
    const named = unit?.word ?? ''
    return isHour(named) ? 'h' : (COUNTED.get(plainWord(named)) ?? '')
  }
  return one?.measured === two?.measured && name(one) === name(two)
}

export const NO_UNIT: RowUnit = { measured: undefined, word: undefined }

export interface UnitOfHeading {
  readonly cell: string
  readonly typed: string
  readonly unit: string
}

export function unitOfRow(
  cells: RowCells,
  heading: UnitOfHeading | undefined,
  { language }: ReadSettings,
): RowUnit | SheetProblem {
  const own = cells.get('unit')
  const cell = own?.cell ?? heading?.cell
  if (cell === undefined) return NO_UNIT
  const typed = own?.text ?? heading?.unit ?? ''
  const refuse = (code: 'unknown_unit' | 'unit_of_pieces'): SheetProblem =>
    published(found(code, { cell, path: [] }, { typed }), language)
  if (own !== undefined && heading !== undefined && !isSameUnit(typed, heading.unit))
    return published(found('other_unit', { cell, path: [] }, { typed, unit: heading.typed }), language)
  const unit = unitFor(typed)
  if (unit === undefined) return refuse('unknown_unit')
  const hasPieces = cells.has('pieces') || cells.has('length')
  if (hasPieces && unit.measured !== 'm' && unit.measured !== 'ft') return refuse('unit_of_pieces')
  // Sizes must be above zero, so a credit has a quantity and keeps its unit as a word.
  const isCredit = /^[-(]/.test(plainMark(cells.get('quantity')?.text ?? '').trim())
  return isCredit && unit.measured !== undefined ? { measured: undefined, word: typed } : unit
}

export function isMeasured(type: LineType, { measured }: RowUnit): boolean {
  return type === 'sheet' || (measured !== undefined && (type === 'item' || type === 'labour'))
}

/** `mixed`: feet and metres in a row without a unit. */
export type LinealUnit = 'm' | 'ft' | 'mixed'

/** The units in the headings of lengths and pieces. */
export type LengthUnits = ReadonlyMap<ColumnName, string>

export function linealUnitOf(
  cells: RowCells,
  { measured }: RowUnit,
  locale: string,
  lengthUnits: LengthUnits = new Map(),
): LinealUnit {
  if (measured !== undefined) return measured === 'ft' ? 'ft' : 'm'
  const sizes = `${cells.get('pieces')?.text ?? ''} ${cells.get('length')?.text ?? ''}`
  const [hasFeet, hasMetres] = [FEET.test(sizes), METRES.test(sizes)]
  if (hasFeet && hasMetres) return 'mixed'
  if (hasFeet || hasMetres) return hasFeet ? 'ft' : 'm'
  const [anyUnit] = lengthUnits.values()
  const headingUnit = lengthUnits.get(cells.has('pieces') ? 'pieces' : 'length') ?? anyUnit
  if (headingUnit !== undefined) return FEET.test(headingUnit) ? 'ft' : 'm'
  return usesFeet(locale) ? 'ft' : 'm'
}

export function hasUnit(text: string): boolean {
  return /\p{L}/u.test(text) || SIGN_OF_FEET.test(text)
}

/** Lengths without a unit are in feet in the US. */
export function usesFeet(locale: string): boolean {
  return /-US(?:-|$)/i.test(locale)
}

export function strategyOf({ measured }: RowUnit, lineal: LinealUnit): PricingStrategy | undefined {
  return strategyOfUnit(measured ?? (lineal === 'ft' ? 'ft' : 'm'))
}

/** If the row has no length, the quantity is the length of one piece, or counts pieces of 1 m² or 1 ft². */
export function withQuantity(
  before: object | undefined,
  value: unknown,
  unit: RowUnit,
  hasLength: boolean,
): object {
  if (hasLength) return { ...before, amount: value }
  const others = otherSizesOf(unit)
  if (others.length === 0) return { length: value }
  return { amount: value, length: '1', ...Object.fromEntries(others.map((size) => [size, '1'])) }
}

/** Returns the width for a unit of area, and nothing for a unit of length. */
export function otherSizesOf({ measured }: RowUnit): readonly string[] {
  return Object.keys(measurementMethod(measured && strategyOfUnit(measured))?.others ?? {})
}
