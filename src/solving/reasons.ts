import type { DocumentTotals } from '../document/priced.js'
import { moneyOfCents } from '../wire/money.js'
import { add, multiply, roundedQuotient } from '../number/arithmetic.js'
import { amountOfCents } from '../number/cents.js'
import { HUNDRED, ONE, signOf, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { centsText } from '../pricing/formulas.js'
import type { Positions } from './positions.js'
import type { PricedRequest } from './priced-request.js'
import type { FloorName, FloorReason, ImpossibleReason, MissReason } from './solution.js'
import type { Visited } from './search.js'
import type { Target } from './target.js'

/** Why a figure between two others cannot be had. */
export function missReason(
  document: PricedRequest,
  { step, linesPriced }: Positions,
  { figure }: Target,
  below: Visited | undefined,
  above: Visited | undefined,
): MissReason {
  const { tax, currency } = document.account
  const gap = below === undefined || above === undefined ? undefined : above.residual - below.residual
  const isByTax = linesPriced === 0 && figure === 'total' && tax !== undefined && gap === 2
  const skipped = isByTax ? skippedOneIn(tax.rate, document.totals, document) : undefined
  if (tax !== undefined && skipped !== undefined) {
    const rate = plainText(multiply(tax.rate, HUNDRED))
    const every = /\./.test(skipped)
      ? `one total in about ${skipped}`
      : `every ${ordinal(Number(skipped))} total`
    return {
      code: 'skipped_by_tax',
      message: `A cent before tax changes the tax too: at ${rate} % ${every} is skipped.`,
      rate,
      oneIn: skipped,
    }
  }
  const by = gap === undefined ? undefined : moneyOfCents(gap, currency)
  const change = gap === undefined ? 'changes it by more' : `changes it by ${centsText(gap)} here`
  return {
    code: 'step_too_large',
    message: `The smallest step, ${step}, ${change}.`,
    step,
    ...(by === undefined ? {} : { by }),
  }
}

/** Of so many totals one is skipped: (1 + r) / r for the rate on the taxable share; undefined when none is taxed. */
function skippedOneIn(
  rate: Decimal,
  { subtotal }: DocumentTotals,
  { sum }: PricedRequest,
): string | undefined {
  if (subtotal === 0) return undefined
  const taxed = multiply(rate, amountOfCents(sum.taxable))
  if (signOf(taxed) <= 0) return undefined
  const whole = amountOfCents(subtotal)
  return plainText(add<Decimal>(ONE, roundedQuotient(whole, taxed, 1)))
}

const ORDINALS = [
  ...['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth'],
]

function ordinal(count: number): string {
  const teens = count % 100 > 10 && count % 100 < 20
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return ORDINALS[count] ?? `${String(count)}${ending}`
}

const FLOORS: Readonly<Record<FloorName, string>> = {
  cost: 'A line would be sold below its cost.',
  margin: 'The margin would be less than the least one.',
  marginPercentage: 'The margin percentage would be less than the least one.',
  discount: 'The discount would be more than the greatest one.',
}

export function floorReason(floor: FloorName): FloorReason {
  return { code: 'floor', message: FLOORS[floor], floor }
}

const REASONS = {
  lever_range: 'The lever ends before the goal.',
  no_effect: 'The lever does not change the figure.',
  locked: 'What the lever would change is locked.',
  not_changeable: 'The lever does not fit what it would change.',
} as const

export function impossibleReason(code: keyof typeof REASONS): ImpossibleReason {
  return { code, message: REASONS[code] }
}
