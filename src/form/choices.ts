import { FORM } from '../languages/form.generated.js'
import type { Labels } from './row-kinds.js'

/** The values of the type of an adjustment, each with its label. */
export const CHOICES = [
  ['ADJUSTMENT_TYPE_DISCOUNT', 'documentDiscount'],
  ['ADJUSTMENT_TYPE_SURCHARGE', 'surcharge'],
] as const

/** Returns the value whose label was typed, in the form's own words or in any language. Keeps any other text. */
export function choiceOf(text: string, labels: Labels): string {
  const typed = text.trim().toLowerCase()
  const known = [labels, ...Object.values(FORM)].flatMap((words) =>
    CHOICES.flatMap(([value, label]) => [
      [words[label], value],
      [value, value],
    ]),
  )
  return known.find(([label]) => String(label).toLowerCase() === typed)?.[1] ?? text
}
