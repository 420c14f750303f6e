import { flashingBends, flashingGirth } from '../../src/entries/flashing.js'
import type { AccountInput, FlashingDrawingInput } from '../../src/entries/index.js'
import { valueOf } from '../answers.js'

const ACCOUNT: AccountInput = { currency: 'AUD' }

/** Returns mm. */
export function girthIn(drawing: FlashingDrawingInput): string {
  const girth = valueOf(flashingGirth({ drawing }, ACCOUNT))
  return girth.totalGirth
}

export function bendsIn(drawing: FlashingDrawingInput): string {
  const bends = valueOf(flashingBends({ drawing }, ACCOUNT))
  return bends.bends
}
