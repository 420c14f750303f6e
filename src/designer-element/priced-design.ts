import type { MeasuredFlashing } from '../api/flashing/flashings.js'
import type { Design } from '../designing/design.js'
import { drawingsOf } from '../designing/wire-drawing.js'
import { measureFlashing } from '../flashing-results.generated.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { SheetLimits } from '../wire/options.generated.js'
import type { DesignerOrder } from './designer-order.js'
import { currencyOf, figuresOf, NO_FIGURES, type DesignerFigures } from './flashing-figures.js'
import { metrePriceOf, type FlashingShape, type MetrePrice } from './metre-price.js'

/** A design with its order, as it is sent and as it is shown. */
export interface PricedDesign {
  /** With the figures that the library measures; undefined when nothing is drawn. */
  readonly line: FlashingLineInput | undefined
  readonly figures: DesignerFigures
  /** Of one metre. */
  readonly price: MetrePrice
}

export function pricedDesign(
  design: Design,
  order: DesignerOrder,
  account: AccountInput,
  limits: SheetLimits,
): PricedDesign {
  const drawings = drawingsOf(design)
  if (drawings === undefined) return { line: undefined, figures: NO_FIGURES, price: { micros: undefined } }
  const bare = { ...(drawings as unknown as FlashingLineInput), subitems: [...order.subitems] }
  const price = metrePriceOf(order, shapeOf(bare, account), account)
  const ordered = {
    ...bare,
    ...(price.micros === undefined
      ? {}
      : { unitPrice: { amountMicros: price.micros, currency: currencyOf(account) } }),
    ...(order.productName === '' ? {} : { productName: order.productName }),
  }
  const measured = measuredOf(ordered, account)
  if (measured === undefined)
    return { line: ordered, figures: figuresOf(ordered, undefined, account, limits), price }
  const { totalGirth, bends, totalLength, totalPrice } = measured
  const line = { ...ordered, totalGirth, bends, totalLength, ...(totalPrice && { totalPrice }) }
  return { line, figures: figuresOf(line, measured, account, limits), price }
}

/** What the price of a metre depends on; undefined where it cannot be measured. */
function shapeOf(line: FlashingLineInput, account: AccountInput): FlashingShape | undefined {
  const measured = measuredOf(line, account)
  if (measured === undefined) return undefined
  const { totalGirth: girth, bends } = measured
  return { girth, bends, isTapered: (line.otherSides ?? []).length > 0 }
}

function measuredOf(line: FlashingLineInput, account: AccountInput): MeasuredFlashing | undefined {
  const measured = measureFlashing(line, account)
  return measured.ok ? measured.value : undefined
}
