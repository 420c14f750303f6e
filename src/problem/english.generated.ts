// Generated from src/definitions/problems/ by `npm run generate`. Do not edit.

import type { MessageLanguage } from './format-message.js'

/** For functions that price no documents. */
export const ENGLISH_OF_RULES = {
  decimalMark: '.',
  line: 'Line',
  whole: 'the value',
  element: 'element',
  notAccepted: 'is not accepted',
  unusual: 'is unusual',
  or: 'or',
  nearMiss: ' <nearMiss> is not a field here: did you mean <didYouMean>?',
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
    required: ['<field> is missing. Add it, for example <example>.', '<field> is missing. Add it.'],
    invalid_type: [
      '<field> is nested more than <#max> levels deep. Reduce the nesting.',
      '<expected=amountOrPercentage><field>: set either amount or percentage, not both.',
      '<expected=denseArray><field> is missing. Close the gap in the list.',
      '<expected=absentBesideLastEdge><field> is <?sent>, but is only for a single edge. Set the finish of the last edge.',
      '<expected=absent><field> is <?sent>, but is not allowed here. Omit it.',
      '<field> is <?sent>, but must be <?expected>, such as <example>.',
      '<field> is <?sent>, but must be <?expected>.',
    ],
    invalid_money: [
      '<label>: not an amount of money. Enter one, such as 12.50.',
      '<field> is <?sent>, but must be a string of millionths, such as "12500000" for 12.50, <?within>.',
      '<field> is <?sent>, but must be money, such as {"amountMicros": "12500000"} for 12.50.',
    ],
    invalid_currency: '<field> is <?sent>, but must be three capital letters, such as AUD.',
    invalid_decimal: [
      '<label>: <?sent> must be a number such as 12.5.',
      '<field> is <?sent>, but must be a decimal such as <example>, with at most 15 digits and 12 decimals.',
      '<field> is <?sent>, but must be a decimal string such as "12.5", with at most 15 digits and 12 decimals.',
    ],
    too_many_decimals: [
      '<label>: <#sent> must be <?expected>.',
      '<label>: <#sent> may have at most <#max> decimals.',
      '<field> is <#sent>, but must be <?expected>, such as <example>.',
      '<field> is <#sent>, but may have at most <#max> decimals.',
    ],
    out_of_range: [
      '<min=-999999999999999><label>: <#sent> must be at most <#max>.',
      '<label>: <#sent> must be from <#min> to <#max>.',
      '<label>: <#sent> must be at least <#min>.',
      '<label>: <$amountMicros> must be at least <$min>.',
      '<min=0><max=-1><field> is <#sent>, but the list is empty.',
      '<field> is <#sent>, but only <#max> is left of <leftOf>. With isRemainder, a part takes all that is left.',
      '<field> is <#sent>, but must be from <#min> to <#max>, such as <example>.',
      '<field> is <#sent>, but must be from <#min> to <#max>.',
      '<field> is <#sent>, but must be at least <#min> and below <#below>.',
      '<field> is <#sent>, but must be at least <#min>, such as <example>.',
      '<field> is <#sent>, but must be at least <#min>.',
      '<field> is <$amountMicros>, but must be at least <$min>.',
    ],
    must_be_positive: [
      '<label>: <#sent> must be greater than 0.',
      '<field> is <#sent>, but must be greater than 0.',
    ],
    unknown_enum_value: '<field> is <?sent>, but must be one of <known>.',
    invalid_id: [
      '<label>: <?sent> must be <prefix> followed by <#length> characters.',
      '<label>: <?sent> must look like <prefix>1.',
      '<label>: <?sent> must be a UUID.',
      '<field> is <?sent>, but must be <prefix> followed by <#length> characters.',
      '<field> is <?sent>, but must be an id of the form <prefix>….',
      '<field> is <?sent>, but must be a UUID.',
    ],
    wrong_id_kind: [
      '<label>: <?sent> must look like <prefix>1.',
      '<field> is <?sent>, but must be an id that begins with <prefix>.',
      '<field> is <?sent>, which has the prefix of another kind of id. Correct it.',
    ],
    line_kind_missing:
      'the line has no kind. Set one of onTheFly, catalogue, labour, notes, flashing and productKit.',
    measurements_not_allowed: [
      '<label> are only for items priced by metres or feet. Clear the field.',
      '<field> need a pricingStrategy in lineal or square metres or feet. Set one or omit <field>.',
    ],
    width_not_allowed: '<field> is not allowed on a lineal measurement. Omit it or choose a square strategy.',
    width_required: '<field> is missing. Add it: a square measurement needs a width.',
    legacy_field: '<field> is no longer accepted. Use <replacement> instead.',
    total_price_required: '<field> is missing and cannot be derived here. Add it.',
    unit_price_required: [
      '<label>: missing. Enter a value.',
      '<field> is missing. Add it: a priced line needs one.',
    ],
    zero_quantity: [
      '<label>: missing or zero, so the total is unknown. Enter a value.',
      '<field> is missing or zero, so no total can be derived. Set it, or set totalPrice.',
    ],
    empty_measurements: [
      '<label>: missing, so the total is unknown. Enter a value.',
      '<field> is missing, so no total can be derived. Set it, or set totalPrice.',
    ],
    amount_out_of_range: [
      '<field> is <#formula>, beyond the limit of <$max>. Reduce the figures behind it.',
      '<field> is beyond the limit of <$max>. Reduce the figures behind it.',
      '<field> is <#formula>, but numbers have at most 15 digits and 12 decimals. Reduce the figures behind it.',
      '<field> has more than 15 digits or 12 decimals. Reduce the figures behind it.',
    ],
    more_problems: 'only the first <#listed> of <#count> problems found are listed. Correct these first.',
    reserved_name: '<name> is a field of documents. Remove it from customFields.',
  },
} satisfies MessageLanguage<string>

/** For forms, where no message names a policy. */
export const ENGLISH_OF_FORMS = {
  ...ENGLISH_OF_RULES,
  words: {
    ...ENGLISH_OF_RULES.words,
    json: 'JSON',
    jsonOfShortAnswer: 'a request whose answer fits in one string',
    openDocument: 'an open document from editQuote or editOrder',
  },
  sentences: {
    ...ENGLISH_OF_RULES.sentences,
    customer_not_found: [
      '<label>: <id> does not exist. Use the id of an existing customer.',
      'customer <id> does not exist. Use the id of an existing customer.',
    ],
    product_not_found: [
      '<label>: <id> does not exist. Use the id of an existing product.',
      'product <id> does not exist. Use the id of an existing product.',
    ],
    product_row_not_found: [
      '<label>: the product has no row <id>. Use the id of one of its rows.',
      'the product has no row <id>. Use the id of one of its rows.',
    ],
    row_price_not_found: [
      '<label>: the product has no row price <id>. Use the id of one of its row prices.',
      'the product has no row price <id>. Use the id of one of its row prices.',
    ],
    colour_not_available: [
      '<label>: <colour> is not available. Choose one of: <available>, and <#others> more.',
      '<label>: <colour> is not available. Choose one of: <available>.',
      '<label>: <colour> is not available. Choose another one, or none.',
      'the colour <colour> is not available. Choose one of: <available>, and <#others> more.',
      'the colour <colour> is not available. Choose one of: <available>.',
      'the colour <colour> is not available. Choose another one, or none.',
    ],
    template_not_found: [
      '<label>: <id> does not exist. Use the id of an existing template.',
      'flashing template <id> does not exist. Use the id of an existing template.',
    ],
    kit_not_found: [
      '<label>: <id> does not exist. Use the id of an existing kit.',
      'kit <id> does not exist. Use the id of an existing kit.',
    ],
    line_kind_ambiguous: 'the line has more than one kind: <kinds>. Set only one.',
    total_price_mismatch: [
      '<keptBy=F1><label> is <$sent>, but should be <$expected> (<#formula>). Correct it.',
      '<keptBy=K3><label> is <$sent>, but should be <$expected> (<#formula>). Correct it.',
      '<keptBy=K4><label> is <$sent>, but should be <$expected> (<#formula>). Correct it.',
      '<field> is <$sent>, but should be <$expected> (<#formula>). Correct it: rule <keptBy> keeps it as sent.',
      '<field> is <$sent>, not <$expected> (<#formula>, unit price <$unitPriceSent> rounded). <$sent> results if <!policy>: <#otherFormula>. Correct or omit it.',
      '<field> is <$sent>, but should be <$expected> (<#formula>). <$sent> is the result if <!policy>: <#otherFormula>. Correct it or omit it.',
      '<field> is <$sent>, but should be <$expected> (<#formula>, unit price <$unitPriceSent> rounded to <$unitPriceRounded>). Correct or omit the total.',
      '<field> is <$sent>, but should be <$expected> (<#formula>). Correct it or omit it.',
    ],
    margin_mismatch:
      '<field> is <$sent>, but should be <$expected>, the total less cost (<#formula>). Correct it or omit it.',
    component_total_required: [
      '<label>: missing. Enter a value.',
      '<field> is missing. Add one to each priced component of a standard kit.',
    ],
    kit_too_deep: 'sub-kits are nested more than <#max> levels deep. Reduce the nesting.',
    measurements_ambiguous: '<field> are given here and in pricing. Remove one of the lists.',
    drawing_required: [
      '<label>: nothing is drawn. Draw it.',
      '<field> is missing. Add it: every flashing needs one.',
    ],
    duplicate_temp_id: '<field> is <tempId>, which another drawing already has. Give each drawing its own.',
    drawing_too_large: '<field> has more than <#max> characters as JSON. Simplify the drawing.',
    required_when_submitted: [
      '<field> is missing or not greater than <#above>. Correct it before you submit the document.',
      '<field> is missing. Add it before you submit the document.',
    ],
    not_implemented: [
      '<label>: not supported yet. Clear the field.',
      '<field> is not supported yet. Use customerId instead.',
    ],
  },
} satisfies MessageLanguage<string>

/** For the pricing of documents. */
export const ENGLISH_OF_DOCUMENTS = {
  ...ENGLISH_OF_FORMS,
  words: {
    ...ENGLISH_OF_FORMS.words,
    'unit-price-to-cents': 'the unit price is first rounded to the cent',
    'marked-up-price-not-rounded': 'a price made from cost and markup is not rounded',
    'unit-price-not-rounded': 'the unit price is not rounded',
    'unit-price-rounded-twice': 'the unit price is rounded to four decimals and then to the cent',
    'unit-price-cut-to-cents': 'the unit price is first cut after two decimals',
    'discounted-unit-price-to-cents':
      'the unit price less discount is rounded to the cent before it is multiplied',
    'discounted-unit-price-to-four-decimals':
      'the unit price less discount is rounded to four decimals before it is multiplied',
    'markup-to-two-decimals':
      'the price is turned into a markup on the cost, with two decimals, and calculated again from it',
    'margin-to-two-decimals':
      'the price is turned into a margin with two decimals, and calculated again from it',
    'discount-rounded-alone':
      'the amount and its discount are each rounded to the cent before the subtraction',
    'discount-of-rounded-amount': 'the amount is rounded to the cent before the discount is taken off',
    'only-discount-rounded': 'the discount is rounded to the cent and subtracted from an unrounded amount',
    'discount-left-out': 'the discount is ignored',
    'half-even': 'half a cent goes to the even cent',
    'half-down': 'half a cent is rounded down',
    truncated: 'parts of a cent are dropped',
    'quantity-to-hundredths': 'the quantity is first rounded to two decimals',
    'quantity-to-whole': 'the quantity is first rounded to a whole number',
    'quantity-cut-to-hundredths': 'the quantity is first cut after two decimals',
    'quantity-cut-to-whole': 'the decimals of the quantity are dropped',
    'measure-to-hundredths': 'the measure is first rounded to two decimals',
    'minimum-left-out': 'short pieces are charged at their own length, without the minimum',
    'pieces-to-cents': 'the amount of each piece is rounded to the cent',
    'measure-to-tenths': 'the measure is first rounded to one decimal',
    'sizes-to-hundredths': 'each length and width is first rounded to two decimals',
    'line-discounts-in-turn':
      'the discount of a line is several percentages, each calculated on what is left',
    'lines-to-five-cents': 'lines are rounded to 0.05',
    'lines-to-whole': 'lines are rounded to whole units',
  },
} satisfies MessageLanguage<string>

/** Adds the sentences of price tables: everything that a request can need. */
export const ENGLISH_OF_REQUESTS = {
  ...ENGLISH_OF_DOCUMENTS,
  sentences: {
    ...ENGLISH_OF_DOCUMENTS.sentences,
    not_ascending:
      '<field> is not greater than <#above>, the figure before it. Put the figures in ascending order.',
    table_gap: [
      '<field>: girths above <#from> mm and up to <#to> mm have no price. Begin this row at <#from>.',
    ],
    table_overlap: [
      '<field>: girths above <#from> mm and up to <#to> mm have two prices. Keep only one.',
      '<field> and <sheet> match the same flashings. Add a thickness, price level or colour to one.',
      '<field>: flashings have two prices. Keep only one.',
    ],
    not_in_table: [
      '<field> is <#sent>, which has no price in the table. Correct it or extend the table.',
      '<field> is <name>, which has no price in the table. Correct it or extend the table.',
      '<field> is missing. Add it: every sheet of the price table specifies one.',
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
  unusual: 'is unusual',
  or: 'or',
  nearMiss: ' <nearMiss> is not a field here: did you mean <didYouMean>?',
  words: {
    money: 'an amount',
    length: 'a length',
    quantity: 'a number',
    percent: 'a percentage',
    pieces: 'pieces and their length',
  },
  sentences: {
    unreadable_text: [
      '<reason=empty><field> “<typed>” contains no number. Type <?kind>, such as <example>.',
      "<reason=other_currency><field> “<typed>” is not in the account's currency. Type <?kind> in that currency, such as <example>.",
      '<reason=too_many_decimals><field> “<typed>” has more than six decimals. Type <?kind> with at most six, such as <example>.',
      '<reason=too_large><field>, entry <number> (“<entry>”), is too large or has too many digits. Type <?kind> with fewer digits, such as <example>.',
      '<reason=too_large><field> “<typed>” is too large or has too many digits. Type <?kind> with fewer digits, such as <example>.',
      '<reason=has_unit><field> “<typed>” includes a unit, such as “per m” or “each”. Type <?kind> alone, such as <example>.',
      '<reason=mentions_tax><field> “<typed>” mentions a tax, such as “+GST”. Type <?kind> alone, such as <example>.',
      '<field>, entry <number> (“<entry>”), cannot be read. Type <?kind>, such as <example>.',
      '<field> “<typed>” cannot be read. Type <?kind>, such as <example>.',
    ],
    ambiguous_text: [
      '<field>, entry <number> (“<entry>”), can be read as <|readings>. Type the one you mean.',
      '<field> “<typed>” can be read as <|readings>. Type the one you mean.',
    ],
  },
} satisfies MessageLanguage<string>

/** All English words, and the sentences of every `ProblemCode`. */
export const ENGLISH: MessageLanguage = {
  ...ENGLISH_OF_REQUESTS,
  words: { ...ENGLISH_OF_REQUESTS.words, ...ENGLISH_OF_TEXTS.words },
  sentences: { ...ENGLISH_OF_REQUESTS.sentences, ...ENGLISH_OF_TEXTS.sentences },
}
