import { DIRECTIONS, DOCUMENT_KINDS, LEVER_TYPES } from './enums.js'
import * as kinds from './kinds.js'
import { money } from './money.js'
import { optional, required, type Noun } from './noun.js'
import { NOT_NEGATIVE } from './patterns.js'

const lineNumbers = kinds.listOf(kinds.jsonInteger)
const amount = kinds.money(money)
const kind = optional(
  kinds.nameOf('DocumentKind', 'DOCUMENT_KINDS', DOCUMENT_KINDS),
  'What the request creates. When left out, a quote.',
)

export const goal: Noun = {
  name: 'Goal',
  says: 'The figure that a document is to have: one of total, subtotal, margin and marginPercentage; or a round total, by multipleOf, ending, or both.',
  fields: () => ({
    total: optional(amount, 'The total of the document (T6).'),
    subtotal: optional(amount, 'The subtotal of the document (T1).'),
    margin: optional(amount, 'The margin of the document (T7).'),
    marginPercentage: optional(
      kinds.decimal('percent'),
      'The margin as a percentage of the amount before tax, which is margin plus total cost (T7): below 100, of at most 2 decimals. It is reached when the percentage is this, rounded half up to 2 decimals.',
      { sample: '"25"' },
    ),
    multipleOf: optional(
      amount,
      'The total is to be a multiple of this amount, which is whole cents above zero. When left out and there is an ending, 1.00.',
    ),
    ending: optional(
      amount,
      'What the total is to be more than a multiple: with 0.95 and a multiple of 1.00 it ends in .95. Not negative, and below the multiple. When left out, 0.',
    ),
    direction: optional(
      kinds.nameOf('Direction', 'DIRECTIONS', DIRECTIONS),
      'Where a round total is looked for, from the total there is. When left out, `nearest`.',
    ),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const lever: Noun = {
  name: 'Lever',
  says: 'What may be changed to reach a goal: a discount or a surcharge on the document, the discount of some lines, or the unit price or the markup of one line.',
  fields: () => ({
    type: required(kinds.nameOf('LeverType', 'LEVER_TYPES', LEVER_TYPES), 'What may be changed.'),
    adjustment: optional(
      kinds.jsonInteger,
      'Of a discount or a surcharge: the index of the adjustment whose amount is changed. When left out, one is added after the others.',
      { sample: '0' },
    ),
    name: optional(kinds.text, 'Of a discount or a surcharge that is added: its name on the document.', {
      sample: '"Rounding"',
    }),
    isTaxFree: optional(
      kinds.flag,
      'Of a surcharge that is added: whether it is exempt from tax. When left out, false (T3).',
    ),
    lines: optional(
      lineNumbers,
      'Of a line discount: the indexes of the lines that get it, the same percentage for all. When left out, all lines that can have one and are not locked.',
      { sample: '[1, 2]' },
    ),
    line: optional(kinds.jsonInteger, 'Of a unit price or a markup: the index of the line.', { sample: '1' }),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const floors: Noun = {
  name: 'Floors',
  says: 'What an answer may not go below.',
  fields: () => ({
    cost: optional(kinds.flag, 'Whether no line that changes may be sold below its cost (L9).'),
    margin: optional(amount, 'The least margin of the document (T7).'),
    marginPercentage: optional(
      kinds.decimal('percent'),
      'The least margin as a percentage of the amount before tax (T7).',
      { sample: '"15"' },
    ),
    discount: optional(
      kinds.decimal('percent', NOT_NEGATIVE),
      'The greatest discount, a percentage: of each line that changes, and of all discounts on the document together, of the subtotal.',
      { sample: '"10"' },
    ),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const solveOptions: Noun = {
  name: 'SolveOptions',
  says: 'How a goal is to be reached.',
  fields: () => ({
    kind,
    locked: optional(lineNumbers, 'The indexes of lines that must not change.', { sample: '[0]' }),
    floors: optional(kinds.objectOf(floors), 'What the answer may not go below.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const linePart: Noun = {
  name: 'LinePart',
  says: 'The part of a line that a part of the document has: one of percentage, quantity and amount. Negative for a credit.',
  fields: () => ({
    line: required(kinds.jsonInteger, 'The index of the line.', { sample: '1' }),
    percentage: optional(kinds.decimal('percent'), 'A percentage of the line.', { sample: '"50"' }),
    quantity: optional(
      kinds.decimal('quantity'),
      'So many of the quantity of the line. Not for lines that are priced by measurement.',
      { sample: '"10"' },
    ),
    amount: optional(amount, 'An amount of the total of the line.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const documentPart: Noun = {
  name: 'DocumentPart',
  says: 'A part of a document, such as a part invoice: a percentage of the whole, parts of some lines, or the rest. Negative for a credit.',
  fields: () => ({
    percentage: optional(kinds.decimal('percent'), 'A percentage of every line and adjustment.', {
      sample: '"30"',
    }),
    lines: optional(
      kinds.listOf(kinds.objectOf(linePart)),
      'Parts of lines. Lines that are not listed have no part in it.',
      { sample: '[{"line": 1, "quantity": "10"}]' },
    ),
    isRemainder: optional(kinds.flag, 'Whether it is all that the parts before it have left.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const splitOptions: Noun = {
  name: 'SplitOptions',
  says: 'How a document is split.',
  fields: () => ({ kind }),
  goes: 'in',
  readFrom: 'entry',
}
