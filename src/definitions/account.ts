import { ADJUSTMENT_PERCENTAGES, TAX_ROUNDINGS } from './enums.js'
import * as kinds from './kinds.js'
import { LONGEST_PIECE_MM } from './limits.js'
import { filledIn, optional, required, type Definition } from './definition.js'
import { accountTax } from './tax.js'

const LENGTH =
  'In mm, not negative: a number or a decimal string. At most 15 digits before the point and 12 after it. Also checked: the number of digits of a JSON number (N4)'

/** A1. */
export const account: Definition = {
  name: 'Account',
  example: `{ currency: 'AUD' }`,
  isStrict: true,
  says: 'The settings of an account, an argument of every call (A1). Unknown fields are ignored; null is the same as omitted (N2).',
  fields: () => ({
    currency: required(kinds.currency, 'The currency of all amounts: three capital letters (N3).', {
      example: '"AUD"',
      default: "''",
    }),
    derivationEnabled: filledIn(
      kinds.flag,
      'Whether missing totals, markups and margins are derived. When omitted, true (L5).',
      { default: 'true' },
    ),
    tax: optional(kinds.objectOf(accountTax), 'The tax to charge. When omitted, none is charged (A1).', {
      example: '{"rate": "0.10"}',
    }),
    taxRounding: filledIn(
      kinds.nameOf('TaxRounding', 'TAX_ROUNDINGS', TAX_ROUNDINGS),
      'Whether tax is rounded once for the document or line by line. When omitted, once for the document (T4).',
      { default: "'document'" },
    ),
    adjustmentPercentages: optional(
      kinds.nameOf('AdjustmentPercentages', 'ADJUSTMENT_PERCENTAGES', ADJUSTMENT_PERCENTAGES),
      'Whether the percentages of adjustments are of the subtotal, or each of the amount that earlier adjustments leave. When omitted, of the subtotal (T2).',
      { example: '"of-subtotal"' },
    ),
    minimumFlashingLengthMm: optional(
      kinds.size,
      `The minimum charged length of a piece of a flashing (F6). ${LENGTH}.`,
      { example: '300' },
    ),
    minimumLinealLengthMm: optional(
      kinds.size,
      `The minimum charged length of a lineal piece. When omitted, the same as minimumFlashingLengthMm (M4). ${LENGTH}.`,
      { example: '300' },
    ),
    longestPieceMm: optional(
      kinds.size,
      `The length above which advice calls a piece a probable mistake. When omitted, ${String(LONGEST_PIECE_MM)} (V10). ${LENGTH}.`,
      { example: '12000' },
    ),
    crushFoldBendCount: optional(
      kinds.bendCount,
      'The number of bends of a crush fold: a whole number, not negative, as a number or a decimal string (N4). When omitted, 2 (F3).',
      { example: '2' },
    ),
    customFields: optional(
      kinds.readonlyList(kinds.listOf({ ...kinds.textLike('[\\s\\S]'), reader: 'readCustomFieldName' })),
      'The names of fields that the account adds to documents. They are kept as sent (M8). Also checked: none is the name of a standard field of documents (A2).',
      { example: '["jobNumber"]' },
    ),
  }),
}
