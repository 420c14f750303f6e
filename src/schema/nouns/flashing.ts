import type { CutListItem } from '../../model/drawing.js'
import { TEMPLATE_ID } from '../../wire/id.js'
import type { FlashingLineWire } from '../../wire/flashing.js'
import type { Noun } from '../description.js'
import { optional, required } from '../field.js'
import { decimal, flag, idLike, jsonNumber, listOf, objectOf, text } from '../shape.js'
import { drawing } from './drawing.js'
import { money } from './money.js'
import { taxDetail } from './tax.js'

const cutListItem: Noun<CutListItem> = {
  name: 'CutListItem',
  describe: () => ({
    says: 'Pieces of one length (F6).',
    fields: {
      amount: optional(jsonNumber, 'Pieces; 0 when left out.'),
      length: optional(jsonNumber, 'In mm; 0 when left out.'),
    },
  }),
}

const SUBMITTED = 'Besides: a submitted document needs it (F10).'
const ABOVE_ZERO = 'Besides: on a submitted document it must be there and above zero (F10).'

/** F1, F9, F10, section 2.5 of the specification. */
export const flashing: Noun<FlashingLineWire> = {
  name: 'Flashing',
  describe: () => ({
    says: 'A flashing, taken at its word: its figures are kept as sent, and never held against its drawing (F1). Decimals are strings (N4).',
    fields: {
      templateId: optional(
        idLike(TEMPLATE_ID.source),
        `The id of its template (F11). ${SUBMITTED} It must be found, where there is a catalogue (V6).`,
      ),
      productName: optional(text, 'What it is called.'),
      priceLevel: optional(text, `The name of a price level; an empty one is stored as A. ${SUBMITTED}`),
      colour: optional(text, `Its colour. ${SUBMITTED} It must be one that the template comes in (V6).`),
      thickness: optional(decimal, `In mm. ${SUBMITTED}`),
      bends: optional(decimal, `How many bends (F3). ${ABOVE_ZERO}`),
      totalGirth: optional(decimal, `In mm (F2). ${ABOVE_ZERO}`),
      totalLength: optional(decimal, 'In metres (F6).'),
      unitPrice: optional(objectOf(money), `For one metre. ${SUBMITTED}`),
      totalPrice: optional(objectOf(money), 'What it counts (F1). Besides: to the cent it must fit (N8).'),
      customPrice: optional(
        objectOf(money),
        'Counts in place of the total price (F1). Besides: to the cent it must fit (N8).',
      ),
      customPricePerLength: optional(objectOf(money), 'For one metre, in place of the unit price (F7).'),
      subitems: optional(listOf(objectOf(cutListItem)), 'The cut list.'),
      isTaxFree: optional(flag, 'Whether it is exempt from tax (T4).'),
      tax: optional(objectOf(taxDetail), 'Advice; what is charged is the tax of the account (T4).'),
      drawing: required(objectOf(drawing), 'Its drawing (F9).'),
      otherSides: optional(listOf(objectOf(drawing)), 'Drawings of its other sides (F4).'),
    },
    refusesLegacy: true,
  }),
}
