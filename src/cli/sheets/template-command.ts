import { existsSync } from 'node:fs'
import { templateRows } from '../../entries/sheet.js'
import { writeWholeFile } from '../files.js'
import { CommandFailure, ExitCode, type Output } from '../process-io.js'
import { csvText } from './write-csv.js'
import { defaultLocale } from './sheet-file.js'

export interface TemplateOptions {
  readonly out?: string
  readonly locale?: string
}

/** Runs `quotewright template`. Never overwrites a file, because somebody may have filled it in. */
export async function template(
  { out, locale = defaultLocale }: TemplateOptions,
  output: Output,
): Promise<ExitCode> {
  const text = await csvText(templateRows({ locale }), locale)
  if (out === undefined || out === '-') await output.write(text)
  else if (existsSync(out))
    throw new CommandFailure(`${out} exists already, and is not overwritten: name another file.`)
  else await writeWholeFile(out, text)
  return ExitCode.Answered
}
