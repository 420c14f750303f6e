import { ownFields } from '../problem/own-fields.js'
import { sumMeasurements, type MeasuredPieces } from '../api/measurements.js'
import { flashingChargedLength } from '../api/flashing/figures.js'
import { isRight } from '../problem/either.js'
import { measurementMethod, UNIT_SYMBOLS, type MeasurementMethod } from '../rules/strategies.js'
import type { AccountInput } from '../wire/account.generated.js'
import { cutListIn } from '../wire/flashing-with-cut-list.js'
import type { FlashingLine } from '../wire/flashing.generated.js'
import type { Writing } from './writing.js'
import type { ShownQuantity } from './priced-figures.js'
import type { ShownPricing } from './shown-document.js'

/** The pieces and the quantity of a row. */
export interface ShownPieces {
  /** The pieces as the trade writes them: `22 × 6.1 m, 14 × 4.35 m`. Empty without pieces. */
  readonly pieces: string
  /** The pieces as built, where they differ from those sold. */
  readonly asBuilt: string
  readonly quantity: ShownQuantity
}

/** A space that ends no line. */
const SPACE = '\u00a0'

/** Returns the pieces and the quantity of a pricing object. The quantity of pieces is their charged measure. */
export function piecesOf(pricing: ShownPricing, account: AccountInput, writing: Writing): ShownPieces {
  const { quantity, pricingStrategy, measurements, asBuiltMeasurements } = pricing
  const method = measurementMethod(pricingStrategy)
  if (method === undefined || measurements === undefined) {
    const text = quantity === undefined ? '' : writing.number(quantity)
    return { pieces: '', asBuilt: '', quantity: { text, factor: quantity } }
  }
  const entriesText = (entries: ShownPricing['measurements'], settings: AccountInput): string =>
    measured(entries, pricingStrategy, settings)
      ?.pieces.map((entry) => entryText(entry, method, writing))
      .join(', ') ?? ''
  const measure = measured(measurements, pricingStrategy, account)?.measure
  const pieces = entriesText(measurements, account)
  const asSold = entriesText(measurements, { currency: CURRENCY })
  const asBuilt = entriesText(asBuiltMeasurements, { currency: CURRENCY })
  return {
    pieces,
    asBuilt: asBuilt === asSold ? '' : asBuilt,
    quantity: { text: measureText(measure, UNIT_SYMBOLS[method.measure], writing), factor: measure },
  }
}

/** Any currency: measures do not depend on it. */
export const CURRENCY = 'XXX'

function measured(
  measurements: ShownPricing['measurements'],
  pricingStrategy: ShownPricing['pricingStrategy'],
  account: AccountInput,
) {
  if (measurements === undefined || pricingStrategy === undefined) return undefined
  const answer = sumMeasurements({ measurements: [...measurements], pricingStrategy }, account)
  return isRight(answer) ? answer.right : undefined
}

function entryText(pieces: MeasuredPieces, method: MeasurementMethod, { number, words }: Writing): string {
  const { amount, length, width, chargedLength } = ownFields(pieces)
  const unit = UNIT_SYMBOLS[method.length]
  const sizes = [length, ...(width === undefined ? [] : [width])].map(number)
  const text = [number(amount), ...sizes].join(`${SPACE}×${SPACE}`) + SPACE + unit
  return chargedLength === length
    ? text
    : `${text} (${words.chargedAs(`${number(chargedLength)}${SPACE}${unit}`)})`
}

function measureText(measure: string | undefined, unit: string, { number }: Writing): string {
  return measure === undefined ? '' : `${number(measure)}${SPACE}${unit}`
}

/** Returns the cut list of a flashing in millimetres, and its charged length in metres (F6). */
export function piecesOfFlashing(
  { subitems, totalLength }: Partial<FlashingLine>,
  account: AccountInput,
  writing: Writing,
): ShownPieces {
  const { number, words } = writing
  // A document keeps any value as its cut list (F6).
  const items = cutListIn(subitems) ?? []
  const answer = flashingChargedLength({ subitems: items.length === 0 ? [] : [...(subitems ?? [])] }, account)
  const charged = isRight(answer) ? answer.right : undefined
  const pieces = items.map(({ amount = 0, length = 0 }, index) => {
    const piece = charged?.pieces[index]
    const text =
      [amount, length].map((count) => number(String(count))).join(`${SPACE}×${SPACE}`) + `${SPACE}mm`
    return piece === undefined || piece.chargedLength === piece.length
      ? text
      : `${text} (${words.chargedAs(`${number(piece.chargedLength)}${SPACE}mm`)})`
  })
  const length = charged === undefined || items.length === 0 ? totalLength : charged.chargedLength
  return {
    pieces: pieces.join(', '),
    asBuilt: '',
    quantity: { text: measureText(length, 'm', writing), factor: length },
  }
}
