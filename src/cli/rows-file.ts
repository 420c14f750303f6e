import { extname } from 'node:path'
import { readJsonFile } from './files.js'
import { isObject } from './json/object.js'
import { CommandFailure, type ProcessIo } from './process-io.js'
import { readRows } from './sheets/read-sheet.js'
import { isSheetFile } from './sheets/sheet-file.js'

/** The rows of a price list, and the table of flashing prices that a JSON file may add to them. */
export interface RowsFile {
  readonly rows: unknown
  readonly flashingPrices?: unknown
}

/** Reads the rows of a file. Its extension decides the format. Throws CommandFailure if the file cannot be used. */
export async function readRowsFile(
  file: string,
  noun: string,
  io: Pick<ProcessIo, 'stdin' | 'maxDocumentBytes'>,
  currency: string,
): Promise<RowsFile> {
  const isSheet: boolean = isSheetFile(file)
  if (isSheet) return rowsOfSheet(file, noun, io, currency)
  if (extname(file).toLowerCase() !== '.json')
    throw new CommandFailure(`The ${noun} ${file} must be a .csv, .xlsx or .json file with a list of rows.`)
  const { json } = await readJsonFile(file, noun, io)
  const hasRows = isObject(json) && Object.hasOwn(json, 'rows')
  const unknown = hasRows ? Object.keys(json).find((name) => !FIELDS.includes(name)) : undefined
  if (unknown !== undefined)
    throw new CommandFailure(
      `The ${noun} ${file} has the unknown field ${unknown}. It may only have ${FIELDS.join(' and ')}.`,
    )
  return hasRows ? { rows: json['rows'], flashingPrices: json['flashingPrices'] } : { rows: json }
}

/** The fields of a JSON file that is an object with rows, instead of a list of rows. */
const FIELDS: readonly string[] = ['rows', 'flashingPrices']

/** The maximum number of rows of a price list, which may be longer than a quote. */
const MAX_ROWS = 200_000

async function rowsOfSheet(
  file: string,
  noun: string,
  io: Pick<ProcessIo, 'stdin' | 'maxDocumentBytes'>,
  currency: string,
): Promise<RowsFile> {
  const { rows } = await readRows(file, { maxRows: MAX_ROWS, currency }, io)
  if (rows.length > MAX_ROWS)
    throw new CommandFailure(`The ${noun} ${file} has more than ${String(MAX_ROWS)} rows. Split it.`)
  return { rows }
}
