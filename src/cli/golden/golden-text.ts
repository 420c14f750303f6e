import {
  cellsOf,
  factsOf,
  line,
  outcomeText,
  reportWords,
  sentenceOf,
} from '../../golden/render/report-words.js'
import type { CauseRow, GoldenReport } from '../../golden.js'
import { drawGrid, widest, type Column } from '../table/draw-grid.js'
import type { TableLook } from '../table/presentation.js'

/** More causes are counted only. */
const MOST_CAUSES = 50

const WORDS = reportWords('en')

/** A report for a person at a terminal: the outcome, a table of the causes, and what each of them is. */
export function goldenText(report: GoldenReport, hasDetails: boolean, look: TableLook): string {
  const causes = report.causes.slice(0, MOST_CAUSES)
  const left = report.causes.length - causes.length
  const parts = [
    look.ink.strong(outcomeText(report, WORDS)),
    ...(causes.length === 0 ? [] : [tableOf(causes, look)]),
    ...causes.map((cause) => causeText(cause, hasDetails, look)),
    ...(left === 0 ? [] : [WORDS.more.replace('<count>', String(left))]),
    ...(report.unusedAcceptances.length === 0
      ? []
      : [`${WORDS.unused}: ${line(report.unusedAcceptances.join(', '))}`]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The columns of a narrow table: the whole of a cause is named below it. */
const SHORT = 40

function tableOf(causes: readonly CauseRow[], { ink }: TableLook): string {
  const headings = WORDS.columns.slice(0, 7)
  const rows = causes.map((cause, index) => {
    const [name = '', ...cells] = cellsOf(cause, WORDS).slice(0, headings.length)
    const short = name.length > SHORT ? `${name.slice(0, SHORT - 1)}…` : name
    return [`${String(index + 1)}  ${short}`, ...cells]
  })
  const columns = headings.map((heading, index): Column => {
    const width = widest([heading, ...rows.map((cells) => cells[index] ?? '')])
    return { align: index === 0 ? 'left' : 'right', width }
  })
  const grid = rows.map((cells) => ({ cells: cells.map((text) => ({ texts: [{ text }] })) }))
  return drawGrid(columns, headings, grid, ink).trimEnd()
}

function causeText(cause: CauseRow, hasDetails: boolean, { ink }: TableLook): string {
  const facts = hasDetails ? factsOf(cause, WORDS).map(([heading, text]) => `  ${heading}: ${text}`) : []
  const shrunk =
    hasDetails && cause.shrunk !== undefined
      ? [`  ${WORDS.shrunk}: ${JSON.stringify(cause.shrunk.request)}`]
      : []
  const accepted = cause.accepted === undefined ? [] : [`  ${WORDS.accepted}: ${line(cause.accepted)}`]
  return [
    ink.strong(line(cause.cause)),
    `  ${sentenceOf(cause, WORDS)}`,
    ...facts,
    ...shrunk,
    ...accepted,
  ].join('\n')
}
