import {
  adviseFlashing,
  type AccountInput,
  type FlashingDrawingInput,
  type FlashingLineInput,
  type SheetLimits,
} from '../../src/entries/index.js'

/** Marks a drawing as free (F5), since these tests need no advice about `isFreeDrawing`. */
export const free = (drawing: FlashingDrawingInput): FlashingDrawingInput => ({
  isFreeDrawing: true,
  ...drawing,
})

export function adviceFor(account: AccountInput) {
  return (line: FlashingLineInput, limits?: SheetLimits): readonly (readonly [string, string])[] => {
    const { drawing, otherSides } = line
    const sent = {
      ...line,
      ...(drawing && { drawing: free(drawing) }),
      ...(otherSides && { otherSides: otherSides.map(free) }),
    }
    const result = adviseFlashing(sent, account, limits)
    if (!result.ok) throw new Error(JSON.stringify(result.problems))
    return result.value.map(({ code, param }) => [code, param] as const)
  }
}
