import * as kinds from './kinds.js'
import { money } from './money.js'
import { optional, required, type Noun } from './noun.js'

export const priceOfBends: Noun = {
  name: 'PriceOfBends',
  says: 'What one metre of a flashing costs that has so many bends or fewer (F12).',
  fields: () => ({
    bends: required(kinds.bendCount, 'The number of bends up to which the price applies.', { sample: '2' }),
    price: required(kinds.money(money), 'The price of one metre.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const priceRow: Noun = {
  name: 'PriceRow',
  says: 'What flashings of some girths cost (F12).',
  fields: () => ({
    fromMm: required(kinds.size, 'The girth above which the row applies, in mm.', { sample: '200' }),
    toMm: required(kinds.size, 'The girth up to which the row applies, in mm, and itself among them.', {
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
export const priceSheet: Noun = {
  name: 'PriceSheet',
  says: 'A sheet of prices: girths by bends, for a thickness, a price level and some colours. One that is left out is any (F12).',
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
      'What one metre costs more for each bend more than the last price of its row is for. When left out, such flashings have no price.',
    ),
    taper: optional(
      kinds.money(money),
      'What one metre costs more when the flashing is tapered. When left out, nothing.',
    ),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const priceTable: Noun = {
  name: 'PriceTable',
  needsEmpty: true,
  says: 'What flashings cost per metre, by girth, bends, thickness, price level and colour: the price list of a workshop (F12).',
  fields: () => ({
    sheets: required(kinds.listOf(kinds.objectOf(priceSheet)), 'The sheets of the table.', {
      sample: '[{"thickness": "0.55", "rows": []}]',
    }),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const flashingToPrice: Noun = {
  name: 'FlashingToPrice',
  says: 'What the price of a flashing depends on (F12).',
  fields: () => ({
    girth: required(kinds.size, 'The girth in mm (F2).', { sample: '"250"' }),
    bends: required(kinds.bendCount, 'The number of bends (F3).', { sample: '"3"' }),
    thickness: optional(kinds.size, 'The thickness of the metal in mm.', { sample: '"0.55"' }),
    priceLevel: optional(kinds.text, 'The price level of the customer.', { sample: '"A"' }),
    colour: optional(kinds.text, 'The colour of the metal.', { sample: '"Charcoal"' }),
    isTapered: optional(
      kinds.flag,
      'Whether its ends have different sizes, as far and near side. When left out, false.',
    ),
  }),
  goes: 'in',
  readFrom: 'entry',
}
