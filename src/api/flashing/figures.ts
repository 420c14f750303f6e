import { chargedSide, measuredSides } from '../../flashing/measured-side.js'
import {
  lengthsOf,
  flashingPrice as priceRule,
  priceFormulaText,
  pricePerMetre,
  bendsWorkings,
  girthWorkings,
  piecesWorkings,
  type BendsWorkings,
  type GirthWorkings,
  type PiecesWorkings,
} from '../../flashing/measured-flashing.js'
import { plainText } from '../../number/number-text.js'
import { UNKNOWN, ZERO } from '../../number/decimal.js'
import { checkFits, allOf, NO_PROBLEMS, problemAt, checkFigureFits } from '../../problem/located-problem.js'
import type { Answer } from '../../problem/answer.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { ReadonlyInput } from '../../wire/object.js'
import { readFlashingWithCutList } from '../../wire/flashing-with-cut-list.js'
import { readFlashingLine, type FlashingLineInput } from '../../wire/flashing.generated.js'
import { moneyOfCents } from '../../wire/money.js'
import type { PricedMoney } from '../../wire/money.generated.js'
import { runDocumentRule } from '../run-rule.js'

/** The parts of a flashing that are measured: its drawing, and the drawings of its other sides. */
export type Drawings = ReadonlyInput<Pick<FlashingLineInput, 'drawing' | 'otherSides'>>

/** The girth that is charged (F2, F4, F5). */
export interface FlashingGirth extends GirthWorkings {
  /** The girth that is charged in mm, a decimal string. */
  readonly totalGirth: string
}

/**
 * The girth of a flashing in mm, of the side that has the largest, and the edges and finishes that make it
 * (F2, F4, F5).
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingGirth } from 'quotewright'
 *
 * const girth = flashingGirth(
 *   { drawing: { lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50, hidden: true } } } } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(girth.ok)
 * assert.equal(girth.value.totalGirth, '100')
 */
export function flashingGirth(drawings: Drawings, account: AccountInput): Answer<FlashingGirth> {
  return runDocumentRule(drawings, readFlashingLine, account, (read, settings) => {
    const side = chargedSide(measuredSides(read, settings))
    const girth = side?.girth.girth ?? ZERO
    return {
      problems: checkFigureFits(girth, 'totalGirth'),
      value: () => ({ totalGirth: plainText(girth), ...girthWorkings(side) }),
    }
  })
}

/** The bends that are charged (F3, F4). */
export interface FlashingBends extends BendsWorkings {
  /** The bends that are charged, a decimal string. */
  readonly bends: string
}

/**
 * The bends of a flashing, of the side that has the largest girth, and the joints and finishes that make them
 * (F3, F4).
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingBends } from 'quotewright'
 *
 * const drawing = { points: { a: { finish: { type: 'FINISH_TYPE_CRUSH_FOLD' } } } } as const
 * const usual = flashingBends({ drawing }, { currency: 'AUD' })
 * const ours = flashingBends({ drawing }, { currency: 'AUD', crushFoldBendCount: 1 })
 * assert.ok(usual.ok && ours.ok)
 * assert.deepEqual([usual.value.bends, ours.value.bends], ['2', '1'])
 */
export function flashingBends(drawings: Drawings, account: AccountInput): Answer<FlashingBends> {
  return runDocumentRule(drawings, readFlashingLine, account, (read, settings) => {
    const side = chargedSide(measuredSides(read, settings))
    const bends = side?.bends.bends ?? ZERO
    return {
      problems: checkFigureFits(bends, 'bends'),
      value: () => ({ bends: plainText(bends), ...bendsWorkings(side) }),
    }
  })
}

/** The cut list of a flashing. */
export type CutList = ReadonlyInput<Pick<FlashingLineInput, 'subitems'>>

/** F6: the length of the pieces as ordered. */
export interface FlashingLength {
  /** The length of all pieces in metres, a decimal string. */
  readonly totalLength: string
  /** The cut list, piece by piece (F6). */
  readonly pieces: readonly PiecesWorkings[]
}

/**
 * The length of a cut list in metres, as ordered: amount × length (mm) over its pieces (F6).
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingLength } from 'quotewright'
 *
 * const length = flashingLength({ subitems: [{ amount: 3, length: 0.1 }] }, { currency: 'AUD' })
 * assert.ok(length.ok)
 * assert.equal(length.value.totalLength, '0.0003')
 */
export function flashingLength(cutList: CutList, account: AccountInput): Answer<FlashingLength> {
  return runDocumentRule(cutList, readFlashingWithCutList, account, (read, settings) => {
    const { totalLength, pieces } = lengthsOf(read.subitems ?? [], settings)
    return {
      problems: checkFigureFits(totalLength, 'totalLength'),
      value: () => ({ totalLength: plainText(totalLength), pieces: pieces.map(piecesWorkings) }),
    }
  })
}

/** F6: the length of the pieces as charged. */
export interface FlashingPricedLength {
  /** The length that is charged in metres, a decimal string. */
  readonly pricedLength: string
  /** The cut list, piece by piece, with the lengths that are charged (F6). */
  readonly pieces: readonly PiecesWorkings[]
}

/**
 * The length of a cut list in metres, as charged: no piece counts as less than the account's minimum (F6).
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingPricedLength } from 'quotewright'
 *
 * const account = { currency: 'AUD', minimumFlashingLengthMm: 1000 }
 * const length = flashingPricedLength({ subitems: [{ amount: 3, length: 0.1 }] }, account)
 * assert.ok(length.ok)
 * assert.equal(length.value.pricedLength, '3')
 */
export function flashingPricedLength(cutList: CutList, account: AccountInput): Answer<FlashingPricedLength> {
  return runDocumentRule(cutList, readFlashingWithCutList, account, (read, settings) => {
    const { pricedLength, pieces } = lengthsOf(read.subitems ?? [], settings)
    return {
      problems: checkFigureFits(pricedLength, 'pricedLength'),
      value: () => ({ pricedLength: plainText(pricedLength), pieces: pieces.map(piecesWorkings) }),
    }
  })
}

/** F7: the price of a flashing by its length. */
export interface FlashingPrice {
  /** Rounded half up to the cent (F7). */
  readonly totalPrice: PricedMoney
  /** The length that is charged in metres, a decimal string. */
  readonly pricedLength: string
  /** The formula in figures: `20 × 5.55 = 111`. */
  readonly formula: string
}

/**
 * The price of a flashing by its length: the price of a metre, the custom one when set, × the priced length, half
 * up to the cent (F7).
 *
 * Problems: `unit_price_required` without a price of a metre, what cannot be read of the settings (A2) or of the line
 * (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingPrice } from 'quotewright'
 *
 * const price = flashingPrice(
 *   { unitPrice: { amountMicros: '20000000' }, subitems: [{ amount: 1, length: 5550 }] },
 *   { currency: 'AUD' },
 * )
 * assert.ok(price.ok)
 * assert.equal(price.value.totalPrice.amountMicros, '111000000')
 * assert.equal(price.value.formula, '20 × 5.55 = 111')
 */
export function flashingPrice(
  line: ReadonlyInput<Pick<FlashingLineInput, 'unitPrice' | 'customPricePerLength' | 'subitems'>>,
  account: AccountInput,
): Answer<FlashingPrice> {
  return runDocumentRule(line, readFlashingWithCutList, account, (read, settings) => {
    const { pricedLength } = lengthsOf(read.subitems ?? [], settings)
    const perMetre = pricePerMetre(read)
    const total = priceRule(perMetre ?? UNKNOWN, pricedLength)
    return {
      problems: allOf([
        perMetre === undefined ? [problemAt('unit_price_required', ['unitPrice'])] : NO_PROBLEMS,
        checkFigureFits(pricedLength, 'pricedLength'),
        checkFits(total, ['totalPrice']),
      ]),
      value: () => ({
        totalPrice: moneyOfCents(total, settings.currency),
        pricedLength: plainText(pricedLength),
        formula: priceFormulaText(perMetre ?? UNKNOWN, pricedLength),
      }),
    }
  })
}
