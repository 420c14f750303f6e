import { problemCodes, type ProblemCodeEntry } from '../entries/index.js'
import { serviceProblemCodes } from '../entries/service.js'
import { ExitCode, type Output, type ProcessIo } from './process-io.js'
import { drawGrid, remainingColumn, largestWidth, type Column } from './table/draw-grid.js'
import { choosePresentation, presented, type Format, type TableStyle } from './table/presentation.js'

export interface CodesOptions {
  readonly format?: Format
}

const rulesHeading = 'Rules'
const headings = ['Code', 'What it means', rulesHeading]
const minMeaningWidth = 24

const allCodes: readonly ProblemCodeEntry<string>[] = [...problemCodes, ...serviceProblemCodes]

// V9, E7
export async function codes({ format }: CodesOptions, output: Output, io: ProcessIo): Promise<ExitCode> {
  const presentation = choosePresentation(format, io)
  await output.write(presented(allCodes, presentation, (style) => codeTable(allCodes, style)))
  return ExitCode.Answered
}

function codeTable(entries: readonly ProblemCodeEntry<string>[], { ink, width }: TableStyle): string {
  const code: Column = { align: 'left', width: largestWidth(entries.map((entry) => entry.code)) }
  const rules: Column = { align: 'left', width: largestWidth([...entries.map(rulesOf), rulesHeading]) }
  const meaning = remainingColumn([code, rules], width, minMeaningWidth)
  const rows = entries.map((entry) => ({
    cells: [
      { texts: [{ text: entry.code }] },
      { texts: [{ text: entry.meaning }] },
      { texts: [{ text: rulesOf(entry), style: ink.faint }] },
    ],
  }))
  return `${drawGrid([code, meaning, rules], headings, rows, { ink, width })}\n`
}

function rulesOf({ rules }: Pick<ProblemCodeEntry, 'rules'>): string {
  return rules.join(', ')
}
