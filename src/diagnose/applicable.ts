/** Finds the policies that may change a document's figures. Other policies are not tried on that document. */
import { OUR_CHOICES, type Axis, type Choices, type OurChoice } from '../policies/choices.js'
import { LINE_AXES } from '../policies/line-axes.js'
import { POLICIES } from '../policies/known-policies.js'
import { POLICY_RECORDS, type PolicyId } from '../policies/policies.js'
import type { PlainDocument } from './plain-document.js'
import { takesTooMany } from './taken-by-line.js'
import { traitsOf, type Traits } from './traits.js'

export function applicablePolicies(document: PlainDocument): ReadonlySet<PolicyId> {
  return new Set(POLICIES.map(({ id }) => id).filter(applicabilityTo(document)))
}

export function applicabilityTo(document: PlainDocument): (id: PolicyId) => boolean {
  const traits = traitsOf(document)
  return (id) => testsOf(id).some((test) => test(traits))
}

const TESTS_OF = new Map<PolicyId, readonly Test[]>()

function testsOf(id: PolicyId): readonly Test[] {
  const { choices } = POLICY_RECORDS[id]
  const tests = TESTS_OF.get(id) ?? (Object.keys(choices) as Axis[]).map((axis) => testOf(axis, choices))
  TESTS_OF.set(id, tests)
  return tests
}

function testOf(axis: Axis, choices: Readonly<Partial<Choices>>): Test {
  const tests: Test | Readonly<Record<string, Test>> = TESTS[axis]
  const test = typeof tests === 'function' ? tests : (tests[String(choices[axis])] ?? always)
  if (axis !== 'percentages') return test
  const { percentages: choice = 'account' } = choices
  return (traits) => !takesTooMany(choice, traits.percentages) && test(traits)
}

export function canChangeLine(choices: Choices): (traits: Traits) => boolean {
  const tests = LINE_AXES.filter((axis) => choices[axis] !== OUR_CHOICES[axis]).map((axis) =>
    testOf(axis, choices),
  )
  return (traits) => tests.some((test) => test(traits))
}

type Test = (traits: Traits) => boolean

/** Our own choices need no test. */
type Tests = {
  readonly [A in Axis]: Test | Readonly<Record<Exclude<Choices[A], undefined | OurChoice<A>>, Test>>
}

const always: Test = () => true
const isTaxed: Test = ({ taxRounding }) => taxRounding !== undefined
const isPriced: Test = ({ hasPricedLines }) => hasPricedLines
const hasLineDiscounts: Test = (traits) => traits.hasLineDiscounts
const hasPieces: Test = (traits) => traits.hasPieces
const hasMinimum: Test = (traits) => traits.hasMinimum
const hasPercentages: Test = ({ percentages }) => percentages > 0
const isSpread: Test = ({ taxRounding, adjustments }) => taxRounding !== undefined && adjustments > 0
const hasDiscounts: Test = ({ fixedDiscounts, percentageDiscounts }) =>
  fixedDiscounts + percentageDiscounts > 0
const isShared: Test = (traits) => isTaxed(traits) && hasDiscounts(traits) && traits.hasTaxFreeLines
const isTaxedPercentage: Test = (traits) => isTaxed(traits) && traits.percentageDiscounts > 0
const above =
  (decimalsOf: (traits: Traits) => number) =>
  (decimals: number): Test =>
  (traits) =>
    decimalsOf(traits) > decimals
const hasQuantitiesAbove = above(({ quantityDecimals }) => quantityDecimals)
const hasSizesAbove = above(({ sizeDecimals }) => sizeDecimals)
const hasPiecesAbove = above(({ pieceDecimals }) => pieceDecimals)
const hasMeasuresAbove = above(({ measureDecimals }) => measureDecimals)
const hasPricesAbove = above(({ priceDecimals, hasMarkups }) => (hasMarkups ? Infinity : priceDecimals))
/** As a percentage, a rate has two decimals fewer. */
const hasRateAbove = above(({ rateDecimals }) => rateDecimals - 2)

const TESTS: Tests = {
  numbers: always,
  ties: always,
  taxTies: isTaxed,
  price: {
    'to-cents': hasPricesAbove(2),
    'to-cents-in-two-steps': hasPricesAbove(2),
    'cut-to-cents': hasPricesAbove(2),
    'to-thousandths': hasPricesAbove(3),
    'to-five-decimals': hasPricesAbove(4),
    'not-rounded': hasPricesAbove(4),
    'markup-not-rounded': ({ hasMarkups }) => hasMarkups,
    'markup-as-margin': ({ hasMarkups }) => hasMarkups,
    'markup-to-hundredths': ({ hasCosts }) => hasCosts,
    'markup-to-hundredths-exact': ({ hasCosts, hasMarkups }) => hasCosts || hasMarkups,
    'margin-to-hundredths': ({ hasCosts }) => hasCosts,
    'discounted-to-four-decimals': hasLineDiscounts,
    'discounted-to-cents': (traits) => hasLineDiscounts(traits) || hasPricesAbove(2)(traits),
  },
  discount: {
    'of-rounded-amount': hasLineDiscounts,
    'rounded-alone': hasLineDiscounts,
    'rounded-of-exact': hasLineDiscounts,
    'rounded-of-rounded': hasLineDiscounts,
    'of-price-with-tax': (traits) => isTaxed(traits) && hasLineDiscounts(traits),
    'in-two-turns': hasLineDiscounts,
    'in-two-turns-to-cents': hasLineDiscounts,
    'left-out': hasLineDiscounts,
  },
  lines: isPriced,
  quantity: {
    'to-hundredths': hasQuantitiesAbove(2),
    'to-thousandths': hasQuantitiesAbove(3),
    'to-whole': hasQuantitiesAbove(0),
    'cut-to-hundredths': hasQuantitiesAbove(2),
    'cut-to-whole': hasQuantitiesAbove(0),
    'up-to-whole': hasQuantitiesAbove(0),
  },
  measure: {
    'to-hundredths': hasMeasuresAbove(2),
    'to-tenths': hasMeasuresAbove(1),
    'to-thousandths': hasMeasuresAbove(3),
    'cut-to-hundredths': hasMeasuresAbove(2),
    'up-to-tenths': hasMeasuresAbove(1),
    'up-to-whole': hasMeasuresAbove(0),
    'sizes-to-hundredths': hasSizesAbove(2),
    'sizes-cut-to-hundredths': hasSizesAbove(2),
    'sizes-up-to-tenths': hasSizesAbove(1),
    'of-piece-to-hundredths': hasPiecesAbove(2),
    'of-piece-to-thousandths': hasPiecesAbove(3),
    'of-piece-cut-to-hundredths': hasPiecesAbove(2),
    'of-piece-up-to-hundredths': hasPiecesAbove(2),
    'pieces-to-cents': hasPieces,
    'minimum-left-out': hasMinimum,
    'minimum-on-total': hasMinimum,
  },
  tax: {
    document: ({ taxRounding }) => taxRounding !== undefined && taxRounding !== 'document',
    line: ({ taxRounding }) => taxRounding !== undefined && taxRounding !== 'line',
    unit: isTaxed,
    halves: isTaxed,
    'halves-by-line': isTaxed,
    'five-percent-apart': ({ hasTwoTaxes }) => hasTwoTaxes,
    apart: isSpread,
    'surcharges-apart': (traits) => isTaxed(traits) && traits.surcharges > 0,
    inclusive: isTaxed,
    'inclusive-by-document': isTaxed,
    difference: isTaxed,
    'difference-by-line': isTaxed,
    'net-of-gross': isTaxed,
    'unrounded-document': isTaxed,
    'unrounded-line': isTaxed,
  },
  rate: {
    'to-hundredths': hasRateAbove(2),
    'to-tenths': hasRateAbove(1),
    'to-whole': hasRateAbove(0),
    'cut-to-hundredths': hasRateAbove(2),
    'cut-to-whole': hasRateAbove(0),
  },
  taxUnit: isTaxed,
  base: {
    'exempt-lines-taxed': (traits) => isTaxed(traits) && traits.hasTaxFreeLines,
    'surcharges-untaxed': (traits) => isTaxed(traits) && traits.surcharges > 0,
    'discounts-after-tax': (traits) => isTaxed(traits) && hasDiscounts(traits),
    'discounts-wholly-taxed': isShared,
    'share-without-bounds': isShared,
    'before-line-discounts': (traits) => isTaxed(traits) && hasLineDiscounts(traits),
  },
  percentages: {
    'of-subtotal': ({ adjustmentPercentages, percentages, adjustments }) =>
      adjustmentPercentages !== 'of-subtotal' && percentages > 0 && adjustments > 1,
    'in-turn': ({ adjustmentPercentages, percentages, adjustments }) =>
      adjustmentPercentages !== 'in-turn' && percentages > 0 && adjustments > 1,
    'in-turn-exact': hasPercentages,
    'in-turn-line-by-line': hasPercentages,
    'rest-rounded': ({ percentageDiscounts }) => percentageDiscounts > 0,
    'after-fixed': ({ percentages, fixedDiscounts }) => percentages > 0 && fixedDiscounts > 0,
    'with-surcharges': ({ percentages, surcharges }) => percentages > 0 && surcharges > 0,
    summed: ({ percentages }) => percentages > 1,
    'line-by-line': hasPercentages,
    'unit-by-unit': hasPercentages,
    'of-undiscounted-lines': (traits) => hasPercentages(traits) && hasLineDiscounts(traits),
    'of-prices-with-tax': isTaxedPercentage,
    'of-total-with-tax': isTaxedPercentage,
    'off-total-with-tax': isTaxedPercentage,
    'out-of-total-with-tax': isTaxedPercentage,
  },
  fixed: {
    'with-tax': (traits) => isTaxed(traits) && traits.fixedDiscounts > 0,
    'net-of-tax': (traits) => isTaxed(traits) && traits.fixedDiscounts > 0,
    'out-of-gross': (traits) => isTaxed(traits) && traits.fixedDiscounts > 0,
    'out-of-gross-by-tax': (traits) => isTaxed(traits) && traits.fixedDiscounts > 0,
    'as-percentage': ({ fixedDiscounts }) => fixedDiscounts > 0,
  },
  spread: isSpread,
  total: always,
}
