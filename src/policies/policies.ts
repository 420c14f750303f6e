import type { policies as wordsOfPolicies } from '../languages/en/policies.js'
import type { Choices } from './choices.js'

interface PolicyRecord {
  readonly choices: Readonly<Partial<Choices>>
  // L7
  readonly isInMessages: boolean
  /** Whether the policy fits many figures by chance, so that a few documents do not prove it. */
  readonly isGuess: boolean
}

function policy(choices: PolicyRecord['choices'], more: Partial<PolicyRecord> = {}): PolicyRecord {
  return { choices: Object.freeze(choices), isInMessages: false, isGuess: false, ...more }
}

function guess(choices: PolicyRecord['choices']): PolicyRecord {
  return policy(choices, { isGuess: true })
}

// L7
type LineChoices = Pick<Choices, 'price' | 'quantity'> & {
  readonly discount: Exclude<
    Choices['discount'],
    'of-price-with-tax' | 'in-two-turns' | 'in-two-turns-to-cents'
  >
  readonly measure: Exclude<Choices['measure'], 'minimum-on-total'>
}

// L7
function linePolicy(choices: Readonly<Partial<LineChoices>>): PolicyRecord {
  return policy(choices, { isInMessages: true })
}

/**
 * The known policies, in the order in which they are tried. Their words in each language are in `src/languages/`.
 * `npm run generate` derives the table of L7 from this list.
 *
 * @internal
 */
export const POLICY_RECORDS = {
  'tax-by-line': policy({ tax: 'line' }),
  'tax-by-document': policy({ tax: 'document' }),
  'percentages-in-turn': policy({ percentages: 'in-turn' }),
  'percentages-in-turn-rounded-once': policy({ percentages: 'in-turn-exact' }),
  'percentages-in-turn-line-by-line': policy({ percentages: 'in-turn-line-by-line' }),
  'percentages-leave-rounded-amount': policy({ percentages: 'rest-rounded' }),
  'percentages-after-fixed-discounts': policy({ percentages: 'after-fixed' }),
  'percentages-with-surcharges': policy({ percentages: 'with-surcharges' }),
  'percentages-added-up': policy({ percentages: 'summed' }),
  'percentages-of-subtotal': policy({ percentages: 'of-subtotal' }),
  'percentages-line-by-line': policy({ percentages: 'line-by-line' }),
  'percentages-unit-by-unit': policy({ percentages: 'unit-by-unit' }),
  'percentages-of-undiscounted-lines': policy({ percentages: 'of-undiscounted-lines' }),
  'percentages-of-total-with-tax': policy({ percentages: 'of-total-with-tax' }),
  'percentages-off-total-with-tax': policy({ percentages: 'off-total-with-tax' }),
  'percentages-out-of-total-with-tax': policy({ percentages: 'out-of-total-with-tax' }),
  'lines-not-rounded': policy({ lines: 'not-rounded' }),
  'unit-price-to-cents': linePolicy({ price: 'to-cents' }),
  'marked-up-price-not-rounded': linePolicy({ price: 'markup-not-rounded' }),
  'unit-price-not-rounded': linePolicy({ price: 'not-rounded' }),
  'unit-price-rounded-twice': linePolicy({ price: 'to-cents-in-two-steps' }),
  'unit-price-to-three-decimals': policy({ price: 'to-thousandths' }),
  'unit-price-cut-to-cents': linePolicy({ price: 'cut-to-cents' }),
  'unit-price-to-cents-in-floats': policy({ price: 'to-cents', numbers: 'doubles' }),
  'unit-price-to-five-decimals': policy({ price: 'to-five-decimals' }),
  'discounted-unit-price-to-cents': linePolicy({ price: 'discounted-to-cents' }),
  'discounted-unit-price-to-four-decimals': linePolicy({ price: 'discounted-to-four-decimals' }),
  'markup-as-margin': policy({ price: 'markup-as-margin' }),
  'markup-to-two-decimals': linePolicy({ price: 'markup-to-hundredths' }),
  'markup-to-two-decimals-exactly': policy({ price: 'markup-to-hundredths-exact' }),
  'margin-to-two-decimals': linePolicy({ price: 'margin-to-hundredths' }),
  'tax-by-unit': policy({ tax: 'unit' }),
  'tax-by-difference': policy({ tax: 'difference' }),
  'tax-of-unrounded-lines': policy({ tax: 'unrounded-document' }),
  'tax-of-each-unrounded-line': policy({ tax: 'unrounded-line' }),
  'gross-by-line': policy({ tax: 'difference-by-line' }),
  'net-of-gross-lines': policy({ tax: 'net-of-gross' }),
  'prices-with-tax': policy({ tax: 'inclusive' }),
  'prices-with-tax-by-document': policy({ tax: 'inclusive-by-document' }),
  'adjustments-taxed-apart': policy({ tax: 'apart' }),
  'surcharges-taxed-apart': policy({ tax: 'surcharges-apart' }),
  'discount-rounded-alone': linePolicy({ discount: 'rounded-alone' }),
  'discount-of-rounded-amount': linePolicy({ discount: 'of-rounded-amount' }),
  'only-discount-rounded': linePolicy({ discount: 'rounded-of-exact' }),
  'rounded-discount-of-rounded-amount': policy({ discount: 'rounded-of-rounded' }),
  'discount-left-out': linePolicy({ discount: 'left-out' }),
  'binary-floats': policy({ numbers: 'doubles' }),
  'binary-floats-to-fixed': policy({ numbers: 'doubles-to-fixed' }),
  'binary-floats-in-order': policy({ numbers: 'doubles-in-order' }),
  'binary-floats-in-order-to-fixed': policy({ numbers: 'in-order-to-fixed' }),
  'half-even': policy({ ties: 'half-even' }, { isInMessages: true }),
  'half-down': policy({ ties: 'half-down' }, { isInMessages: true }),
  'half-towards-positive': policy({ ties: 'towards-positive' }),
  truncated: policy({ ties: 'truncated' }, { isInMessages: true }),
  'rounded-up': guess({ ties: 'rounded-up' }),
  'up-towards-positive': guess({ ties: 'up-towards-positive' }),
  'tax-half-even': policy({ taxTies: 'half-even' }),
  'tax-half-down': policy({ taxTies: 'half-down' }),
  'tax-truncated': policy({ taxTies: 'truncated' }),
  'tax-rounded-up': policy({ taxTies: 'rounded-up' }),
  'tax-rate-to-two-decimals': policy({ rate: 'to-hundredths' }),
  'tax-rate-to-one-decimal': policy({ rate: 'to-tenths' }),
  'tax-rate-to-whole': policy({ rate: 'to-whole' }),
  'tax-rate-cut-to-two-decimals': policy({ rate: 'cut-to-hundredths' }),
  'tax-rate-cut-to-whole': policy({ rate: 'cut-to-whole' }),
  'tax-before-line-discounts': policy({ base: 'before-line-discounts' }),
  'discounts-after-tax': policy({ base: 'discounts-after-tax' }),
  'fixed-discounts-with-tax': policy({ fixed: 'with-tax' }),
  'fixed-discounts-net-of-tax': policy({ fixed: 'net-of-tax' }),
  'fixed-discounts-out-of-gross': policy({ fixed: 'out-of-gross' }),
  'fixed-discounts-out-of-gross-by-tax': policy({ fixed: 'out-of-gross-by-tax' }),
  'fixed-discounts-as-percentages': policy({ fixed: 'as-percentage' }),
  'discounts-wholly-taxed': policy({ base: 'discounts-wholly-taxed' }),
  // Our earlier versions did this, before T3 had bounds.
  'share-without-bounds': policy({ base: 'share-without-bounds' }),
  // Comes late, since it makes two choices at once.
  'discount-of-price-with-tax': policy({ discount: 'of-price-with-tax', percentages: 'of-prices-with-tax' }),
  'exempt-lines-taxed': policy({ base: 'exempt-lines-taxed' }),
  'surcharges-untaxed': policy({ base: 'surcharges-untaxed' }),
  'spread-remainder-to-first': policy({ spread: 'remainder-to-first' }),
  'spread-remainder-to-last': policy({ spread: 'remainder-to-last' }),
  'spread-remainder-to-largest': policy({ spread: 'remainder-to-largest' }),
  'spread-by-largest-remainder': policy({ spread: 'largest-remainder' }),
  'spread-each-rounded': policy({ spread: 'each-rounded' }),
  'spread-in-sequence': policy({ spread: 'in-sequence' }),
  'spread-not-rounded': policy({ spread: 'not-rounded' }),
  'tax-in-halves': policy({ tax: 'halves' }),
  'tax-in-halves-by-line': policy({ tax: 'halves-by-line' }),
  'tax-with-five-percent-apart': policy({ tax: 'five-percent-apart' }),
  'lines-by-unit': policy({ lines: 'by-unit' }),
  'quantity-to-hundredths': linePolicy({ quantity: 'to-hundredths' }),
  'quantity-to-three-decimals': policy({ quantity: 'to-thousandths' }),
  'quantity-to-whole': linePolicy({ quantity: 'to-whole' }),
  'quantity-cut-to-hundredths': linePolicy({ quantity: 'cut-to-hundredths' }),
  'quantity-cut-to-whole': linePolicy({ quantity: 'cut-to-whole' }),
  'quantity-up-to-whole': policy({ quantity: 'up-to-whole' }),
  'measure-to-hundredths': linePolicy({ measure: 'to-hundredths' }),
  'minimum-left-out': linePolicy({ measure: 'minimum-left-out' }),
  'minimum-on-total': policy({ measure: 'minimum-on-total' }),
  'pieces-to-cents': linePolicy({ measure: 'pieces-to-cents' }),
  'measure-to-tenths': linePolicy({ measure: 'to-tenths' }),
  'measure-to-three-decimals': policy({ measure: 'to-thousandths' }),
  'measure-cut-to-hundredths': policy({ measure: 'cut-to-hundredths' }),
  'measure-up-to-tenths': policy({ measure: 'up-to-tenths' }),
  'measure-up-to-whole': policy({ measure: 'up-to-whole' }),
  'sizes-to-hundredths': linePolicy({ measure: 'sizes-to-hundredths' }),
  'sizes-cut-to-hundredths': policy({ measure: 'sizes-cut-to-hundredths' }),
  'sizes-up-to-tenths': policy({ measure: 'sizes-up-to-tenths' }),
  'measure-of-piece-to-hundredths': policy({ measure: 'of-piece-to-hundredths' }),
  'measure-of-piece-to-three-decimals': policy({ measure: 'of-piece-to-thousandths' }),
  'measure-of-piece-cut-to-hundredths': policy({ measure: 'of-piece-cut-to-hundredths' }),
  'measure-of-piece-up-to-hundredths': policy({ measure: 'of-piece-up-to-hundredths' }),
  'factors-rounded-first': policy({
    price: 'to-cents',
    quantity: 'to-hundredths',
    measure: 'to-hundredths',
  }),
  'rounded-twice': policy({ lines: 'in-two-steps' }),
  'never-rounded': policy({ total: 'not-rounded' }),
  'line-discounts-in-turn': policy({ discount: 'in-two-turns' }, { isInMessages: true, isGuess: true }),
  'line-discounts-in-turn-to-cents': guess({ discount: 'in-two-turns-to-cents' }),
  'lines-to-five-cents': policy({ lines: 'to-five-cents' }, { isInMessages: true, isGuess: true }),
  'lines-to-whole': policy({ lines: 'to-whole' }, { isInMessages: true, isGuess: true }),
  'tax-to-five-cents': guess({ taxUnit: 'five-cents' }),
  'tax-to-ten-cents': guess({ taxUnit: 'ten-cents' }),
  'tax-to-whole': guess({ taxUnit: 'whole' }),
  'total-to-five-cents': guess({ total: 'five-cents' }),
  'total-to-ten-cents': guess({ total: 'ten-cents' }),
  'total-to-whole': guess({ total: 'whole' }),
  'total-up-to-whole': guess({ total: 'next-whole' }),
  'total-down-to-five-cents': guess({ total: 'down-to-five-cents' }),
} satisfies Readonly<Record<keyof typeof wordsOfPolicies, PolicyRecord>>

/** The id of a known policy. */
export type PolicyId = keyof typeof POLICY_RECORDS
