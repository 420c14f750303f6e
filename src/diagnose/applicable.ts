/** Finds the policies that can change the figures of a document at all. The others are neither computed nor listed. */
import { OUR_CHOICES, type Axis, type Choices, type AmountRounding } from '../policies/choices.js'
import { POLICIES } from '../policies/known-policies.js'
import type { PolicyId } from '../policies/policies.js'
import type { PlainDocument } from './plain-document.js'
import { traitsOf, type Traits } from './traits.js'

/** Returns the policies that can change the figures of a document. */
export function applicablePolicies(document: PlainDocument): ReadonlySet<PolicyId> {
  const traits = traitsOf(document)
  return new Set(POLICIES.filter(({ choices }) => canApply(choices, traits)).map(({ id }) => id))
}

function canApply(choices: Readonly<Partial<Choices>>, traits: Traits): boolean {
  return (Object.keys(choices) as Axis[]).some((axis) => {
    const tests = TESTS[axis] as Readonly<Record<string, Test>>
    return tests[String(choices[axis])]?.(traits) ?? true
  })
}

/** The axes that change the lines of a document, each line by itself. */
const LINE_AXES = ['numbers', 'ties', 'price', 'discount', 'lines', 'quantity', 'measure'] as const

/**
 * Returns a test for lines of a document that choices can change. A line without a discount, for example, has the
 * same figures whatever the choice for discounts.
 */
export function canChangeLine(choices: Choices): (traits: Traits) => boolean {
  const tests = LINE_AXES.filter((axis) => choices[axis] !== OUR_CHOICES[axis]).map(
    (axis) => (TESTS[axis] as Readonly<Record<string, Test>>)[choices[axis]] ?? always,
  )
  return (traits) => tests.some((test) => test(traits))
}

type Test = (traits: Traits) => boolean

/** Undefined, which means our own choice, has no test. */
type Tests = { readonly [A in Axis]: Readonly<Record<Exclude<Choices[A], undefined>, Test>> }

const always: Test = () => true
const never: Test = () => false
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
const hasFineQuantities: Test = ({ quantityDecimals }) => quantityDecimals > 2
const hasPartsOfUnits: Test = ({ quantityDecimals }) => quantityDecimals > 0
const hasFinePrices: Test = ({ priceDecimals, hasMarkups }) => priceDecimals > 2 || hasMarkups

/** Tests the decimals of the tax percentage, which is the rate × 100. */
const hasRateAbove =
  (decimals: number): Test =>
  ({ rateDecimals }) =>
    rateDecimals > decimals + 2

const tiesOf = (test: Test): Readonly<Record<AmountRounding, Test>> => ({
  'half-up': test,
  'half-even': test,
  'half-down': test,
  'towards-positive': test,
  truncated: test,
  'rounded-up': test,
})

const TESTS: Tests = {
  numbers: { exact: never, doubles: always, 'doubles-to-fixed': always },
  ties: { ...tiesOf(always), 'half-up': never },
  taxTies: tiesOf(isTaxed),
  price: {
    'four-decimals': never,
    'to-cents': hasFinePrices,
    'to-cents-in-two-steps': hasFinePrices,
    'to-thousandths': ({ priceDecimals, hasMarkups }) => priceDecimals > 3 || hasMarkups,
    'not-rounded': ({ priceDecimals, hasMarkups }) => priceDecimals > 4 || hasMarkups,
    'markup-not-rounded': ({ hasMarkups }) => hasMarkups,
    'markup-to-hundredths': ({ hasCosts }) => hasCosts,
    'markup-to-hundredths-exact': ({ hasCosts }) => hasCosts,
    'margin-to-hundredths': ({ hasCosts }) => hasCosts,
    'discounted-to-four-decimals': hasLineDiscounts,
    'discounted-to-cents': (traits) => hasLineDiscounts(traits) || hasFinePrices(traits),
  },
  discount: {
    'in-product': never,
    'of-rounded-amount': hasLineDiscounts,
    'rounded-alone': hasLineDiscounts,
    'rounded-of-exact': hasLineDiscounts,
    'of-price-with-tax': (traits) => isTaxed(traits) && hasLineDiscounts(traits),
    'in-two-turns': hasLineDiscounts,
    'in-two-turns-to-cents': hasLineDiscounts,
    'left-out': hasLineDiscounts,
  },
  lines: {
    once: never,
    'in-two-steps': isPriced,
    'not-rounded': isPriced,
    'by-unit': isPriced,
    'to-whole': isPriced,
  },
  quantity: {
    exact: never,
    'to-hundredths': hasFineQuantities,
    'to-whole': hasPartsOfUnits,
    'cut-to-hundredths': hasFineQuantities,
    'cut-to-whole': hasPartsOfUnits,
  },
  measure: {
    exact: never,
    'to-hundredths': hasPieces,
    'to-tenths': hasPieces,
    'sizes-to-hundredths': hasPieces,
    'of-piece-to-hundredths': hasPieces,
    'pieces-to-cents': hasPieces,
    'minimum-left-out': hasMinimum,
    'minimum-on-total': hasMinimum,
  },
  tax: {
    account: never,
    document: ({ taxRounding }) => taxRounding !== undefined && taxRounding !== 'document',
    line: ({ taxRounding }) => taxRounding !== undefined && taxRounding !== 'line',
    unit: isTaxed,
    halves: isTaxed,
    apart: isSpread,
    inclusive: isTaxed,
    'inclusive-by-document': isTaxed,
    difference: isTaxed,
    'difference-by-line': isTaxed,
  },
  rate: {
    exact: never,
    'to-hundredths': hasRateAbove(2),
    'to-tenths': hasRateAbove(1),
    'to-whole': hasRateAbove(0),
    'cut-to-hundredths': hasRateAbove(2),
    'cut-to-tenths': hasRateAbove(1),
    'cut-to-whole': hasRateAbove(0),
  },
  taxUnit: { cents: never, 'five-cents': isTaxed, 'ten-cents': isTaxed, whole: isTaxed },
  base: {
    'as-set': never,
    'exempt-lines-taxed': (traits) => isTaxed(traits) && traits.hasTaxFreeLines,
    'surcharges-untaxed': (traits) => isTaxed(traits) && traits.surcharges > 0,
    'discounts-after-tax': (traits) => isTaxed(traits) && hasDiscounts(traits),
    'discounts-wholly-taxed': isShared,
    'share-without-bounds': isShared,
    'before-line-discounts': (traits) => isTaxed(traits) && hasLineDiscounts(traits),
  },
  percentages: {
    account: never,
    'of-subtotal': ({ percentagesOf, percentages, adjustments }) =>
      percentagesOf !== 'of-subtotal' && percentages > 0 && adjustments > 1,
    'in-turn': ({ percentagesOf, percentages, adjustments }) =>
      percentagesOf !== 'in-turn' && percentages > 0 && adjustments > 1,
    'in-turn-exact': hasPercentages,
    'in-turn-line-by-line': hasPercentages,
    'line-by-line': hasPercentages,
    'unit-by-unit': hasPercentages,
    'of-undiscounted-lines': (traits) => hasPercentages(traits) && hasLineDiscounts(traits),
    'of-prices-with-tax': isTaxedPercentage,
    'of-total-with-tax': isTaxedPercentage,
    'off-total-with-tax': isTaxedPercentage,
  },
  fixed: {
    'as-sent': never,
    'with-tax': (traits) => isTaxed(traits) && traits.fixedDiscounts > 0,
    'net-of-tax': (traits) => isTaxed(traits) && traits.fixedDiscounts > 0,
    'out-of-gross': (traits) => isTaxed(traits) && traits.fixedDiscounts > 0,
    'as-percentage': ({ fixedDiscounts }) => fixedDiscounts > 0,
  },
  spread: {
    none: never,
    'remainder-to-first': isSpread,
    'remainder-to-last': isSpread,
    'remainder-to-largest': isSpread,
    'largest-remainder': isSpread,
    'each-rounded': isSpread,
  },
  total: {
    cents: never,
    'five-cents': always,
    'ten-cents': always,
    whole: always,
    'next-whole': always,
    'not-rounded': always,
  },
}
