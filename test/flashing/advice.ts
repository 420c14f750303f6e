import {
  adviseFlashing,
  type AccountInput,
  type FlashingDrawingInput,
  type FlashingLineInput,
  type SheetLimits,
} from '../../src/entries/index.js'
import { valueOf } from '../answers.js'

/** Marks a drawing as free (F5), since these tests need no advice about `isFreeDrawing`. */
export const free = (drawing: FlashingDrawingInput): FlashingDrawingInput => ({
  isFreeDrawing: true,
  ...drawing,
})

/** Returns a function that gives the code and the pointer of each piece of advice. */
export function adviceFor(account: AccountInput) {
  return (line: FlashingLineInput, limits?: SheetLimits): readonly string[] => {
    const { drawing, otherSides } = line
    const sent = {
      ...line,
      ...(drawing && { drawing: free(drawing) }),
      ...(otherSides && { otherSides: otherSides.map(free) }),
    }
    const result = valueOf(adviseFlashing(sent, account, limits))
    return result.map(({ code, param }) => `${code} ${param}`)
  }
}
