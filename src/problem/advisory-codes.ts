import { meanings } from '../languages/en/advice.js'
import { deepFreeze } from './codes.js'

/** The severity of advice: `warning` if metal or money is probably wrong, `notice` if merely worth a look. */
export type Severity = 'warning' | 'notice'

/** One kind of advice, as data. */
export interface AdvisoryCodeEntry {
  /** A stable code, part of the contract. */
  readonly code: AdvisoryCode
  /** The severity of the advice. */
  readonly severity: Severity
  /** An English sentence for documentation or a help text. */
  readonly meaning: string
  /** The numbers of the rules that the advice comes from. */
  readonly rules: readonly string[]
}

const ADVISORY_CODES = [
  { code: 'declared_bends_differ', severity: 'warning', rules: ['F3', 'F4', 'F11'] },
  { code: 'declared_girth_differs', severity: 'warning', rules: ['F2', 'F4', 'F11'] },
  { code: 'declared_length_differs', severity: 'warning', rules: ['F6', 'F11'] },
  { code: 'declared_total_differs', severity: 'warning', rules: ['F7'] },
  { code: 'edge_at_one_end', severity: 'warning', rules: ['F11'] },
  { code: 'edge_to_missing_point', severity: 'warning', rules: ['F11'] },
  { code: 'branching_point', severity: 'warning', rules: ['F3'] },
  { code: 'drawing_in_pieces', severity: 'warning', rules: ['F3'] },
  { code: 'drawing_loops', severity: 'warning', rules: ['F3'] },
  { code: 'edge_without_size', severity: 'warning', rules: ['F2'] },
  { code: 'finish_on_joint', severity: 'warning', rules: ['F3'] },
  { code: 'edge_below_minimum_fold', severity: 'notice', rules: ['F2'] },
  { code: 'girth_over_sheet', severity: 'warning', rules: ['F2', 'F4'] },
  { code: 'length_over_sheet', severity: 'warning', rules: ['F6'] },
  { code: 'fractional_pieces', severity: 'warning', rules: ['M3', 'F6', 'F11', 'V10'] },
  { code: 'piece_very_long', severity: 'warning', rules: ['M3', 'F6', 'F11', 'V10'] },
  { code: 'piece_very_short', severity: 'warning', rules: ['M3', 'F6', 'F11', 'V10'] },
  { code: 'thickness_differs_from_template', severity: 'warning', rules: ['F10'] },
  { code: 'taper_exceeds_girth', severity: 'notice', rules: ['F4'] },
  { code: 'component_without_measurements', severity: 'warning', rules: ['K6', 'L9', 'V10'] },
  { code: 'component_tax_free', severity: 'warning', rules: ['K7', 'T4', 'V10'] },
  { code: 'empty_custom_price', severity: 'warning', rules: ['F1', 'N2', 'V10'] },
  { code: 'flashing_without_total', severity: 'warning', rules: ['F1', 'F7', 'V10'] },
  { code: 'flashing_without_pieces', severity: 'warning', rules: ['F1', 'F6', 'F7', 'V10'] },
  { code: 'line_tax_differs', severity: 'notice', rules: ['T4', 'V10'] },
  { code: 'thickness_not_positive', severity: 'warning', rules: ['F10', 'V10'] },
  { code: 'line_below_cost', severity: 'warning', rules: ['L9', 'K6', 'V10'] },
  { code: 'drawing_taken_as_free', severity: 'notice', rules: ['F5', 'V10'] },
  { code: 'unknown_field', severity: 'warning', rules: ['M8', 'V10'] },
  { code: 'similar_field', severity: 'notice', rules: ['M8', 'V10'] },
  { code: 'other_currency', severity: 'warning', rules: ['N3', 'V10'] },
  { code: 'zero_unit_price', severity: 'notice', rules: ['N2', 'L3', 'V10'] },
  { code: 'unit_price_rounded', severity: 'warning', rules: ['L1', 'L3', 'L8', 'V10'] },
  { code: 'cost_rounded', severity: 'warning', rules: ['L1', 'L9', 'K6', 'V10'] },
  { code: 'quantity_without_effect', severity: 'warning', rules: ['K2', 'K4', 'K6', 'V10'] },
  { code: 'discount_without_effect', severity: 'warning', rules: ['K2', 'K4', 'V10'] },
  { code: 'discount_above_subtotal', severity: 'warning', rules: ['T2', 'T6', 'V10'] },
] as const satisfies readonly (Pick<AdvisoryCodeEntry, 'severity' | 'rules'> & { readonly code: string })[]

/** The stable code of a piece of advice. */
export type AdvisoryCode = (typeof ADVISORY_CODES)[number]['code']

/**
 * Lists every kind of advice on a flashing (F11) or a document (V10), with its code, severity, meaning in
 * English and rule numbers. Advice never rejects anything. Frozen.
 *
 * @example
 * import { advisoryCodes } from 'quotewright'
 *
 * const branching = advisoryCodes.find(({ code }) => code === 'branching_point')
 * assert.equal(branching?.severity, 'warning')
 */
export const advisoryCodes: readonly AdvisoryCodeEntry[] = deepFreeze(
  ADVISORY_CODES.map(({ code, severity, rules }) => ({ code, severity, meaning: meanings[code], rules })),
)
