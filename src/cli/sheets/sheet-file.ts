import { extname } from 'node:path'
import { subjectOf } from '../files.js'
import { CommandFailure } from '../process-io.js'

export interface SheetOptions {
  /** The file with the meanings of unusual headings and types. */
  readonly mapping?: string
  readonly locale?: string
  readonly sheet?: string
  /** Applies to a sheet without a customer. */
  readonly customer?: string
}

export const defaultLocale = 'en-AU'

const CSV_EXTENSIONS = ['.csv', '.tsv']

export function isCsvFile(file: string): boolean {
  return CSV_EXTENSIONS.includes(extname(file).toLowerCase())
}

/** Throws CommandFailure for an unsupported kind of sheet. */
export function isSheetFile(file: string | undefined): file is string {
  const ending = file === undefined ? '' : extname(file).toLowerCase()
  if (['.xls', '.xlsb', '.xlsm', '.ods', '.numbers'].includes(ending))
    throw new CommandFailure(
      `${subjectOf(file)} is a ${ending} file, which cannot be read. Save it as .xlsx or .csv.`,
    )
  return ending === '.xlsx' || CSV_EXTENSIONS.includes(ending)
}
