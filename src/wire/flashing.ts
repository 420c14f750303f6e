import type { CutListItem, FlashingDrawing } from '../model/drawing.js'
import type { Flashing } from '../model/sales-line.js'
import { writeDecimal } from '../number/decimal-text.js'
import type { Draft } from './draft.js'
import { drawing, drawingOfAnySize, drawingWire } from './drawing.js'
import { templateId } from './id.js'
import { listOf } from './list.js'
import { money, moneyAsSent, type MoneyWire } from './money.js'
import { fieldsOf, objectOf } from './object.js'
import { refuseLegacy } from './legacy.js'
import type { Reader } from './reading.js'
import { decimal, flag, jsonNumber, text } from './scalars.js'
import type { Sent } from './sent.js'
import { taxDetail, taxDetailWire, type TaxDetailWire } from './tax-detail.js'

/** A flashing line, as JSON (section 2.5 of the specification). */
export interface FlashingLineWire {
  /** A `flashtpl_` id (F11), looked up where the catalogue can (V6). */
  readonly templateId?: string
  /** What it is called. */
  readonly productName?: string
  /** The name of a price level; an empty one is stored as `A` (F10). */
  readonly priceLevel?: string
  /** Looked up among the template's, where the catalogue can (V6). */
  readonly colour?: string
  /** In mm. */
  readonly thickness?: string
  /** How many, a decimal string (F3); above zero when submitted (F10). */
  readonly bends?: string
  /** In mm. */
  readonly totalGirth?: string
  /** In metres. */
  readonly totalLength?: string
  /** For one metre. */
  readonly unitPrice?: MoneyWire
  /** Counts half up to the cent, where there is no custom price (F1). */
  readonly totalPrice?: MoneyWire
  /** Counts in place of the total price (F1). */
  readonly customPrice?: MoneyWire
  /** For one metre, in place of `unitPrice` (F7). */
  readonly customPricePerLength?: MoneyWire
  /** The cut list: amounts and lengths in mm (F6). */
  readonly subitems?: readonly CutListItem[]
  /** True: exempt. False when absent (T4). */
  readonly isTaxFree?: boolean
  /** Advisory: the account's tax is what counts (T4). */
  readonly tax?: TaxDetailWire
  /** Required (F9). */
  readonly drawing?: FlashingDrawing
  /** The drawings of further sides, where there are any (F4). */
  readonly otherSides?: readonly FlashingDrawing[]
}

function flashingWith(drawingReader: Reader<FlashingDrawing>): Reader<Flashing> {
  const readSent = objectOf(
    fieldsOf<Sent<Flashing>>({
      templateId,
      productName: text,
      priceLevel: text,
      colour: text,
      thickness: decimal,
      bends: decimal,
      totalGirth: decimal,
      totalLength: decimal,
      unitPrice: money,
      totalPrice: money,
      customPrice: money,
      customPricePerLength: money,
      subitems: listOf(objectOf(fieldsOf<CutListItem>({ amount: jsonNumber, length: jsonNumber })), {}),
      isTaxFree: flag,
      tax: taxDetail,
      drawing: drawingReader,
      otherSides: listOf(drawingReader, {}),
    }),
    refuseLegacy,
  )
  return (value, step, reading) => {
    const sent = readSent(value, step, reading)
    return sent && { ...ABSENT, ...sent }
  }
}

/** Of a flashing everything may be absent. */
const ABSENT: Flashing = {
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

/** A flashing of a document (F9). */
export const flashing: Reader<Flashing> = flashingWith(drawing)

/** A flashing with drawings of any size: for those who measure it. */
export const flashingOfAnySize: Reader<Flashing> = flashingWith(drawingOfAnySize)

/** What an empty price level is stored as (F10). */
const DEFAULT_PRICE_LEVEL = 'A'

/** A flashing line as it reads back: as sent, with the defaults that storing it fills in (F1, F9, F10). */
export function flashingWire(flashing: Flashing): FlashingLineWire {
  const { drawing: far, otherSides: near } = flashing
  const draft: Draft<FlashingLineWire> = {}
  if (flashing.templateId !== undefined) draft.templateId = flashing.templateId
  if (flashing.productName !== undefined) draft.productName = flashing.productName
  if (flashing.priceLevel !== undefined)
    draft.priceLevel = flashing.priceLevel === '' ? DEFAULT_PRICE_LEVEL : flashing.priceLevel
  if (flashing.colour !== undefined) draft.colour = flashing.colour
  if (flashing.thickness !== undefined) draft.thickness = writeDecimal(flashing.thickness)
  if (flashing.bends !== undefined) draft.bends = writeDecimal(flashing.bends)
  if (flashing.totalGirth !== undefined) draft.totalGirth = writeDecimal(flashing.totalGirth)
  if (flashing.totalLength !== undefined) draft.totalLength = writeDecimal(flashing.totalLength)
  if (flashing.unitPrice !== undefined) draft.unitPrice = moneyAsSent(flashing.unitPrice)
  if (flashing.totalPrice !== undefined) draft.totalPrice = moneyAsSent(flashing.totalPrice)
  if (flashing.customPrice !== undefined) draft.customPrice = moneyAsSent(flashing.customPrice)
  if (flashing.customPricePerLength !== undefined)
    draft.customPricePerLength = moneyAsSent(flashing.customPricePerLength)
  if (flashing.subitems !== undefined) draft.subitems = flashing.subitems
  if (flashing.isTaxFree !== undefined) draft.isTaxFree = flashing.isTaxFree
  if (flashing.tax !== undefined) draft.tax = taxDetailWire(flashing.tax)
  if (far !== undefined) draft.drawing = drawingWire(far, 'DRAWING_SIDE_FAR')
  if (near !== undefined) draft.otherSides = near.map((side) => drawingWire(side, 'DRAWING_SIDE_NEAR'))
  return draft
}
