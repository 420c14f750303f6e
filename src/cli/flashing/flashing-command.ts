import { format, parse, resolve } from 'node:path'
import { renderFlashingSvg, type FlashingLine } from '../../index.js'
import { answerRequests, type AnswerOptions, type Task } from '../answering/answer-requests.js'
import { writeTextFile, type NamedJson } from '../files.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { accountOf, readAccountJson } from '../settings.js'
import { flashingTable } from './flashing-table.js'
import { measuring, type MeasuredLine } from './measured-line.js'

export interface FlashingOptions extends AnswerOptions {
  readonly account?: string
  /** The file for the picture. */
  readonly svg?: string
}

/** `quotewright flashing [FILE]`. */
export async function flashing(
  file: string | undefined,
  options: FlashingOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { ndjson = false, svg } = options
  if (ndjson && svg !== undefined) {
    throw new CommandFailure('--svg draws one flashing, --ndjson measures many: leave out one of them.')
  }
  if (svg !== undefined && file !== undefined && resolve(svg) === resolve(file)) {
    throw new CommandFailure(`--svg would write over ${file}: name another file.`)
  }
  const task = measuringTask(await readAccountJson(options.account, io), svg)
  return answerRequests(file, options, task, output, io)
}

function measuringTask(json: NamedJson, svg: string | undefined): Task<MeasuredLine> {
  const account = accountOf(json)
  const needsDrawing = svg !== undefined
  return {
    ...measuring({ account, needsDrawing }),
    assignment: { command: 'flashing', account: json, needsDrawing },
    table: (answer, look) => flashingTable(answer, { account, ...look }),
    ...(svg === undefined ? {} : { beforePrinting: ({ line }) => writePictures(line, svg) }),
  }
}

/**
 * Writes a picture of each side of a flashing: the first to `apron.svg`, further sides to `apron-2.svg` and so on.
 * Deleted sides do not count (F4).
 */
async function writePictures({ drawing, otherSides = [] }: FlashingLine, file: string): Promise<void> {
  const sides = [drawing, ...otherSides].filter(({ isDeleted }) => isDeleted !== true)
  if (sides.length === 0) throw new CommandFailure('There is nothing to draw: every side is deleted.')
  for (const [index, side] of sides.entries()) {
    await writeTextFile(numbered(file, index + 1), renderFlashingSvg(side))
  }
}

/** The first file keeps its name. */
function numbered(file: string, number: number): string {
  if (number === 1) return file
  const { dir, name, ext } = parse(file)
  return format({ dir, name: `${name}-${String(number)}`, ext })
}
