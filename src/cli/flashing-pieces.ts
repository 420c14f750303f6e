import { measureFlashing, type Account, type CutListItem } from '../index.js'
import type { Block, BlockRow } from './block-table.js'
import { decimalText } from './decimal-text.js'
import type { MeasuredLine } from './measured-line.js'

/** Where the lengths come from: the cut list, as ordered and as charged (F6). None without one. */
export function flashingPieces({ line, measured }: MeasuredLine, account: Account): readonly Block[] {
  const { pricedLength, totalLength, workings } = measured
  if (workings.pieces.length === 0) return []
  const { subitems = [] } = line
  const rows = workings.pieces.map(({ amount, length, chargedLength }, index): BlockRow => {
    const ofPieces = lengthsOf(subitems[index] ?? {}, account)
    return {
      label: [`${amount} × ${length} mm`],
      figures: [ofPieces.total, `${chargedLength} mm`, ofPieces.priced],
    }
  })
  const sum = {
    label: ['Sum'],
    figures: [`${decimalText(totalLength)} m`, '', `${decimalText(pricedLength)} m`],
    isSum: true,
  }
  return [{ headings: ['Pieces', 'Length', 'Charged as', 'Charged'], rows: [...rows, sum] }]
}

/** The engine measures pieces of one length as it measures all. */
function lengthsOf(item: CutListItem, account: Account): { readonly total: string; readonly priced: string } {
  const lengths = measureFlashing({ subitems: [item] }, account)
  if (!lengths.ok) return { total: '', priced: '' }
  const { totalLength, pricedLength } = lengths.value
  return { total: `${decimalText(totalLength)} m`, priced: `${decimalText(pricedLength)} m` }
}
