import type { RoundingRule } from './arithmetic.js'
import type { Axis, Choices } from './choices.js'
import type { LineRoundings } from './line-amount.js'

/** The roundings of a line by choices. */
export function roundingsOf({
  price,
  discount,
  measure,
}: Pick<Choices, 'price' | 'discount' | 'measure'>): LineRoundings {
  return { ...PRICES[price], ...DISCOUNTS[discount], ...MEASURES[measure] }
}

/** L1 rounds to four decimals before. */
const PRICES: Readonly<Record<Choices['price'], LineRoundings>> = {
  'four-decimals': {},
  'to-cents': { unitPrice: 2 },
  'discounted-to-four-decimals': { price: 4 },
  'discounted-to-cents': { price: 2 },
}

const DISCOUNTS: Readonly<Record<Choices['discount'], LineRoundings>> = {
  'in-product': {},
  'of-rounded-amount': { amount: 2 },
  'rounded-alone': { amount: 2, discount: 2 },
  'rounded-of-exact': { discount: 2 },
  'left-out': { discount: 'none' },
}

const MEASURES: Readonly<Record<Choices['measure'], LineRoundings>> = {
  exact: {},
  'to-hundredths': { measure: 2 },
  'to-tenths': { measure: 1 },
  'pieces-to-cents': { pieces: 2 },
  'minimum-left-out': { minimum: 'none' },
  // The minimum of the whole does not concern a piece. The code that adds up the measure compares it.
  'minimum-on-total': { minimum: 'none' },
}

/** How single figures are worked out, of a line and of a document. */
export interface FigureRoundings extends LineRoundings {
  readonly numbers?: Choices['numbers']
  readonly ties?: RoundingRule
  readonly isNeverRounded?: boolean
}

/** The roundings of single figures by choices; undefined if the choices decide which figures are added up. */
export function figureRoundingsOf(choices: Readonly<Partial<Choices>>): FigureRoundings | undefined {
  let roundings: FigureRoundings | undefined = {}
  for (const axis of Object.keys(choices) as Axis[]) {
    const ofAxis = (OF_FIGURES[axis] as (choice: Choices[Axis]) => FigureRoundings | undefined)(choices[axis])
    roundings = roundings && ofAxis && { ...roundings, ...ofAxis }
  }
  return roundings
}

const OF_FIGURES: { readonly [A in Axis]: (choice: Choices[A]) => FigureRoundings | undefined } = {
  numbers: (numbers) => ({ numbers }),
  ties: (ties) => ({ ties }),
  taxTies: ofDocuments,
  price: (price) => PRICES[price],
  discount: (discount) => DISCOUNTS[discount],
  lines: ofDocuments,
  // With another minimum, or with pieces in cents, other figures are added up.
  measure: (measure) => {
    const roundings = MEASURES[measure]
    return roundings.minimum !== undefined || roundings.pieces !== undefined ? undefined : roundings
  },
  tax: ofDocuments,
  base: ofDocuments,
  spread: ofDocuments,
  total: (total) => (total === 'not-rounded' ? { isNeverRounded: true } : undefined),
}

function ofDocuments(): undefined {
  return undefined
}
