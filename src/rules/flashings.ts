import type { Answer } from '../answer.js'
import { adviseFlashing as advise } from '../flashing/advise.js'
import { advisoryOf, type Advisory } from '../flashing/advisory.js'
import { chargedSide, measuredSides } from '../flashing/charged-side.js'
import { lengthsOf } from '../flashing/lengths.js'
import { measureFlashing as measure } from '../flashing/measure.js'
import { flashingPrice as priceRule, priceFormulaText, pricePerMetre } from '../flashing/price.js'
import { UNKNOWN, ZERO } from '../number/decimal.js'
import { plainText } from '../number/write-decimal.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, finding, NO_FINDINGS, within } from '../problem/finding.js'
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
import { applied } from './applied.js'
import { checkFigureFits } from './figure-fits.js'

/** What a flashing is measured from: its drawing, and the drawings of its other sides. */
export type Drawings = Pick<FlashingLineWire, 'drawing' | 'otherSides'>

/** F2, F4, F5. */
export interface FlashingGirth extends GirthWorkings {
  /** In mm, a decimal string. */
  readonly totalGirth: string
}

/** F2: the plain `flashingGirth` with an Either. */
export function flashingGirth(drawings: Drawings, settings: AccountSettings): Answer<FlashingGirth> {
  return applied(drawings, readFlashing, settings, (read, account) => {
    const side = chargedSide(measuredSides(read, account))
    const girth = side?.girth.girth ?? ZERO
    return {
      findings: checkFigureFits(girth, 'totalGirth'),
      value: () => ({ totalGirth: plainText(girth), ...girthWorkings(side) }),
    }
  })
}

/** F3, F4. */
export interface FlashingBends extends BendsWorkings {
  /** A decimal string. */
  readonly bends: string
}

/** F3: the plain `flashingBends` with an Either. */
export function flashingBends(drawings: Drawings, settings: AccountSettings): Answer<FlashingBends> {
  return applied(drawings, readFlashing, settings, (read, account) => {
    const side = chargedSide(measuredSides(read, account))
    const bends = side?.bends.bends ?? ZERO
    return {
      findings: checkFigureFits(bends, 'bends'),
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
  readonly pieces: readonly PiecesWorkings[]
}

/** F6: the plain `flashingLength` with an Either. */
export function flashingLength(cutList: CutList, settings: AccountSettings): Answer<FlashingLength> {
  return applied(cutList, readFlashing, settings, (read, account) => {
    const { totalLength, pieces } = lengthsOf(read.subitems ?? [], account)
    return {
      findings: checkFigureFits(totalLength, 'totalLength'),
      value: () => ({ totalLength: plainText(totalLength), pieces: pieces.map(piecesWorkings) }),
    }
  })
}

/** F6: the length of the pieces as charged. */
export interface FlashingPricedLength {
  /** In metres, a decimal string. */
  readonly pricedLength: string
  readonly pieces: readonly PiecesWorkings[]
}

/** F6: the plain `flashingPricedLength` with an Either. */
export function flashingPricedLength(
  cutList: CutList,
  settings: AccountSettings,
): Answer<FlashingPricedLength> {
  return applied(cutList, readFlashing, settings, (read, account) => {
    const { pricedLength, pieces } = lengthsOf(read.subitems ?? [], account)
    return {
      findings: checkFigureFits(pricedLength, 'pricedLength'),
      value: () => ({ pricedLength: plainText(pricedLength), pieces: pieces.map(piecesWorkings) }),
    }
  })
}

/** F7: what a flashing costs by its length. */
export interface FlashingPrice {
  readonly totalPrice: PricedMoney
  /** In metres, a decimal string. */
  readonly pricedLength: string
  /** In figures and signs: `20 × 5.55 = 111`. */
  readonly formula: string
}

/** F7: the plain `flashingPrice` with an Either. */
export function flashingPrice(
  line: Pick<FlashingLineWire, 'unitPrice' | 'customPricePerLength' | 'subitems'>,
  settings: AccountSettings,
): Answer<FlashingPrice> {
  return applied(line, readFlashing, settings, (read, account) => {
    const { pricedLength } = lengthsOf(read.subitems ?? [], account)
    const perMetre = pricePerMetre(read)
    const total = priceRule(perMetre ?? UNKNOWN, pricedLength)
    return {
      findings: allOf(
        perMetre === undefined ? [finding('unit_price_required', ['unitPrice'])] : NO_FINDINGS,
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
  readonly workings: FlashingWorkings
}

/** F2 to F7 of one flashing line: the plain `measureFlashing` with an Either. */
export function measureFlashing(line: FlashingLineWire, settings: AccountSettings): Answer<MeasuredFlashing> {
  return applied(line, readFlashing, settings, (read, account) => {
    const { totalGirth, bends, lengths, totalPrice, sides, side } = measure(read, account)
    const { totalLength, pricedLength, pieces } = lengths
    return {
      findings: allOf(
        checkFigureFits(totalGirth, 'totalGirth'),
        checkFigureFits(bends, 'bends'),
        checkFigureFits(totalLength, 'totalLength'),
        checkFigureFits(pricedLength, 'pricedLength'),
        totalPrice === undefined ? NO_FINDINGS : checkFits(totalPrice, ['totalPrice']),
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

/** F11: what is odd about a flashing line; it is never refused for that. */
export function adviseFlashing(
  line: FlashingLineWire,
  settings: AccountSettings,
  limits: SheetLimitsWire = {},
): Answer<readonly Advisory[]> {
  return applied(line, readFlashing, settings, (read, account) => {
    const known = readWhole(limits, sheetLimits)
    return {
      findings: within(known.findings, 'limits'),
      value: () => advise(read, account, known.read ?? {}).map(advisoryOf),
    }
  })
}
