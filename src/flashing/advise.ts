import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedMoney } from '../wire/money.js'
import type { ParsedSheetLimits } from '../wire/options.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { compare } from '../number/arithmetic.js'
import { amountOfCents, isAmount } from '../number/cents.js'
import { plainText } from '../number/decimal-text.js'
import { isZero, type Decimal } from '../number/decimal.js'
import type { Path } from '../problem/path.js'
import { adviseDrawing } from './advise-drawing.js'
import type { Advice } from './advisory.js'
import { measureFlashing, type MeasuredFlashing } from './measured-flashing.js'
import { girthForAllSides } from './taper.js'

/** What is odd about a flashing line: declared figures, its drawings, and the workshop's limits (F11). */
export function adviseFlashing(
  flashing: ParsedFlashingLine,
  account: ParsedAccount,
  limits: ParsedSheetLimits,
): readonly Advice[] {
  const measured = measureFlashing(flashing, account)
  return [
    ...adviseDeclared(flashing, measured),
    ...adviseThickness(flashing, limits),
    ...adviseLimits(measured, limits),
    ...measured.sides.flatMap(({ drawing, index }) => {
      const steps: Path = index === 0 ? ['drawing'] : ['otherSides', index - 1]
      return adviseDrawing(drawing, limits.minimumFoldMm).map((advice) => ({
        ...advice,
        path: [...steps, ...advice.path],
      }))
    }),
    ...adviseTaper(measured),
  ]
}

/** F11: declared figures that differ from the computed ones are kept, but reported. */
function adviseDeclared(flashing: ParsedFlashingLine, measured: MeasuredFlashing): readonly Advice[] {
  const { side, lengths, totalPrice } = measured
  // Nothing can differ from a drawing without content, or from an empty cut list.
  const isDrawn =
    side !== undefined &&
    (side.girth.edges.length > 0 || side.girth.finishes.length > 0 || side.bends.joints.length > 0)
  const isListed = lengths.pieces.length > 0
  const isPriced = isListed && totalPrice !== undefined && isAmount(totalPrice)
  const total = isPriced ? amountOfCents(totalPrice) : undefined
  const girth = isDrawn ? measured.totalGirth : undefined
  const bends = isDrawn ? measured.bends : undefined
  const length = isListed ? lengths.totalLength : undefined
  return [
    ...differing('declared_bends_differ', 'bends', flashing.bends, bends),
    ...differing('declared_girth_differs', 'totalGirth', flashing.totalGirth, girth),
    ...differing('declared_length_differs', 'totalLength', flashing.totalLength, length),
    ...differing('declared_total_differs', 'totalPrice', amountOf(flashing.totalPrice), total),
  ]
}

function amountOf(money: ParsedMoney | undefined): Decimal | undefined {
  return money?.amount
}

function differing(
  code: Advice['code'],
  field: string,
  declared: Decimal | undefined,
  computed: Decimal | undefined,
): readonly Advice[] {
  if (declared === undefined || computed === undefined || compare(declared, computed) === 0) return []
  const message = `${field} ${plainText(declared)} was sent; the drawing and the cut list make ${plainText(computed)}.`
  return [{ code, path: [field], message }]
}

function adviseThickness(
  { thickness }: ParsedFlashingLine,
  { templateThicknessMm }: ParsedSheetLimits,
): readonly Advice[] {
  if (thickness === undefined || templateThicknessMm === undefined) return []
  if (compare(thickness, templateThicknessMm) === 0) return []
  const message = `the thickness is ${plainText(thickness)} mm; the template's is ${plainText(templateThicknessMm)} mm.`
  return [{ code: 'thickness_differs_from_template', path: ['thickness'], message }]
}

function adviseLimits(measured: MeasuredFlashing, limits: ParsedSheetLimits): readonly Advice[] {
  const { totalGirth, lengths } = measured
  const { maximumGirthMm, maximumLengthMm } = limits
  const tooWide = maximumGirthMm !== undefined && compare(totalGirth, maximumGirthMm) > 0
  return [
    ...(tooWide
      ? [
          {
            code: 'girth_over_sheet' as const,
            path: ['totalGirth'],
            message: `a girth of ${plainText(totalGirth)} mm does not fit a sheet of ${plainText(maximumGirthMm)} mm.`,
          },
        ]
      : []),
    ...lengths.pieces.flatMap(({ amount, length }, index): readonly Advice[] =>
      maximumLengthMm !== undefined && !isZero(amount) && compare(length, maximumLengthMm) > 0
        ? [
            {
              code: 'length_over_sheet',
              path: ['subitems', index, 'length'],
              message: `a piece of ${plainText(length)} mm does not fit a sheet of ${plainText(maximumLengthMm)} mm.`,
            },
          ]
        : [],
    ),
  ]
}

/**
 * F4 charges the side with the larger girth. On a taper the sides differ edge by edge, and the blank must hold the larger
 * edge of each pair, which may add up to more.
 */
function adviseTaper({ sides, side, totalGirth }: MeasuredFlashing): readonly Advice[] {
  if (side === undefined) return []
  const needed = girthForAllSides(side, sides)
  if (compare(needed, totalGirth) <= 0) return []
  const message = `the larger edges of all sides need ${plainText(needed)} mm; ${plainText(totalGirth)} mm are charged.`
  return [{ code: 'taper_exceeds_girth', path: ['otherSides'], message }]
}
