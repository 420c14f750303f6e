import { ORDINARY_TARGETS, ROOFERS_TARGETS } from '../targets.js'
import { cellsOf, REMARK, targetCellsOf } from './cells.js'

/** A place on the page for results. The text between the marks is replaced each time. */
const PLACE = /(<!-- results: ([a-z0-9 -]+) -->\n)[^]*?(<!-- end of results -->)/g

export function pageWith(page, results) {
  return page.replace(PLACE, (_, start, name, end) => `${start}\n${contentOf(name, results)}\n\n${end}`)
}

function contentOf(name, results) {
  const { figures, tables, notes } = results
  switch (name) {
    case 'machine':
      return machineText(results)
    case 'targets of roofers':
      return markdownTable(targetCellsOf(figures, ROOFERS_TARGETS))
    case 'targets':
      return markdownTable(targetCellsOf(figures, ORDINARY_TARGETS))
    case 'notes':
      return notes.map((note) => `- ${note}`).join('\n')
    default:
      return tablesNamed(name, tables)
  }
}

/** Returns the table with this name, or all tables whose names begin with it (`kinds` has several). */
function tablesNamed(name, tables) {
  const named = tables.filter(({ id }) => id === name || id.startsWith(`${name}-`))
  if (named.length === 0) return 'Not measured.'
  return named.map((table) => `**${table.title}**\n\n${markdownTable(cellsOf(table))}`).join('\n\n')
}

function machineText({ measured, minutes, machine }) {
  const { processor, cores, memory, system, node, takenByOthers } = machine
  return [
    `Measured on ${measured}, in ${minutes} minutes: ${processor}, ${cores} cores, ${memory}, ${system}, Node ${node};`,
    `other programs took ${Math.round(100 * takenByOthers)}% of the processors' time when it began.`,
  ].join(' ')
}

function markdownTable({ head, body }) {
  if (body.length === 0) return 'Not measured yet.'
  const rule = head.map((_, column) => (column === 0 || head[column] === REMARK ? '---' : '---:'))
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
