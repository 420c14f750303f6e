import { problemCodes } from '../index.js'
import { choosePresentation, type Format } from './choose-presentation.js'
import { codeTable } from './code-table.js'
import { ExitCode } from './exit-code.js'
import type { Output } from './output.js'
import type { Surroundings } from './surroundings.js'

export interface CodesOptions {
  readonly format?: Format
}

/** `quotewright codes`: all that can be wrong with a request, known in advance (V9). */
export async function codes(
  { format }: CodesOptions,
  output: Output,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const presentation = choosePresentation(format, surroundings)
  await output.write(
    presentation.format === 'json'
      ? `${JSON.stringify(problemCodes, null, 2)}\n`
      : codeTable(problemCodes, presentation),
  )
  return ExitCode.Answered
}
