import Table from 'cli-table3'
import { cellsOf, REMARK, targetCellsOf } from './cells.js'

export function printTable(table) {
  print(table.title, cellsOf(table))
}

export function printTargets(figures) {
  const cells = targetCellsOf(figures)
  if (cells.body.length > 0) print('Targets', cells)
}

function print(title, { head, body }) {
  const isFigure = (_, column) => column > 0 && head[column] !== REMARK && head[column] !== 'reached'
  const colAligns = head.map((name, column) => (isFigure(name, column) ? 'right' : 'left'))
  const table = new Table({ head, colAligns, style: { head: [], border: [], compact: true } })
  table.push(...body)
  console.log(`\n${title}\n${table.toString()}`)
}
