/** The sentences of reasons. Words in angle brackets stand for figures. */
export interface ReasonTexts {
  readonly decimalMark: string
  readonly skippedByTax: string
  /** One total of how many: a whole number, or a number with one decimal. */
  readonly oneIn: readonly [whole: (count: number) => string, about: (count: string) => string]
  readonly step: string
  /** The change of the figure per step, known or not. */
  readonly by: readonly [known: string, unknown: string]
  readonly constraints: Readonly<
    Record<'notBelowCost' | 'minMargin' | 'minMarginPercentage' | 'maxDiscount' | 'zero', string>
  >
  readonly codes: Readonly<Record<'lever_range' | 'no_effect' | 'locked', string>>
  readonly nothingToChange: string
  readonly causes: Readonly<
    Record<'flashing' | 'kit' | 'notes' | 'custom_formula' | 'no_price' | 'no_cost' | 'other_type', string>
  >
  readonly moreCauses: string
  readonly levers: Readonly<Record<'discount' | 'surcharge' | 'lineDiscount' | 'unitPrice', string>>
  readonly otherLever: Readonly<Record<'exact' | 'nearest', string>>
  readonly unknown: string
}

export const reasons: ReasonTexts = {
  decimalMark: '.',
  skippedByTax: 'A cent before tax changes the tax too: at <rate> % <oneIn> is skipped.',
  oneIn: [(count) => `every ${ordinal(count)} total`, (count) => `one total in about ${count}`],
  step: 'The smallest step, <step>, <by>.',
  by: ['changes it by <amount> here', 'changes it by more'],
  constraints: {
    notBelowCost: 'A line would be sold below its cost.',
    minMargin: 'The margin would be less than the least one.',
    minMarginPercentage: 'The margin percentage would be less than the least one.',
    maxDiscount: 'The discount would be more than the greatest one.',
    zero: 'The document would be below zero, which is a credit.',
  },
  codes: {
    lever_range: 'The lever ends before the goal.',
    no_effect: 'The lever does not change the figure.',
    locked: 'What the lever would change is locked.',
  },
  nothingToChange: 'The document has no line to change.',
  causes: {
    flashing: 'Line <line> is a flashing, which no lever on lines changes.',
    kit: 'Line <line> is a kit, which no lever on lines changes.',
    notes: 'Line <line> is a note and has no price.',
    custom_formula: 'Line <line> has a custom formula, so its total is not calculated.',
    no_price: 'Line <line> has no price.',
    no_cost: 'Line <line> has no cost to mark up.',
    other_type: 'Adjustment <adjustment> is of the other type.',
  },
  moreCauses: 'And <count> more.',
  levers: {
    discount: 'A discount on the document',
    surcharge: 'A surcharge on the document',
    lineDiscount: 'A discount on the lines',
    unitPrice: 'Another unit price of line <line>',
  },
  otherLever: { exact: '<lever> would reach the goal.', nearest: '<lever> would come near the goal.' },
  unknown: 'The goal is missed.',
}

const ORDINALS = [
  ...['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth'],
]

function ordinal(count: number): string {
  const teens = count % 100 > 10 && count % 100 < 20
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return ORDINALS[count] ?? `${String(count)}${ending}`
}
