import { resolve } from 'node:path'
import { answerRequests, type AnswerOptions } from './answer-requests.js'
import { CommandFailure } from './command-failure.js'
import type { ExitCode } from './exit-code.js'
import { flashingTable } from './flashing-table.js'
import { measuring, type MeasuredLine } from './measured-line.js'
import type { NamedJson } from './named-json.js'
import type { Output } from './output.js'
import { accountOf, readAccountJson } from './settings.js'
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
  const task = measuringTask(await readAccountJson(options.account, surroundings), svg)
  return answerRequests(file, options, task, output, surroundings)
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
