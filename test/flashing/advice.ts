import {
  adviseFlashing,
  type AccountInput,
  type FlashingDrawing,
  type FlashingDrawingInput,
  type FlashingLineInput,
  type Point,
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

/** Draws an edge of this size from each point to each in its list, recorded at both ends. */
export function linked(
  edges: Readonly<Record<string, readonly string[]>>,
  size = 100,
): Required<Pick<FlashingDrawing, 'points' | 'lines'>> {
  const all = Object.entries(edges).flatMap(([from, ends]) => ends.map((to) => [from, to] as const))
  const ids = new Set([...Object.keys(edges), ...all.flat()])
  const points = [...ids].map((id): [string, Point] => [
    id,
    {
      vectors: all.flatMap(([from, to]) => (from === id ? [to] : [])),
      connect: all.flatMap(([from, to]) => (to === id ? [from] : [])),
    },
  ])
  const values = all.map(([from, to]) => [`${from}-${to}`, { size }] as const)
  return { points: Object.fromEntries(points), lines: { values: Object.fromEntries(values) } }
}
