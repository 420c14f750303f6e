/** Each is a sentence for a page or a help text. */
export const meanings = {
  declared_bends_differ: 'The supplied bends differ from the drawing.',
  declared_girth_differs: 'The supplied girth differs from the drawing.',
  declared_length_differs: 'The supplied length differs from the cut list.',
  declared_total_differs: 'The supplied total differs from price per metre × charged length.',
  edge_at_one_end: 'An edge is recorded at one of its ends only.',
  edge_to_missing_point: 'An edge leads to a point that does not exist.',
  branching_point: 'Three or more edges meet at a point; sheet metal does not branch.',
  drawing_in_pieces: 'The drawing is not one piece.',
  drawing_loops: 'The edges close a loop, which no folder can make.',
  edge_without_size: 'An edge has no size, or a size of 0, and adds nothing to the girth.',
  finish_on_joint: 'A finish is on a point where edges meet.',
  edge_below_minimum_fold: 'An edge is shorter than the minimum that can be folded.',
  girth_over_sheet: 'The girth is wider than the sheet.',
  length_over_sheet: 'A piece is longer than the sheet.',
  fractional_pieces: 'A piece count is not whole.',
  piece_very_long: "A piece is longer than the account's limit, so its unit may be wrong.",
  piece_very_short: 'A piece is shorter than 50 mm, so its unit may be wrong.',
  thickness_differs_from_template: 'The supplied thickness differs from the template.',
  taper_exceeds_girth: 'The largest sizes of matching edges add up to more than the charged girth.',
  component_without_measurements:
    'A kit, sub-kit or component priced by measurement has a cost but no measurements: the cost counts as 0.',
  component_tax_free:
    "A kit component or sub-kit is marked tax-free, but only the kit's own flag has an effect.",
  empty_custom_price: 'The custom price has no amount, so the flashing counts as 0.',
  flashing_without_total: 'A flashing has a price per metre and no total: it counts as 0.',
  flashing_without_pieces: 'A flashing has no pieces to cut, and counts as 0.',
  line_tax_differs: "The supplied tax differs from the account's, which applies.",
  thickness_not_positive: 'The thickness of a flashing is zero or less.',
  line_below_cost: 'The total of a line is less than its cost.',
  drawing_taken_as_free: 'The drawing has no isFreeDrawing, so its girth is computed from its sizes.',
  unknown_field: 'The object has no field of this name, so its value is ignored.',
  similar_field: 'A field is kept without effect. Its name may be a misspelling of another.',
  other_currency: "An amount is marked with a currency other than the account's, and is not converted.",
  zero_unit_price: 'The unit price of a line is 0, and so is its total.',
  unit_price_rounded: 'Rounding the unit price to four decimals changes the total of the line.',
  cost_rounded: 'Rounding the cost to four decimals changes the cost of the line.',
  quantity_without_effect: 'The quantity of a standard kit or sub-kit does not multiply its total.',
  discount_without_effect: 'The discount of a standard kit or sub-kit does not lower its total.',
  discount_above_subtotal: 'A discount of the document exceeds what earlier discounts leave of the subtotal.',
}

/**
 * The English texts apply only to an advisory without its own message. Other languages may list several
 * texts for a code: the first whose details all exist applies. `<$total>` is an amount in micros, and `<#size>`
 * a decimal.
 */
export const advice: Readonly<Record<keyof typeof meanings, string | readonly string[]>> = meanings
