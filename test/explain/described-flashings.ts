import { expect } from 'vitest'
import { explainFlashing } from '../../src/entries/explain.js'
import type { AccountInput, FlashingLineInput } from '../../src/entries/index.js'
import { described } from './described.js'
import { valueOf } from '../answers.js'

export function explained(flashing: FlashingLineInput, account: Partial<AccountInput> = {}) {
  const explanation = valueOf(explainFlashing(flashing, { currency: 'AUD', ...account }))
  const { kind, format, root } = explanation
  expect([kind, format]).toEqual(['flashing', 'quotewright.explanation/1'])
  return { root, figures: described(explanation, flashing) }
}
