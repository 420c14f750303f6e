import { flashingDrawing } from './drawing.js'
import { TEMPLATE_ID } from './ids.js'
import * as kinds from './kinds.js'
import { MAX_OPAQUE_DEPTH } from './limits.js'
import { money } from './money.js'
import { optional, required, type Definition } from './definition.js'
import { taxOfLine } from './tax.js'

export const cutListItem: Definition = {
  needsEmpty: true,
  name: 'CutListItem',
  example: `{ amount: 5, length: 2400 }`,
  isLoose: true,
  says: 'Pieces of one length (F6).',
  fields: () => ({
    amount: optional(kinds.jsonNumber('pieces'), 'The number of pieces. When omitted, 0.', { sample: '5' }),
    length: optional(kinds.jsonNumber('mm'), 'The length of one piece in mm. When omitted, 0.', {
      sample: '2400',
    }),
  }),
}

const SUBMITTED = 'Also checked: required on a submitted document (F10).'
const ABOVE_ZERO = 'Also checked: required and above zero on a submitted document (F10).'

/** F1, F9, F10. */
export const flashingLine: Definition = {
  name: 'FlashingLine',
  title: 'Flashing',
  says: 'A flashing. Pricing keeps the figures as sent: it neither calculates the total nor compares figures with the drawing (F1). Decimals are strings (N4).',
  fields: () => ({
    templateId: optional(
      kinds.idLike(TEMPLATE_ID.source, 'TemplateId'),
      `The id of the template of the flashing (F11). ${SUBMITTED} If a catalogue is passed, it must have the template (V6).`,
    ),
    productName: optional(kinds.text, 'The name of the flashing.', { sample: '"Apron flashing"' }),
    priceLevel: optional(
      kinds.text,
      `The name of a price level. An empty name is stored as A. ${SUBMITTED}`,
      {
        sample: '"A"',
        isComputed: true,
      },
    ),
    colour: optional(
      kinds.text,
      `The colour of the flashing. ${SUBMITTED} If a catalogue is passed, it must have the template in this colour (V6).`,
      { sample: '"Charcoal"' },
    ),
    thickness: optional(kinds.decimal('mm'), `The thickness of the metal in mm. ${SUBMITTED}`, {
      sample: '"0.55"',
    }),
    bends: optional(kinds.decimal('bends'), `The number of bends of the flashing (F3). ${ABOVE_ZERO}`, {
      sample: '"3"',
    }),
    totalGirth: optional(kinds.decimal('mm'), `The girth of the flashing in mm (F2). ${ABOVE_ZERO}`, {
      sample: '"220.5"',
    }),
    totalLength: optional(
      kinds.decimal('metres'),
      'The sum of the lengths in the cut list, in metres (F6).',
      { sample: '"12"' },
    ),
    unitPrice: optional(
      kinds.money(money),
      `The price per metre. Documents do not compute the total from it (F1). ${SUBMITTED}`,
    ),
    totalPrice: optional(
      kinds.money(money),
      'The total of the line, which `flashingPrice` calculates (F7). Without a total price or a custom price, the line counts as 0. Also checked: rounded to the cent, it must fit 64-bit micros (N8).',
    ),
    customPrice: optional(
      kinds.money(money),
      'A price for the whole line, in place of the total price (F1). Also checked: rounded to the cent, it must fit 64-bit micros (N8).',
    ),
    customPricePerLength: optional(
      kinds.money(money),
      'The price per metre, in place of the unit price (F7).',
    ),
    subitems: optional(
      kinds.keptAsSent(cutListItem),
      `The cut list, a list of CutListItem. Documents keep any value as sent; the calculators check it (F6). Also checked: at most ${String(MAX_OPAQUE_DEPTH)} levels of nesting (M8).`,
      { sample: '[{"amount": 5, "length": 2400}]' },
    ),
    ...taxOfLine,
    drawing: required(
      kinds.objectOf(flashingDrawing),
      'The drawing of the flashing. Documents require one, which may be empty (F9).',
      {
        isComputed: true,
        isCheckedLater: true,
        changesNoFigure: true,
      },
    ),
    otherSides: optional(
      kinds.listOf(kinds.objectOf(flashingDrawing)),
      'The drawings of the other sides of the flashing (F4).',
      {
        isComputed: true,
      },
    ),
  }),
}
