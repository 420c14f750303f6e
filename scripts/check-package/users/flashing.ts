import {
  adviseFlashing,
  cutList,
  drawProfile,
  measureFlashing,
  renderFlashingSvg,
  type AccountInput,
  type Advisory,
  type FlashingLineInput,
  type MeasuredFlashing,
  type ProfileEdge,
  type Result,
} from 'quotewright/flashing'

const account: AccountInput = { currency: 'AUD', minimumFlashingLengthMm: 250 }
const edges: readonly ProfileEdge[] = [{ size: 100 }, { size: 150, turn: 90 }]

export function girthAndPicture():
  | readonly [girth: string, svg: string, advice: readonly Advisory[]]
  | undefined {
  const drawing = drawProfile(edges)
  if (!drawing.ok) return undefined
  const line: FlashingLineInput = { drawing: drawing.value, subitems: [{ amount: 5, length: 2400 }] }
  const measured: Result<MeasuredFlashing> = measureFlashing(line, account)
  const advice = adviseFlashing(line, account)
  const pieces = cutList(line, account, { stockLengthMm: 6000 })
  if (!measured.ok || !advice.ok || !pieces.ok) return undefined
  return [measured.value.totalGirth, renderFlashingSvg(drawing.value), advice.value]
}

// @ts-expect-error An edge has a size.
export const wrong: ProfileEdge = { turn: 90 }
