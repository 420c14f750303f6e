import { TAX_ROUNDINGS } from './enums.js'
import * as kinds from './kinds.js'
import { filledIn, optional, required, type Noun } from './noun.js'
import { accountTax } from './tax.js'

const LENGTH =
  'In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it count for a number too, which no schema can say of its decimals (N4)'

/** A1. */
export const account: Noun = {
  name: 'AccountSettings',
  example: `{ currency: 'AUD' }`,
  title: 'Account',
  says: "An account's settings, which come with every call (A1). Unknown fields are ignored; null is the same as left out (N2).",
  completeAs: 'Account',
  fields: () => ({
    currency: required(kinds.currency, 'Three capital letters: the currency of all figures (N3).', {
      example: '"AUD"',
      default: "''",
    }),
    derivationEnabled: filledIn(
      kinds.flag,
      'Whether totals, markups and margins are worked out where they are not sent; true when left out (L5).',
      { default: 'true' },
    ),
    tax: optional(kinds.objectOf(accountTax), 'When left out, no tax is charged (A1).', {
      example: '{"rate": "0.10"}',
    }),
    taxRounding: filledIn(
      kinds.nameOf('TaxRounding', 'TAX_ROUNDINGS', TAX_ROUNDINGS),
      'Whether tax is rounded once for the document or line by line; document when left out (T4).',
      { default: "'document'" },
    ),
    minimumFlashingLengthMm: optional(
      kinds.size('mm'),
      `${LENGTH}. No piece of a flashing is priced for less (F6).`,
      { example: '300' },
    ),
    minimumLinealLengthMm: optional(
      kinds.size('mm'),
      `${LENGTH}. No lineal piece is priced for less; the flashings' minimum when left out (M4).`,
      { example: '300' },
    ),
    crushFoldBendCount: optional(
      kinds.count,
      'How many bends a crush fold counts: whole, not negative, a number or a decimal string (N4); 2 when left out (F3).',
      { example: '2' },
    ),
  }),
}
