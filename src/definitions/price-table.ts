import * as kinds from './kinds.js'
import { money } from './money.js'
import { optional, required, type Definition } from './definition.js'

export const priceOfBends: Definition = {
  name: 'PriceOfBends',
  says: 'A price per metre, and the most bends it applies to (F12).',
  fields: () => ({
    bends: required(kinds.bendCount, 'The maximum number of bends that the price applies to.', {
      sample: '2',
    }),
    price: required(kinds.money(money), 'The price per metre.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const priceRow: Definition = {
  name: 'PriceRow',
  says: 'The prices for a range of girths (F12).',
  fields: () => ({
    fromMm: required(kinds.size, 'The row applies to girths above this, in mm.', { sample: '200' }),
    toMm: required(kinds.size, 'The row applies to girths up to and including this, in mm.', {
      sample: '300',
    }),
    prices: required(
      kinds.listOf(kinds.objectOf(priceOfBends)),
      'The prices by the number of bends, the fewest first.',
      { sample: '[{"bends": 2, "price": {"amountMicros": "11400000"}}]' },
    ),
  }),
  goes: 'in',
  readFrom: 'entry',
}

/** F12. */
export const priceSheet: Definition = {
  name: 'PriceSheet',
  says: 'A sheet of prices by girth and bends, for a thickness, a price level and colours. An omitted criterion matches everything (F12).',
  fields: () => ({
    thickness: optional(kinds.size, 'The thickness that the sheet is for, in mm.', { sample: '"0.55"' }),
    priceLevel: optional(kinds.text, 'The price level that the sheet is for.', { sample: '"A"' }),
    colours: optional(kinds.listOf(kinds.text), 'The colours that the sheet is for.', {
      sample: '["Charcoal"]',
    }),
    rows: required(kinds.listOf(kinds.objectOf(priceRow)), 'The prices by girth, the smallest first.', {
      sample: '[{"fromMm": 0, "toMm": 200, "prices": [{"bends": 2, "price": {"amountMicros": "11400000"}}]}]',
    }),
    extraBend: optional(
      kinds.money(money),
      'The surcharge per metre for each bend beyond the last price in the row. When omitted, flashings with more bends have no price.',
    ),
    taper: optional(kinds.money(money), 'The surcharge per metre for a tapered flashing. When omitted, 0.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const priceTable: Definition = {
  name: 'PriceTable',
  needsEmpty: true,
  says: 'The price list of a workshop: prices per metre by girth, bends, thickness, price level and colour (F12).',
  fields: () => ({
    sheets: required(kinds.listOf(kinds.objectOf(priceSheet)), 'The sheets of the table.', {
      sample: '[{"thickness": "0.55", "rows": []}]',
    }),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const flashingToPrice: Definition = {
  name: 'FlashingToPrice',
  says: 'The properties that determine the price of a flashing (F12).',
  fields: () => ({
    girth: required(kinds.size, 'The girth in mm (F2).', { sample: '"250"' }),
    bends: required(kinds.bendCount, 'The number of bends (F3).', { sample: '"3"' }),
    thickness: optional(kinds.size, 'The thickness of the metal in mm.', { sample: '"0.55"' }),
    priceLevel: optional(kinds.text, 'The price level of the customer.', { sample: '"A"' }),
    colour: optional(kinds.text, 'The colour of the metal.', { sample: '"Charcoal"' }),
    isTapered: optional(kinds.flag, 'Whether the far and near sides differ in size. When omitted, false.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}
