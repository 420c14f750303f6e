// Generated from src/definitions/problems/ by `npm run generate`. Do not edit.

/** The stable code of a problem, unlike the wording of its message. */
export type ProblemCode =
  | 'customer_not_found'
  | 'product_not_found'
  | 'product_row_not_found'
  | 'row_price_not_found'
  | 'colour_not_available'
  | 'template_not_found'
  | 'kit_not_found'
  | 'required'
  | 'invalid_type'
  | 'invalid_money'
  | 'invalid_currency'
  | 'invalid_decimal'
  | 'too_many_decimals'
  | 'out_of_range'
  | 'must_be_positive'
  | 'unknown_enum_value'
  | 'invalid_id'
  | 'wrong_id_kind'
  | 'line_kind_missing'
  | 'line_kind_ambiguous'
  | 'measurements_not_allowed'
  | 'width_not_allowed'
  | 'width_required'
  | 'legacy_field'
  | 'total_price_required'
  | 'total_price_mismatch'
  | 'margin_mismatch'
  | 'unit_price_required'
  | 'zero_quantity'
  | 'empty_measurements'
  | 'component_total_required'
  | 'kit_too_deep'
  | 'measurements_ambiguous'
  | 'drawing_required'
  | 'duplicate_temp_id'
  | 'drawing_too_large'
  | 'required_when_submitted'
  | 'not_ascending'
  | 'table_gap'
  | 'table_overlap'
  | 'not_in_table'
  | 'amount_out_of_range'
  | 'not_implemented'
  | 'more_problems'
  | 'reserved_name'
  | 'unreadable_text'
  | 'ambiguous_text'

export const PROBLEM_CODES = [
  {
    code: 'customer_not_found',
    meaning: 'The catalogue does not know the customer.',
    rules: ['V6', 'A3'],
    example: 'customer_id: "cust_…", unknown to the look-up',
  },
  {
    code: 'product_not_found',
    meaning: 'The catalogue does not know the product.',
    rules: ['V6'],
    example: 'lines[2].catalogue.product_id: "prod_…", unknown to the look-up',
  },
  {
    code: 'product_row_not_found',
    meaning: 'The product does not have this row.',
    rules: ['V6'],
    example: 'lines[0].catalogue.product_row_id: a row of another product',
  },
  {
    code: 'row_price_not_found',
    meaning: 'The product, or its row, does not have this row price.',
    rules: ['V6'],
    example: 'lines[0].catalogue.row_price_id: a row price of another row',
  },
  {
    code: 'colour_not_available',
    meaning: 'The product or the flashing template does not come in this colour.',
    rules: ['V6'],
    example: 'lines[0].catalogue.params[0].value: "Beige"',
  },
  {
    code: 'template_not_found',
    meaning: 'The catalogue does not know the flashing template.',
    rules: ['V6'],
    example: 'lines[0].flashing.template_id: "flashtpl_…", unknown to the look-up',
  },
  {
    code: 'kit_not_found',
    meaning: 'The catalogue does not know the kit.',
    rules: ['V6'],
    example: 'lines[0].product_kit.kit_id: "…", unknown to the look-up',
  },
  {
    code: 'required',
    meaning: 'A required field is absent.',
    rules: ['V8', 'M6', 'K7', 'T2', 'A1'],
    example: 'customer_id: absent',
  },
  {
    code: 'invalid_type',
    meaning: 'The JSON value is of a type that the field does not accept.',
    rules: ['V1', 'T2'],
    example: 'lines: "none"',
  },
  {
    code: 'invalid_money',
    meaning: 'Not a Money: an object whose amountMicros is a whole number within int64, as a string.',
    rules: ['N1'],
    example: 'lines[0].on_the_fly.pricing.unit_price.amount_micros: 1000000',
  },
  {
    code: 'invalid_currency',
    meaning: 'Not three capital letters.',
    rules: ['N3', 'A1'],
    example: 'lines[0].on_the_fly.pricing.unit_price.currency: "aud"',
  },
  {
    code: 'invalid_decimal',
    meaning: 'Not a decimal string with at most 15 digits before the point and 12 after it.',
    rules: ['N4'],
    example: 'lines[0].on_the_fly.pricing.quantity: "1e3"',
  },
  {
    code: 'too_many_decimals',
    meaning: 'More decimals than the field accepts. The value is not rounded.',
    rules: ['L2', 'A1'],
    example: 'lines[0].on_the_fly.pricing.discount: "7.125"',
  },
  {
    code: 'out_of_range',
    meaning: 'Below the minimum or above the maximum of the field.',
    rules: ['L2', 'T2', 'A1', 'F12'],
    example: 'lines[0].on_the_fly.pricing.discount: "101"',
  },
  {
    code: 'must_be_positive',
    meaning: 'A size or a number of pieces that is zero or less.',
    rules: ['M6'],
    example: 'lines[0].catalogue.pricing.measurements[0].length: "0"',
  },
  {
    code: 'unknown_enum_value',
    meaning: 'Neither a known name nor its index.',
    rules: ['V4'],
    example: 'lines[0].catalogue.pricing.pricing_strategy: "PER_METRE"',
  },
  {
    code: 'invalid_id',
    meaning: 'Not an id of the form that the field accepts.',
    rules: ['V5', 'F11'],
    example: 'lines[0].flashing.template_id: "flashtpl_short"',
  },
  {
    code: 'wrong_id_kind',
    meaning: "An id with another kind's prefix.",
    rules: ['V5'],
    example: 'customer_id: "quote_…"',
  },
  {
    code: 'line_kind_missing',
    meaning: 'A line without a kind.',
    rules: ['V3'],
    example: 'lines[0]: {}',
  },
  {
    code: 'line_kind_ambiguous',
    meaning: 'A line with more than one kind.',
    rules: ['V3'],
    example: 'lines[0]: {"labour": …, "notes": …}',
  },
  {
    code: 'measurements_not_allowed',
    meaning: 'Measurements without a strategy that is priced by measurement.',
    rules: ['M2'],
    example: 'lines[0].catalogue.pricing.measurements: on a line of basic quantities',
  },
  {
    code: 'width_not_allowed',
    meaning: 'A width on a lineal measurement.',
    rules: ['M5'],
    example: 'lines[0].catalogue.pricing.measurements[0].width: on lineal metres',
  },
  {
    code: 'width_required',
    meaning: 'No width on a square measurement.',
    rules: ['M5'],
    example: 'lines[0].catalogue.pricing.measurements[0].width: absent on square metres',
  },
  {
    code: 'legacy_field',
    meaning: 'A measurement under a name that is no longer accepted.',
    rules: ['M8'],
    example: 'lines[0].catalogue.pricing.measurement_items: any value',
  },
  {
    code: 'total_price_required',
    meaning: 'The total is missing and cannot be derived here.',
    rules: ['L4', 'L5', 'K2', 'K5'],
    example: 'lines[0].catalogue.pricing.total_price: absent on a custom formula line',
  },
  {
    code: 'total_price_mismatch',
    meaning: 'The total in the request differs from the formula.',
    rules: ['L7'],
    example: 'lines[0].on_the_fly.pricing.total_price: 33.69 where 30.32 is right',
  },
  {
    code: 'margin_mismatch',
    meaning: 'The margin in the request is not total minus cost.',
    rules: ['L12'],
    example: 'lines[0].on_the_fly.pricing.margin: 10.00 where 12.50 is right',
  },
  {
    code: 'unit_price_required',
    meaning: 'A line without a unit price, or without pricing.',
    rules: ['L8', 'L5'],
    example: 'lines[0].labour.pricing.unit_price: absent',
  },
  {
    code: 'zero_quantity',
    meaning: 'A total is to be derived from a quantity of zero.',
    rules: ['L6'],
    example: 'lines[0].catalogue.pricing.quantity: absent or "0"',
  },
  {
    code: 'empty_measurements',
    meaning: 'A total is to be derived from no measurements.',
    rules: ['L6'],
    example: 'lines[0].catalogue.pricing.measurements: absent on lineal metres',
  },
  {
    code: 'component_total_required',
    meaning: 'A component of a standard kit without its own total.',
    rules: ['K3'],
    example: 'lines[0].product_kit.components[1].pricing.total_price: absent',
  },
  {
    code: 'kit_too_deep',
    meaning: 'Sub-kits that are nested too deeply.',
    rules: ['K1'],
    example: 'lines[0].product_kit.sub_kits[0]… seventeen levels down',
  },
  {
    code: 'measurements_ambiguous',
    meaning: 'Measurements both on a component or sub-kit and in its pricing.',
    rules: ['K7'],
    example: 'lines[0].product_kit.components[0].measurements: a list, and another in pricing',
  },
  {
    code: 'drawing_required',
    meaning: 'A flashing line without a drawing.',
    rules: ['F9'],
    example: 'lines[0].flashing.drawing: absent',
  },
  {
    code: 'duplicate_temp_id',
    meaning: 'Two drawings of the request share a tempId.',
    rules: ['F9'],
    example: 'lines[3].flashing.drawing.temp_id: one that lines[1] has',
  },
  {
    code: 'drawing_too_large',
    meaning: "A drawing's points, lines or angles exceed 15000 characters of compact JSON.",
    rules: ['F9'],
    example: 'lines[0].flashing.drawing.points: 400 points',
  },
  {
    code: 'required_when_submitted',
    meaning: 'A field that only a draft may leave out is missing or too small.',
    rules: ['F10'],
    example: 'lines[0].flashing.bends: "0" with isSubmitted true',
  },
  {
    code: 'not_ascending',
    meaning: 'A figure of a price table that is not greater than the one before it.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[0].prices[1].bends: 2 after 2',
  },
  {
    code: 'table_gap',
    meaning: 'Girths between two rows of a price table have no price.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[1].from_mm: 201 after a row up to 200',
  },
  {
    code: 'table_overlap',
    meaning: 'A flashing would have two prices: from two rows, or from two sheets that are equally specific.',
    rules: ['F12'],
    example: 'table.sheets[0].rows[1].from_mm: 190 after a row up to 200',
  },
  {
    code: 'not_in_table',
    meaning: 'A flashing has no price in a price table: no entry matches this figure or name.',
    rules: ['F12'],
    example: 'girth: 1250, and the rows end at 1200',
  },
  {
    code: 'amount_out_of_range',
    meaning: 'A figure does not fit its JSON form.',
    rules: ['N8'],
    example: 'subtotal: more than 9223372036854.77',
  },
  {
    code: 'not_implemented',
    meaning: 'A valid field that is not supported yet.',
    rules: ['V8'],
    example: 'company_name: on a quote',
  },
  {
    code: 'more_problems',
    meaning: 'The list has as many problems as the host allows, and there are more.',
    rules: ['V1'],
    example: 'at the end of a list of ten out of 20000 problems',
  },
  {
    code: 'reserved_name',
    meaning: 'A custom field with the name of a field of documents.',
    rules: ['A2'],
    example: 'custom_fields[0]: "lines"',
  },
  {
    code: 'unreadable_text',
    meaning: 'A typed text that cannot be read.',
    rules: ['N1', 'N4', 'M3'],
    example: 'discount: typed as "ten"',
  },
  {
    code: 'ambiguous_text',
    meaning: 'A typed text that can be read in two ways or more.',
    rules: ['N1', 'N4', 'M3'],
    example: 'unit_price: typed as "1,234"',
  },
] as const
