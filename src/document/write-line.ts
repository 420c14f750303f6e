import { writeParts, writePricing } from '../pricing/write-pricing.js'
import {
  writeFlashingDrawing,
  type FlashingDrawing,
  type ParsedFlashingDrawing,
} from '../wire/drawing.generated.js'
import { writeFlashingLine, type FlashingLine, type ParsedFlashingLine } from '../wire/flashing.generated.js'
import { writeProductKitLine } from '../wire/kit.generated.js'
import { writeCatalogueLine, writeNotes, writeOnTheFlyLine } from '../wire/plain-lines.generated.js'
import type { SalesLine } from '../wire/sales-line.generated.js'
import type { PricedLine } from './priced.js'

/** A priced line as it reads back. */
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
        labour: writeOnTheFlyLine(priced.line, priced.pricing && writePricing(priced.pricing, currency)),
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

/** What an empty price level is stored as (F10). */
const DEFAULT_PRICE_LEVEL = 'A'

/** A flashing line as it reads back: as sent, with the defaults that storing it fills in (F1, F9, F10). */
function writeFlashing(line: ParsedFlashingLine): FlashingLine {
  return writeFlashingLine(
    line,
    line.priceLevel === '' ? DEFAULT_PRICE_LEVEL : line.priceLevel,
    line.drawing && writeDrawing(line.drawing, 'DRAWING_SIDE_FAR'),
    line.otherSides?.map((side) => writeDrawing(side, 'DRAWING_SIDE_NEAR')),
  )
}

/** A drawing as it reads back: with its side (F9). */
function writeDrawing(
  drawing: ParsedFlashingDrawing,
  defaultSide: 'DRAWING_SIDE_FAR' | 'DRAWING_SIDE_NEAR',
): FlashingDrawing {
  const { side = 'DRAWING_SIDE_UNSPECIFIED' } = drawing
  return writeFlashingDrawing(drawing, side === 'DRAWING_SIDE_UNSPECIFIED' ? defaultSide : side)
}
