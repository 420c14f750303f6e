import { flashingPrice, lengthsOf, pricePerMetre, priceFormulaText } from '../flashing/measured-flashing.js'
import { addIntegers, centsOf, fitsInt64, NO_CENTS, type Cents, type Integer } from '../number/cents.js'
import { plainText, writeCentsAsMicros, writeMicros } from '../number/number-text.js'
import { piecesOfNumber, type MajorUnits } from '../number/units.js'
import { centsText, lineTotal, sumText, totalFormulaText } from '../pricing/formulas.js'
import { isPricedType, totalOfComponent } from '../pricing/kit-figures.js'
import { pricingMethodOf } from '../pricing/measurements.js'
import type { PricedComponent, PricedKitLevel } from '../pricing/priced.js'
import {
  allOf,
  amountTooLarge,
  NO_PROBLEMS,
  ofEach,
  problemAt,
  within,
  type LocatedProblem,
} from '../problem/located-problem.js'
import type { Path } from '../problem/path.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { readCutList } from '../wire/flashing-with-cut-list.js'
import type { ParsedCutListItem, ParsedFlashingLine } from '../wire/flashing.generated.js'
import { isAbsent } from '../wire/object.js'
import { readWhole } from '../wire/reading.js'
import type { PricedLine } from './priced.js'

// V11, F1, K3, K4
export function checkKeptTotals(priced: PricedLine, account: ParsedAccount): readonly LocatedProblem[] {
  switch (priced.kind) {
    case 'flashing':
      return within(checkFlashing(priced.line, account), 'flashing')
    case 'productKit':
      return within(checkLevel(priced.level), 'productKit')
    case 'catalogue':
    case 'onTheFly':
    case 'labour':
    case 'notes':
      return NO_PROBLEMS
  }
}

function checkFlashing(line: ParsedFlashingLine, account: ParsedAccount): readonly LocatedProblem[] {
  const { read: pieces = [], problems } = isAbsent(line.subitems)
    ? { problems: NO_PROBLEMS }
    : readWhole(line.subitems, readCutList)
  if (problems.length > 0) return within(problems, 'subitems')
  const wrong = ofEach(pieces, (entry, index) => within(checkPieces(entry), 'subitems', index))
  return wrong.length > 0 ? wrong : checkFlashingTotal(line, pieces, account)
}

// V11
function checkPieces({ amount = 0, length = 0 }: ParsedCutListItem): readonly LocatedProblem[] {
  const wrongAmount =
    amount <= 0
      ? [problemAt('must_be_positive', ['amount'], { sent: textOf(amount) })]
      : Number.isInteger(amount)
        ? NO_PROBLEMS
        : [problemAt('too_many_decimals', ['amount'], { sent: textOf(amount), max: '0' })]
  return length > 0
    ? wrongAmount
    : [...wrongAmount, problemAt('must_be_positive', ['length'], { sent: textOf(length) })]
}

const textOf = (number: number): string => plainText(piecesOfNumber(number))

// F1, F7
function checkFlashingTotal(
  line: ParsedFlashingLine,
  pieces: readonly ParsedCutListItem[],
  account: ParsedAccount,
): readonly LocatedProblem[] {
  const { customPrice, totalPrice } = line
  if (customPrice !== undefined) return NO_PROBLEMS
  const perMetre = pricePerMetre(line)
  if (perMetre === undefined) return checkPriced(totalPrice?.amount)
  const { chargedLength } = lengthsOf(pieces, account)
  const expected = flashingPrice(perMetre, chargedLength)
  return checkTotal({
    sent: totalPrice?.amount,
    expected,
    path: ['totalPrice'],
    formula: () => priceFormulaText(perMetre, chargedLength),
    keptBy: 'F1',
  })
}

// K3, K4, K5
function checkLevel(level: PricedKitLevel): readonly LocatedProblem[] {
  const { kit, components = [], subKits = [] } = level
  if (kit.customPricing === true) return NO_PROBLEMS
  return allOf([
    checkLevelTotal(level),
    ofEach(components, (component, index) =>
      within(checkComponent(component), 'components', index, 'pricing'),
    ),
    ofEach(subKits, (subKit, index) => within(checkLevel(subKit), 'subKits', index)),
  ])
}

function checkLevelTotal({
  kit: { pricing },
  components = [],
  subKits = [],
  totalRule,
}: PricedKitLevel): readonly LocatedProblem[] {
  if (totalRule !== 'sent' || pricing === undefined || pricingMethodOf(pricing) === 'customFormula')
    return NO_PROBLEMS
  const parts = [...components.map(totalOfComponent), ...subKits.map(({ total }) => total)]
  if (parts.length === 0) return NO_PROBLEMS
  const expected = parts.reduce<Integer>(addIntegers, 0)
  return checkTotal({
    sent: pricing.totalPrice?.amount,
    expected,
    path: ['pricing', 'totalPrice'],
    formula: () => `${sumText(parts)} = ${centsText(expected)}`,
    keptBy: 'K4',
  })
}

// L3, L4, L13
function checkComponent({ component, pricing }: PricedComponent): readonly LocatedProblem[] {
  if (pricing === undefined || !isPricedType(component.productType)) return NO_PROBLEMS
  const { basis, sent } = pricing
  if (basis.method === 'customFormula') return NO_PROBLEMS
  const { unitPrice } = basis
  if (unitPrice === undefined) return checkPriced(sent.totalPrice?.amount)
  return checkTotal({
    sent: sent.totalPrice?.amount,
    expected: lineTotal(basis.factor, unitPrice, basis.discount),
    path: ['totalPrice'],
    formula: () => totalFormulaText(basis, unitPrice),
    keptBy: 'K3',
  })
}

function checkPriced(sent: MajorUnits | undefined): readonly LocatedProblem[] {
  return centsSent(sent) === 0 ? NO_PROBLEMS : [problemAt('unit_price_required', ['unitPrice'])]
}

const centsSent = (sent: MajorUnits | undefined): Cents => (sent === undefined ? NO_CENTS : centsOf(sent))

interface KeptTotal {
  /** Undefined counts as 0. */
  readonly sent: MajorUnits | undefined
  readonly expected: Integer
  readonly path: Path
  readonly formula: () => string
  readonly keptBy: 'F1' | 'K3' | 'K4'
}

function checkTotal({ sent, expected, path, formula, keptBy }: KeptTotal): readonly LocatedProblem[] {
  if (!fitsInt64(expected)) return [amountTooLarge(path, formula())]
  if (expected === centsSent(sent)) return NO_PROBLEMS
  if (sent === undefined) return [problemAt('total_price_required', path)]
  return [
    problemAt('total_price_mismatch', path, {
      sent: writeMicros(sent),
      expected: writeCentsAsMicros(expected),
      formula: formula(),
      keptBy,
    }),
  ]
}
