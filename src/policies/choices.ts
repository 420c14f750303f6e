/** The rounding of amounts to their last place. */
export type AmountRounding =
  | 'half-up'
  | 'half-even'
  | 'half-down'
  | 'towards-positive'
  | 'truncated'
  | 'rounded-up'
  | 'up-towards-positive'

/** The rounding of the unit price before it is multiplied, or its calculation from cost and markup. */
export type PriceChoice =
  | 'four-decimals'
  | 'to-cents'
  | 'to-cents-in-two-steps'
  | 'cut-to-cents'
  | 'to-thousandths'
  | 'to-five-decimals'
  | 'not-rounded'
  | 'markup-not-rounded'
  | 'markup-as-margin'
  | 'markup-to-hundredths'
  | 'markup-to-hundredths-exact'
  | 'margin-to-hundredths'
  | 'discounted-to-four-decimals'
  | 'discounted-to-cents'

/**
 * The calculation of a system: one choice on each of these axes. Any choices on different axes can be combined.
 */
export interface Choices {
  /** The numbers that the system computes with. In doubles, the order of factors may change the last digit. */
  readonly numbers: 'exact' | 'doubles' | 'doubles-to-fixed' | 'doubles-in-order' | 'in-order-to-fixed'
  /** The rounding of amounts to their last place. */
  readonly ties: AmountRounding
  /** The rounding of tax to its last place; undefined if tax is rounded like amounts. */
  readonly taxTies: AmountRounding | undefined
  /** The unit price before it is multiplied: how it is rounded, or calculated from cost and markup. */
  readonly price: PriceChoice
  /**
   * The discount of a line. With `rounded-alone`, the amount and the discount are each rounded. With
   * `rounded-of-exact`, only the discount is rounded before it is subtracted. With `rounded-of-rounded`, the amount
   * is rounded first, then its discount. With `in-two-turns`, two or more percentages are taken in turn. With
   * `in-two-turns-to-cents`, the amount that each of them leaves is rounded.
   */
  readonly discount:
    | 'in-product'
    | 'of-rounded-amount'
    | 'rounded-alone'
    | 'rounded-of-exact'
    | 'rounded-of-rounded'
    | 'of-price-with-tax'
    | 'in-two-turns'
    | 'in-two-turns-to-cents'
    | 'left-out'
  /**
   * The rounding of the product of a line: once, first to three decimals, to a larger unit, or not at all.
   * With `by-unit`, the rounded amount is divided by the quantity or measure, rounded to the cent and
   * multiplied back.
   */
  readonly lines: 'once' | 'in-two-steps' | 'not-rounded' | 'by-unit' | 'to-five-cents' | 'to-whole'
  /** The rounding of the quantity of a line without measurements, before it is multiplied. */
  readonly quantity:
    | 'exact'
    | 'to-hundredths'
    | 'to-thousandths'
    | 'to-whole'
    | 'cut-to-hundredths'
    | 'cut-to-whole'
    | 'up-to-whole'
  /**
   * The measure of a line (M3). With `sizes-to-hundredths`, each length and width is rounded; with
   * `of-piece-to-hundredths`, the measure of one piece.
   */
  readonly measure:
    | 'exact'
    | 'to-hundredths'
    | 'to-tenths'
    | 'to-thousandths'
    | 'cut-to-hundredths'
    | 'up-to-tenths'
    | 'up-to-whole'
    | 'sizes-to-hundredths'
    | 'sizes-cut-to-hundredths'
    | 'sizes-up-to-tenths'
    | 'of-piece-to-hundredths'
    | 'of-piece-to-thousandths'
    | 'of-piece-cut-to-hundredths'
    | 'of-piece-up-to-hundredths'
    | 'pieces-to-cents'
    | 'minimum-left-out'
    | 'minimum-on-total'
  /**
   * The computation of tax. `account` is the account's own setting (T4). With `unrounded-document`, tax is
   * computed from the sum of the unrounded lines; with `unrounded-line`, from each unrounded line.
   */
  readonly tax:
    | 'account'
    | 'document'
    | 'line'
    | 'unit'
    | 'halves'
    | 'halves-by-line'
    | 'five-percent-apart'
    | 'apart'
    | 'surcharges-apart'
    | 'inclusive'
    | 'inclusive-by-document'
    | 'difference'
    | 'difference-by-line'
    | 'net-of-gross'
    | 'unrounded-document'
    | 'unrounded-line'
  /** The rounding of the percentage of the tax. */
  readonly rate: 'exact' | 'to-hundredths' | 'to-tenths' | 'to-whole' | 'cut-to-hundredths' | 'cut-to-whole'
  /** The unit that tax is rounded to. */
  readonly taxUnit: 'cents' | 'five-cents' | 'ten-cents' | 'whole'
  /** The taxable base (T3, T4). */
  readonly base:
    | 'as-set'
    | 'exempt-lines-taxed'
    | 'surcharges-untaxed'
    | 'discounts-after-tax'
    | 'discounts-wholly-taxed'
    | 'share-without-bounds'
    | 'before-line-discounts'
  /**
   * The base of the percentages of adjustments (T2). The choice `account` is the account's own setting. With `in-turn`,
   * it is the amount that earlier adjustments leave, to the cent. With `in-turn-exact`, it is that amount unrounded.
   * With `rest-rounded`, the account's own base less the discount is rounded; the discount is the difference. With
   * `after-fixed`, it is the subtotal less all fixed discounts. With `with-surcharges`, it includes all fixed
   * surcharges. With `summed`, only the sum of amounts is rounded. With `of-undiscounted-lines`, it is the lines
   * before their own discounts. With `of-total-with-tax`, it is the total with tax. With `off-total-with-tax`, it is the
   * same total, and the discount does not lower the tax. With `out-of-total-with-tax`, it is also that total,
   * and tax is calculated from what the discount leaves of it.
   */
  readonly percentages:
    | 'account'
    | 'of-subtotal'
    | 'in-turn'
    | 'in-turn-exact'
    | 'in-turn-line-by-line'
    | 'rest-rounded'
    | 'after-fixed'
    | 'with-surcharges'
    | 'summed'
    | 'line-by-line'
    | 'unit-by-unit'
    | 'of-undiscounted-lines'
    | 'of-prices-with-tax'
    | 'of-total-with-tax'
    | 'off-total-with-tax'
    | 'out-of-total-with-tax'
  /**
   * The way a fixed discount is taken: as sent, as an amount that includes tax, or as a percentage with two
   * decimals. With `with-tax`, its tax comes off the tax of the undiscounted document. With `net-of-tax`, its
   * net amount lowers the base. With `out-of-gross`, tax is calculated from what the discount leaves of the
   * total with tax, and the net amount of that rest is rounded. With `out-of-gross-by-tax`, the tax of that
   * rest is rounded instead.
   */
  readonly fixed:
    | 'as-sent'
    | 'with-tax'
    | 'net-of-tax'
    | 'out-of-gross'
    | 'out-of-gross-by-tax'
    | 'as-percentage'
  /**
   * Whether document adjustments stay apart or are spread over the lines. The choices to spread them
   * differ in how shares are rounded, and in which lines get the remainder. With `in-sequence`, each line
   * takes its part of what earlier lines leave.
   */
  readonly spread:
    | 'none'
    | 'remainder-to-first'
    | 'remainder-to-last'
    | 'remainder-to-largest'
    | 'largest-remainder'
    | 'each-rounded'
    | 'in-sequence'
    | 'not-rounded'
  /** The unit that the total is rounded to. */
  readonly total:
    | 'cents'
    | 'five-cents'
    | 'ten-cents'
    | 'whole'
    | 'next-whole'
    | 'down-to-five-cents'
    | 'not-rounded'
}

export type Axis = keyof Choices

const OURS = {
  numbers: 'exact',
  ties: 'half-up',
  taxTies: undefined,
  price: 'four-decimals',
  discount: 'in-product',
  lines: 'once',
  quantity: 'exact',
  measure: 'exact',
  tax: 'account',
  rate: 'exact',
  taxUnit: 'cents',
  base: 'as-set',
  percentages: 'account',
  fixed: 'as-sent',
  spread: 'none',
  total: 'cents',
} as const satisfies Choices

export const OUR_CHOICES: Choices = OURS

export type OurChoice<A extends Axis> = (typeof OURS)[A]
