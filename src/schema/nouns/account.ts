import { TAX_ROUNDINGS } from '../../model/account.js'
import type { AccountSettings } from '../../wire/account.js'
import type { Noun } from '../description.js'
import { filledIn, optional, required } from '../field.js'
import { CURRENCY } from '../patterns.js'
import { count, flag, nameOf, objectOf, size, textLike } from '../shape.js'
import { accountTax } from './tax.js'

const LENGTH =
  'In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it count for a number too, which no schema can say of its decimals (N4)'

/** A1. */
export const account: Noun<AccountSettings> = {
  name: 'Account',
  describe: () => ({
    says: "An account's settings, which come with every call (A1). Unknown fields are ignored; null is the same as left out (N2).",
    fields: {
      currency: required(textLike(CURRENCY), 'Three capital letters: the currency of all figures (N3).'),
      derivationEnabled: filledIn(
        flag,
        'Whether totals, markups and margins are worked out where they are not sent; true when left out (L5).',
      ),
      tax: optional(objectOf(accountTax), 'When left out, no tax is charged (A1).'),
      taxRounding: filledIn(
        nameOf(TAX_ROUNDINGS),
        'Whether tax is rounded once for the document or line by line; document when left out (T4).',
      ),
      minimumFlashingLengthMm: optional(size, `${LENGTH}. No piece of a flashing is priced for less (F6).`),
      minimumLinealLengthMm: optional(
        size,
        `${LENGTH}. No lineal piece is priced for less; the flashings' minimum when left out (M4).`,
      ),
      crushFoldBendCount: optional(
        count,
        'How many bends a crush fold counts: whole, not negative, a number or a decimal string (N4); 2 when left out (F3).',
      ),
    },
  }),
}
