import {
  writeFlashingDrawing,
  type FlashingDrawing,
  type ParsedFlashingDrawing,
} from '../wire/drawing.generated.js'
import { writeFlashingLine, type FlashingLine, type ParsedFlashingLine } from '../wire/flashing.generated.js'
import {
  writeProductKitLine,
  type KitComponent,
  type SubKit,
  writeKitComponent,
  writeSubKit,
} from '../wire/kit.generated.js'
import {
  writeCatalogueLine,
  writeLabourLine,
  writeNotes,
  writeOnTheFlyLine,
} from '../wire/plain-lines.generated.js'
import type { SalesLine } from '../wire/document.generated.js'
import type { PricedLine } from './priced.js'
import type { OwnMeasurements, PricedComponent, PricedKitLevel, PricedPricing } from '../pricing/priced.js'
import { plainText, writeDecimal } from '../number/number-text.js'
import { writeLinePricing, writeMeasurementEntry, type LinePricing } from '../wire/line-pricing.generated.js'
import type { PricedMoney } from '../wire/money.generated.js'
import { moneyAsSent, moneyOf, moneyOfCents } from '../wire/money.js'
import { ownFields } from '../problem/own-fields.js'

export function writeLine(priced: PricedLine, currency: string): SalesLine {
  switch (priced.kind) {
    case 'onTheFly':
      return {
        onTheFly: writeOnTheFlyLine(priced.line, priced.pricing && writePricing(priced.pricing, currency)),
      }
    case 'catalogue':
      return {
        catalogue: writeCatalogueLine(priced.line, priced.pricing && writePricing(priced.pricing, currency)),
      }
    case 'labour':
      return {
        labour: writeLabourLine(priced.line, priced.pricing && writePricing(priced.pricing, currency)),
      }
    case 'notes':
      return { notes: writeNotes(priced.line) }
    case 'flashing':
      return { flashing: writeFlashing(priced.line) }
    case 'productKit': {
      const { components, subKits, pricing } = writeParts(priced.level, currency)
      return { productKit: writeProductKitLine(priced.line, components, subKits, pricing) }
    }
  }
}

// F10
const DEFAULT_PRICE_LEVEL = 'A'

// F1, F9, F10
function writeFlashing(line: ParsedFlashingLine): FlashingLine {
  return writeFlashingLine(
    line,
    line.priceLevel === '' ? DEFAULT_PRICE_LEVEL : line.priceLevel,
    line.drawing && writeDrawing(line.drawing, 'DRAWING_SIDE_FAR'),
    line.otherSides?.map((side) => writeDrawing(side, 'DRAWING_SIDE_NEAR')),
  )
}

// F9
function writeDrawing(
  drawing: ParsedFlashingDrawing,
  defaultSide: 'DRAWING_SIDE_FAR' | 'DRAWING_SIDE_NEAR',
): FlashingDrawing {
  const { side = 'DRAWING_SIDE_UNSPECIFIED' } = drawing
  return writeFlashingDrawing(drawing, side === 'DRAWING_SIDE_UNSPECIFIED' ? defaultSide : side)
}

function writePricing(priced: PricedPricing, currency: string): LinePricing {
  const { sent, basis, unitPrice } = priced
  const measurements = sent.measurements?.map(writeMeasurementEntry)
  const asBuilt = basis.asBuiltMeasurements // M7
  return writeLinePricing(sent, {
    unitPrice: unitPrice && moneyOf(unitPrice, sent.unitPrice?.currency ?? currency),
    // L14: a total kept as sent may lack amount or currency.
    totalPrice: priced.totalIsAsSupplied
      ? sent.totalPrice && (moneyAsSent(sent.totalPrice) as PricedMoney)
      : moneyOfCents(priced.total, sent.totalPrice?.currency ?? currency),
    cost: basis.cost && moneyOf(basis.cost, sent.cost?.currency ?? currency),
    markup: priced.markup === undefined ? sent.markup && writeDecimal(sent.markup) : plainText(priced.markup), // L10
    markupIsPercentage: priced.markup !== undefined || (sent.markupIsPercentage ?? true), // L8, L10
    margin:
      priced.margin === undefined
        ? sent.margin && moneyAsSent(sent.margin)
        : moneyOfCents(priced.margin, currency), // L11
    measurements,
    asBuiltMeasurements: asBuilt === sent.measurements ? measurements : asBuilt?.map(writeMeasurementEntry),
  })
}

interface WrittenParts {
  readonly components: readonly KitComponent[] | undefined
  readonly subKits: readonly SubKit[] | undefined
  readonly pricing: LinePricing | undefined
}

function writeParts(level: PricedKitLevel, currency: string): WrittenParts {
  return {
    components: level.components?.map((component) => writeComponent(component, currency)),
    subKits: level.subKits?.map((subKit) => {
      const { components, subKits, pricing: written } = writeParts(subKit, currency)
      const measured = writeMeasured(subKit.kit, subKit.pricing, written)
      const { measurements, asBuiltMeasurements, pricing } = measured
      return writeSubKit(subKit.kit, { measurements, asBuiltMeasurements, components, subKits, pricing })
    }),
    pricing: level.pricing && writePricing(level.pricing, currency),
  }
}

function writeComponent({ component, pricing }: PricedComponent, currency: string): KitComponent {
  const measured = writeMeasured(component, pricing, pricing && writePricing(pricing, currency))
  return writeKitComponent(component, measured.pricing, measured.measurements, measured.asBuiltMeasurements)
}

type MeasuredPart = Record<
  'measurements' | 'asBuiltMeasurements',
  LinePricing['measurements'] | undefined
> & {
  readonly pricing: LinePricing | undefined
}

/** K7. Derived as-built measurements go next to the measurements (M7). */
function writeMeasured(
  sent: OwnMeasurements,
  priced: PricedPricing | undefined,
  written: LinePricing | undefined,
): MeasuredPart {
  const isOutside = sent.measurements !== undefined
  const isBuiltOutside =
    sent.asBuiltMeasurements !== undefined ||
    (isOutside && priced !== undefined && priced.sent.asBuiltMeasurements === undefined)
  if (written === undefined || !(isOutside || isBuiltOutside))
    return { pricing: written, measurements: undefined, asBuiltMeasurements: undefined }
  const { measurements, asBuiltMeasurements, ...pricing } = ownFields(written)
  return {
    pricing: {
      ...pricing,
      ...(isOutside || measurements === undefined ? {} : { measurements }),
      ...(isBuiltOutside || asBuiltMeasurements === undefined ? {} : { asBuiltMeasurements }),
    },
    measurements: isOutside ? measurements : undefined,
    asBuiltMeasurements: isBuiltOutside ? asBuiltMeasurements : undefined,
  }
}
