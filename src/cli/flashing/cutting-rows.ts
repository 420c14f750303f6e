import { measureText } from '../table/text.js'
import type { Block, BlockRow } from './block.js'
import type { CuttingPlan } from './measured-line.js'

// F13
export function cuttingBlock(plan: CuttingPlan): Block {
  const rows = plan.isPacked ? planRows(plan) : [{ label: [`not planned: ${plan.reason}`], figures: [] }]
  return {
    headings: ['Cutting plan', 'Bars', 'Kerf', 'Leftover'],
    rows: [...rows, ...plan.tooLong.map((pieces) => leftOut(pieces, 'longer than the stock'))],
  }
}

function planRows(plan: Extract<CuttingPlan, { readonly isPacked: true }>): readonly BlockRow[] {
  const bound = plan.isOptimal ? 'no plan is better' : `no plan needs fewer bars than ${String(plan.atLeast)}`
  const figures = [String(plan.bars), measureText(plan.kerf, 'mm'), measureText(plan.offcut, 'mm')]
  return [
    ...plan.cutBars.map(({ bars, stockLength, from, cuts, kerf, offcut }): BlockRow => {
      const source = from.startsWith('offcuts') ? ' (offcut)' : ''
      return {
        label: cuts.map(({ pieces, length }) => `${pieces} × ${length} mm`),
        detail: `of ${stockLength} mm${source}`,
        figures: [String(bars), measureText(kerf, 'mm'), measureText(offcut, 'mm')],
      }
    }),
    { label: ['Sum'], detail: bound, figures, isSum: true },
    ...plan.unplaced.map((pieces) => leftOut(pieces, 'no stock left')),
  ]
}

function leftOut(
  { pieces, length }: { readonly pieces: string; readonly length: string },
  detail: string,
): BlockRow {
  return { label: [`${pieces} × ${length} mm`], detail, figures: [] }
}
