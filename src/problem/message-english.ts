import type { Language } from './language.js'

/** What is wrong and what to do. The wording is no contract: the code and the pointer are. */
export const ENGLISH: Language = {
  decimalMark: '.',
  line: 'Line',
  whole: 'the value',
  element: 'element',
  types: {
    absent: 'left out here',
    absentBesideLastEdge: "left out: the last edge's own finish is at the end",
    amountOrPercentage: 'made by amount or by percentage',
    array: 'a list',
    boolean: 'true or false',
    both: 'one with both',
    cents: 'whole cents',
    denseArray: 'a list without holes',
    integer: 'a whole number',
    number: 'a finite number',
    object: 'an object',
    openDocument: 'an open document, as openQuote gives it',
    string: 'a string',
    undefined: 'nothing',
  },
  sentences: {
    customer_not_found: 'there is no customer <id>.',
    product_not_found: 'there is no product <id>.',
    product_row_not_found: 'the product has no row <id>.',
    row_price_not_found: 'the product has no row price <id>.',
    template_not_found: 'there is no flashing template <id>.',
    colour_not_available: [
      'the colour <colour> is not available; choose one of: <available>.',
      'the colour <colour> is not available.',
    ],
    required: '<field> is required.',
    invalid_type: [
      '<field> may be nested <most> deep at most.',
      '<field> must be <?expected>; <?sent> was sent.',
    ],
    invalid_money: [
      '<field> must be a string of digits, a count of millionths within <within>; <?sent> was sent.',
      '<field> must be money, {"amountMicros": "…", "currency": "…"}; <?sent> was sent.',
    ],
    invalid_currency: '<field> must be three capital letters, such as AUD; <?sent> was sent.',
    invalid_decimal:
      '<field> must be a decimal string such as "12.5", of at most 15 digits and 12 decimals; <?sent> was sent.',
    too_many_decimals: '<field> may have at most <most> decimals; <#sent> was sent.',
    out_of_range: [
      '<field> must be from <#least> to <#most>; <#sent> was sent.',
      '<field> must be at least <#least>; <#sent> was sent.',
      '<field> must be at least <#least>; <$amountMicros> was sent.',
    ],
    must_be_positive: '<field> must be greater than 0; <#sent> was sent.',
    unknown_enum_value: '<field> must be one of <known>; <?sent> was sent.',
    invalid_id: [
      '<field> must be <prefix> and <length> characters; <?sent> was sent.',
      '<field> must be an id of the form <prefix>…; <?sent> was sent.',
      '<field> must be a UUID; <?sent> was sent.',
    ],
    wrong_id_kind: '<field> must be an id that begins with <prefix>; <?sent> was sent.',
    line_kind_missing: 'set one of onTheFly, catalogue, labour, notes, flashing and productKit.',
    line_kind_ambiguous: 'set only one kind; <kinds> were set.',
    measurements_not_allowed:
      '<field> need a pricingStrategy of lineal or square metres or feet beside them.',
    width_not_allowed: 'a lineal measurement has no width; leave it out, or choose a square strategy.',
    width_required: 'a square measurement needs a width.',
    legacy_field: '<field> is no longer accepted; send <replacement>.',
    total_price_required: 'totalPrice is required here: it cannot be derived.',
    total_price_mismatch:
      'totalPrice <$sent> was sent, but the formula makes <¢expected>: <#formula>. Correct it, or leave it out.',
    margin_mismatch:
      'margin <$sent> was sent, but total less cost makes <¢expected>: <#formula>. Correct it, or leave it out.',
    unit_price_required: 'unitPrice is required on a priced line.',
    zero_quantity: 'a total cannot be derived from a quantity of zero; send a quantity, or the totalPrice.',
    empty_measurements: 'a total cannot be derived from no measurements; send some, or the totalPrice.',
    component_total_required: 'each priced component of a standard kit needs its own totalPrice.',
    kit_too_deep: 'sub-kits may be nested <most> deep at most.',
    drawing_required: 'a flashing needs a drawing.',
    duplicate_temp_id: 'tempId <tempId> is taken by another drawing; each needs its own.',
    drawing_too_large: '<field> may take at most <most> characters of JSON; more were sent.',
    required_when_submitted: [
      '<field> greater than <above> is required on a submitted document.',
      '<field> is required on a submitted document.',
    ],
    amount_out_of_range: [
      '<field> does not fit: an amount goes up to <¢most>, and this is <#formula>.',
      '<field> does not fit: an amount goes up to <¢most>.',
      '<field> does not fit: a figure has at most 15 digits and 12 decimals, and this is <#formula>.',
      '<field> does not fit: a figure has at most 15 digits and 12 decimals.',
    ],
    not_implemented: '<field> is not supported yet; send customerId.',
  },
}
