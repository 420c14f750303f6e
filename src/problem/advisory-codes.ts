import { deepFreeze } from './codes.js'

/** How serious an advisory is: metal or money is likely wrong, or it is merely worth a look. */
export type Severity = 'warning' | 'notice'

/** One kind of advice, as data. */
export interface AdvisoryCodeEntry<Code extends string = AdvisoryCode> {
  /** Stable: part of the contract. */
  readonly code: Code
  /** How serious it is. */
  readonly severity: Severity
  /** A sentence of English, for a page or a help text. */
  readonly meaning: string
  /** The numbers of its rules. */
  readonly rules: readonly string[]
}

const ADVISORY_CODES = deepFreeze([
  {
    code: 'declared_bends_differ',
    severity: 'warning',
    meaning: 'The bends sent are not those of the drawing.',
    rules: ['F3', 'F4', 'F11'],
  },
  {
    code: 'declared_girth_differs',
    severity: 'warning',
    meaning: 'The girth sent is not that of the drawing.',
    rules: ['F2', 'F4', 'F11'],
  },
  {
    code: 'declared_length_differs',
    severity: 'warning',
    meaning: 'The length sent is not that of the cut list.',
    rules: ['F6', 'F11'],
  },
  {
    code: 'declared_total_differs',
    severity: 'warning',
    meaning: 'The total sent is not price times priced length.',
    rules: ['F7'],
  },
  {
    code: 'edge_at_one_end',
    severity: 'warning',
    meaning: 'An edge is recorded at one of its ends only.',
    rules: ['F11'],
  },
  {
    code: 'edge_to_missing_point',
    severity: 'warning',
    meaning: 'An edge leads to a point that does not exist.',
    rules: ['F11'],
  },
  {
    code: 'branching_point',
    severity: 'warning',
    meaning: 'Three or more edges meet at a point; sheet metal does not branch.',
    rules: ['F3'],
  },
  { code: 'drawing_in_pieces', severity: 'warning', meaning: 'The drawing is not one piece.', rules: ['F3'] },
  {
    code: 'drawing_loops',
    severity: 'warning',
    meaning: 'The edges close a loop, which no folder can make.',
    rules: ['F3'],
  },
  {
    code: 'edge_without_size',
    severity: 'warning',
    meaning: 'An edge has no size, or a size of 0, and adds nothing to the girth.',
    rules: ['F2'],
  },
  {
    code: 'finish_on_joint',
    severity: 'warning',
    meaning: 'A finish is on a point that joins two edges.',
    rules: ['F3'],
  },
  {
    code: 'edge_below_minimum_fold',
    severity: 'notice',
    meaning: 'An edge is shorter than the folder can make.',
    rules: ['F2'],
  },
  {
    code: 'girth_over_sheet',
    severity: 'warning',
    meaning: 'The girth is wider than the sheet.',
    rules: ['F2', 'F4'],
  },
  {
    code: 'length_over_sheet',
    severity: 'warning',
    meaning: 'A piece is longer than the sheet.',
    rules: ['F6'],
  },
  {
    code: 'fractional_pieces',
    severity: 'warning',
    meaning: 'A number of pieces is not whole.',
    rules: ['M3', 'F6', 'F11', 'V10'],
  },
  {
    code: 'piece_very_long',
    severity: 'warning',
    meaning: 'A piece is longer than the longest of the account, so its unit may be wrong.',
    rules: ['M3', 'F6', 'F11', 'V10'],
  },
  {
    code: 'piece_very_short',
    severity: 'warning',
    meaning: 'A piece is shorter than 50 mm, so its unit may be wrong.',
    rules: ['M3', 'F6', 'F11', 'V10'],
  },
  {
    code: 'thickness_differs_from_template',
    severity: 'warning',
    meaning: "The thickness sent is not the template's.",
    rules: ['F10'],
  },
  {
    code: 'taper_exceeds_girth',
    severity: 'notice',
    meaning: "Both sides together need more metal than the larger side's girth.",
    rules: ['F4'],
  },
  {
    code: 'component_without_measurements',
    severity: 'warning',
    meaning:
      'A kit, a sub-kit or a component is priced by measurement and has a cost, but no measurements: its cost counts as 0.',
    rules: ['K6', 'L9', 'V10'],
  },
  {
    code: 'component_tax_free',
    severity: 'warning',
    meaning: "A kit component or sub-kit says that it is tax free; only the kit's own flag has an effect.",
    rules: ['K7', 'T4', 'V10'],
  },
  {
    code: 'empty_custom_price',
    severity: 'warning',
    meaning: 'The custom price has no amount, and the flashing counts as 0.',
    rules: ['F1', 'N2', 'V10'],
  },
  {
    code: 'flashing_without_total',
    severity: 'warning',
    meaning: 'A flashing has a price per metre and no total: it counts as 0.',
    rules: ['F1', 'F7', 'V10'],
  },
  {
    code: 'flashing_without_pieces',
    severity: 'warning',
    meaning: 'A flashing has no pieces to cut, and counts as 0.',
    rules: ['F1', 'F6', 'F7', 'V10'],
  },
  {
    code: 'line_tax_differs',
    severity: 'notice',
    meaning: "The tax sent is not the account's, which is the one that applies.",
    rules: ['T4', 'V10'],
  },
  {
    code: 'thickness_not_positive',
    severity: 'warning',
    meaning: 'The thickness of a flashing is zero or less.',
    rules: ['F10', 'V10'],
  },
  {
    code: 'line_below_cost',
    severity: 'warning',
    meaning: 'The total of a line is less than its cost.',
    rules: ['L9', 'K6', 'V10'],
  },
  {
    code: 'drawing_taken_as_free',
    severity: 'notice',
    meaning: 'The drawing does not say whether it is free, and its sizes count.',
    rules: ['F5', 'V10'],
  },
  {
    code: 'unknown_field',
    severity: 'warning',
    meaning: 'The object has no field of this name, so its value is ignored.',
    rules: ['M8', 'V10'],
  },
  {
    code: 'similar_field',
    severity: 'notice',
    meaning: 'A field that is kept and has no effect is named like one that has.',
    rules: ['M8', 'V10'],
  },
  {
    code: 'other_currency',
    severity: 'warning',
    meaning: "An amount is marked with another currency than the account's, and is not converted.",
    rules: ['N3', 'V10'],
  },
  {
    code: 'zero_unit_price',
    severity: 'notice',
    meaning: 'The unit price of a line is 0, and so is its total.',
    rules: ['N2', 'L3', 'V10'],
  },
  {
    code: 'unit_price_rounded',
    severity: 'warning',
    meaning: 'Rounding the unit price to four decimals changes the total of the line.',
    rules: ['L1', 'L3', 'L8', 'V10'],
  },
  {
    code: 'cost_rounded',
    severity: 'warning',
    meaning: 'Rounding the cost to four decimals changes the cost of the line.',
    rules: ['L1', 'L9', 'K6', 'V10'],
  },
  {
    code: 'quantity_without_effect',
    severity: 'warning',
    meaning: 'The quantity of a standard kit or sub-kit does not multiply its total.',
    rules: ['K2', 'K4', 'K6', 'V10'],
  },
  {
    code: 'discount_without_effect',
    severity: 'warning',
    meaning: 'The discount of a standard kit or sub-kit does not lower its total.',
    rules: ['K2', 'K4', 'V10'],
  },
  {
    code: 'discount_above_subtotal',
    severity: 'warning',
    meaning: 'A discount of the document is more than what it is taken from.',
    rules: ['T2', 'T6', 'V10'],
  },
] as const satisfies readonly AdvisoryCodeEntry<string>[])

/** The stable code of a piece of advice. */
export type AdvisoryCode = (typeof ADVISORY_CODES)[number]['code']

/**
 * Every kind of advice on a flashing (F11) or a document (V10): its code, its severity, an English sentence that
 * says what it means, and the numbers of its rules. Advice never refuses anything. Frozen.
 *
 * @example
 * import { advisoryCodes } from 'quotewright'
 *
 * const branching = advisoryCodes.find(({ code }) => code === 'branching_point')
 * assert.equal(branching?.severity, 'warning')
 */
export const advisoryCodes: readonly AdvisoryCodeEntry[] = ADVISORY_CODES
