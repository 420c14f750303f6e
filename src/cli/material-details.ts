import type { FlashingLine } from '../index.js'
import { decimalText, isSaid } from './decimal-text.js'

/** What a flashing is made of. */
export function materialDetails({ colour, thickness }: FlashingLine): readonly string[] {
  return [...(isSaid(colour) ? [colour] : []), ...(isSaid(thickness) ? [`${decimalText(thickness)} mm`] : [])]
}
