import { adviseFlashing as advise } from '../../flashing/advise.js'
import { advisoryOf, type Advisory } from '../../problem/advisory.js'
import {
  measureFlashing as measure,
  piecesWorkings,
  sideWorkings,
  type FlashingWorkings,
  type MeasuredFlashing as Measured,
} from '../../flashing/measured-flashing.js'
import { plainText } from '../../number/number-text.js'
import {
  allOf,
  checkFigureFits,
  checkFits,
  NO_PROBLEMS,
  within,
  type LocatedProblem,
} from '../../problem/located-problem.js'
import type { Answer } from '../../problem/answer.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { ReadonlyInput } from '../../wire/object.js'
import { readFlashingWithCutList } from '../../wire/flashing-with-cut-list.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import { moneyOfCents } from '../../wire/money.js'
import type { PricedMoney } from '../../wire/money.generated.js'
import { ofHost, readWhole } from '../../wire/reading.js'
import { NO_SHEET_LIMITS, readSheetLimits, type SheetLimits } from '../../wire/options.generated.js'
import { runDocumentRule } from '../run-rule.js'

/** All measured figures of a flashing line, written as in a request. */
export interface MeasuredFlashing {
  /** The charged girth, in mm (F2, F4). */
  readonly totalGirth: string
  /** The number of charged bends (F3, F4). */
  readonly bends: string
  /** The length of all pieces, in metres (F6). */
  readonly totalLength: string
  /** The charged length, in metres (F6). */
  readonly chargedLength: string
  /** The total, if the line has a price per metre (F7). */
  readonly totalPrice?: PricedMoney
  /** The contribution of each edge, finish and piece. */
  readonly workings: FlashingWorkings
}

/**
 * Measures a flashing line and returns its figures, written as in a request (F2 to F7):
 *
 * - girth (mm) and bends of the charged side;
 * - length and charged length (metres);
 * - the total, if the line has a price per metre.
 *
 * The workings list the contribution of each edge, finish and piece.
 *
 * Problems: those of the settings (A2) and the line (V1), and `amount_out_of_range` for a figure that does
 * not fit (N8).
 *
 * @example
 * import { measureFlashing } from 'quotewright'
 *
 * const result = measureFlashing(
 *   {
 *     drawing: {
 *       points: {
 *         a: { vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
 *         b: { vectors: ['c'], connect: ['a'] },
 *         c: { connect: ['b'] },
 *       },
 *       lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50 } } },
 *     },
 *     subitems: [{ amount: 2, length: 2400 }, { amount: 3, length: 150 }],
 *     unitPrice: { amountMicros: '20000000' },
 *   },
 *   { currency: 'AUD', minimumFlashingLengthMm: 250 },
 * )
 * assert.ok(result.ok)
 * const { totalGirth, bends, totalLength, chargedLength, totalPrice } = result.value
 * assert.deepEqual([totalGirth, bends, totalLength, chargedLength], ['160', '3', '5.25', '5.55'])
 * assert.equal(totalPrice?.amountMicros, '111000000')
 */
export function measureFlashing(
  line: ReadonlyInput<FlashingLineInput>,
  account: AccountInput,
): Answer<MeasuredFlashing> {
  return runDocumentRule(line, readFlashingWithCutList, account, (read, settings) => {
    const measured = measure(read, settings)
    const { totalGirth, bends, lengths, totalPrice, sides, side } = measured
    const { totalLength, chargedLength, pieces } = lengths
    return {
      problems: checkMeasuredFlashing(measured),
      value: () => ({
        totalGirth: plainText(totalGirth),
        bends: plainText(bends),
        totalLength: plainText(totalLength),
        chargedLength: plainText(chargedLength),
        ...(totalPrice === undefined ? {} : { totalPrice: moneyOfCents(totalPrice, settings.currency) }),
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
 * N8.
 *
 * @internal
 */
export function checkMeasuredFlashing({
  totalGirth,
  bends,
  lengths: { totalLength, chargedLength },
  totalPrice,
}: Measured): readonly LocatedProblem[] {
  return allOf([
    checkFigureFits(totalGirth, 'totalGirth'),
    checkFigureFits(bends, 'bends'),
    checkFigureFits(totalLength, 'totalLength'),
    checkFigureFits(chargedLength, 'chargedLength'),
    totalPrice === undefined ? NO_PROBLEMS : checkFits(totalPrice, ['totalPrice']),
  ])
}

/**
 * Lists likely mistakes in a flashing line (F11). Advice never rejects anything. The advice covers:
 *
 * - declared figures that differ from the measured ones;
 * - drawings that do not say whether they are free (F5);
 * - faults of drawings, such as loops, edges recorded at one end only and edges without a size;
 * - sides that need more sheet together than is charged (F4);
 * - sizes beyond the workshop's limits, and a thickness other than the template's;
 * - fractional, very long and very short pieces.
 *
 * Problems: only those of the settings (A2), the line and the limits (V1).
 *
 * @example
 * import { adviseFlashing } from 'quotewright'
 *
 * const advice = adviseFlashing(
 *   {
 *     totalGirth: '150',
 *     drawing: {
 *       isFreeDrawing: true,
 *       points: { a: { vectors: ['b'] } },
 *       lines: { values: { 'a-b': { size: 100 } } },
 *     },
 *   },
 *   { currency: 'AUD' },
 * )
 * assert.ok(advice.ok)
 * assert.deepEqual(
 *   advice.value.map(({ code, param }) => [code, param]),
 *   [
 *     ['declared_girth_differs', 'total_girth'],
 *     ['edge_to_missing_point', 'drawing.points.a.vectors[0]'],
 *   ],
 * )
 */
export function adviseFlashing(
  line: ReadonlyInput<FlashingLineInput>,
  account: AccountInput,
  limits: SheetLimits = {},
): Answer<readonly Advisory[]> {
  return runDocumentRule(line, readFlashingWithCutList, account, (read, settings) => {
    const known = readWhole(limits, ofHost('settings', readSheetLimits))
    return {
      problems: within(known.problems, 'limits'),
      value: () => advise(read, settings, known.read ?? NO_SHEET_LIMITS).map(advisoryOf),
    }
  })
}
