import type { CutListItem, FlashingDrawing } from '../model/drawing.js'
import type { Money } from '../model/money.js'
import type { Flashing } from '../model/sales-line.js'
import type { Decimal } from '../number/decimal.js'
import { writeDecimal } from '../number/write-decimal.js'
import { drawing, drawingOfAnySize, drawingWire } from './drawing.js'
import { templateId } from './id.js'
import { listOf } from './list.js'
import { money, moneyAsSent, type MoneyWire } from './money.js'
import { fieldsOf, objectOf } from './object.js'
import { refuseLegacy } from './legacy.js'
import type { Reader } from './reading.js'
import { decimal, flag, jsonNumber, text } from './scalars.js'
import { taxDetail, taxDetailWire, type TaxDetailWire } from './tax-detail.js'

/** A flashing line, as JSON (section 2.5 of the specification). */
export interface FlashingLineWire {
  readonly templateId?: string
  readonly productName?: string
  /** The name of a price level; an empty one is stored as `A` (F10). */
  readonly priceLevel?: string
  readonly colour?: string
  /** In mm. */
  readonly thickness?: string
  readonly bends?: string
  /** In mm. */
  readonly totalGirth?: string
  /** In metres. */
  readonly totalLength?: string
  /** For one metre. */
  readonly unitPrice?: MoneyWire
  readonly totalPrice?: MoneyWire
  /** Counts in place of the total price (F1). */
  readonly customPrice?: MoneyWire
  readonly customPricePerLength?: MoneyWire
  readonly subitems?: readonly CutListItem[]
  readonly isTaxFree?: boolean
  readonly tax?: TaxDetailWire
  readonly drawing?: FlashingDrawing
  readonly otherSides?: readonly FlashingDrawing[]
}

type SentFlashing = { readonly [Field in keyof Flashing]?: NonNullable<Flashing[Field]> }

function flashingWith(drawingReader: Reader<FlashingDrawing>): Reader<Flashing> {
  const readSent = objectOf(
    fieldsOf<SentFlashing>({
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
  const { subitems, isTaxFree, tax } = flashing
  return {
    ...kept('templateId', flashing.templateId),
    ...kept('productName', flashing.productName),
    ...kept('priceLevel', flashing.priceLevel === '' ? DEFAULT_PRICE_LEVEL : flashing.priceLevel),
    ...kept('colour', flashing.colour),
    ...kept('thickness', decimalAsSent(flashing.thickness)),
    ...kept('bends', decimalAsSent(flashing.bends)),
    ...kept('totalGirth', decimalAsSent(flashing.totalGirth)),
    ...kept('totalLength', decimalAsSent(flashing.totalLength)),
    ...kept('unitPrice', moneyAsSentIfAny(flashing.unitPrice)),
    ...kept('totalPrice', moneyAsSentIfAny(flashing.totalPrice)),
    ...kept('customPrice', moneyAsSentIfAny(flashing.customPrice)),
    ...kept('customPricePerLength', moneyAsSentIfAny(flashing.customPricePerLength)),
    ...kept('subitems', subitems),
    ...kept('isTaxFree', isTaxFree),
    ...kept('tax', tax && taxDetailWire(tax)),
    ...kept('drawing', flashing.drawing && drawingWire(flashing.drawing, 'DRAWING_SIDE_FAR')),
    ...kept(
      'otherSides',
      flashing.otherSides?.map((side) => drawingWire(side, 'DRAWING_SIDE_NEAR')),
    ),
  }
}

function decimalAsSent(number: Decimal | undefined): string | undefined {
  return number && writeDecimal(number)
}

function moneyAsSentIfAny(amount: Money | undefined): MoneyWire | undefined {
  return amount && moneyAsSent(amount)
}

/** A field of its own when there is a value, else nothing. */
function kept<Field extends keyof FlashingLineWire>(
  field: Field,
  value: FlashingLineWire[Field] | undefined,
): Partial<Pick<FlashingLineWire, Field>> {
  // A computed name widens to any field's: this is the one that was asked for.
  return value === undefined ? {} : ({ [field]: value } as Pick<FlashingLineWire, Field>)
}
