import { expect } from 'vitest'
import { explainFlashing } from '../../src/entries/explain.js'
import type { AccountInput, FlashingLineInput } from '../../src/entries/index.js'
import { described } from './described.js'

export function explained(flashing: FlashingLineInput, account: Partial<AccountInput> = {}) {
  const explanation = explainFlashing(flashing, { currency: 'AUD', ...account })
  if (!explanation.ok) throw new Error(JSON.stringify(explanation.problems))
  const { kind, format, root } = explanation.value
  expect([kind, format]).toEqual(['flashing', 'quotewright.explanation/1'])
  return { root, figures: described(explanation.value, flashing) }
}
