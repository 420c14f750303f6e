import type { ProblemCodeEntry } from '../index.js'
import { drawGrid, gridWidth, widest, type Column, type GridRow } from './draw-grid.js'
import type { TableLook } from './table-look.js'

const headings = ['Code', 'What it means', 'Rules']
const leastMeaningWidth = 24

/** Every problem code with its meaning, for a person: to be looked up, so one stands right below the other. */
export function codeTable(entries: readonly ProblemCodeEntry[], { ink, width }: TableLook): string {
  const code: Column = { align: 'left', width: widest(entries.map((entry) => entry.code)) }
  const rules: Column = { align: 'left', width: widest([...entries.map(rulesOf), ...headings.slice(-1)]) }
  const taken = gridWidth([code, { align: 'left', width: 0 }, rules])
  const meaning: Column = { align: 'left', width: Math.max(leastMeaningWidth, width - taken) }
  const heading: GridRow = { cells: headings.map((text) => ({ texts: [{ text, look: ink.strong }] })) }
  const rows = entries.map((entry, index): GridRow => ({
    cells: [
      { texts: [{ text: entry.code }] },
      { texts: [{ text: entry.meaning }] },
      { texts: [{ text: rulesOf(entry), look: ink.faint }] },
    ],
    isRuled: index === 0,
  }))
  return `${drawGrid([code, meaning, rules], [heading, ...rows])}\n`
}

function rulesOf({ rules }: ProblemCodeEntry): string {
  return rules.join(', ')
}
