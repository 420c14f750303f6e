import type { PricedLine } from '../engine/priced.js'
import { amountOfCents } from '../number/cents.js'
import { decimalsOf, HUNDRED, isZero, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { problemAt, type LocatedProblem } from '../problem/located-problem.js'
import type { Step } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import { definedOnly } from '../wire/object.js'
import type { ParsedLinePart } from '../wire/solving.generated.js'
import { solvableLine } from './changed-line.js'
import type { PricedRequest } from './priced-request.js'
import { addRatios, ALL, isPart, negateRatio, NONE, partText, ratioOfDecimals, type Ratio } from './ratio.js'
import { afterShares, type ToDate } from './split.js'

/** The parts so far, and the problems of the last part. */
export interface AfterPart {
  readonly toDate: ToDate
  readonly problems: readonly LocatedProblem[]
}

export function afterLines(
  document: PricedRequest,
  toDate: ToDate,
  parts: readonly ParsedLinePart[],
): AfterPart {
  const lines = [...toDate.lines]
  const problems: LocatedProblem[] = []
  for (const [place, one] of parts.entries()) {
    const index = one.line ?? -1
    const sent = document.lines[index]
    if (sent === undefined) {
      const max = String(document.lines.length - 1)
      problems.push(
        problemAt('out_of_range', ['lines', place, 'line'], { sent: String(index), min: '0', max }),
      )
      continue
    }
    const asked = askedOf(one, sent)
    const before = lines[index] ?? NONE
    if (asked === undefined) {
      problems.push(notOfLine(one, place))
    } else {
      const after = addRatios(before, asked.share)
      if (isPart(after)) lines[index] = after
      else
        problems.push(
          outside(['lines', place, asked.field], asked.value, asked.whole, { least: before, most: before }),
        )
    }
  }
  return { toDate: afterShares(toDate, lines, toDate.whole), problems }
}

/** The `share` is the ratio of `value` to `whole`. */
interface AskedOfLine {
  readonly field: 'percentage' | 'quantity' | 'amount'
  readonly value: Decimal
  readonly whole: Decimal
  readonly share: Ratio
}

/**
 * Returns the requested share of a line. Undefined if the part names no share, if the whole is zero, or for a quantity
 * of a line that is not priced by quantity.
 */
function askedOf(
  { percentage, quantity, amount }: ParsedLinePart,
  line: PricedLine,
): AskedOfLine | undefined {
  if (percentage !== undefined) return asked('percentage', percentage, HUNDRED)
  if (quantity !== undefined) {
    const basis = solvableLine(line)?.pricing.basis
    return basis === undefined || basis.isMeasured ? undefined : asked('quantity', quantity, basis.quantity)
  }
  return amount && asked('amount', amount.amount, amountOfCents(line.contribution.total))
}

function asked(field: AskedOfLine['field'], value: Decimal, whole: Decimal): AskedOfLine | undefined {
  if (isZero(whole)) return undefined
  return { field, value, whole, share: ratioOfDecimals(value, whole) }
}

function notOfLine({ quantity, amount }: ParsedLinePart, place: number): LocatedProblem {
  const [field, sent] =
    quantity === undefined ? ['amount', preview(amount)] : ['quantity', numberPreview(quantity)]
  return problemAt('invalid_type', ['lines', place, field], { expected: 'absent', sent })
}

/** The smallest and the largest share that earlier parts took, which limit a credit and any other part. */
interface Taken {
  readonly least: Ratio
  readonly most: Ratio
  /** The pointer of the line that has less left than others. */
  readonly leftOf?: string | undefined
}

/**
 * Reports a value outside its bounds. A part may credit at most everything before it, and add at most
 * everything left.
 */
export function outside(
  path: readonly Step[],
  value: Decimal,
  whole: Decimal,
  { least, most, leftOf }: Taken,
): LocatedProblem {
  // Cents, or the decimals that a person typed. Rounding toward zero keeps both ends acceptable.
  const decimals = Math.max(2, decimalsOf(value), decimalsOf(whole))
  const ends = [negateRatio(least), addRatios(ALL, negateRatio(most))].map((end) =>
    partText(whole, end, decimals),
  )
  const [min = '0', max = '0'] = Number(ends[0]) <= Number(ends[1]) ? ends : ends.reverse()
  return problemAt('out_of_range', path, definedOnly({ sent: plainText(value), min, max, leftOf }))
}

export function numberPreview(number: Decimal): string {
  return preview(plainText(number))
}
