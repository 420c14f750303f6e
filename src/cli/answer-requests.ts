import { answerDocument } from './answer-document.js'
import { answerStream } from './answer-stream.js'
import { CommandFailure } from './command-failure.js'
import type { ExitCode } from './exit-code.js'
import { chooseInk } from './ink.js'
import type { Output } from './output.js'
import { noProgress, startProgress } from './progress.js'
import { isStandardInput, readInput } from './read-input.js'
import type { OutputStream, Surroundings } from './surroundings.js'
import type { Task } from './task.js'

export interface AnswerOptions {
  readonly format?: 'json' | 'table'
  readonly ndjson?: boolean
}

/** Else a person who forgot the file waits for a command that waits for them. */
const invitation = 'Reading from the terminal. Ctrl-D ends it.\n'

/** A table wider than this is hard to follow from one end of a line to the other. */
const widestTable = 100

/** Does a task on the requests of a file or of standard input, and prints the answers. */
export async function answerRequests<A extends object>(
  file: string | undefined,
  options: AnswerOptions,
  task: Task<A>,
  output: Output,
  { stdin, stdout, stderr, env = {} }: Surroundings,
): Promise<ExitCode> {
  const { ndjson = false } = options
  if (ndjson && options.format === 'table') {
    throw new CommandFailure('--ndjson writes JSON: leave out --format table.')
  }
  if (isStandardInput(file) && stdin.isTTY && stderr.isTTY) stderr.write(invitation)
  const chunks = readInput(file, stdin)
  if (ndjson) {
    const progress = stdout.isTTY ? noProgress : startProgress(stderr)
    try {
      return await answerStream(chunks, task, output, progress)
    } finally {
      progress.clear()
    }
  }
  const format = options.format ?? (stdout.isTTY ? 'table' : 'json')
  if (format === 'json') return answerDocument(chunks, task, output, { format })
  return answerDocument(chunks, task, output, {
    format,
    ink: chooseInk(stdout.isTTY === true, env),
    width: widthOf(stdout),
  })
}

function widthOf({ columns = widestTable }: OutputStream): number {
  return columns > 0 ? Math.min(columns, widestTable) : widestTable
}
