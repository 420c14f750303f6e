import { amountOfCents, centsOf } from '../number/cents.js'
import { HUNDRED, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import {
  NO_PROBLEMS,
  ofEach,
  problemAt,
  within,
  withSettingsSource,
  type LocatedProblem,
} from '../problem/located-problem.js'
import { pointerOf } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import { denseListOf, ofHost, readWhole } from '../wire/reading.js'
import { readDocumentPart, type ParsedDocumentPart, type ParsedLinePart } from '../wire/solving.generated.js'
import { checkMoney } from './check-money.js'
import { amountsLeft, toDateWithAmount } from './part-by-amount.js'
import { afterLines, numberPreview, outside, type AfterPart } from './part-of-lines.js'
import type { PricedRequest } from './priced-request.js'
import { addRatios, isMore, isPart, ratioOfDecimals } from './ratio.js'
import { afterShares, everything, nothingYet, type ToDate } from './split.js'

interface ReadParts {
  readonly parts: readonly ParsedDocumentPart[]
  readonly problems: readonly LocatedProblem[]
}

/** Reads parts without the document. The host passes them, so their problems have the source `settings`. */
export function readParts(sent: unknown, currency: string): ReadParts {
  const { read, problems } = readWhole(sent, ofHost('settings', readList))
  const parts = read ?? []
  const checked =
    problems.length > 0
      ? NO_PROBLEMS
      : ofEach(parts, (part, index) => within(checkPart(part, currency), index))
  return { parts, problems: within([...problems, ...withSettingsSource(checked)], 'parts') }
}

const NO_PART: ParsedDocumentPart = {
  percentage: undefined,
  lines: undefined,
  total: undefined,
  amount: undefined,
  isRemainder: undefined,
}

const readList = denseListOf(readDocumentPart, NO_PART)

function checkPart(part: ParsedDocumentPart, currency: string): readonly LocatedProblem[] {
  const { percentage, lines, total, amount, isRemainder } = part
  return [
    ...exactlyOne({
      percentage: percentage && numberPreview(percentage),
      lines: lines && preview(lines),
      total: total && preview(total),
      amount: amount && preview(amount),
      isRemainder: isRemainder === true ? preview(isRemainder) : undefined,
    }),
    ...checkMoney('total', total, currency),
    ...checkMoney('amount', amount, currency),
    ...ofEach(lines, (line, index) => within(checkLinePart(line, currency), 'lines', index)),
  ]
}

function checkLinePart(
  { percentage, quantity, measurements, amount }: ParsedLinePart,
  currency: string,
): readonly LocatedProblem[] {
  const previews = {
    percentage: percentage && numberPreview(percentage),
    quantity: quantity && numberPreview(quantity),
    measurements: measurements && preview(measurements),
    amount: amount && preview(amount),
  }
  return [...exactlyOne(previews), ...checkMoney('amount', amount, currency)]
}

function exactlyOne(previews: Readonly<Record<string, string | undefined>>): readonly LocatedProblem[] {
  const [first, ...others] = Object.entries(previews).flatMap(([field, sent]) =>
    sent === undefined ? [] : [{ field, sent }],
  )
  if (first === undefined) return [problemAt('required', [Object.keys(previews)[0] ?? ''])]
  return others.map(({ field, sent }) => problemAt('invalid_type', [field], { expected: 'absent', sent }))
}

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
  return { steps, problems: withSettingsSource(problems) }
}

function afterPart(document: PricedRequest, toDate: ToDate, part: ParsedDocumentPart): AfterPart {
  if (part.isRemainder === true) return { toDate: everything(document), problems: NO_PROBLEMS }
  if (part.percentage !== undefined) return afterPercentage(document, toDate, part.percentage)
  if (part.total !== undefined) return afterAmount(document, toDate, 'total', part.total.amount)
  if (part.amount !== undefined) return afterAmount(document, toDate, 'amount', part.amount.amount)
  return afterLines(document, toDate, part.lines ?? [])
}

function afterAmount(
  document: PricedRequest,
  toDate: ToDate,
  field: 'total' | 'amount',
  amount: Decimal,
): AfterPart {
  const cents = BigInt(centsOf(amount as MajorUnits))
  const { min, max } = amountsLeft(document, toDate, field)
  if (cents >= min && cents <= max) {
    return { toDate: toDateWithAmount(document, toDate, field, cents), problems: NO_PROBLEMS }
  }
  const details = { sent: plainText(amount), min: textOfCents(min), max: textOfCents(max) }
  return { toDate, problems: [problemAt('out_of_range', [field], details)] }
}

function textOfCents(cents: bigint): string {
  return plainText(amountOfCents(cents))
}

function afterPercentage(document: PricedRequest, toDate: ToDate, percentage: Decimal): AfterPart {
  const share = ratioOfDecimals(percentage, HUNDRED)
  const lines = toDate.lines.map((before) => addRatios(before, share))
  const whole = addRatios(toDate.whole, share)
  // The share of the whole counts only if every line total is 0.
  const taken = document.lines.every(({ contribution }) => contribution.total === 0)
    ? [...toDate.lines, toDate.whole]
    : toDate.lines
  const least = taken.reduce((one, other) => (isMore(one, other) ? other : one))
  const most = taken.reduce((one, other) => (isMore(other, one) ? other : one))
  if (isPart(addRatios(least, share)) && isPart(addRatios(most, share))) {
    return { toDate: afterShares(toDate, lines, whole), problems: NO_PROBLEMS }
  }
  const line = isMore(most, least) && share.part > 0n ? toDate.lines.indexOf(most) : -1
  const leftOf = line === -1 ? undefined : pointerOf(['lines', line])
  return { toDate, problems: [outside(['percentage'], percentage, HUNDRED, { least, most, leftOf })] }
}
