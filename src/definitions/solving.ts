import { DIRECTIONS, DOCUMENT_KINDS, LEVER_TYPES } from './enums.js'
import * as kinds from './kinds.js'
import { entries } from './line-pricing.js'
import { money } from './money.js'
import { optional, required, type Definition } from './definition.js'
import { NOT_NEGATIVE } from './patterns.js'

const lineNumbers = kinds.listOf(kinds.jsonInteger)
const amount = kinds.money(money)
const kind = optional(
  kinds.nameOf('DocumentKind', 'DOCUMENT_KINDS', DOCUMENT_KINDS),
  'The kind of document that the request creates. When omitted, a quote.',
)

export const goal: Definition = {
  name: 'Goal',
  says: 'The target figure of a document. Set one of total, subtotal, margin and marginPercentage, or ask for a round total with multipleOf, ending or both.',
  fields: () => ({
    total: optional(amount, 'The total of the document (T6).'),
    subtotal: optional(amount, 'The subtotal of the document (T1).'),
    margin: optional(amount, 'The margin of the document (T7).'),
    marginPercentage: optional(
      kinds.decimal('percent'),
      'The margin as a percentage of the amount before tax, which is margin plus total cost (T7). Below 100, with at most 2 decimals; the actual percentage is rounded half up to 2 decimals for the comparison.',
      { sample: '"25"' },
    ),
    multipleOf: optional(
      amount,
      'The total less any ending must be a multiple of this: whole cents above zero. With only an ending, 1.00.',
    ),
    ending: optional(
      amount,
      'The amount by which the total exceeds a multiple: 0.95 with a multiple of 1.00 gives a total ending in .95. Not negative, and below the multiple. When omitted, 0.',
    ),
    direction: optional(
      kinds.nameOf('Direction', 'DIRECTIONS', DIRECTIONS),
      'The direction from the current total in which to look for a round total. When omitted, `nearest`.',
    ),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const lever: Definition = {
  name: 'Lever',
  says: 'A change that `solve` may make to reach a goal: a discount or surcharge on the document, a discount on lines, or the unit price or markup of one line.',
  fields: () => ({
    type: required(
      kinds.nameOf('LeverType', 'LEVER_TYPES', LEVER_TYPES),
      'The kind of change: `discount` and `surcharge` change an amount on the document, `lineDiscount` one percentage on several lines, `unitPrice` and `markup` a figure of one line.',
    ),
    adjustment: optional(
      kinds.jsonInteger,
      'For a discount or a surcharge: the index of the adjustment whose amount is changed. When omitted, a new adjustment is added at the end.',
      { sample: '0' },
    ),
    name: optional(kinds.text, 'For a new discount or surcharge: its name on the document.', {
      sample: '"Rounding"',
    }),
    isTaxFree: optional(
      kinds.flag,
      'For a new surcharge: whether it is exempt from tax. When omitted, false (T3).',
    ),
    lines: optional(
      lineNumbers,
      'For a line discount: the indexes of the lines, which all get the same percentage. When omitted, all lines that can have a discount and are not locked.',
      { sample: '[1, 2]' },
    ),
    line: optional(kinds.jsonInteger, 'For a unit price or a markup: the index of the line.', {
      sample: '1',
    }),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const constraints: Definition = {
  name: 'Constraints',
  says: 'The limits that a solution must respect.',
  fields: () => ({
    notBelowCost: optional(kinds.flag, 'Whether changed lines must cover their cost (L9).'),
    minMargin: optional(amount, 'The least margin of the document (T7).'),
    minMarginPercentage: optional(
      kinds.decimal('percent'),
      'The least margin as a percentage of the amount before tax (T7).',
      { sample: '"15"' },
    ),
    maxDiscount: optional(
      kinds.decimal('percent', NOT_NEGATIVE),
      'The maximum discount, as a percentage: for each changed line, and for the document discounts together as a share of the subtotal.',
      { sample: '"10"' },
    ),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const solveOptions: Definition = {
  name: 'SolveOptions',
  says: 'Options for reaching a goal.',
  fields: () => ({
    kind,
    locked: optional(lineNumbers, 'The indexes of lines that must not change.', { sample: '[0]' }),
    constraints: optional(kinds.objectOf(constraints), 'The limits that a solution must respect.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const linePart: Definition = {
  name: 'LinePart',
  says: 'The share of a line in a part of the document: one of percentage, quantity, measurements and amount. Negative for a credit.',
  fields: () => ({
    line: required(kinds.jsonInteger, 'The index of the line.', { sample: '1' }),
    percentage: optional(kinds.decimal('percent'), 'A percentage of the line.', { sample: '"50"' }),
    quantity: optional(
      kinds.decimal('quantity'),
      'A part of the quantity of the line. On a line priced by measurement it is a number of pieces, which must all have one size.',
      { sample: '"10"' },
    ),
    measurements: optional(
      entries,
      'Pieces of a line priced by measurement: their share of its measure (M3).',
      { sample: '[{"length": "2.4", "amount": "3"}]' },
    ),
    amount: optional(amount, 'A part of the total of the line.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const documentPart: Definition = {
  name: 'DocumentPart',
  says: 'A part of a document, such as a part invoice: a percentage of the whole, an amount with or without tax, parts of some lines, or the remainder. Negative for a credit.',
  fields: () => ({
    percentage: optional(kinds.decimal('percent'), 'A percentage of every line and adjustment.', {
      sample: '"30"',
    }),
    lines: optional(
      kinds.listOf(kinds.objectOf(linePart)),
      'Parts of lines. Lines that are not listed are not included.',
      { sample: '[{"line": 1, "quantity": "10"}]' },
    ),
    total: optional(
      amount,
      'A total with tax, such as a deposit: one percentage of everything that is left. At most two decimals.',
      { sample: '{"amountMicros": "100000000"}' },
    ),
    amount: optional(
      amount,
      'An amount without tax, after discounts and surcharges: the same share of everything that is left. At most two decimals.',
      { sample: '{"amountMicros": "100000000"}' },
    ),
    isRemainder: optional(kinds.flag, 'Whether the part is everything that the earlier parts leave.'),
  }),
  goes: 'in',
  readFrom: 'entry',
}

export const splitOptions: Definition = {
  name: 'SplitOptions',
  says: 'Options for splitting a document.',
  fields: () => ({ kind }),
  goes: 'in',
  readFrom: 'entry',
}
