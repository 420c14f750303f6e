import { flashingBends, flashingGirth } from '../../src/entries/flashing.js'
import type { AccountInput, FlashingDrawingInput } from '../../src/entries/index.js'

const ACCOUNT: AccountInput = { currency: 'AUD' }

/** Returns mm. */
export function girthIn(drawing: FlashingDrawingInput): string {
  const girth = flashingGirth({ drawing }, ACCOUNT)
  if (!girth.ok) throw new Error(JSON.stringify(girth.problems))
  return girth.value.totalGirth
}

export function bendsIn(drawing: FlashingDrawingInput): string {
  const bends = flashingBends({ drawing }, ACCOUNT)
  if (!bends.ok) throw new Error(JSON.stringify(bends.problems))
  return bends.value.bends
}
