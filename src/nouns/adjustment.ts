import { ADJUSTMENT_TYPES } from './enums.js'
import * as kinds from './kinds.js'
import { moneyNotNegative } from './money.js'
import { optional, required, type Noun } from './noun.js'
import { NOT_NEGATIVE } from './patterns.js'

/** T2. */
export const adjustment: Noun = {
  name: 'Adjustment',
  example: `{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }`,
  says: 'A discount or a surcharge on the whole document, either as an amount or as a percentage, not both (T2).',
  fields: () => ({
    type: required(
      kinds.enumOf('AdjustmentType', 'ADJUSTMENT_TYPES', ADJUSTMENT_TYPES, 'refused'),
      'A name, or its position in the list (V4). The unspecified type, 0, is refused (T2).',
      { isCheckedLater: true },
    ),
    name: optional(kinds.text, 'Its name on the document.'),
    amount: optional(
      kinds.money(moneyNotNegative),
      'Rounded half up to the cent when it is counted (T2). Also checked: the rounded amount must fit 64-bit micros (N8).',
    ),
    percentage: optional(
      kinds.decimal('percent', NOT_NEGATIVE),
      'A percentage of the subtotal, as a decimal string: "10" is 10 %. Also checked: at most 100 for a discount (T2). The amount that it makes must fit 64-bit micros (N8).',
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
