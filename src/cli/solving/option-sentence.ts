import { describeProblem, type Problem } from '../../entries/index.js'

const OPTIONS = {
  'goal.total': '--total',
  'goal.subtotal': '--subtotal',
  'goal.margin': '--margin',
  'goal.marginPercentage': '--margin-percentage',
  'goal.multipleOf': '--multiple-of',
  'goal.ending': '--ending',
  'levers.line': '--line',
  'levers.lines': '--lines',
  'levers.adjustment': '--adjustment',
  'options.locked': '--lock',
  'options.constraints.minMargin': '--min-margin',
  'options.constraints.minMarginPercentage': '--min-margin-percentage',
  'options.constraints.maxDiscount': '--max-discount',
} as const

/** The command line counts lines and adjustments from 1, but problems count them from 0. */
export function optionSentence(problem: Problem): string {
  const { code, path, details } = problem
  const field = path.filter((step) => typeof step === 'string').join('.')
  if (code === 'out_of_range' && 'max' in details && isNumberField(field)) {
    const things = field === 'levers.adjustment' ? 'adjustment' : 'line'
    return `${OPTIONS[field]} ${plus1(details.sent)}: the document has ${countOf(plus1(details.max), things)}.`
  }
  return describeProblem(problem, { locale: 'en', labels: OPTIONS })
}

const NUMBER_FIELDS = ['levers.line', 'levers.lines', 'levers.adjustment', 'options.locked'] as const

function isNumberField(field: string): field is (typeof NUMBER_FIELDS)[number] {
  return (NUMBER_FIELDS as readonly string[]).includes(field)
}

function plus1(index: string | undefined): string {
  return String(Number(index) + 1)
}

function countOf(count: string, things: string): string {
  return count === '0' ? `no ${things}s` : `${count} ${things}${count === '1' ? '' : 's'}`
}
