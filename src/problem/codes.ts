import { deepFreeze } from './deep-freeze.js'

/** One kind of problem, as data: users ask to know the checks in advance. */
export interface ProblemCodeEntry {
  /** Stable: part of the contract (V9). */
  readonly code: string
  /** A sentence of English, for a page or a help text. */
  readonly meaning: string
  /** The numbers of the rules that make it. */
  readonly rules: readonly string[]
  /** A pointer and what stands there. */
  readonly example: string
}

/**
 * Every code there is (V9), each a {@link ProblemCodeEntry}. A code is stable; the wording of a message is not.
 * Frozen.
 *
 * @example
 * import { problemCodes } from 'quotewright'
 *
 * const mismatch = problemCodes.find(({ code }) => code === 'total_price_mismatch')
 * assert.deepEqual(mismatch?.rules, ['L7'])
 */
export const problemCodes = /* @__PURE__ */ deepFreeze([
  {
    code: 'customer_not_found',
    meaning: 'The catalogue at hand has no such customer.',
    rules: ['V6', 'A3'],
    example: 'customer_id: "cust_…" that the look-up does not know',
  },
  {
    code: 'product_not_found',
    meaning: 'The catalogue at hand has no such product.',
    rules: ['V6'],
    example: 'lines[2].catalogue.product_id: "prod_…" that the look-up does not know',
  },
  {
    code: 'product_row_not_found',
    meaning: 'The product has no such row.',
    rules: ['V6'],
    example: 'lines[0].catalogue.product_row_id: a row of another product',
  },
  {
    code: 'row_price_not_found',
    meaning: 'The product, or the row named, has no such row price.',
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
    meaning: 'The catalogue at hand has no such flashing template.',
    rules: ['V6'],
    example: 'lines[0].flashing.template_id: "flashtpl_…" that the look-up does not know',
  },
  {
    code: 'required',
    meaning: 'A field that is always needed is absent.',
    rules: ['V8', 'M6', 'K7', 'T2', 'A1'],
    example: 'customer_id: absent',
  },
  {
    code: 'invalid_type',
    meaning: 'The JSON value is of another type than the field takes.',
    rules: ['V1', 'T2'],
    example: 'lines: "none"',
  },
  {
    code: 'invalid_money',
    meaning: 'Not a Money: an object whose amountMicros is a string of digits within int64.',
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
    meaning: 'Not a decimal string of at most 15 digits, and 12 after the point.',
    rules: ['N4'],
    example: 'lines[0].on_the_fly.pricing.quantity: "1e3"',
  },
  {
    code: 'too_many_decimals',
    meaning: 'More decimals than the field takes; it is not rounded.',
    rules: ['L2', 'A1'],
    example: 'lines[0].on_the_fly.pricing.discount: "7.125"',
  },
  {
    code: 'out_of_range',
    meaning: 'Below the least or above the most that the field takes.',
    rules: ['L2', 'T2', 'A1'],
    example: 'lines[0].on_the_fly.pricing.discount: "101"',
  },
  {
    code: 'must_be_positive',
    meaning: 'Zero or less where a size or a number of pieces is needed.',
    rules: ['M6'],
    example: 'lines[0].catalogue.pricing.measurements[0].length: "0"',
  },
  {
    code: 'unknown_enum_value',
    meaning: 'Neither a name of the list nor an integer of it.',
    rules: ['V4'],
    example: 'lines[0].catalogue.pricing.pricing_strategy: "PER_METRE"',
  },
  {
    code: 'invalid_id',
    meaning: 'Not an id of the form that the field takes.',
    rules: ['V5', 'F11'],
    example: 'lines[0].flashing.template_id: "flashtpl_short"',
  },
  {
    code: 'wrong_id_kind',
    meaning: 'An id of another kind: its prefix tells.',
    rules: ['V5'],
    example: 'customer_id: "quote_…"',
  },
  {
    code: 'line_kind_missing',
    meaning: 'A line sets none of the six kinds.',
    rules: ['V3'],
    example: 'lines[0]: {}',
  },
  {
    code: 'line_kind_ambiguous',
    meaning: 'A line sets more than one of the six kinds.',
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
    meaning: 'The total cannot be derived here and must be sent.',
    rules: ['L4', 'L5', 'K5'],
    example: 'lines[0].catalogue.pricing.total_price: absent on a custom formula line',
  },
  {
    code: 'total_price_mismatch',
    meaning: 'The total sent is not what the formula makes.',
    rules: ['L7'],
    example: 'lines[0].on_the_fly.pricing.total_price: 33.69 where 30.32 is right',
  },
  {
    code: 'margin_mismatch',
    meaning: 'The margin sent is not total less cost.',
    rules: ['L12'],
    example: 'lines[0].on_the_fly.pricing.margin: 10.00 where 12.50 is right',
  },
  {
    code: 'unit_price_required',
    meaning: 'A priced line without a unit price.',
    rules: ['L8'],
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
    meaning: 'Sub-kits nested deeper than is accepted.',
    rules: ['K1'],
    example: 'lines[0].product_kit.sub_kits[0]… seventeen levels down',
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
    meaning: 'Points, lines or angles of a drawing over 15000 characters of compact JSON.',
    rules: ['F9'],
    example: 'lines[0].flashing.drawing.points: 400 points',
  },
  {
    code: 'required_when_submitted',
    meaning: 'A draft may leave it out, a submitted document may not.',
    rules: ['F10'],
    example: 'lines[0].flashing.bends: "0" with isSubmitted true',
  },
  {
    code: 'amount_out_of_range',
    meaning: 'A computed amount does not fit its wire form.',
    rules: ['N8'],
    example: 'subtotal: more than 9223372036854.77',
  },
  {
    code: 'not_implemented',
    meaning: 'A valid wish that the interface does not support yet.',
    rules: ['V8'],
    example: 'company_name: on a quote',
  },
] as const satisfies readonly ProblemCodeEntry[])

/** A code of {@link problemCodes}: stable, unlike the wording of messages. */
export type ProblemCode = (typeof problemCodes)[number]['code']
