import { templateRows } from '../../entries/sheet.js'
import { writeWholeFile } from '../files.js'
import { ExitCode, type Output } from '../process-io.js'
import { csvText } from './write-csv.js'
import { defaultLocale } from './sheet-file.js'

export interface TemplateOptions {
  readonly out?: string
  readonly locale?: string
}

/** Never overwrites a file, because it may be filled in. */
export async function template(
  { out, locale = defaultLocale }: TemplateOptions,
  output: Output,
): Promise<ExitCode> {
  const text = await csvText(templateRows({ locale }), locale)
  if (out === undefined || out === '-') await output.write(text)
  else await writeWholeFile(out, text, true)
  return ExitCode.Answered
}
