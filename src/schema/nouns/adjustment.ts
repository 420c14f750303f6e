import { ADJUSTMENT_TYPES } from '../../model/adjustment.js'
import type { AdjustmentWire } from '../../wire/adjustment.js'
import type { Noun } from '../description.js'
import { optional, required } from '../field.js'
import { NOT_NEGATIVE } from '../patterns.js'
import { decimalOf, enumOf, flag, objectOf, text } from '../shape.js'
import { moneyNotNegative } from './money.js'

/** T2. */
export const adjustment: Noun<AdjustmentWire> = {
  name: 'Adjustment',
  describe: () => ({
    says: 'A discount or a surcharge on the whole document, by amount or by percentage and not by both (T2).',
    fields: {
      type: required(
        enumOf(ADJUSTMENT_TYPES, 'refused'),
        'By name, or as the place of the name in its list (V4). The unspecified type, 0, is none (T2).',
      ),
      name: optional(text, 'What it is called.'),
      amount: optional(
        objectOf(moneyNotNegative),
        'Counts half up to the cent (T2). Besides: to the cent it must fit (N8).',
      ),
      percentage: optional(
        decimalOf(NOT_NEGATIVE),
        'Of the subtotal, as a decimal string: "10" is 10 %. Besides: at most 100 on a discount (T2), and what it makes must fit (N8).',
      ),
      isTaxFree: optional(flag, 'Whether a surcharge is exempt from tax (T3).'),
    },
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
  }),
}
