import type { Contribution, DocumentTotals } from '../engine/priced.js'
import {
  addIntegers,
  integerOf,
  magnitude,
  subtractIntegers,
  type Cents,
  type Integer,
} from '../number/cents.js'
import { documentTax, lineTax, taxesLines } from '../tax/tax.js'
import type { PricedRequest } from './priced-request.js'
import type { ExtraOfLine, SplitFigures } from './split.js'

export type AskedFigure = 'total' | 'amount'

/** Only dozens of adjustments that round the same way at one share could miss by more. */
const MAX_EXTRA = 20n

interface Change extends ExtraOfLine {
  readonly isTaxed: boolean
  /** The change of the requested figure. */
  readonly by: bigint
}

/** Adds cents to one line, or moves a cent between two, if rounding skips the amount at every share. */
export function extraFor(
  { account, lines }: PricedRequest,
  figures: SplitFigures,
  miss: bigint,
  figure: AskedFigure,
): readonly ExtraOfLine[] | undefined {
  function* changes(cents: bigint): Generator<Change> {
    for (const [index, line] of figures.lines.entries()) {
      const whole = lines[index]?.contribution ?? line
      if (!hasRoom(line, cents, whole)) continue
      const isTaxed = figure === 'total' && whole.taxable !== 0
      const tax = isTaxed ? taxOfMore(line, integerOf(cents), figures.totals, account) : 0
      yield { index, cents, isTaxed, by: cents + BigInt(tax) }
    }
  }
  const most = magnitude(miss) < MAX_EXTRA ? magnitude(miss) : MAX_EXTRA
  for (let size = 1n; size <= most; size++)
    for (const cents of miss < 0n ? [-size, size] : [size, -size])
      for (const one of changes(cents)) if (one.by === miss) return [one]
  const less = twoOfEachEffect(changes(-1n))
  for (const more of changes(1n)) {
    // If tax is rounded once for the document, a cent moved between two taxed lines changes nothing.
    const other = less.find(
      ({ index, isTaxed, by }) =>
        by + more.by === miss && index !== more.index && (taxesLines(account) || isTaxed !== more.isTaxed),
    )
    if (other !== undefined) return [more, other]
  }
  return undefined
}

/** Keeps two changes of each effect: enough to find one on another line. */
function twoOfEachEffect(changes: Iterable<Change>): readonly Change[] {
  const counts = new Map<string, number>()
  return [...changes].filter(({ isTaxed, by }) => {
    const effect = `${String(isTaxed)} ${String(by)}`
    const count = (counts.get(effect) ?? 0) + 1
    counts.set(effect, count)
    return count <= 2
  })
}

function hasRoom({ total }: Contribution, cents: bigint, whole: Contribution): boolean {
  const [end, part] = [BigInt(whole.total), BigInt(total) + cents]
  return end < 0n ? part >= end && part <= 0n : part >= 0n && part <= end
}

// T4
function taxOfMore(
  { taxable, tax }: Contribution,
  more: Integer,
  { taxableBase, taxAmount }: DocumentTotals,
  account: PricedRequest['account'],
): Integer {
  if (taxesLines(account)) return subtractIntegers(lineTax(addIntegers(taxable, more) as Cents, account), tax)
  const base = addIntegers(taxableBase, more)
  return subtractIntegers(documentTax({ base, taxableLines: base, lineTaxes: 0 }, account), taxAmount)
}
