import type { PricedLine } from '../engine/priced.js'
import { amountOfCents, centsOf } from '../number/cents.js'
import { HUNDRED, isZero, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import { NO_PROBLEMS, ofEach, problemAt, within, type LocatedProblem } from '../problem/located-problem.js'
import type { Step } from '../problem/path.js'
import { checkDecimals } from '../pricing/basis.js'
import { preview } from '../problem/preview.js'
import { ofHost, readWhole, readDenseList, type Reader } from '../wire/reading.js'
import { readDocumentPart, type ParsedDocumentPart, type ParsedLinePart } from '../wire/solving.generated.js'
import { solvableLine } from './changed-line.js'
import { amountsLeft, toDateWithAmount } from './part-by-amount.js'
import type { PricedRequest } from './priced-request.js'
import { addRatios, ALL, isPart, negateRatio, NONE, partText, ratioOfDecimals, type Ratio } from './ratio.js'
import { afterShares, everything, nothingYet, type ToDate } from './split.js'

/** The parsed parts. */
export interface ReadParts {
  readonly parts: readonly ParsedDocumentPart[]
  /** The problems, with paths that begin with the name of the argument. */
  readonly problems: readonly LocatedProblem[]
}

/**
 * Reads parts, and checks them without the document. The host passes them, so their problems have the source
 * `settings`.
 */
export function readParts(sent: unknown): ReadParts {
  const { read, problems } = readWhole(sent, ofHost('settings', readList))
  const parts = read ?? []
  const checked =
    problems.length > 0 ? NO_PROBLEMS : ofEach(parts, (part, index) => within(checkPart(part), index))
  return { parts, problems: within([...problems, ...ofSettings(checked)], 'parts') }
}

const readList: Reader<readonly ParsedDocumentPart[]> = (value, step, reading) => {
  const list = readDenseList(value, step, reading)
  reading.path.push(step)
  const read = list?.map((part, index) => readDocumentPart(part, index, reading) ?? NO_PART)
  reading.path.pop()
  return read
}

const NO_PART: ParsedDocumentPart = {
  percentage: undefined,
  lines: undefined,
  total: undefined,
  amount: undefined,
  isRemainder: undefined,
}

function checkPart(part: ParsedDocumentPart): readonly LocatedProblem[] {
  const { percentage, lines, total, amount, isRemainder } = part
  return [
    ...exactlyOne({
      percentage: percentage && numberPreview(percentage),
      lines: lines && preview(lines),
      total: total && preview(total),
      amount: amount && preview(amount),
      isRemainder: isRemainder === true ? preview(isRemainder) : undefined,
    }),
    ...inCents('total', total),
    ...inCents('amount', amount),
    ...ofEach(lines, (line, index) => within(checkLinePart(line), 'lines', index)),
  ]
}

function checkLinePart({ percentage, quantity, amount }: ParsedLinePart): readonly LocatedProblem[] {
  const previews = {
    percentage: percentage && numberPreview(percentage),
    quantity: quantity && numberPreview(quantity),
    amount: amount && preview(amount),
  }
  return [...exactlyOne(previews), ...inCents('amount', amount)]
}

function numberPreview(number: Decimal): string {
  return preview(plainText(number))
}

function inCents(
  field: 'total' | 'amount',
  money: { readonly amount: Decimal } | undefined,
): readonly LocatedProblem[] {
  return money === undefined ? NO_PROBLEMS : checkDecimals(money.amount, field, 2)
}

/** Takes the previews of the fields that exclude each other. */
function exactlyOne(previews: Readonly<Record<string, string | undefined>>): readonly LocatedProblem[] {
  const [first, ...others] = Object.entries(previews).flatMap(([field, sent]) =>
    sent === undefined ? [] : [{ field, sent }],
  )
  if (first === undefined) return [problemAt('required', [Object.keys(previews)[0] ?? ''])]
  return others.map(({ field, sent }) => problemAt('invalid_type', [field], { expected: 'absent', sent }))
}

function ofSettings(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  return problems.map((found) => ({ ...found, source: 'settings' }))
}

/** Returns the sum of the parts up to each part. Reports a part that asks for more than the document has left. */
export function partsToDate(
  document: PricedRequest,
  parts: readonly ParsedDocumentPart[],
): { readonly steps: readonly ToDate[]; readonly problems: readonly LocatedProblem[] } {
  let toDate = nothingYet(document)
  const steps: ToDate[] = []
  const problems: LocatedProblem[] = []
  for (const [index, part] of parts.entries()) {
    const next = afterPart(document, toDate, part)
    problems.push(...within(next.problems, 'parts', index))
    toDate = next.toDate
    steps.push(toDate)
  }
  return { steps, problems: ofSettings(problems) }
}

interface AfterPart {
  readonly toDate: ToDate
  readonly problems: readonly LocatedProblem[]
}

function afterPart(document: PricedRequest, toDate: ToDate, part: ParsedDocumentPart): AfterPart {
  if (part.isRemainder === true) return { toDate: everything(document), problems: NO_PROBLEMS }
  if (part.percentage !== undefined) return afterPercentage(toDate, part.percentage)
  if (part.total !== undefined) return afterAmount(document, toDate, 'total', part.total.amount)
  if (part.amount !== undefined) return afterAmount(document, toDate, 'amount', part.amount.amount)
  const lines = [...toDate.lines]
  const problems: LocatedProblem[] = []
  for (const [place, one] of (part.lines ?? []).entries()) {
    const index = one.line ?? -1
    const sent = document.lines[index]
    if (sent === undefined) {
      const most = String(document.lines.length - 1)
      problems.push(
        problemAt('out_of_range', ['lines', place, 'line'], { sent: String(index), min: '0', max: most }),
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
      else problems.push(outside(['lines', place, asked.field], asked.value, asked.whole, before))
    }
  }
  return { toDate: afterShares(toDate, lines, toDate.whole), problems }
}

/** A part by its amount, with or without tax. */
function afterAmount(
  document: PricedRequest,
  toDate: ToDate,
  field: 'total' | 'amount',
  amount: Decimal,
): AfterPart {
  const cents = BigInt(centsOf(amount as MajorUnits))
  const { least, most } = amountsLeft(document, toDate, field)
  if (cents >= least && cents <= most) {
    return { toDate: toDateWithAmount(document, toDate, field, cents), problems: NO_PROBLEMS }
  }
  const details = { sent: plainText(amount), min: textOfCents(least), max: textOfCents(most) }
  return { toDate, problems: [problemAt('out_of_range', [field], details)] }
}

function textOfCents(cents: bigint): string {
  return plainText(amountOfCents(cents))
}

function afterPercentage(toDate: ToDate, percentage: Decimal): AfterPart {
  const share = ratioOfDecimals(percentage, HUNDRED)
  const lines = toDate.lines.map((before) => addRatios(before, share))
  const whole = addRatios(toDate.whole, share)
  const at = [...lines, whole].findIndex((after) => !isPart(after))
  if (at === -1) return { toDate: afterShares(toDate, lines, whole), problems: NO_PROBLEMS }
  const before = [...toDate.lines, toDate.whole][at] ?? NONE
  return { toDate, problems: [outside(['percentage'], percentage, HUNDRED, before)] }
}

/** A requested value of a line, the whole that contains the value, and the ratio of the two. */
interface AskedOfLine {
  readonly field: 'percentage' | 'quantity' | 'amount'
  readonly value: Decimal
  readonly whole: Decimal
  readonly share: Ratio
}

/**
 * Returns the requested share of a line. Undefined for a quantity if the line is not priced by one, or if the
 * whole is zero.
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

/**
 * Reports a value outside its bounds. A part may credit at most everything before it, and add at most
 * everything left.
 */
function outside(path: readonly Step[], value: Decimal, whole: Decimal, before: Ratio): LocatedProblem {
  const left = addRatios(ALL, negateRatio(before))
  const ends = [partText(whole, negateRatio(before)), partText(whole, left)]
  const [least = '0', most = '0'] = Number(ends[0]) <= Number(ends[1]) ? ends : ends.reverse()
  return problemAt('out_of_range', path, { sent: plainText(value), min: least, max: most })
}
