import type { Answer } from '../problem/answer.js'
import { adviseFlashing as advise } from '../flashing/advise.js'
import { advisoryOf, type Advisory } from '../flashing/advisory.js'
import { chargedSide, measuredSides } from '../flashing/charged-side.js'
import { lengthsOf } from '../flashing/lengths.js'
import { measureFlashing as measure } from '../flashing/measure.js'
import { flashingPrice as priceRule, priceFormulaText, pricePerMetre } from '../flashing/price.js'
import { UNKNOWN, ZERO } from '../number/decimal.js'
import { plainText } from '../number/write-decimal.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, problemAt, NO_PROBLEMS, within } from '../problem/located-problem.js'
import type { AccountSettings } from '../wire/account.js'
import { flashingOfAnySize as readFlashing, type FlashingLineWire } from '../wire/flashing.js'
import {
  bendsWorkings,
  girthWorkings,
  piecesWorkings,
  sideWorkings,
  type BendsWorkings,
  type FlashingWorkings,
  type GirthWorkings,
  type PiecesWorkings,
} from '../wire/flashing-workings.js'
import { moneyOfCents, type PricedMoney } from '../wire/money.js'
import { readWhole } from '../wire/reading.js'
import { sheetLimits, type SheetLimitsWire } from '../wire/sheet-limits.js'
import { runRule } from './run-rule.js'
import { checkFigureFits } from './figure-fits.js'

/** What a flashing is measured from: its drawing, and the drawings of its other sides. */
export type Drawings = Pick<FlashingLineWire, 'drawing' | 'otherSides'>

/** F2, F4, F5. */
export interface FlashingGirth extends GirthWorkings {
  /** In mm, a decimal string. */
  readonly totalGirth: string
}

/**
 * The girth in mm of the side that has the largest (F2, F4, F5): the root entry's `flashingGirth` with an Either.
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { flashingGirth } from 'quotewright/fp'
 *
 * const lines = { values: { 'a-b': { size: 100 }, 'b-c': { size: 50 } } }
 * const girth = flashingGirth({ drawing: { lines } }, { currency: 'AUD' })
 * assert.ok(E.isRight(girth))
 * assert.equal(girth.right.totalGirth, '150')
 */
export function flashingGirth(drawings: Drawings, settings: AccountSettings): Answer<FlashingGirth> {
  return runRule(drawings, readFlashing, settings, (read, account) => {
    const side = chargedSide(measuredSides(read, account))
    const girth = side?.girth.girth ?? ZERO
    return {
      problems: checkFigureFits(girth, 'totalGirth'),
      value: () => ({ totalGirth: plainText(girth), ...girthWorkings(side) }),
    }
  })
}

/** F3, F4. */
export interface FlashingBends extends BendsWorkings {
  /** A decimal string. */
  readonly bends: string
}

/**
 * The bends of the side that has the largest girth (F3, F4): the root entry's `flashingBends` with an Either.
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { flashingBends } from 'quotewright/fp'
 *
 * const points = { a: { finish: { type: 'FINISH_TYPE_FEATHER' } } } as const
 * const bends = flashingBends({ drawing: { points } }, { currency: 'AUD' })
 * assert.ok(E.isRight(bends))
 * assert.equal(bends.right.bends, '1')
 */
export function flashingBends(drawings: Drawings, settings: AccountSettings): Answer<FlashingBends> {
  return runRule(drawings, readFlashing, settings, (read, account) => {
    const side = chargedSide(measuredSides(read, account))
    const bends = side?.bends.bends ?? ZERO
    return {
      problems: checkFigureFits(bends, 'bends'),
      value: () => ({ bends: plainText(bends), ...bendsWorkings(side) }),
    }
  })
}

/** The cut list of a flashing. */
export type CutList = Pick<FlashingLineWire, 'subitems'>

/** F6: the length of the pieces as ordered. */
export interface FlashingLength {
  /** In metres, a decimal string. */
  readonly totalLength: string
  /** The cut list, piece by piece (F6). */
  readonly pieces: readonly PiecesWorkings[]
}

/**
 * The length in metres of the pieces as ordered (F6): the root entry's `flashingLength` with an Either.
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { flashingLength } from 'quotewright/fp'
 *
 * const length = flashingLength({ subitems: [{ amount: 3, length: 450 }] }, { currency: 'AUD' })
 * assert.ok(E.isRight(length))
 * assert.equal(length.right.totalLength, '1.35')
 */
export function flashingLength(cutList: CutList, settings: AccountSettings): Answer<FlashingLength> {
  return runRule(cutList, readFlashing, settings, (read, account) => {
    const { totalLength, pieces } = lengthsOf(read.subitems ?? [], account)
    return {
      problems: checkFigureFits(totalLength, 'totalLength'),
      value: () => ({ totalLength: plainText(totalLength), pieces: pieces.map(piecesWorkings) }),
    }
  })
}

/** F6: the length of the pieces as charged. */
export interface FlashingPricedLength {
  /** In metres, a decimal string. */
  readonly pricedLength: string
  /** The cut list, piece by piece, with the lengths that are charged (F6). */
  readonly pieces: readonly PiecesWorkings[]
}

/**
 * The length in metres of the pieces as charged, none below the minimum (F6): the root entry's `flashingPricedLength` with an Either.
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { flashingPricedLength } from 'quotewright/fp'
 *
 * const account = { currency: 'AUD', minimumFlashingLengthMm: 600 }
 * const length = flashingPricedLength({ subitems: [{ amount: 2, length: 450 }] }, account)
 * assert.ok(E.isRight(length))
 * assert.equal(length.right.pricedLength, '1.2')
 */
export function flashingPricedLength(
  cutList: CutList,
  settings: AccountSettings,
): Answer<FlashingPricedLength> {
  return runRule(cutList, readFlashing, settings, (read, account) => {
    const { pricedLength, pieces } = lengthsOf(read.subitems ?? [], account)
    return {
      problems: checkFigureFits(pricedLength, 'pricedLength'),
      value: () => ({ pricedLength: plainText(pricedLength), pieces: pieces.map(piecesWorkings) }),
    }
  })
}

/** F7: what a flashing costs by its length. */
export interface FlashingPrice {
  /** Half up to the cent (F7). */
  readonly totalPrice: PricedMoney
  /** In metres, a decimal string. */
  readonly pricedLength: string
  /** In figures and signs: `20 × 5.55 = 111`. */
  readonly formula: string
}

/**
 * The price of a metre × the priced length, half up to the cent (F7): the root entry's `flashingPrice` with an Either.
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), `unit_price_required` without a price of a metre, and `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { flashingPrice } from 'quotewright/fp'
 *
 * const line = { unitPrice: { amountMicros: '14350000' }, subitems: [{ amount: 1, length: 19200 }] }
 * const price = flashingPrice(line, { currency: 'AUD' })
 * assert.ok(E.isRight(price))
 * assert.equal(price.right.totalPrice.amountMicros, '275520000')
 */
export function flashingPrice(
  line: Pick<FlashingLineWire, 'unitPrice' | 'customPricePerLength' | 'subitems'>,
  settings: AccountSettings,
): Answer<FlashingPrice> {
  return runRule(line, readFlashing, settings, (read, account) => {
    const { pricedLength } = lengthsOf(read.subitems ?? [], account)
    const perMetre = pricePerMetre(read)
    const total = priceRule(perMetre ?? UNKNOWN, pricedLength)
    return {
      problems: allOf(
        perMetre === undefined ? [problemAt('unit_price_required', ['unitPrice'])] : NO_PROBLEMS,
        checkFigureFits(pricedLength, 'pricedLength'),
        checkFits(total, ['totalPrice']),
      ),
      value: () => ({
        totalPrice: moneyOfCents(total, account.currency),
        pricedLength: plainText(pricedLength),
        formula: priceFormulaText(perMetre ?? UNKNOWN, pricedLength),
      }),
    }
  })
}

/** Everything of a flashing line at once, in the form in which it is sent. */
export interface MeasuredFlashing {
  /** In mm (F2, F4). */
  readonly totalGirth: string
  /** F3, F4. */
  readonly bends: string
  /** In metres (F6). */
  readonly totalLength: string
  /** In metres (F6). */
  readonly pricedLength: string
  /** When a price of a metre is given (F7). */
  readonly totalPrice?: PricedMoney
  /** Which edge, finish and piece gave what. */
  readonly workings: FlashingWorkings
}

/**
 * Girth (mm), bends, lengths (metres) and price of one flashing line (F2 to F7): the root entry's `measureFlashing` with an Either.
 *
 * Problems: what cannot be read of the settings (A2) or of the line (V1), and `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { measureFlashing } from 'quotewright/fp'
 *
 * const line = {
 *   drawing: { lines: { values: { 'a-b': { size: 275 } } } },
 *   subitems: [{ amount: 6, length: 3000 }],
 * }
 * const measured = measureFlashing(line, { currency: 'AUD' })
 * assert.ok(E.isRight(measured))
 * assert.deepEqual([measured.right.totalGirth, measured.right.totalLength], ['275', '18'])
 */
export function measureFlashing(line: FlashingLineWire, settings: AccountSettings): Answer<MeasuredFlashing> {
  return runRule(line, readFlashing, settings, (read, account) => {
    const { totalGirth, bends, lengths, totalPrice, sides, side } = measure(read, account)
    const { totalLength, pricedLength, pieces } = lengths
    return {
      problems: allOf(
        checkFigureFits(totalGirth, 'totalGirth'),
        checkFigureFits(bends, 'bends'),
        checkFigureFits(totalLength, 'totalLength'),
        checkFigureFits(pricedLength, 'pricedLength'),
        totalPrice === undefined ? NO_PROBLEMS : checkFits(totalPrice, ['totalPrice']),
      ),
      value: () => ({
        totalGirth: plainText(totalGirth),
        bends: plainText(bends),
        totalLength: plainText(totalLength),
        pricedLength: plainText(pricedLength),
        ...(totalPrice === undefined ? {} : { totalPrice: moneyOfCents(totalPrice, account.currency) }),
        workings: {
          chargedSide: side?.index ?? null,
          sides: sides.map(sideWorkings),
          pieces: pieces.map(piecesWorkings),
        },
      }),
    }
  })
}

/**
 * What is odd about a flashing line; it is never refused for that (F11). The root entry's `adviseFlashing` with an
 * Either. Problems: what cannot be read of the settings (A2), the line or the `limits` (V1).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { adviseFlashing } from 'quotewright/fp'
 *
 * const lines = { values: { 'a-b': { size: 1300 } } }
 * const advice = adviseFlashing({ drawing: { lines } }, { currency: 'AUD' }, { maximumGirthMm: 1200 })
 * assert.ok(E.isRight(advice))
 * assert.ok(advice.right.some(({ code }) => code === 'girth_over_sheet'))
 */
export function adviseFlashing(
  line: FlashingLineWire,
  settings: AccountSettings,
  limits: SheetLimitsWire = {},
): Answer<readonly Advisory[]> {
  return runRule(line, readFlashing, settings, (read, account) => {
    const known = readWhole(limits, sheetLimits)
    return {
      problems: within(known.problems, 'limits'),
      value: () => advise(read, account, known.read ?? {}).map(advisoryOf),
    }
  })
}
