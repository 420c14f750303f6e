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

/** The charged girth, with its workings (F2, F4, F5). */
export interface FlashingGirth extends GirthWorkings {
  /** The charged girth in mm, a decimal string. */
  readonly totalGirth: string
}

/**
 * Calculates the charged girth of a flashing in mm: the largest girth of its sides, including edges and
 * finishes (F2, F4, F5).
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` (N8).
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

/** The charged bends, with their workings (F3, F4). */
export interface FlashingBends extends BendsWorkings {
  /** The number of charged bends, a decimal string. */
  readonly bends: string
}

/**
 * Counts the charged bends of a flashing, at the joints and finishes of the side with the largest girth (F3,
 * F4).
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` (N8).
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

/** The length of the pieces as ordered (F6). */
export interface FlashingLength {
  /** The length of all pieces in metres, a decimal string. */
  readonly totalLength: string
  /** The workings of each entry of the cut list (F6). */
  readonly pieces: readonly PiecesWorkings[]
}

/**
 * Calculates the length of a cut list as ordered, in metres: the sum of amount × length over its entries
 * (F6).
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` (N8).
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

/** The charged length of the pieces (F6). */
export interface FlashingChargedLength {
  /** The charged length in metres, a decimal string. */
  readonly chargedLength: string
  /** The workings of each entry of the cut list, with the charged lengths (F6). */
  readonly pieces: readonly PiecesWorkings[]
}

/**
 * Calculates the charged length of a cut list, in metres. A piece shorter than the account's minimum counts
 * as the minimum (F6).
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { flashingChargedLength } from 'quotewright'
 *
 * const account = { currency: 'AUD', minimumFlashingLengthMm: 1000 }
 * const length = flashingChargedLength({ subitems: [{ amount: 3, length: 0.1 }] }, account)
 * assert.ok(length.ok)
 * assert.equal(length.value.chargedLength, '3')
 */
export function flashingChargedLength(
  cutList: CutList,
  account: AccountInput,
): Answer<FlashingChargedLength> {
  return runDocumentRule(cutList, readFlashingWithCutList, account, (read, settings) => {
    const { chargedLength, pieces } = lengthsOf(read.subitems ?? [], settings)
    return {
      problems: checkFigureFits(chargedLength, 'chargedLength'),
      value: () => ({ chargedLength: plainText(chargedLength), pieces: pieces.map(piecesWorkings) }),
    }
  })
}

/** The price of a flashing by its length (F7). */
export interface FlashingPrice {
  /** The price, rounded half up to the cent (F7). */
  readonly totalPrice: PricedMoney
  /** The charged length in metres, a decimal string. */
  readonly chargedLength: string
  /** The formula in figures: `20 × 5.55 = 111`. */
  readonly formula: string
}

/**
 * Calculates the price of a flashing: the price per metre × the charged length, rounded half up to the cent
 * (F7). A custom price per metre replaces the unit price.
 *
 * Problems: `unit_price_required` without a price per metre, those of the settings (A2) and the line (V1),
 * and `amount_out_of_range` (N8).
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
    const { chargedLength } = lengthsOf(read.subitems ?? [], settings)
    const perMetre = pricePerMetre(read)
    const total = priceRule(perMetre ?? UNKNOWN, chargedLength)
    return {
      problems: allOf([
        perMetre === undefined ? [problemAt('unit_price_required', ['unitPrice'])] : NO_PROBLEMS,
        checkFigureFits(chargedLength, 'chargedLength'),
        checkFits(total, ['totalPrice']),
      ]),
      value: () => ({
        totalPrice: moneyOfCents(total, settings.currency),
        chargedLength: plainText(chargedLength),
        formula: priceFormulaText(perMetre ?? UNKNOWN, chargedLength),
      }),
    }
  })
}
