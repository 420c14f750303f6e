/** How amounts are rounded to their last place. */
export type Ties = 'half-up' | 'half-even' | 'half-down' | 'towards-positive' | 'truncated' | 'rounded-up'

/**
 * How a system works out a document: one choice on each of these axes. The axes are independent, so any choices may come
 * together.
 */
export interface Choices {
  /** The numbers it computes with. */
  readonly numbers: 'exact' | 'doubles' | 'doubles-to-fixed'
  /** How amounts are rounded to the cent. */
  readonly ties: Ties
  /** How tax is rounded to the cent; as amounts are, where it is undefined. */
  readonly taxTies: Ties | undefined
  /** What is rounded of a unit price before it is multiplied. */
  readonly price: 'four-decimals' | 'to-cents' | 'discounted-to-four-decimals' | 'discounted-to-cents'
  /** How the discount of a line is taken: in the product, of a rounded amount, or rounded with the amount or without it. */
  readonly discount: 'in-product' | 'of-rounded-amount' | 'rounded-alone' | 'rounded-of-exact' | 'left-out'
  /** Where the product of a line is rounded: once, first to three decimals, not at all, or so that it is so many equal units. */
  readonly lines: 'once' | 'in-two-steps' | 'not-rounded' | 'by-unit'
  /** How the measure of a line comes about (M3). */
  readonly measure:
    'exact' | 'to-hundredths' | 'to-tenths' | 'pieces-to-cents' | 'minimum-left-out' | 'minimum-on-total'
  /** What tax is computed from. `account` is the account's own setting (T4). */
  readonly tax: 'account' | 'document' | 'line' | 'unit' | 'halves' | 'inclusive'
  /** What is taxed (T3, T4). */
  readonly base:
    | 'as-set'
    | 'exempt-lines-taxed'
    | 'surcharges-untaxed'
    | 'discounts-after-tax'
    | 'discounts-wholly-taxed'
    | 'share-without-bounds'
  /** How adjustments of the document meet the lines: not at all, or spread over them, with the rest going somewhere. */
  readonly spread:
    'none' | 'rest-to-first' | 'rest-to-last' | 'rest-to-largest' | 'largest-remainder' | 'each-rounded'
  /** What the total is rounded to. */
  readonly total: 'cents' | 'five-cents' | 'whole' | 'not-rounded'
}

/** The axes, in the order in which a document is worked out. */
export type Axis = keyof Choices

/** Our own way: the rules of the page. */
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
