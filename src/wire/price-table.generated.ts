// Generated from definitions/price-table.ts by `npm run generate`. Do not edit.
import type { Bends, Millimetres } from '../number/units.js'
import type { Step } from '../problem/path.js'
import type { Money } from './money.generated.js'
import { type ParsedMoney, readMoney } from './money.js'
import { type Mutable, addNotAnObject, isObject } from './object.js'
import { type Reading, addProblem, listOf } from './reading.js'
import { readFlag, readText } from './scalars.js'
import { readBendCount, readSize } from './setting-fields.js'

/**
 * A price per metre, and the most bends it applies to.
 *
 * @see Rule F12 in docs/rules.md
 */
export interface PriceOfBends {
  /** The maximum number of bends that the price applies to. */
  readonly bends: number | string
  /** The price per metre. */
  readonly price: Money
}

/** The parsed form of {@link PriceOfBends}. */
export interface ParsedPriceOfBends {
  readonly bends: Bends | undefined
  readonly price: ParsedMoney | undefined
}

/**
 * The prices for a range of girths.
 *
 * @see Rule F12 in docs/rules.md
 */
export interface PriceRow {
  /** The row applies to girths above this, in mm. */
  readonly fromMm: number | string
  /** The row applies to girths up to and including this, in mm. */
  readonly toMm: number | string
  /** The prices by the number of bends, the fewest first. */
  readonly prices: readonly PriceOfBends[]
}

/** The parsed form of {@link PriceRow}. */
export interface ParsedPriceRow {
  readonly fromMm: Millimetres | undefined
  readonly toMm: Millimetres | undefined
  readonly prices: readonly ParsedPriceOfBends[] | undefined
}

/**
 * A sheet of prices by girth and bends, for a thickness, a price level and colours. An omitted criterion
 * matches everything.
 *
 * @see Rule F12 in docs/rules.md
 */
export interface PriceSheet {
  /** The thickness that the sheet is for, in mm. */
  readonly thickness?: number | string
  /** The price level that the sheet is for. */
  readonly priceLevel?: string
  /** The colours that the sheet is for. */
  readonly colours?: readonly string[]
  /** The prices by girth, the smallest first. */
  readonly rows: readonly PriceRow[]
  /**
   * The surcharge per metre for each bend beyond the last price in the row. When omitted, flashings with
   * more bends have no price.
   */
  readonly extraBend?: Money
  /** The surcharge per metre for a tapered flashing. When omitted, 0. */
  readonly taper?: Money
}

/** The parsed form of {@link PriceSheet}. */
export interface ParsedPriceSheet {
  readonly thickness: Millimetres | undefined
  readonly priceLevel: string | undefined
  readonly colours: readonly string[] | undefined
  readonly rows: readonly ParsedPriceRow[] | undefined
  readonly extraBend: ParsedMoney | undefined
  readonly taper: ParsedMoney | undefined
}

/**
 * The price list of a workshop: prices per metre by girth, bends, thickness, price level and colour.
 *
 * @see Rule F12 in docs/rules.md
 */
export interface PriceTable {
  /** The sheets of the table. */
  readonly sheets: readonly PriceSheet[]
}

/** The parsed form of {@link PriceTable}. */
export interface ParsedPriceTable {
  readonly sheets: readonly ParsedPriceSheet[] | undefined
}

/**
 * The properties that determine the price of a flashing.
 *
 * @see Rule F12 in docs/rules.md
 */
export interface FlashingToPrice {
  /**
   * The girth in mm.
   *
   * @see Rule F2 in docs/rules.md
   */
  readonly girth: number | string
  /**
   * The number of bends.
   *
   * @see Rule F3 in docs/rules.md
   */
  readonly bends: number | string
  /** The thickness of the metal in mm. */
  readonly thickness?: number | string
  /** The price level of the customer. */
  readonly priceLevel?: string
  /** The colour of the metal. */
  readonly colour?: string
  /** Whether the far and near sides differ in size. When omitted, false. */
  readonly isTapered?: boolean
}

/** The parsed form of {@link FlashingToPrice}. */
export interface ParsedFlashingToPrice {
  readonly girth: Millimetres | undefined
  readonly bends: Bends | undefined
  readonly thickness: Millimetres | undefined
  readonly priceLevel: string | undefined
  readonly colour: string | undefined
  readonly isTapered: boolean | undefined
}

/** The value used in place of one that could not be read. */
export const NO_PRICE_OF_BENDS: ParsedPriceOfBends = { bends: undefined, price: undefined }

/** The value used in place of one that could not be read. */
export const NO_PRICE_ROW: ParsedPriceRow = { fromMm: undefined, toMm: undefined, prices: undefined }

/** The value used in place of one that could not be read. */
export const NO_PRICE_SHEET: ParsedPriceSheet = {
  thickness: undefined,
  priceLevel: undefined,
  colours: undefined,
  rows: undefined,
  extraBend: undefined,
  taper: undefined,
}

/** The value used in place of one that could not be read. */
export const NO_PRICE_TABLE: ParsedPriceTable = { sheets: undefined }

const readListOfPriceOfBends = listOf(readPriceOfBends, NO_PRICE_OF_BENDS)
const readListOfText = listOf(readText, '')
const readListOfPriceRow = listOf(readPriceRow, NO_PRICE_ROW)
const readListOfPriceSheet = listOf(readPriceSheet, NO_PRICE_SHEET)

/** Reads {@link PriceOfBends} field by field, in the order of the request. */
export function readPriceOfBends(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedPriceOfBends | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedPriceOfBends> = { bends: undefined, price: undefined }
  let isBendsSent = false
  let isPriceSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'bends':
        isBendsSent = part !== ''
        read.bends = readBendCount(part, field, reading)
        break
      case 'price':
        isPriceSent = part !== ''
        read.price = readMoney(part, field, reading)
        break
    }
  }
  if (!isBendsSent) addProblem(reading, 'required', {}, 'bends')
  if (!isPriceSent) addProblem(reading, 'required', {}, 'price')
  reading.path.pop()
  return read
}

/** Reads {@link PriceRow} field by field, in the order of the request. */
export function readPriceRow(sent: unknown, step: Step, reading: Reading): ParsedPriceRow | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedPriceRow> = { fromMm: undefined, toMm: undefined, prices: undefined }
  let isFromMmSent = false
  let isToMmSent = false
  let isPricesSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'fromMm':
        isFromMmSent = part !== ''
        read.fromMm = readSize(part, field, reading)
        break
      case 'toMm':
        isToMmSent = part !== ''
        read.toMm = readSize(part, field, reading)
        break
      case 'prices':
        isPricesSent = part !== ''
        read.prices = readListOfPriceOfBends(part, field, reading)
        break
    }
  }
  if (!isFromMmSent) addProblem(reading, 'required', {}, 'fromMm')
  if (!isToMmSent) addProblem(reading, 'required', {}, 'toMm')
  if (!isPricesSent) addProblem(reading, 'required', {}, 'prices')
  reading.path.pop()
  return read
}

/** Reads {@link PriceSheet} field by field, in the order of the request. */
export function readPriceSheet(sent: unknown, step: Step, reading: Reading): ParsedPriceSheet | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedPriceSheet> = {
    thickness: undefined,
    priceLevel: undefined,
    colours: undefined,
    rows: undefined,
    extraBend: undefined,
    taper: undefined,
  }
  let isRowsSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'thickness':
        read.thickness = readSize(part, field, reading)
        break
      case 'priceLevel':
        read.priceLevel = readText(part, field, reading)
        break
      case 'colours':
        read.colours = readListOfText(part, field, reading)
        break
      case 'rows':
        isRowsSent = part !== ''
        read.rows = readListOfPriceRow(part, field, reading)
        break
      case 'extraBend':
        read.extraBend = readMoney(part, field, reading)
        break
      case 'taper':
        read.taper = readMoney(part, field, reading)
        break
    }
  }
  if (!isRowsSent) addProblem(reading, 'required', {}, 'rows')
  reading.path.pop()
  return read
}

/** Reads {@link PriceTable} field by field, in the order of the request. */
export function readPriceTable(sent: unknown, step: Step, reading: Reading): ParsedPriceTable | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedPriceTable> = { sheets: undefined }
  let isSheetsSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'sheets':
        isSheetsSent = part !== ''
        read.sheets = readListOfPriceSheet(part, field, reading)
        break
    }
  }
  if (!isSheetsSent) addProblem(reading, 'required', {}, 'sheets')
  reading.path.pop()
  return read
}

/** Reads {@link FlashingToPrice} field by field, in the order of the request. */
export function readFlashingToPrice(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedFlashingToPrice | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedFlashingToPrice> = {
    girth: undefined,
    bends: undefined,
    thickness: undefined,
    priceLevel: undefined,
    colour: undefined,
    isTapered: undefined,
  }
  let isGirthSent = false
  let isBendsSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'girth':
        isGirthSent = part !== ''
        read.girth = readSize(part, field, reading)
        break
      case 'bends':
        isBendsSent = part !== ''
        read.bends = readBendCount(part, field, reading)
        break
      case 'thickness':
        read.thickness = readSize(part, field, reading)
        break
      case 'priceLevel':
        read.priceLevel = readText(part, field, reading)
        break
      case 'colour':
        read.colour = readText(part, field, reading)
        break
      case 'isTapered':
        read.isTapered = readFlag(part, field, reading)
        break
    }
  }
  if (!isGirthSent) addProblem(reading, 'required', {}, 'girth')
  if (!isBendsSent) addProblem(reading, 'required', {}, 'bends')
  reading.path.pop()
  return read
}
