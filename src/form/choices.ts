import { FORM } from '../languages/form.generated.js'
import type { Labels } from './row-kinds.js'

export const CHOICES = [
  ['ADJUSTMENT_TYPE_DISCOUNT', 'documentDiscount'],
  ['ADJUSTMENT_TYPE_SURCHARGE', 'surcharge'],
] as const

/**
 * Returns the choice that a text names, by its value or by its label in the form's own words or in any language.
 * Returns any other text unchanged.
 */
export function choiceOf(text: string, labels: Labels): string {
  const typed = text.trim().toLowerCase()
  for (const words of [labels, ...Object.values(FORM)])
    for (const [value, label] of CHOICES) {
      // A host's label may be anything.
      const names: readonly unknown[] = [words[label], value]
      if (names.some((name) => String(name).toLowerCase() === typed)) return value
    }
  return text
}
