import type { PricedLine } from '../engine/priced.js'
import { add, compare } from '../number/arithmetic.js'
import { amountOfCents } from '../number/cents.js'
import { decimalsOf, HUNDRED, isZero, ONE, ZERO, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import {
  checkMeasurements,
  measureOf,
  minimumLength,
  sizeOfPiece,
  type MinimumLengths,
} from '../pricing/measurements.js'
import { problemAt, within, type LocatedProblem } from '../problem/located-problem.js'
import { hasOwnField } from '../problem/own-fields.js'
import type { Step } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import { definedOnly } from '../wire/object.js'
import type { MeasurementMethod } from '../rules/strategies.js'
import type { ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'
import type { ParsedLinePart } from '../wire/solving.generated.js'
import { solvableLine } from './changed-line.js'
import type { PricedRequest } from './priced-request.js'
import { addRatios, ALL, isPart, negateRatio, NONE, partText, ratioOfDecimals, type Ratio } from './ratio.js'
import { afterShares, type ToDate } from './split.js'

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
    const wanted = askedOf(one, sent, document.account)
    const before = lines[index] ?? NONE
    if (hasOwnField(wanted, 'problems')) {
      problems.push(...within(wanted.problems, 'lines', place))
    } else {
      const after = addRatios(before, wanted.share)
      if (isPart(after)) lines[index] = after
      else
        problems.push(
          outside(['lines', place, wanted.field], wanted.value, wanted.whole, {
            least: before,
            most: before,
          }),
        )
    }
  }
  return { toDate: afterShares(toDate, lines, toDate.whole), problems }
}

/** The `share` is the ratio of `value` to `whole`. */
interface AskedOfLine {
  readonly field: 'percentage' | 'quantity' | 'measurements' | 'amount'
  readonly value: Decimal
  readonly whole: Decimal
  readonly share: Ratio
}

type Asked = AskedOfLine | { readonly problems: readonly LocatedProblem[] }

function askedOf(part: ParsedLinePart, line: PricedLine, minima: MinimumLengths): Asked {
  const { percentage, quantity, measurements, amount } = part
  if (percentage !== undefined) return asked('percentage', percentage, HUNDRED, '')
  if (measurements !== undefined) return askedPieces(measurements, line, minima)
  if (quantity !== undefined) return askedQuantity(quantity, line, minima)
  return asked('amount', amount?.amount ?? ZERO, amountOfCents(line.contribution.total), preview(amount))
}

function askedQuantity(quantity: Decimal, line: PricedLine, minima: MinimumLengths): Asked {
  const pricing = solvableLine(line)?.pricing
  const basis = pricing?.basis
  const sent = numberPreview(quantity)
  if (basis === undefined || typeof basis.method === 'string') {
    return asked('quantity', quantity, basis?.quantity ?? ZERO, sent)
  }
  const pieces = pricing?.sent.measurements ?? []
  return isOneSize(pieces, basis.method, minima)
    ? asked('quantity', quantity, numberOfPieces(pieces), sent)
    : { problems: [problemAt('required', ['measurements'])] }
}

/** Tests whether all pieces are charged at one size: only then does their number give their share. */
function isOneSize(
  pieces: readonly ParsedMeasurementEntry[],
  method: MeasurementMethod,
  minima: MinimumLengths,
): boolean {
  const minimum = minimumLength(method, minima)
  const [first, ...others] = pieces.map((piece) => sizeOfPiece(piece, method.others, minimum))
  return first === undefined || others.every((size) => compare(size, first) === 0)
}

function numberOfPieces(pieces: readonly ParsedMeasurementEntry[]): Decimal {
  return pieces.reduce<Decimal>((sum, { amount = ONE }) => add(sum, amount), ZERO)
}

// M3, M4
function askedPieces(
  entries: readonly ParsedMeasurementEntry[],
  line: PricedLine,
  minima: MinimumLengths,
): Asked {
  const basis = solvableLine(line)?.pricing.basis
  if (basis === undefined || typeof basis.method === 'string')
    return notOfLine('measurements', preview(entries))
  const problems = checkMeasurements(entries, 'measurements', basis.method)
  if (problems.length > 0) return { problems }
  const measure = measureOf(entries, basis.method, minimumLength(basis.method, minima))
  return asked('measurements', measure, basis.measure, preview(entries))
}

function asked(field: AskedOfLine['field'], value: Decimal, whole: Decimal, sent: string): Asked {
  return isZero(whole)
    ? notOfLine(field, sent)
    : { field, value, whole, share: ratioOfDecimals(value, whole) }
}

function notOfLine(field: AskedOfLine['field'], sent: string): Asked {
  return { problems: [problemAt('invalid_type', [field], { expected: 'absent', sent })] }
}

/** The shares that earlier parts took. The least limits a credit, the most any other part. */
interface Taken {
  readonly least: Ratio
  readonly most: Ratio
  /** The line with the least left, unless all lines have the same share left. */
  readonly leftOf?: string | undefined
}

export function outside(
  path: readonly Step[],
  value: Decimal,
  whole: Decimal,
  { least, most, leftOf }: Taken,
): LocatedProblem {
  // Rounding toward zero keeps both ends acceptable.
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
