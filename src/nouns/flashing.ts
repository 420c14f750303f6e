import { flashingDrawing } from './drawing.js'
import { TEMPLATE_ID } from './ids.js'
import * as kinds from './kinds.js'
import { money } from './money.js'
import { optional, required, type Noun } from './noun.js'
import { taxDetail } from './tax.js'

export const cutListItem: Noun = {
  name: 'CutListItem',
  isLoose: true,
  says: 'Pieces of one length (F6).',
  fields: () => ({
    amount: optional(kinds.jsonNumber('pieces'), 'Pieces; 0 when left out.'),
    length: optional(kinds.jsonNumber('mm'), 'In mm; 0 when left out.'),
  }),
}

const SUBMITTED = 'Besides: a submitted document needs it (F10).'
const ABOVE_ZERO = 'Besides: on a submitted document it must be there and above zero (F10).'

/** F1, F9, F10, section 2.5 of the specification. */
export const flashingLine: Noun = {
  name: 'FlashingLine',
  title: 'Flashing',
  says: 'A flashing, taken at its word: its figures are kept as sent, and never held against its drawing (F1). Decimals are strings (N4).',
  fields: () => ({
    templateId: optional(
      kinds.idLike(TEMPLATE_ID.source, 'readTemplateId'),
      `The id of its template (F11). ${SUBMITTED} It must be found, where there is a catalogue (V6).`,
    ),
    productName: optional(kinds.text, 'What it is called.'),
    priceLevel: optional(kinds.text, `The name of a price level; an empty one is stored as A. ${SUBMITTED}`, {
      isWorkedOut: true,
    }),
    colour: optional(kinds.text, `Its colour. ${SUBMITTED} It must be one that the template comes in (V6).`),
    thickness: optional(kinds.decimal('mm'), `In mm. ${SUBMITTED}`),
    bends: optional(kinds.decimal('bends'), `How many bends (F3). ${ABOVE_ZERO}`),
    totalGirth: optional(kinds.decimal('mm'), `In mm (F2). ${ABOVE_ZERO}`),
    totalLength: optional(kinds.decimal('metres'), 'In metres (F6).'),
    unitPrice: optional(kinds.money(money), `For one metre. ${SUBMITTED}`),
    totalPrice: optional(kinds.money(money), 'What it counts (F1). Besides: to the cent it must fit (N8).'),
    customPrice: optional(
      kinds.money(money),
      'Counts in place of the total price (F1). Besides: to the cent it must fit (N8).',
    ),
    customPricePerLength: optional(kinds.money(money), 'For one metre, in place of the unit price (F7).'),
    subitems: optional(kinds.listOf(kinds.objectOf(cutListItem)), 'The cut list.'),
    isTaxFree: optional(kinds.flag, 'Whether it is exempt from tax (T4).'),
    tax: optional(kinds.objectOf(taxDetail), 'Advice; what is charged is the tax of the account (T4).'),
    drawing: required(kinds.objectOf(flashingDrawing), 'Its drawing (F9).', {
      isWorkedOut: true,
      isCheckedLater: true,
    }),
    otherSides: optional(kinds.listOf(kinds.objectOf(flashingDrawing)), 'Drawings of its other sides (F4).', {
      isWorkedOut: true,
    }),
  }),
  refusesLegacy: true,
}
