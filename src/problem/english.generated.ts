// Generated from src/nouns/problems/ by `npm run generate`. Do not edit.

import type { MessageLanguage } from './format-message.js'

export const ENGLISH: MessageLanguage = {
  decimalMark: '.',
  line: 'Line',
  whole: 'the value',
  element: 'element',
  notAccepted: 'is not accepted',
  types: {
    absent: 'left out here',
    array: 'a list',
    boolean: 'true or false',
    cents: 'whole cents',
    int64: 'from -9223372036854775808 to 9223372036854775807',
    integer: 'a whole number',
    number: 'a finite number',
    object: 'an object',
    openDocument: 'an open document from openQuote or openOrder',
    string: 'a string',
    undefined: 'nothing',
  },
  sentences: {
    customer_not_found: 'there is no customer <id>.',
    product_not_found: 'there is no product <id>.',
    product_row_not_found: 'the product has no row <id>.',
    row_price_not_found: 'the product has no row price <id>.',
    colour_not_available: [
      'the colour <colour> is not available; choose one of: <available>.',
      'the colour <colour> is not available.',
    ],
    template_not_found: 'there is no flashing template <id>.',
    required: ['<field> is required, such as <example>.', '<field> is required.'],
    invalid_type: [
      '<field> may be nested at most <#most> levels deep.',
      '<expected=amountOrPercentage><field>: set either amount or percentage, not both.',
      '<expected=denseArray><field> is missing: a list may not have gaps.',
      '<expected=absentBesideLastEdge><field> must be left out, because the last edge has its own finish; <?sent> was sent.',
      '<field> must be <?expected>, such as <example>; <?sent> was sent.',
      '<field> must be <?expected>; <?sent> was sent.',
    ],
    invalid_money: [
      '<field> must be a string of digits, a count of millionths <?within>; <?sent> was sent.',
      '<field> must be money, {"amountMicros": "…", "currency": "…"}; <?sent> was sent.',
    ],
    invalid_currency: '<field> must be three capital letters, such as AUD; <?sent> was sent.',
    invalid_decimal: [
      '<field> must be a decimal written like <example>, of at most 15 digits and 12 decimals; <?sent> was sent.',
      '<field> must be a decimal string such as "12.5", of at most 15 digits and 12 decimals; <?sent> was sent.',
    ],
    too_many_decimals: [
      '<field> must be <?expected>, such as <example>; <#sent> was sent.',
      '<field> may have at most <#most> decimals; <#sent> was sent.',
    ],
    out_of_range: [
      '<field> must be from <#least> to <#most>, such as <example>; <#sent> was sent.',
      '<field> must be from <#least> to <#most>; <#sent> was sent.',
      '<field> must be at least <#least>, such as <example>; <#sent> was sent.',
      '<field> must be at least <#least>; <#sent> was sent.',
      '<field> must be at least <$least>; <$amountMicros> was sent.',
    ],
    must_be_positive: '<field> must be greater than 0; <#sent> was sent.',
    unknown_enum_value: '<field> must be one of <known>; <?sent> was sent.',
    invalid_id: [
      '<field> must be <prefix> followed by <#length> characters; <?sent> was sent.',
      '<field> must be an id of the form <prefix>…; <?sent> was sent.',
      '<field> must be a UUID; <?sent> was sent.',
    ],
    wrong_id_kind: '<field> must be an id that begins with <prefix>; <?sent> was sent.',
    line_kind_missing: 'set one of onTheFly, catalogue, labour, notes, flashing and productKit.',
    line_kind_ambiguous: 'set only one kind; <kinds> were set.',
    measurements_not_allowed:
      '<field> need a pricingStrategy of lineal or square metres or feet; set one, or leave <field> out.',
    width_not_allowed: 'a lineal measurement has no width; leave it out, or choose a square strategy.',
    width_required: 'a square measurement needs a width.',
    legacy_field: '<field> is no longer accepted; send <replacement>.',
    total_price_required: 'totalPrice is required here: it cannot be derived.',
    total_price_mismatch:
      'totalPrice <$sent> was sent, but the formula makes <$expected>: <#formula>. Correct it, or leave it out.',
    margin_mismatch:
      'margin <$sent> was sent, but total less cost makes <$expected>: <#formula>. Correct it, or leave it out.',
    unit_price_required: 'unitPrice is required on a priced line.',
    zero_quantity: 'a total cannot be derived from a quantity of zero; send a quantity, or the totalPrice.',
    empty_measurements: 'a total cannot be derived from no measurements; send some, or the totalPrice.',
    component_total_required: 'each priced component of a standard kit needs its own totalPrice.',
    kit_too_deep: 'sub-kits may be nested at most <#most> levels deep.',
    drawing_required: 'a flashing needs a drawing.',
    duplicate_temp_id: 'tempId <tempId> is taken by another drawing; each needs its own.',
    drawing_too_large: '<field> may have at most <#most> characters of JSON; more were sent.',
    required_when_submitted: [
      '<field> greater than <#above> is required on a submitted document.',
      '<field> is required on a submitted document.',
    ],
    amount_out_of_range: [
      '<field> is too large: amounts go up to <$most>, and this is <#formula>.',
      '<field> is too large: amounts go up to <$most>.',
      '<field> is too long: numbers have at most 15 digits and 12 decimals, and this is <#formula>.',
      '<field> is too long: numbers have at most 15 digits and 12 decimals.',
    ],
    not_implemented: '<field> is not supported yet; send customerId.',
  },
}
