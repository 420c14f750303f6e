// Generated from src/nouns/problems/ by `npm run generate`. Do not edit.

import type { MessageLanguage } from './format-message.js'

/** For functions that price no documents. */
export const ENGLISH_OF_RULES = {
  decimalMark: '.',
  line: 'Line',
  whole: 'the value',
  element: 'element',
  notAccepted: 'is not accepted',
  or: 'or',
  nearMiss: ' <nearMiss> was sent: did you mean <didYouMean>?',
  words: {
    absent: 'left out here',
    array: 'a list',
    boolean: 'true or false',
    cents: 'whole cents',
    int64: 'from -9223372036854775808 to 9223372036854775807',
    integer: 'a whole number',
    number: 'a finite number',
    object: 'an object',
    string: 'a string',
    undefined: 'nothing',
  },
  sentences: {
    required: ['<field> is missing; write a value such as <example>.', '<field> is missing.'],
    invalid_type: [
      '<field> may be nested at most <#most> levels deep.',
      '<expected=amountOrPercentage><field>: set either amount or percentage, not both.',
      '<expected=denseArray><field> is missing: a list may not have gaps.',
      '<expected=absentBesideLastEdge><field> must be left out, because the last edge has its own finish; <?sent> was sent.',
      '<field> must be <?expected>, such as <example>; <?sent> was sent.',
      '<field> must be <?expected>; <?sent> was sent.',
    ],
    invalid_money: [
      '<label> is not an amount of money that can be read.',
      '<field> must be a string of digits, a count of millionths <?within>; <?sent> was sent.',
      '<field> must be money, {"amountMicros": "…", "currency": "…"}; <?sent> was sent.',
    ],
    invalid_currency: '<field> must be three capital letters, such as AUD; <?sent> was sent.',
    invalid_decimal: [
      '<label> must be a number such as 12.5; it is <?sent>.',
      '<field> must be a decimal written like <example>, of at most 15 digits and 12 decimals; <?sent> was sent.',
      '<field> must be a decimal string such as "12.5", of at most 15 digits and 12 decimals; <?sent> was sent.',
    ],
    too_many_decimals: [
      '<label> must be <?expected>; it is <#sent>.',
      '<label> may have at most <#most> decimals; it is <#sent>.',
      '<field> must be <?expected>, such as <example>; <#sent> was sent.',
      '<field> may have at most <#most> decimals; <#sent> was sent.',
    ],
    out_of_range: [
      '<least=-999999999999999><label> must be at most <#most>; it is <#sent>.',
      '<label> must be from <#least> to <#most>; it is <#sent>.',
      '<label> must be at least <#least>; it is <#sent>.',
      '<label> must be at least <$least>; it is <$amountMicros>.',
      '<field> must be from <#least> to <#most>, such as <example>; <#sent> was sent.',
      '<field> must be from <#least> to <#most>; <#sent> was sent.',
      '<field> must be at least <#least>, such as <example>; <#sent> was sent.',
      '<field> must be at least <#least>; <#sent> was sent.',
      '<field> must be at least <$least>; <$amountMicros> was sent.',
    ],
    must_be_positive: [
      '<label> must be greater than 0; it is <#sent>.',
      '<field> must be greater than 0; <#sent> was sent.',
    ],
    unknown_enum_value: '<field> must be one of <known>; <?sent> was sent.',
    invalid_id: [
      '<label> must be <prefix> and <#length> characters after it; it is <?sent>.',
      '<label> must look like <prefix>1; it is <?sent>.',
      '<label> must be a UUID; it is <?sent>.',
      '<field> must be <prefix> followed by <#length> characters; <?sent> was sent.',
      '<field> must be an id of the form <prefix>…; <?sent> was sent.',
      '<field> must be a UUID; <?sent> was sent.',
    ],
    wrong_id_kind: [
      '<label> must look like <prefix>1; it is <?sent>.',
      '<field> must be an id that begins with <prefix>; <?sent> was sent.',
      '<field> is the id of something else, by its prefix: <?sent>.',
    ],
    line_kind_missing: 'set one of onTheFly, catalogue, labour, notes, flashing and productKit.',
    measurements_not_allowed: [
      '<label> are only for what is priced by metres or feet.',
      '<field> need a pricingStrategy of lineal or square metres or feet; set one, or leave <field> out.',
    ],
    width_not_allowed:
      '<field> is not allowed on a lineal measurement; leave it out, or choose a square strategy.',
    width_required: '<field> is missing: a square measurement needs a width.',
    legacy_field: '<field> is no longer accepted; send <replacement>.',
    total_price_required: '<field> is missing: it cannot be derived here.',
    unit_price_required: ['<label> is missing.', '<field> is missing: a priced line needs one.'],
    zero_quantity: [
      '<label> is missing or zero, so there is no total.',
      '<field> is missing or zero, so no total can be derived; send it, or the totalPrice.',
    ],
    empty_measurements: [
      '<label> is missing, so there is no total.',
      'no total can be derived without <field>; send some, or the totalPrice.',
    ],
    amount_out_of_range: [
      '<field> is too large: amounts go up to <$most>, and this is <#formula>.',
      '<field> is too large: amounts go up to <$most>.',
      '<field> is too long: numbers have at most 15 digits and 12 decimals, and this is <#formula>.',
      '<field> is too long: numbers have at most 15 digits and 12 decimals.',
    ],
    more_problems: 'only the first <#listed> of <#count> problems are listed.',
    reserved_name: '<name> is a field of documents themselves; leave it out of customFields.',
  },
} satisfies MessageLanguage<string>

/** For the pricing of documents. */
export const ENGLISH_OF_DOCUMENTS = {
  ...ENGLISH_OF_RULES,
  words: {
    ...ENGLISH_OF_RULES.words,
    json: 'JSON',
    jsonOfShortAnswer: 'JSON whose answer fits one string',
    openDocument: 'an open document from editQuote or editOrder',
    'unit-price-to-cents': 'the unit price is first rounded to the cent',
    'discounted-unit-price-to-cents':
      'the unit price less discount is rounded to the cent before it is multiplied',
    'discount-rounded-alone': 'the amount and its discount are each rounded to the cent and then subtracted',
    'discount-of-rounded-amount': 'the amount is rounded to the cent before the discount is taken of it',
    'discount-left-out': 'the discount is left out',
    'measure-to-hundredths': 'the measure is first rounded to two decimals',
    'minimum-left-out': 'short pieces are charged as they are, without the minimum length',
    'pieces-to-cents': 'the amount of each piece is rounded to the cent',
  },
  sentences: {
    ...ENGLISH_OF_RULES.sentences,
    customer_not_found: 'there is no customer <id>.',
    product_not_found: 'there is no product <id>.',
    product_row_not_found: 'the product has no row <id>.',
    row_price_not_found: 'the product has no row price <id>.',
    colour_not_available: [
      'the colour <colour> is not available; choose one of: <available>.',
      'the colour <colour> is not available.',
    ],
    template_not_found: 'there is no flashing template <id>.',
    kit_not_found: 'there is no kit <id>.',
    line_kind_ambiguous: 'set only one kind; <kinds> were set.',
    total_price_mismatch: [
      '<field> <$sent> was sent, which is what comes out if <?policy>: <#otherFormula>. The unit price <$unitPriceSent> is rounded to <$unitPriceRounded>, and the formula makes <$expected>: <#formula>. Correct the total, or leave it out.',
      '<field> <$sent> was sent, which is what comes out if <?policy>: <#otherFormula>. The formula makes <$expected>: <#formula>. Correct it, or leave it out.',
      '<field> <$sent> was sent, but the unit price <$unitPriceSent> is rounded to <$unitPriceRounded>, and the formula makes <$expected>: <#formula>. Correct the total, or leave it out.',
      '<field> <$sent> was sent, but the formula makes <$expected>: <#formula>. Correct it, or leave it out.',
    ],
    margin_mismatch:
      '<field> <$sent> was sent, but total less cost makes <$expected>: <#formula>. Correct it, or leave it out.',
    component_total_required: '<field> is missing: each priced component of a standard kit needs its own.',
    kit_too_deep: 'sub-kits may be nested at most <#most> levels deep.',
    measurements_ambiguous: '<field> are here and in pricing; send them in one of the two places.',
    drawing_required: '<field> is missing: a flashing needs one.',
    duplicate_temp_id: '<field> <tempId> is taken by another drawing; each needs its own.',
    drawing_too_large: '<field> may have at most <#most> characters of JSON; more were sent.',
    required_when_submitted: [
      '<field> is missing: a submitted document needs one greater than <#above>.',
      '<field> is missing: a submitted document needs one.',
    ],
    not_implemented: ['<label> is not supported yet.', '<field> is not supported yet; send customerId.'],
  },
} satisfies MessageLanguage<string>

/** For tables of prices: all that a request can need. */
export const ENGLISH_OF_REQUESTS = {
  ...ENGLISH_OF_DOCUMENTS,
  sentences: {
    ...ENGLISH_OF_DOCUMENTS.sentences,
    not_ascending: '<field> must be greater than <#above>, the figure before it.',
    table_gap: [
      '<field>: girths above <#from> mm and up to <#to> mm have no price; a row applies above its first girth, so begin this one at <#from>.',
    ],
    table_overlap: [
      '<field>: girths above <#from> mm and up to <#to> mm have two prices; leave one.',
      '<field> is for flashings that <sheet> is for as well, and neither names more than the other; name what makes them different.',
      '<field>: flashings have two prices; leave one.',
    ],
    not_in_table: [
      '<field> <#sent> is not in the table of prices.',
      '<field> <name> is not in the table of prices.',
      '<field> is missing: every sheet of the table of prices names one.',
    ],
  },
} satisfies MessageLanguage<string>

/** For typed texts alone. */
export const ENGLISH_OF_TEXTS = {
  decimalMark: '.',
  line: 'Line',
  whole: 'the value',
  element: 'element',
  notAccepted: 'is not accepted',
  or: 'or',
  nearMiss: ' <nearMiss> was sent: did you mean <didYouMean>?',
  words: {
    money: 'an amount',
    length: 'a length',
    quantity: 'a number',
    percent: 'a percentage',
    pieces: 'pieces and their length',
  },
  sentences: {
    unreadable_text: [
      '<reason=empty><field> “<typed>” has no figure in it; type <?kind>, such as <example>.',
      '<reason=other_currency><field> “<typed>” is not in the currency of the account; type <?kind> in that currency, such as <example>.',
      '<reason=too_many_decimals><field> “<typed>” has more than six decimals; type <?kind> with fewer, such as <example>.',
      '<reason=too_large><field>, entry <number> (“<entry>”), is too large, or has too many digits; type <?kind> with fewer digits, such as <example>.',
      '<reason=too_large><field> “<typed>” is too large, or has too many digits; type <?kind> with fewer digits, such as <example>.',
      '<reason=has_unit><field> “<typed>” says what the price is for, such as “per m” or “each”; leave that out and type <?kind> alone, such as <example>.',
      '<reason=mentions_tax><field> “<typed>” mentions a tax, such as “+GST”; leave that out and type <?kind> alone, such as <example>.',
      '<field>, entry <number> (“<entry>”), cannot be read; type <?kind>, such as <example>.',
      '<field> “<typed>” cannot be read; type <?kind>, such as <example>.',
    ],
    ambiguous_text: [
      '<field>, entry <number> (“<entry>”), can be read as <|readings>; type the one you mean.',
      '<field> “<typed>” can be read as <|readings>; type the one you mean.',
    ],
  },
} satisfies MessageLanguage<string>

/** Of every code. */
export const ENGLISH: MessageLanguage = {
  ...ENGLISH_OF_REQUESTS,
  words: { ...ENGLISH_OF_REQUESTS.words, ...ENGLISH_OF_TEXTS.words },
  sentences: { ...ENGLISH_OF_REQUESTS.sentences, ...ENGLISH_OF_TEXTS.sentences },
}
