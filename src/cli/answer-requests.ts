import { answerDocument } from './answer-document.js'
import { answerLines, type AnswerPiece } from './answer-lines.js'
import { CommandFailure } from './command-failure.js'
import type { ExitCode } from './exit-code.js'
import { choosePresentation, type Format } from './choose-presentation.js'
import type { Output } from './output.js'
import { noProgress, startProgress } from './progress.js'
import { isStandardInput, readInput } from './read-input.js'
import type { Surroundings } from './surroundings.js'
import type { Task } from './task.js'
import { writeAnswers } from './write-answers.js'

export interface AnswerOptions {
  readonly format?: Format
  readonly ndjson?: boolean
  /** Threads that share out the lines. */
  readonly workers?: number
}

/** Else a person who forgot the file waits for a command that waits for them. */
const invitation = 'Reading from the terminal. Ctrl-D ends it.\n'

/** Does a task on the requests of a file or of standard input, and prints the answers. */
export async function answerRequests<A extends object>(
  file: string | undefined,
  options: AnswerOptions,
  task: Task<A>,
  output: Output,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { ndjson = false, workers } = options
  const { stdin, stdout, stderr } = surroundings
  refuseContradictions(file, options)
  if (isStandardInput(file) && stdin.isTTY && stderr.isTTY) stderr.write(invitation)
  if (ndjson) {
    const answers = await answersToLines(file, task, workers, surroundings)
    const progress = stdout.isTTY ? noProgress : startProgress(stderr)
    try {
      return await writeAnswers(answers, output, progress)
    } finally {
      progress.clear()
    }
  }
  const presentation = choosePresentation(options.format, surroundings)
  return answerDocument(readInput(file, stdin), task, output, presentation)
}

function refuseContradictions(file: string | undefined, { format, ndjson, workers }: AnswerOptions): void {
  if (ndjson === true && format === 'table') {
    throw new CommandFailure('--ndjson writes JSON: leave out --format table.')
  }
  if (workers === undefined) return
  if (ndjson !== true) {
    throw new CommandFailure(
      '--workers shares out the lines of --ndjson: add --ndjson, or leave out --workers.',
    )
  }
  if (workers > 1 && isStandardInput(file)) {
    throw new CommandFailure(
      'Standard input cannot be read by several workers: name a FILE, or leave out --workers.',
    )
  }
}

async function answersToLines<A extends object>(
  file: string | undefined,
  task: Task<A>,
  workers = 1,
  { stdin, sharing }: Surroundings,
): Promise<AsyncIterable<AnswerPiece>> {
  if (workers > 1 && !isStandardInput(file)) {
    const { shareOut } = await import('./workers/share-out.js')
    const shared = await shareOut(file, task.assignment, workers, sharing)
    if (shared !== undefined) return shared
  }
  return answerLines(readInput(file, stdin), task)
}
