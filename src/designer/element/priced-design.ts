import type { DesignDrawings } from '../model/wire-drawing.js'
import { measureFlashing, type MeasuredFlashing } from '../../api/flashing/flashings.js'
import { resultOf } from '../../problem/either.js'
import { problemAt } from '../../problem/located-problem.js'
import { problemOfDocument, type Problem } from '../../problem/problem.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import type { SheetLimits } from '../../wire/options.generated.js'
import type { DesignerOrder } from './designer-order.js'
import { adviceOn, currencyOf, figuresOf, NOTHING_DRAWN, type DesignerFigures } from './flashing-figures.js'
import { metrePriceOf, type FlashingShape, type MetrePrice } from './metre-price.js'

export interface PricedDesign {
  /** The line of the drawing, or else the stored line. Undefined without both, or while there are problems. */
  readonly line: FlashingLineInput | undefined
  readonly figures: DesignerFigures
  readonly price: MetrePrice
  readonly problems: readonly Problem[]
}

const UNPRICED: MetrePrice = { micros: undefined }

const DRAWING_PATH = ['line', 'drawing'] as const

/**
 * @param drawings undefined if nothing is drawn
 * @param unread the problems of a typed size or angle; if there are any, the shape is unknown
 */
export function pricedDesign(
  drawings: DesignDrawings | undefined,
  order: DesignerOrder,
  account: AccountInput,
  limits: SheetLimits,
  unread: readonly Problem[] = [],
): PricedDesign {
  const [isShapeKnown, arePiecesKnown] = [unread.length === 0, order.subitems !== undefined]
  const typed = [...unread, ...order.problems]
  if (drawings === undefined) {
    const { metres, ...others } = NOTHING_DRAWN
    if (order.stored !== undefined && typed.length === 0)
      return { line: order.stored, figures: { advice: [] }, price: UNPRICED, problems: [] }
    const figures = { ...others, ...(arePiecesKnown && metres !== undefined && { metres }) }
    // F9
    const missing =
      order.isBegun === true ? [problemOfDocument(problemAt('drawing_required', DRAWING_PATH))] : []
    return { line: undefined, figures, price: UNPRICED, problems: [...typed, ...missing] }
  }
  const drawn = { ...order.kept, ...(drawings as unknown as FlashingLineInput) }
  const bare = { ...drawn, subitems: [...(order.subitems ?? [])] }
  const shape = resultOf(measureFlashing(bare, account))
  const price = order.isPriceUnread
    ? UNPRICED
    : metrePriceOf(order, shape.ok && isShapeKnown ? shapeOf(bare, shape.value) : undefined, account)
  const ordered = {
    ...bare,
    ...(price.micros === undefined
      ? {}
      : { unitPrice: { amountMicros: price.micros, currency: currencyOf(account) } }),
    ...(order.productName === '' ? {} : { productName: order.productName }),
  }
  const measured = resultOf(measureFlashing(ordered, account))
  const problems = [
    ...typed,
    ...(price.problems ?? []),
    ...(measured.ok ? [] : measured.problems.map(inLine)),
  ]
  // A problem of the price does not affect the measurements of the shape.
  const found = measured.ok ? measured.value : shape.ok ? shape.value : undefined
  const isReady = problems.length === 0
  const line = found !== undefined && isReady ? { ...ordered, ...declaredOf(found) } : undefined
  const advice = isShapeKnown ? adviceOn(line ?? bare, account, limits) : []
  const figures =
    found === undefined ? { advice } : figuresOf(found, { isShapeKnown, arePiecesKnown, isReady }, advice)
  return { line, figures, price, problems }
}

function declaredOf({ totalGirth, bends, totalLength, totalPrice }: MeasuredFlashing) {
  return { totalGirth, bends, totalLength, ...(totalPrice && { totalPrice }) }
}

function shapeOf(
  { otherSides }: FlashingLineInput,
  { totalGirth: girth, bends }: Pick<FlashingLineInput, 'totalGirth' | 'bends'>,
): FlashingShape {
  return { girth, bends, isTapered: (otherSides ?? []).length > 0 } as FlashingShape
}

/** Prefixes the path of a problem of the request with `line`. */
function inLine(problem: Problem): Problem {
  if (problem.source !== 'request') return problem
  return { ...problem, param: `line.${problem.param}`, path: ['line', ...problem.path] }
}
