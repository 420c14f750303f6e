import { narrow, ONE, type Decimal } from '../number/decimal.js'
import type { Arithmetic } from './arithmetic.js'
import type { AmountRounding, Choices } from './choices.js'

/** L3. `by-unit` divides the rounded amount later. */
export function roundedLine(
  calculate: Arithmetic,
  { lines, ties }: Pick<Choices, 'lines' | 'ties'>,
  exact: Decimal,
): Decimal {
  switch (lines) {
    case 'not-rounded':
      return exact
    case 'in-two-steps':
      return calculate.round(calculate.round(exact, 3, ties), 2, ties)
    case 'to-five-cents':
      return roundToStep(calculate, exact, FIVE_CENTS, ties)
    case 'to-whole':
      return calculate.round(exact, 0, ties)
    case 'once':
    case 'by-unit':
      return calculate.round(exact, 2, ties)
  }
}

type Unit = Exclude<Choices['total'], 'not-rounded'>

export function roundToUnit(
  calculate: Arithmetic,
  amount: Decimal,
  unit: Unit,
  ties: AmountRounding,
): Decimal {
  const [step, always] = COARSE_UNITS[unit]
  if (step === undefined) return calculate.round(amount, 2, ties)
  return roundToStep(calculate, amount, step, always ?? ties)
}

function roundToStep(calculate: Arithmetic, amount: Decimal, step: Decimal, ties: AmountRounding): Decimal {
  return calculate.multiply(calculate.quotient(amount, step, 0, ties), step)
}

const FIVE_CENTS = narrow(5, 2)

/** Cents have no step. `always` replaces the rule for ties. */
const COARSE_UNITS: Readonly<Record<Unit, readonly [step?: Decimal, always?: AmountRounding]>> = {
  cents: [],
  'five-cents': [FIVE_CENTS],
  'ten-cents': [narrow(1, 1)],
  whole: [ONE],
  'next-whole': [ONE, 'rounded-up'],
  'down-to-five-cents': [FIVE_CENTS, 'truncated'],
}
