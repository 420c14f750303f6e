export const notApplied = {
  not_shorter_than_minimum:
    'The piece is not shorter than the minimum length, so it is charged at its own length.',
  areas_have_no_minimum: 'The minimum length does not apply to areas.',
  lineal_minimum_set:
    'The account has a minimum length for lineal lines, so the one for flashings is not used.',
  as_built_has_no_minimum:
    'The minimum length applies to the price only, and does not lengthen a piece as built.',
  as_built_not_sent: 'The request has no as-built measurements, so the measurements for the price count.',
  discount_zero: 'The discount is 0%.',
  custom_formula_not_checked:
    'The total of a custom formula is rounded to the cent and not compared with quantity × price.',
  derivation_off_total_not_checked:
    'Derivation is off, so the total of a catalogue line is rounded to the cent and not compared.',
  total_sent_agrees: 'The supplied total equals the calculated one to the cent, so it changes nothing.',
  unit_price_sent: 'The request has a unit price, so it is not calculated from cost and markup.',
  markup_without_cost: 'Without a cost, the markup stays as sent.',
  markup_at_cost_zero: 'The cost is zero, so the markup stays as sent.',
  markup_without_unit_price: 'The kit has no unit price, so its markup stays as sent.',
  markup_with_derivation_off: 'Derivation is off, so the markup stays as sent.',
  margin_without_cost: 'Without a cost, the margin stays as sent.',
  margin_at_cost_zero: 'The cost is zero, so the margin stays as sent.',
  margin_with_derivation_off:
    'Derivation is off, so the margin stays as sent. With a cost, it is compared with total − cost.',
  component_kept_as_sent: 'The markup and margin of a component stay as sent.',
  total_not_of_formula: 'The total is not quantity × price less discount, so the discount amount is 0.',
  kit_discount_does_not_count:
    'A discount of a kit or of its parts changes no total, and its discount amount is 0.',
  kit_quantity_does_not_multiply: 'The quantity of the kit does not multiply the sum of its parts.',
  kit_total_sent: 'The request has a total for this level, so the parts are not added up.',
  kit_custom_priced: 'The level is custom-priced, so its own price counts and its parts are not added up.',
  kit_cost_sent: 'The level has its own cost, so the costs of its parts are not added up.',
  note_counts_nothing: 'The pricing of a note is kept but does not count.',
  flashing_custom_price_set: 'The flashing has a custom price, so its total does not count.',
  flashing_total_not_compared:
    'The figures of a flashing come from its line, and are not measured again from the drawing.',
  flashing_without_price: 'The flashing has neither a custom price nor a total, so it counts as 0.',
  edge_hidden: 'Hidden edges are not part of the girth.',
  edge_without_size: 'An edge or a finish without a size counts as 0.',
  edge_to_missing_point: 'An edge to a point that does not exist has no length.',
  finish_without_bends: 'A finish of an unspecified kind adds no bends.',
  side_deleted: 'Deleted drawings do not count.',
  side_of_smaller_girth: 'Only the side with the largest girth counts, for its girth and its bends.',
  piece_not_shorter_than_minimum:
    'The piece is not shorter than the minimum length of flashings, so its own length is charged.',
  custom_price_per_length_set: 'The flashing has a custom price per metre, so the unit price does not count.',
  line_tax_free: 'The line is tax-free.',
  part_tax_flag_has_no_effect:
    'The tax flag of a component or a sub-kit has no effect: the flag of the kit counts.',
  line_rate_is_advice: 'A tax rate in the request is advice only: the rate of the account applies.',
  adjustment_zero: 'The adjustment is 0%.',
  surcharge_tax_free: 'The surcharge is tax-free.',
  discount_of_subtotal_zero:
    'The subtotal is 0 and the taxable lines add up to 0, so the discount lowers no tax.',
  share_at_most_discount:
    'The taxable lines total more than 0 and more than the subtotal. The whole discount lowers the taxed amount.',
  share_at_least_nothing:
    'The taxable lines total less than 0 and less than the subtotal. The discount does not lower the taxed amount.',
  discount_tax_flag_has_no_effect:
    'The tax flag of a discount has no effect: every discount lowers tax by the share of the taxable lines.',
  no_tax_in_account: 'The account has no tax.',
}
