import { FORM } from '../languages/form.generated.js'
import type { Labels } from './row-kinds.js'

export const CHOICES = [
  ['ADJUSTMENT_TYPE_DISCOUNT', 'documentDiscount'],
  ['ADJUSTMENT_TYPE_SURCHARGE', 'surcharge'],
] as const

/** Accepts the value of a choice, or its label in any language. Returns any other text unchanged. */
export function choiceOf(text: string, labels: Labels): string {
  const typed = text.trim().toLowerCase()
  for (const words of [labels, ...Object.values(FORM)])
    for (const [value, label] of CHOICES) {
      // A getter among the host's labels may return any value.
      const names: readonly unknown[] = [words[label], value]
      if (names.some((name) => typeof name === 'string' && name.trim().toLowerCase() === typed)) return value
    }
  return text
}
