import { NOT_APPLIED } from '../languages/not-applied.generated.js'
import { LOCALES, type Locale } from '../languages/languages.js'
import { deepFreeze } from '../problem/codes.js'

const RULES = {
  not_shorter_than_minimum: 'M3',
  areas_have_no_minimum: 'M3',
  lineal_minimum_set: 'M4',
  as_built_has_no_minimum: 'M7',
  as_built_not_sent: 'M7',
  discount_zero: 'L3',
  custom_formula_not_checked: 'L4',
  derivation_off_total_not_checked: 'L7',
  total_sent_agrees: 'L7',
  unit_price_sent: 'L8',
  markup_without_cost: 'L10',
  markup_at_cost_zero: 'L10',
  markup_without_unit_price: 'L13',
  markup_with_derivation_off: 'L12',
  margin_without_cost: 'L11',
  margin_at_cost_zero: 'L11',
  margin_with_derivation_off: 'L12',
  component_kept_as_sent: 'L13',
  total_not_of_formula: 'L15',
  kit_discount_does_not_count: 'L15',
  kit_quantity_does_not_multiply: 'K2',
  kit_total_sent: 'K4',
  kit_custom_priced: 'K5',
  kit_cost_sent: 'K6',
  note_counts_nothing: 'K3',
  flashing_custom_price_set: 'F1',
  flashing_total_not_compared: 'F1',
  flashing_without_price: 'F1',
  edge_hidden: 'F2',
  edge_without_size: 'F2',
  edge_to_missing_point: 'F5',
  finish_without_bends: 'F3',
  side_deleted: 'F4',
  side_of_smaller_girth: 'F4',
  piece_not_shorter_than_minimum: 'F6',
  custom_price_per_length_set: 'F7',
  line_tax_free: 'T4',
  part_tax_flag_has_no_effect: 'K7',
  line_rate_is_advice: 'T4',
  adjustment_zero: 'T2',
  surcharge_tax_free: 'T3',
  discount_of_subtotal_zero: 'T3',
  share_at_most_discount: 'T3',
  share_at_least_nothing: 'T3',
  discount_tax_flag_has_no_effect: 'T3',
  no_tax_in_account: 'T4',
} as const satisfies Readonly<Record<keyof (typeof NOT_APPLIED)['en'], string>>

/** The stable code of a reason why a rule did not apply. */
export type NotAppliedReason = keyof typeof RULES

/** A reason why a rule did not apply: the number of the rule, and a sentence in each language. */
export interface NotAppliedMeaning extends Readonly<Record<Locale, string>> {
  /** The number of the rule that did not apply. */
  readonly rule: string
  /** The reason as an English sentence. */
  readonly en: string
  /** The reason as a German sentence. */
  readonly de: string
}

/**
 * The reasons why a rule did not change a figure, by the code in `reason`. Each has the number of the rule,
 * and a sentence for each language code. Frozen.
 *
 * @example
 * import { notAppliedReasons } from 'quotewright/explain'
 *
 * assert.equal(notAppliedReasons.line_tax_free.rule, 'T4')
 * assert.equal(notAppliedReasons.line_tax_free.de, 'Die Position ist steuerfrei.')
 */
export const notAppliedReasons: Readonly<Record<NotAppliedReason, NotAppliedMeaning>> = deepFreeze(meanings())

function meanings(): Record<NotAppliedReason, NotAppliedMeaning> {
  const words = Object.keys(RULES) as readonly NotAppliedReason[]
  const sentencesOf = (word: NotAppliedReason): Record<Locale, string> =>
    Object.fromEntries(LOCALES.map((code) => [code, NOT_APPLIED[code][word]])) as Record<Locale, string>
  return Object.fromEntries(
    words.map((word) => [word, { rule: RULES[word], ...sentencesOf(word) }]),
  ) as Record<NotAppliedReason, NotAppliedMeaning>
}
