import type { policies as wordsOfPolicies } from '../languages/en/policies.js'
import type { Choices } from './choices.js'

/** A way to calculate figures that differs from ours. */
interface PolicyRecord {
  /** The choices that differ from ours, usually one. */
  readonly choices: Readonly<Partial<Choices>>
  /** Whether the message about a refused total may name it (L7). */
  readonly isInMessages: boolean
}

function policy(choices: PolicyRecord['choices'], isInMessages = false): PolicyRecord {
  return { choices: Object.freeze(choices), isInMessages }
}

/** The choices of one line. Only diagnosis compares a minimum with the sum of the pieces. */
type LineChoices = Pick<Choices, 'price' | 'discount'> & {
  readonly measure: Exclude<Choices['measure'], 'minimum-on-total'>
}

/** A policy for one line, which the message about a refused total names (L7). */
function linePolicy(choices: Readonly<Partial<LineChoices>>): PolicyRecord {
  return policy(choices, true)
}

/**
 * The known policies, the most frequent first: one record each, with its words in each language in `src/languages/`. L7
 * and `whyNot` take what concerns them from here (`npm run generate`).
 *
 * @internal
 */
export const POLICY_RECORDS = {
  'tax-by-line': policy({ tax: 'line' }),
  'tax-by-document': policy({ tax: 'document' }),
  'lines-not-rounded': policy({ lines: 'not-rounded' }),
  'unit-price-to-cents': linePolicy({ price: 'to-cents' }),
  'discounted-unit-price-to-cents': linePolicy({ price: 'discounted-to-cents' }),
  'discounted-unit-price-to-four-decimals': policy({ price: 'discounted-to-four-decimals' }),
  'tax-by-unit': policy({ tax: 'unit' }),
  'prices-with-tax': policy({ tax: 'inclusive' }),
  'discount-rounded-alone': linePolicy({ discount: 'rounded-alone' }),
  'discount-of-rounded-amount': linePolicy({ discount: 'of-rounded-amount' }),
  'only-discount-rounded': policy({ discount: 'rounded-of-exact' }),
  'discount-left-out': linePolicy({ discount: 'left-out' }),
  'binary-floats': policy({ numbers: 'doubles' }),
  'binary-floats-to-fixed': policy({ numbers: 'doubles-to-fixed' }),
  'half-even': policy({ ties: 'half-even' }),
  'half-down': policy({ ties: 'half-down' }),
  'half-towards-positive': policy({ ties: 'towards-positive' }),
  truncated: policy({ ties: 'truncated' }),
  'tax-half-even': policy({ taxTies: 'half-even' }),
  'tax-half-down': policy({ taxTies: 'half-down' }),
  'tax-truncated': policy({ taxTies: 'truncated' }),
  'tax-rounded-up': policy({ taxTies: 'rounded-up' }),
  'discounts-after-tax': policy({ base: 'discounts-after-tax' }),
  'discounts-wholly-taxed': policy({ base: 'discounts-wholly-taxed' }),
  // The rule of our own versions before T3 had bounds.
  'share-without-bounds': policy({ base: 'share-without-bounds' }),
  'exempt-lines-taxed': policy({ base: 'exempt-lines-taxed' }),
  'surcharges-untaxed': policy({ base: 'surcharges-untaxed' }),
  'spread-rest-to-first': policy({ spread: 'rest-to-first' }),
  'spread-rest-to-last': policy({ spread: 'rest-to-last' }),
  'spread-rest-to-largest': policy({ spread: 'rest-to-largest' }),
  'spread-by-largest-remainder': policy({ spread: 'largest-remainder' }),
  'spread-each-rounded': policy({ spread: 'each-rounded' }),
  'tax-in-halves': policy({ tax: 'halves' }),
  'lines-by-unit': policy({ lines: 'by-unit' }),
  'measure-to-hundredths': linePolicy({ measure: 'to-hundredths' }),
  'measure-to-tenths': policy({ measure: 'to-tenths' }),
  'minimum-left-out': linePolicy({ measure: 'minimum-left-out' }),
  'minimum-on-total': policy({ measure: 'minimum-on-total' }),
  'pieces-to-cents': linePolicy({ measure: 'pieces-to-cents' }),
  'rounded-twice': policy({ lines: 'in-two-steps' }),
  'never-rounded': policy({ total: 'not-rounded' }),
  'total-to-five-cents': policy({ total: 'five-cents' }),
  'total-to-whole': policy({ total: 'whole' }),
} satisfies Readonly<Record<keyof typeof wordsOfPolicies, PolicyRecord>>

/** The id of a known policy. */
export type PolicyId = keyof typeof POLICY_RECORDS
