/** Names in angle brackets stand for values. */
export interface ReasonTexts {
  readonly decimalMark: string
  readonly percentSign: string
  readonly skippedByTax: string
  /** One in this many totals cannot be reached. The number is whole, or has one decimal. */
  readonly oneIn: readonly [whole: (count: number) => string, about: (count: string) => string]
  readonly step: string
  /** The change of the figure per step. */
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
  percentSign: '%',
  skippedByTax:
    'At <rate>% tax, <oneIn> cannot be reached, including this one. Choose a total just above or below it.',
  oneIn: [(count) => `every ${ordinal(count)} total`, (count) => `one total in about ${count}`],
  step: 'The goal lies between two steps. A step of <step> <by>.',
  by: ['changes the figure by <amount> here', 'changes the figure too much to reach it'],
  constraints: {
    notBelowCost: 'A line would be sold below its cost. Change the goal, or allow sales below cost.',
    minMargin: 'The margin would fall below the minimum. Change the goal, or lower the minimum.',
    minMarginPercentage:
      'The margin percentage would fall below the minimum. Change the goal, or lower the minimum.',
    maxDiscount: 'The discount would exceed the maximum. Change the goal, or raise the maximum.',
    zero: 'A document below zero is a credit. Choose a higher goal.',
  },
  codes: {
    lever_range: 'This change cannot reach the goal. Allow another one.',
    no_effect: 'This change has no effect on the figure. Allow another one.',
    locked: 'Everything that could change is locked. Unlock it, or allow another change.',
  },
  nothingToChange: 'The document has no line to change. Allow another change.',
  causes: {
    flashing: 'Line <line> is a flashing; changes to lines do not affect it.',
    kit: 'Line <line> is a kit; changes to lines do not affect it.',
    notes: 'Line <line> is a note and has no price.',
    custom_formula: 'Line <line> has a custom formula, so its total is not calculated.',
    no_price: 'Line <line> has no price.',
    no_cost: 'Line <line> has no cost to mark up.',
    other_type: 'This change and adjustment <adjustment> differ: one is a discount, one a surcharge.',
  },
  moreCauses: 'And <count> more.',
  levers: {
    discount: 'A discount on the document',
    surcharge: 'A surcharge on the document',
    lineDiscount: 'A discount on the lines',
    unitPrice: 'Another unit price for line <line>',
  },
  otherLever: { exact: '<lever> would reach the goal.', nearest: '<lever> would come close to the goal.' },
  unknown: 'The goal is not reached.',
}

const ORDINALS = [
  '',
  '',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

function ordinal(count: number): string {
  const teens = count % 100 > 10 && count % 100 < 20
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return ORDINALS[count] ?? `${String(count)}${ending}`
}
