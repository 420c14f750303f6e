import { documentTotals, sumOfContributions, ZERO_CONTRIBUTION } from '../engine/totals.js'
import { priceAdjustments } from '../engine/adjustment.js'
import type { Contribution, DocumentTotals, PricedAdjustment, PricedLine } from '../engine/priced.js'
import { addIntegers, integerOf, subtractIntegers, type Cents, type Integer } from '../number/cents.js'
import { lineTax } from '../tax/tax.js'
import type { PricedRequest } from './priced-request.js'
import { addShare, ALL, isSameRatio, NONE, partOf, ratioOf, type Ratio } from './ratio.js'

export interface ToDate {
  readonly lines: readonly Ratio[]
  /** The share of the document. Counts only if all lines are 0, or if the document has no lines. */
  readonly whole: Ratio
  /** Cents of tax that give the part exactly the requested total (T4). Later parts take them back. */
  readonly extraTax: bigint | undefined
  /** Cents that lines get beyond their shares. Later parts take them back. */
  readonly extraOfLines: readonly ExtraOfLine[]
  /** The possible amounts just below and above a requested amount that no share gives. */
  readonly nearest: NearestTotals | undefined
}

export interface ExtraOfLine {
  readonly index: number
  readonly cents: bigint
}

/** In cents. */
interface NearestTotals {
  readonly below: bigint
  readonly above: bigint
}

export interface SplitFigures {
  readonly lines: readonly Contribution[]
  // T2
  readonly adjustments: readonly Integer[]
  readonly totals: DocumentTotals
}

export function nothingYet({ lines }: PricedRequest): ToDate {
  return toDateOf(
    lines.map(() => NONE),
    NONE,
  )
}

export function everything({ lines }: PricedRequest): ToDate {
  return toDateOf(
    lines.map(() => ALL),
    ALL,
  )
}

export function toDateOf(lines: readonly Ratio[], whole: Ratio): ToDate {
  return { lines, whole, extraTax: undefined, extraOfLines: [], nearest: undefined }
}

/** A part that takes nothing does not take back the extra cents either. */
export function afterShares(before: ToDate, lines: readonly Ratio[], whole: Ratio): ToDate {
  const takesNothing =
    isSameRatio(whole, before.whole) &&
    lines.every((line, index) => isSameRatio(line, before.lines[index] ?? NONE))
  const { extraTax, extraOfLines } = before
  return takesNothing ? { ...toDateOf(lines, whole), extraTax, extraOfLines } : toDateOf(lines, whole)
}

/** Rounds each line, each surcharge and each part of a discount once (T3), then taxes them (T4). */
export function figuresToDate(document: PricedRequest, toDate: ToDate): SplitFigures {
  const { lines, account, adjustments, sum } = document
  const extra = new Map(toDate.extraOfLines.map(({ index, cents }) => [index, integerOf(cents)]))
  const parts = lines.map((line, index) =>
    lineToDate(line, toDate.lines[index] ?? NONE, extra.get(index) ?? 0, account),
  )
  const shares = sharesToDate(lines, toDate)
  const applied = priceAdjustments(adjustments, sum, account).map((priced) =>
    adjustmentToDate(priced, shares),
  )
  const total = parts.reduce(sumOfContributions, ZERO_CONTRIBUTION)
  const totals = documentTotals(total, applied, account)
  const extraTax = toDate.extraTax === undefined ? 0 : integerOf(toDate.extraTax)
  return {
    lines: parts,
    adjustments: applied.map(({ appliedAmount }) => appliedAmount),
    totals: {
      ...totals,
      taxAmount: addIntegers(totals.taxAmount, extraTax),
      total: addIntegers(totals.total, extraTax),
    },
  }
}

function lineToDate(
  { contribution }: PricedLine,
  share: Ratio,
  extra: Integer,
  account: PricedRequest['account'],
): Contribution {
  const total = addIntegers(partOf(contribution.total, share), extra)
  const taxable = contribution.taxable === 0 ? 0 : total
  return {
    total,
    taxable,
    tax: lineTax(taxable as Cents, account),
    cost: partOf(contribution.cost, share),
    labour: contribution.labour === 0 ? 0 : total,
    discount: partOf(contribution.discount, share),
  }
}

interface Shares {
  readonly all: Ratio
  readonly taxable: Ratio
  readonly taxFree: Ratio
}

function sharesToDate(lines: readonly PricedLine[], { lines: ratios, whole }: ToDate): Shares {
  const all = shareOf(lines, ratios, () => true) ?? whole
  // Without taxable or tax-free lines, a discount has no such part, so `all` has no effect there (T3).
  return {
    all,
    taxable: shareOf(lines, ratios, ({ contribution }) => contribution.taxable !== 0) ?? all,
    taxFree: shareOf(lines, ratios, ({ contribution }) => contribution.taxable === 0) ?? all,
  }
}

/** Weights lines by absolute totals, so the share is from 0 to 1. Undefined if all totals are 0. */
function shareOf(
  lines: readonly PricedLine[],
  ratios: readonly Ratio[],
  isOf: (line: PricedLine) => boolean,
): Ratio | undefined {
  let sum = NONE
  let size = 0n
  for (const [index, line] of lines.entries()) {
    if (!isOf(line)) continue
    const { total } = line.contribution
    const own = BigInt(total < 0 ? -total : total)
    sum = addShare(sum, ratios[index] ?? NONE, own)
    size += own
  }
  return size === 0n ? undefined : ratioOf(sum.part, sum.whole * size)
}

/** T3: a discount's taxable part follows taxable lines, its rest tax-free lines. An untaxed discount follows all. */
function adjustmentToDate(priced: PricedAdjustment, shares: Shares): PricedAdjustment {
  const { adjustment, appliedAmount, taxable } = priced
  if (adjustment.type !== 'ADJUSTMENT_TYPE_DISCOUNT') {
    const amount = partOf(appliedAmount, shares.all)
    return { ...priced, appliedAmount: amount as Cents, taxable: taxable === 0 ? 0 : amount }
  }
  if (taxable === 0) return { ...priced, appliedAmount: partOf(appliedAmount, shares.all) as Cents }
  const taxed = partOf(taxable, shares.taxable)
  const rest = partOf(subtractIntegers(appliedAmount, taxable), shares.taxFree)
  return { ...priced, appliedAmount: addIntegers(taxed, rest) as Cents, taxable: taxed }
}

export function figuresBetween(earlier: SplitFigures, later: SplitFigures): SplitFigures {
  const { totals } = earlier
  return {
    lines: later.lines.map((line, index) => less(line, earlier.lines[index] ?? ZERO_CONTRIBUTION)),
    adjustments: later.adjustments.map((amount, index) =>
      subtractIntegers(amount, earlier.adjustments[index] ?? 0),
    ),
    totals: less(later.totals, totals),
  }
}

function less<A extends object>(a: A, b: A): A {
  const before = b as Readonly<Record<string, Integer>>
  const entries = Object.entries(a as Readonly<Record<string, Integer>>)
  return Object.fromEntries(
    entries.map(([name, amount]) => [name, subtractIntegers(amount, before[name] ?? 0)]),
  ) as A
}
