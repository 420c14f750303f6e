/** How amounts are rounded to their last place. */
export type Ties = 'half-up' | 'half-even' | 'half-down' | 'towards-positive' | 'truncated' | 'rounded-up'

/**
 * How a system calculates a document: one choice on each of these axes. The axes are independent, so choices can be
 * combined freely.
 */
export interface Choices {
  /** The numbers it computes with. */
  readonly numbers: 'exact' | 'doubles' | 'doubles-to-fixed'
  /** How amounts are rounded to the cent. */
  readonly ties: Ties
  /** How tax is rounded to the cent; undefined if it is rounded like amounts. */
  readonly taxTies: Ties | undefined
  /** How the unit price is rounded before it is multiplied. */
  readonly price: 'four-decimals' | 'to-cents' | 'discounted-to-four-decimals' | 'discounted-to-cents'
  /**
   * How the discount of a line is taken: as a factor, of the rounded amount, rounded by itself with a rounded amount or
   * an exact one, or not at all.
   */
  readonly discount: 'in-product' | 'of-rounded-amount' | 'rounded-alone' | 'rounded-of-exact' | 'left-out'
  /**
   * Where the product of a line is rounded: once, first to three decimals, not at all, or per unit to the cent and then
   * multiplied by the quantity.
   */
  readonly lines: 'once' | 'in-two-steps' | 'not-rounded' | 'by-unit'
  /** How the measure of a line is calculated (M3). */
  readonly measure:
    'exact' | 'to-hundredths' | 'to-tenths' | 'pieces-to-cents' | 'minimum-left-out' | 'minimum-on-total'
  /** The amount that tax is computed from. `account` is the account's own setting (T4). */
  readonly tax: 'account' | 'document' | 'line' | 'unit' | 'halves' | 'inclusive'
  /** The taxable base (T3, T4). */
  readonly base:
    | 'as-set'
    | 'exempt-lines-taxed'
    | 'surcharges-untaxed'
    | 'discounts-after-tax'
    | 'discounts-wholly-taxed'
    | 'share-without-bounds'
  /**
   * How adjustments of the document affect the lines: not at all, or spread over them, with a choice of where the rest
   * goes.
   */
  readonly spread:
    'none' | 'rest-to-first' | 'rest-to-last' | 'rest-to-largest' | 'largest-remainder' | 'each-rounded'
  /** The unit that the total is rounded to. */
  readonly total: 'cents' | 'five-cents' | 'whole' | 'not-rounded'
}

/** The axes, in the order of the calculation. */
export type Axis = keyof Choices

/** Our own choices: those of the rules. */
export const OUR_CHOICES: Choices = {
  numbers: 'exact',
  ties: 'half-up',
  taxTies: undefined,
  price: 'four-decimals',
  discount: 'in-product',
  lines: 'once',
  measure: 'exact',
  tax: 'account',
  base: 'as-set',
  spread: 'none',
  total: 'cents',
}
