import type { Choices } from '../policies/choices.js'
import type { PlainDocument } from './plain-document.js'
import type { TriedChoices } from '../policies/split-discounts.js'

/** Lists the choices that take each percentage of a document from each line. */
const TAKEN_BY_LINE: ReadonlySet<Choices['percentages']> = new Set<Choices['percentages']>([
  'in-turn-line-by-line',
  'line-by-line',
  'unit-by-unit',
  'of-prices-with-tax',
])

/** Bounds the work. A real document has two or three percentages. */
const MAX_TAKEN_BY_LINE = 20

export function takesTooMany(choice: Choices['percentages'], percentages: number): boolean {
  return TAKEN_BY_LINE.has(choice) && percentages > MAX_TAKEN_BY_LINE
}

/** Takes percentages as the account does if a policy would take too many from each line. */
export function withBoundedWork(choices: TriedChoices, { adjustments }: PlainDocument): TriedChoices {
  if (adjustments.length <= MAX_TAKEN_BY_LINE) return choices
  const taken = adjustments.filter(({ percentage }) => percentage !== undefined).length
  return takesTooMany(choices.percentages, taken) ? { ...choices, percentages: 'account' } : choices
}
