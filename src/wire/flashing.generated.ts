// Generated from definitions/flashing.ts by `npm run generate`. Do not edit.
import { writeDecimal } from '../number/number-text.js'
import type { Bends, Metres, Millimetres } from '../number/units.js'
import type { Step } from '../problem/path.js'
import {
  type FlashingDrawing,
  type FlashingDrawingInput,
  NO_FLASHING_DRAWING,
  type ParsedFlashingDrawing,
  readFlashingDrawing,
} from './drawing.generated.js'
import type { Money, MoneyInput } from './money.generated.js'
import { type ParsedMoney, moneyAsSent, readMoney } from './money.js'
import { type Draft, type Mutable, addNotAnObject, isObject } from './object.js'
import { readOpaque } from './opaque.js'
import { type Reading, listOf } from './reading.js'
import {
  type TemplateId,
  readDecimalString,
  readFlag,
  readJsonNumber,
  readTemplateId,
  readText,
} from './scalars.js'
import {
  type ParsedTaxDetail,
  type TaxDetail,
  type TaxDetailInput,
  readTaxDetail,
  writeTaxDetail,
} from './tax.generated.js'

/**
 * Pieces of one length.
 *
 * @see Rule F6 in docs/rules.md
 */
export interface CutListItemInput {
  /** The number of pieces. When omitted, 0. */
  amount?: number | null | undefined
  /** The length of one piece in mm. When omitted, 0. */
  length?: number | null | undefined
}

/**
 * Pieces of one length.
 *
 * @see Rule F6 in docs/rules.md
 */
export interface CutListItem {
  /** The number of pieces. When omitted, 0. */
  readonly amount?: number
  /** The length of one piece in mm. When omitted, 0. */
  readonly length?: number
}

/** The parsed form of {@link CutListItemInput}. */
export interface ParsedCutListItem {
  readonly amount?: number | undefined
  readonly length?: number | undefined
}

/**
 * A flashing. Pricing keeps the figures as sent: it neither calculates the total nor compares figures with
 * the drawing. Decimals are strings.
 *
 * @see Rules F1, N4 in docs/rules.md
 */
export interface FlashingLineInput {
  /**
   * The id of the template of the flashing.
   *
   * @see Rules F11, F10, V6 in docs/rules.md
   */
  templateId?: string | null | undefined
  /** The name of the flashing. */
  productName?: string | null | undefined
  /**
   * The name of a price level. An empty name is stored as A.
   *
   * @see Rule F10 in docs/rules.md
   */
  priceLevel?: string | null | undefined
  /**
   * The colour of the flashing.
   *
   * @see Rules F10, V6 in docs/rules.md
   */
  colour?: string | null | undefined
  /**
   * The thickness of the metal in mm.
   *
   * @see Rule F10 in docs/rules.md
   */
  thickness?: string | null | undefined
  /**
   * The number of bends of the flashing.
   *
   * @see Rules F3, F10 in docs/rules.md
   */
  bends?: string | null | undefined
  /**
   * The girth of the flashing in mm.
   *
   * @see Rules F2, F10 in docs/rules.md
   */
  totalGirth?: string | null | undefined
  /**
   * The sum of the lengths in the cut list, in metres.
   *
   * @see Rule F6 in docs/rules.md
   */
  totalLength?: string | null | undefined
  /**
   * The price per metre. Documents do not compute the total from it.
   *
   * @see Rules F1, F10 in docs/rules.md
   */
  unitPrice?: MoneyInput | null | undefined
  /**
   * The total of the line, which `flashingPrice` calculates. Without a total price or a custom price, the
   * line counts as 0.
   *
   * @see Rules F7, N8 in docs/rules.md
   */
  totalPrice?: MoneyInput | null | undefined
  /**
   * A price for the whole line, in place of the total price.
   *
   * @see Rules F1, N8 in docs/rules.md
   */
  customPrice?: MoneyInput | null | undefined
  /**
   * The price per metre, in place of the unit price.
   *
   * @see Rule F7 in docs/rules.md
   */
  customPricePerLength?: MoneyInput | null | undefined
  /**
   * The cut list, a list of CutListItem. Documents keep any value as sent; the calculators check it.
   *
   * @see Rules F6, M8 in docs/rules.md
   */
  subitems?: CutListItemInput[] | null | undefined
  /**
   * Whether the line is exempt from tax.
   *
   * @see Rule T4 in docs/rules.md
   */
  isTaxFree?: boolean | null | undefined
  /**
   * The tax according to the sender, for information only: the tax of the account is charged.
   *
   * @see Rule T4 in docs/rules.md
   */
  tax?: TaxDetailInput | null | undefined
  /**
   * The drawing of the flashing. Documents require one, which may be empty.
   *
   * @see Rule F9 in docs/rules.md
   */
  drawing?: FlashingDrawingInput | null | undefined
  /**
   * The drawings of the other sides of the flashing.
   *
   * @see Rule F4 in docs/rules.md
   */
  otherSides?: FlashingDrawingInput[] | null | undefined
}

/**
 * A flashing. Pricing keeps the figures as sent: it neither calculates the total nor compares figures with
 * the drawing. Decimals are strings.
 *
 * @see Rules F1, N4 in docs/rules.md
 */
export interface FlashingLine {
  /**
   * The id of the template of the flashing.
   *
   * @see Rules F11, F10, V6 in docs/rules.md
   */
  readonly templateId?: string
  /** The name of the flashing. */
  readonly productName?: string
  /**
   * The name of a price level. An empty name is stored as A.
   *
   * @see Rule F10 in docs/rules.md
   */
  readonly priceLevel?: string
  /**
   * The colour of the flashing.
   *
   * @see Rules F10, V6 in docs/rules.md
   */
  readonly colour?: string
  /**
   * The thickness of the metal in mm.
   *
   * @see Rule F10 in docs/rules.md
   */
  readonly thickness?: string
  /**
   * The number of bends of the flashing.
   *
   * @see Rules F3, F10 in docs/rules.md
   */
  readonly bends?: string
  /**
   * The girth of the flashing in mm.
   *
   * @see Rules F2, F10 in docs/rules.md
   */
  readonly totalGirth?: string
  /**
   * The sum of the lengths in the cut list, in metres.
   *
   * @see Rule F6 in docs/rules.md
   */
  readonly totalLength?: string
  /**
   * The price per metre. Documents do not compute the total from it.
   *
   * @see Rules F1, F10 in docs/rules.md
   */
  readonly unitPrice?: Money
  /**
   * The total of the line, which `flashingPrice` calculates. Without a total price or a custom price, the
   * line counts as 0.
   *
   * @see Rules F7, N8 in docs/rules.md
   */
  readonly totalPrice?: Money
  /**
   * A price for the whole line, in place of the total price.
   *
   * @see Rules F1, N8 in docs/rules.md
   */
  readonly customPrice?: Money
  /**
   * The price per metre, in place of the unit price.
   *
   * @see Rule F7 in docs/rules.md
   */
  readonly customPricePerLength?: Money
  /**
   * The cut list, a list of CutListItem. Documents keep any value as sent; the calculators check it.
   *
   * @see Rules F6, M8 in docs/rules.md
   */
  readonly subitems?: readonly CutListItem[]
  /**
   * Whether the line is exempt from tax.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly isTaxFree?: boolean
  /**
   * The tax according to the sender, for information only: the tax of the account is charged.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly tax?: TaxDetail
  /**
   * The drawing of the flashing. Documents require one, which may be empty.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly drawing: FlashingDrawing
  /**
   * The drawings of the other sides of the flashing.
   *
   * @see Rule F4 in docs/rules.md
   */
  readonly otherSides?: readonly FlashingDrawing[]
}

/**
 * {@link FlashingLine} in a preview, which does not require fields that change no figure.
 *
 * @see Rule V7 in docs/rules.md
 */
export interface PreviewFlashingLine extends Omit<FlashingLine, 'drawing'> {
  /**
   * The drawing of the flashing. Documents require one, which may be empty.
   *
   * @see Rule F9 in docs/rules.md
   */
  readonly drawing?: FlashingDrawing
}

/** The parsed form of {@link FlashingLineInput}. */
export interface ParsedFlashingLine {
  readonly templateId: TemplateId | undefined
  readonly productName: string | undefined
  readonly priceLevel: string | undefined
  readonly colour: string | undefined
  readonly thickness: Millimetres | undefined
  readonly bends: Bends | undefined
  readonly totalGirth: Millimetres | undefined
  readonly totalLength: Metres | undefined
  readonly unitPrice: ParsedMoney | undefined
  readonly totalPrice: ParsedMoney | undefined
  readonly customPrice: ParsedMoney | undefined
  readonly customPricePerLength: ParsedMoney | undefined
  readonly subitems: unknown
  readonly isTaxFree: boolean | undefined
  readonly tax: ParsedTaxDetail | undefined
  readonly drawing: ParsedFlashingDrawing | undefined
  readonly otherSides: readonly ParsedFlashingDrawing[] | undefined
}

/** The value used in place of one that could not be read. */
export const NO_CUT_LIST_ITEM: ParsedCutListItem = { amount: undefined, length: undefined }

const readListOfFlashingDrawing = listOf(readFlashingDrawing, NO_FLASHING_DRAWING)

/** Reads {@link CutListItemInput} field by field, in the order of the request. */
export function readCutListItem(sent: unknown, step: Step, reading: Reading): ParsedCutListItem | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedCutListItem> = { amount: undefined, length: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'amount':
        read.amount = readJsonNumber(part, field, reading)
        break
      case 'length':
        read.length = readJsonNumber(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link CutListItem} field by field, without absent fields. */
export function writeCutListItem(read: ParsedCutListItem): CutListItem {
  const draft: Draft<CutListItem> = {}
  if (read.amount !== undefined) draft.amount = read.amount
  if (read.length !== undefined) draft.length = read.length
  return draft
}

/** Reads {@link FlashingLineInput} field by field, in the order of the request. */
export function readFlashingLine(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedFlashingLine | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedFlashingLine> = {
    templateId: undefined,
    productName: undefined,
    priceLevel: undefined,
    colour: undefined,
    thickness: undefined,
    bends: undefined,
    totalGirth: undefined,
    totalLength: undefined,
    unitPrice: undefined,
    totalPrice: undefined,
    customPrice: undefined,
    customPricePerLength: undefined,
    subitems: undefined,
    isTaxFree: undefined,
    tax: undefined,
    drawing: undefined,
    otherSides: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'templateId':
        read.templateId = readTemplateId(part, field, reading)
        break
      case 'productName':
        read.productName = readText(part, field, reading)
        break
      case 'priceLevel':
        read.priceLevel = readText(part, field, reading)
        break
      case 'colour':
        read.colour = readText(part, field, reading)
        break
      case 'thickness':
        read.thickness = readDecimalString(part, field, reading)
        break
      case 'bends':
        read.bends = readDecimalString(part, field, reading)
        break
      case 'totalGirth':
        read.totalGirth = readDecimalString(part, field, reading)
        break
      case 'totalLength':
        read.totalLength = readDecimalString(part, field, reading)
        break
      case 'unitPrice':
        read.unitPrice = readMoney(part, field, reading)
        break
      case 'totalPrice':
        read.totalPrice = readMoney(part, field, reading)
        break
      case 'customPrice':
        read.customPrice = readMoney(part, field, reading)
        break
      case 'customPricePerLength':
        read.customPricePerLength = readMoney(part, field, reading)
        break
      case 'subitems':
        read.subitems = readOpaque(part, field, reading)
        break
      case 'isTaxFree':
        read.isTaxFree = readFlag(part, field, reading)
        break
      case 'tax':
        read.tax = readTaxDetail(part, field, reading)
        break
      case 'drawing':
        read.drawing = readFlashingDrawing(part, field, reading)
        break
      case 'otherSides':
        read.otherSides = readListOfFlashingDrawing(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link FlashingLine} from the parsed fields and the computed ones. */
export function writeFlashingLine(
  read: ParsedFlashingLine,
  priceLevel: string | undefined,
  drawing: FlashingDrawing | undefined,
  otherSides: readonly FlashingDrawing[] | undefined,
): FlashingLine {
  const draft: Draft<FlashingLine> = {}
  if (read.templateId !== undefined) draft.templateId = read.templateId
  if (read.productName !== undefined) draft.productName = read.productName
  if (priceLevel !== undefined) draft.priceLevel = priceLevel
  if (read.colour !== undefined) draft.colour = read.colour
  if (read.thickness !== undefined) draft.thickness = writeDecimal(read.thickness)
  if (read.bends !== undefined) draft.bends = writeDecimal(read.bends)
  if (read.totalGirth !== undefined) draft.totalGirth = writeDecimal(read.totalGirth)
  if (read.totalLength !== undefined) draft.totalLength = writeDecimal(read.totalLength)
  if (read.unitPrice !== undefined) draft.unitPrice = moneyAsSent(read.unitPrice)
  if (read.totalPrice !== undefined) draft.totalPrice = moneyAsSent(read.totalPrice)
  if (read.customPrice !== undefined) draft.customPrice = moneyAsSent(read.customPrice)
  if (read.customPricePerLength !== undefined)
    draft.customPricePerLength = moneyAsSent(read.customPricePerLength)
  if (read.subitems !== undefined) draft.subitems = read.subitems as readonly CutListItem[]
  if (read.isTaxFree !== undefined) draft.isTaxFree = read.isTaxFree
  if (read.tax !== undefined) draft.tax = writeTaxDetail(read.tax)
  if (drawing !== undefined) draft.drawing = drawing
  if (otherSides !== undefined) draft.otherSides = otherSides
  return draft as FlashingLine
}
