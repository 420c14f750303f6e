import { requestFromRows, type SheetMapping, type SheetResult } from '../../entries/sheet.js'
import { readDocument, readJsonFile, subjectOf } from '../files.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import { csvRows, type ReadRows } from './csv-rows.js'
import { defaultLocale, isCsvFile, type SheetOptions } from './sheet-file.js'
import { xlsxRows } from './xlsx-rows.js'

export interface SheetRead {
  readonly result: SheetResult
  readonly notes: readonly string[]
}

export async function readSheetFile(
  file: string,
  { mapping, locale = defaultLocale, sheet, customer }: SheetOptions,
  currency: string,
  io: ProcessIo,
): Promise<SheetRead> {
  const named = mapping === undefined ? undefined : await readJsonFile(mapping, 'mapping', io)
  const settings = { locale, currency, request: customer === undefined ? {} : { customerId: customer } }
  const answer = (rows: ReadRows['rows']): SheetResult =>
    requestFromRows(rows, settings, named?.json as SheetMapping | undefined)
  // Checks the mapping first, because its faults would look like faults of the sheet.
  refuseUnusable(() => answer([]), named?.name ?? '')
  const { rows, notes } = await readRows(file, { sheet, locale, currency }, io)
  return { result: answer(rows), notes }
}

export async function readRows(
  file: string,
  { locale = defaultLocale, sheet, maxRows, currency }: Pick<SheetOptions, 'locale'> & RowsOptions,
  io: Pick<ProcessIo, 'stdin' | 'maxDocumentBytes'>,
): Promise<ReadRows> {
  const bytes = await readDocument(file, io)
  if (bytes.length === 0) throw new CommandFailure(`${subjectOf(file)} is empty.`)
  const isCsv = isCsvFile(file)
  if (isCsv && sheet !== undefined) throw new CommandFailure('--sheet is for .xlsx files: leave it out.')
  return isCsv
    ? await csvRows(bytes, file, maxRows)
    : await xlsxRows(bytes, { file, sheet, locale, currency })
}

interface RowsOptions {
  readonly sheet?: string | undefined
  readonly currency?: string
  /** Limits a CSV file to one row more, so that the caller can refuse a longer file. */
  readonly maxRows?: number
}

function refuseUnusable(work: () => unknown, name: string): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new CommandFailure(`${name} cannot be used: ${error.message}`)
  }
}
