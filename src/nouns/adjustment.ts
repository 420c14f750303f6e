import { ADJUSTMENT_TYPES } from './enums.js'
import * as kinds from './kinds.js'
import { moneyNotNegative } from './money.js'
import { optional, required, type Noun } from './noun.js'
import { NOT_NEGATIVE } from './patterns.js'

/** T2. */
export const adjustment: Noun = {
  name: 'Adjustment',
  example: `{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }`,
  says: 'A discount or a surcharge on the whole document, by amount or by percentage and not by both (T2).',
  fields: () => ({
    type: required(
      kinds.enumOf('AdjustmentType', 'ADJUSTMENT_TYPES', ADJUSTMENT_TYPES, 'refused'),
      'By name, or as the place of the name in its list (V4). The unspecified type, 0, is none (T2).',
      { isCheckedLater: true },
    ),
    name: optional(kinds.text, 'What it is called.'),
    amount: optional(
      kinds.money(moneyNotNegative),
      'Counts half up to the cent (T2). Besides: to the cent it must fit (N8).',
    ),
    percentage: optional(
      kinds.decimal('percent', NOT_NEGATIVE),
      'Of the subtotal, as a decimal string: "10" is 10 %. Besides: at most 100 on a discount (T2), and what it makes must fit (N8).',
    ),
    isTaxFree: optional(kinds.flag, 'Whether a surcharge is exempt from tax (T3).'),
  }),
  sent: {
    oneOf: [
      {
        properties: { amount: { type: 'object' }, percentage: { enum: ['', null] } },
        required: ['amount'],
      },
      {
        properties: { percentage: { type: 'string', minLength: 1 }, amount: { type: 'null' } },
        required: ['percentage'],
      },
    ],
  },
  answered: { oneOf: [{ required: ['amount'] }, { required: ['percentage'] }] },
}
