import { roundHalfUp } from '../number/arithmetic.js'
import { isUnknown } from '../number/decimal.js'
import { plainText, readProduct } from '../number/number-text.js'
import { ownFields } from '../problem/own-fields.js'
import { sumMeasurements, type MeasuredPieces } from '../api/measurements.js'
import { flashingChargedLength } from '../api/flashing/figures.js'
import { isRight } from '../problem/either.js'
import {
  measurementMethod,
  OTHER_SIZE_NAMES,
  UNIT_SYMBOLS,
  type MeasurementMethod,
} from '../rules/strategies.js'
import type { AccountInput } from '../wire/account.generated.js'
import { cutListIn } from '../wire/flashing-with-cut-list.js'
import type { FlashingLine } from '../wire/flashing.generated.js'
import type { Writing } from './writing.js'
import type { ShownQuantity } from './priced-figures.js'
import type { ShownPricing } from './shown-document.js'

interface ShownPieces {
  /** Such as `22 × 6.1 m, 14 × 4.35 m`. Empty without pieces, or if the quantity alone describes them. */
  readonly pieces: string
  /** Empty if absent or equal to the pieces sold. */
  readonly asBuilt: string
  readonly quantity: ShownQuantity
}

// A non-breaking space.
const SPACE = '\u00a0'

/** For pieces, returns their charged measure. `unit` is for any other quantity. */
export function piecesOf(
  pricing: ShownPricing,
  account: AccountInput,
  writing: Writing,
  unit = '',
): ShownPieces {
  const { quantity, pricingStrategy, measurements, asBuiltMeasurements } = pricing
  const method = measurementMethod(pricingStrategy)
  if (method === undefined || measurements === undefined) {
    const text = quantity === undefined ? '' : writing.number(quantity) + (unit && SPACE + unit)
    return { pieces: '', asBuilt: '', quantity: { text, factor: quantity } }
  }
  const entriesText = (entries: ShownPricing['measurements'], settings: AccountInput): string =>
    measured(entries, pricingStrategy, settings)
      ?.pieces.map((entry) => entryText(entry, method, writing))
      .join(', ') ?? ''
  const sold = measured(measurements, pricingStrategy, account)
  const measure = sold?.measure
  const pieces = isOneQuantity(sold?.pieces) ? '' : entriesText(measurements, account)
  const asSold = entriesText(measurements, { currency: CURRENCY })
  const asBuilt = entriesText(asBuiltMeasurements, { currency: CURRENCY })
  return {
    pieces,
    asBuilt: asBuilt === asSold ? '' : asBuilt,
    quantity: { text: measureText(measure, UNIT_SYMBOLS[method.measure], writing), factor: measure },
  }
}

/** Any currency will do, because measures have no amounts. */
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
  const { amount, length, chargedLength } = ownFields(pieces)
  const unit = UNIT_SYMBOLS[method.length]
  const sizes = [length, ...othersOf(pieces)]
  const inFeet = sizes.map(feetAndInches)
  const isInFeet = unit === 'ft' && inFeet.some((text) => text !== '')
  const texts = isInFeet ? inFeet.map((text, at) => text || `${number(sizes[at] ?? '')}′`) : sizes.map(number)
  const text = [number(amount), ...texts].join(`${SPACE}×${SPACE}`) + (isInFeet ? '' : SPACE + unit)
  return chargedLength === length
    ? text
    : `${text} (${words.chargedAs(`${number(chargedLength)}${SPACE}${unit}`)})`
}

/** Writes 8.333333333333 as `8′ 4″`. Returns '' for under five decimals, or if not a multiple of 1/16 inch. */
function feetAndInches(feet: string): string {
  const [whole = '', decimals = ''] = feet.split('.')
  if (decimals.length <= SHORT) return ''
  const sixteenths = Number(`0.${decimals}`) * 192
  const nearest = Math.round(sixteenths)
  if (Math.abs(sixteenths - nearest) > 1e-6) return ''
  const [inches, part] = [Math.floor(nearest / 16) % 12, nearest % 16]
  const common = [16, 8, 4, 2, 1].find((divisor) => part % divisor === 0) ?? 1
  const fraction = part === 0 ? '' : ` ${String(part / common)}/${String(16 / common)}`
  const wholeFeet = Number(whole) + Math.floor(nearest / 192)
  return `${String(wholeFeet)}′${SPACE}${String(inches)}${fraction}″`
}

/** People read up to four decimals at a glance. */
const SHORT = 4

function measureText(measure: string | undefined, unit: string, { number }: Writing): string {
  if (measure === undefined) return ''
  const read = readProduct(measure)
  const short = read === undefined || isUnknown(read) ? measure : plainText(roundHalfUp(read, SHORT))
  return `${number(short)}${SPACE}${unit}`
}

/** A single length, or pieces of 1 × 1, need no list: the quantity says it. */
function isOneQuantity(pieces: readonly MeasuredPieces[] | undefined): boolean {
  const [first] = pieces ?? []
  if (pieces?.length !== 1 || first === undefined) return false
  const { amount, length, chargedLength } = ownFields(first)
  const others = othersOf(first)
  const isOne = others.length === 0 ? amount === '1' : [length, ...others].every((size) => size === '1')
  return length === chargedLength && isOne
}

function othersOf(pieces: MeasuredPieces): readonly string[] {
  const own = ownFields(pieces)
  return OTHER_SIZE_NAMES.flatMap((size) => own[size] ?? [])
}

/** F6: pieces are in mm. The quantity, in m, is the charged length, or the total length without a cut list. */
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
      [piece?.amount ?? amount, piece?.length ?? length]
        .map((count) => number(String(count)))
        .join(`${SPACE}×${SPACE}`) + `${SPACE}mm`
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
