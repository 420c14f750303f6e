import { resolve } from 'node:path'
import {
  renderFlashingSvg,
  type FlashingLine,
  type PictureOptions,
  type StockOptions,
} from '../../entries/index.js'
import { renderCutPlanSvg } from '../../entries/flashing.js'
import { answerRequests, type AnswerOptions } from '../answering/answer-requests.js'
import { type Task } from '../answering/answer-document.js'
import { refuseToOverwrite, writeWholeFile, type NamedJson } from '../files.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { accountOf, readAccountJson, sampleAccountNote } from '../settings.js'
import { printablePage } from '../table/printable.js'
import { flashingTable } from './flashing-table.js'
import { measuring, type MeasuredLine } from './measured-line.js'
import { notesOnFlashing } from './recognise-flashing.js'

type PictureChoices = Pick<PictureOptions, 'title' | 'theme' | 'locale'>

/** Lengths are in mm. */
interface StockChoices {
  readonly stock?: readonly string[]
  readonly offcuts?: readonly string[]
  readonly kerf?: string
  readonly trim?: string
  readonly cutsSvg?: string
}

export interface FlashingOptions extends AnswerOptions, PictureChoices, StockChoices {
  readonly account?: string
  /** A file, or `-` for standard output. */
  readonly svg?: string
}

export async function flashing(
  file: string | undefined,
  options: FlashingOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  checkOptions(options)
  const inputs = [file, options.account]
  await refuseToOverwrite('--svg', options.svg, inputs)
  await refuseToOverwrite('--cuts-svg', options.cutsSvg, inputs)
  const { svg, cutsSvg, title, theme, locale } = options
  const style = { title, theme, locale }
  const pictures = { sheet: svg, cuts: cutsSvg, style }
  const task = measuringTask(await readAccountJson(options.account, io), pictures, stockOf(options))
  return answerRequests(file, options, task, output, io)
}

function checkOptions(options: FlashingOptions): void {
  const { ndjson = false, svg, cutsSvg, stock, title, theme, locale } = options
  if (ndjson && (svg ?? cutsSvg) !== undefined) {
    throw new CommandFailure(
      '--svg and --cuts-svg draw one flashing, but --ndjson measures many: omit --ndjson or the pictures.',
    )
  }
  if ((svg ?? cutsSvg) === undefined && [title, theme, locale].some((choice) => choice !== undefined)) {
    throw new CommandFailure('--title, --theme and --locale are for pictures: add --svg OUT, or omit them.')
  }
  const ofStock = [options.offcuts, options.kerf, options.trim, cutsSvg]
  if (stock === undefined && ofStock.some((choice) => choice !== undefined)) {
    throw new CommandFailure('--offcuts, --kerf, --trim and --cuts-svg need --stock MM.')
  }
  if (cutsSvg === '-') throw new CommandFailure('--cuts-svg needs the name of a file.')
  if (svg !== undefined && cutsSvg !== undefined && resolve(svg) === resolve(cutsSvg)) {
    throw new CommandFailure('--svg and --cuts-svg need different files.')
  }
}

function stockOf({ stock, offcuts = [], kerf, trim }: StockChoices): StockOptions | undefined {
  if (stock === undefined) return undefined
  const bars = (lengths: readonly string[]) => lengths.map((lengthMm) => ({ lengthMm }))
  return { stocks: bars(stock), offcuts: bars(offcuts), kerfMm: kerf, trimMm: trim }
}

interface Pictures {
  /** A file, or `-` for standard output. */
  readonly sheet: string | undefined
  readonly cuts: string | undefined
  readonly style: PictureChoices
}

function measuringTask(
  json: NamedJson,
  pictures: Pictures,
  stock: StockOptions | undefined,
): Task<MeasuredLine> {
  const account = accountOf(json)
  const needsDrawing = pictures.sheet !== undefined
  return {
    ...measuring({ account, needsDrawing, stock }),
    assignment: { command: 'flashing', account: json, needsDrawing, ...(stock && { stock }) },
    notes: sampleAccountNote(json),
    notesOn: notesOnFlashing,
    table: (answer, _request, style) => flashingTable(answer, { account, ...style }),
    ...outputOf(pictures),
  }
}

type PictureOutput = Pick<Task<MeasuredLine>, 'deliver' | 'isOutputTaken' | 'advice'>

/** A picture on standard output replaces figures, and moves advice to standard error. */
function outputOf(pictures: Pictures): PictureOutput {
  const { sheet, cuts } = pictures
  if ((sheet ?? cuts) === undefined) return {}
  const isOutputTaken = sheet === '-'
  return {
    deliver: async ({ line, cutting }, output) => {
      // Draws before writing the plan, so that a failed drawing leaves no file.
      const drawn = sheet === undefined ? '' : sheetOf(line, pictures)
      if (cuts !== undefined && cutting !== undefined) {
        await writeWholeFile(cuts, renderCutPlanSvg(cutting, pictures.style))
      }
      if (isOutputTaken) await output.write(printablePage(drawn))
      else if (sheet !== undefined) await writeWholeFile(sheet, drawn)
      return isOutputTaken
    },
    ...(isOutputTaken && { isOutputTaken, advice: ({ advisories }: MeasuredLine) => advisories }),
  }
}

// F4
function sheetOf(line: FlashingLine, { style }: Pictures): string {
  const { drawing, otherSides = [] } = line
  if ([drawing, ...otherSides].every(({ isDeleted }) => isDeleted === true)) {
    throw new CommandFailure('There is nothing to draw: every side is deleted.')
  }
  return renderFlashingSvg(line, style)
}
