import { resolve } from 'node:path'
import type { Account } from '../index.js'
import { answerRequests, type AnswerOptions } from './answer-requests.js'
import { CommandFailure } from './command-failure.js'
import type { ExitCode } from './exit-code.js'
import { flashingTable } from './flashing-table.js'
import { measureLine, type MeasuredLine } from './measured-line.js'
import type { Output } from './output.js'
import { readAccountFile } from './settings.js'
import type { Surroundings } from './surroundings.js'
import type { Task } from './task.js'
import { writePictures } from './write-pictures.js'

export interface FlashingOptions extends AnswerOptions {
  readonly account?: string
  /** Where the picture goes. */
  readonly svg?: string
}

/** `quotewright flashing [FILE]`. */
export async function flashing(
  file: string | undefined,
  options: FlashingOptions,
  output: Output,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { ndjson = false, svg } = options
  if (ndjson && svg !== undefined) {
    throw new CommandFailure('--svg draws one flashing, --ndjson measures many: leave out one of them.')
  }
  if (svg !== undefined && file !== undefined && resolve(svg) === resolve(file)) {
    throw new CommandFailure(`--svg would write over ${file}: name another file.`)
  }
  const task = measuring(await readAccountFile(options.account), svg)
  return answerRequests(file, options, task, output, surroundings)
}

function measuring(account: Account, svg: string | undefined): Task<MeasuredLine> {
  const needsDrawing = svg !== undefined
  return {
    answer: (request) => measureLine(request, { account, needsDrawing }),
    json: measuredJson,
    table: (answer, look) => flashingTable(answer, { account, ...look }),
    ...(svg === undefined ? {} : { beforePrinting: ({ line }) => writePictures(line, svg) }),
  }
}

/** The figures in the form in which a line is sent, without their workings. */
function measuredJson({ measured, advisories }: MeasuredLine): object {
  const { workings, ...figures } = measured
  return { flashing: figures, advisories }
}
