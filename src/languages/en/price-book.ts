export const priceBook = {
  invalid_date: '<field> is <sent>, but must be a calendar date such as 2026-07-01.',
  formula_cell:
    '<field> is the formula <sent> without its result. Save the file in a spreadsheet program, or type the value.',
  unknown_unit: '<field> is <sent>, but must be a unit: each, m, m2, ft or ft2.',
  other_currency: '<field> is <sent>, but the amounts of the book are in <currency>. Correct it.',
  repeated_column: '<sent> names the same column as <other>. Delete one of them.',
  misspelt_column: 'the heading <sent> is unknown. Did you mean <near>?',
  price_with_tax: 'the heading <sent> names amounts with tax. Type them without tax.',
  ends_before_start: '<field> is <to>, before the start on <from>. Swap the dates or correct one.',
  duplicate_row: 'row <row> repeats row <otherRow>. Remove one.',
  validity_overlap: [
    'row <row> begins on <from>, but row <otherRow> is valid to <to>. End one before the other begins.',
    'row <row> begins on <from>, but row <otherRow> has no last day. End one before the other begins.',
    'row <row> has no first day, but row <otherRow> is valid to <to>. Begin row <row> the day after.',
  ],
  validity_gap:
    'row <row> begins on <from>, but row <otherRow> ends on <to>. Close the gap: its days have no price.',
  price_differs: [
    '<field> is <$sent>, but row <row> of the price book has <$expected>.',
    '<field> is <$sent>, but the price book has <$expected>.',
  ],
  cost_differs: '<field> is <$sent>, but row <row> of the price book has <$expected>.',
  total_differs: '<field> is <$sent>, but the calculated total is <$expected>.',
  price_level_differs: '<field> is <sent>, but the customer has <expected>.',
  not_in_book: '<field> is <$sent>, but the price book gives no amount for it.',
  id_not_in_book: '<field> is <sent>, and the price book has no row for this id. Add one, or correct the id.',
}
