import { extname } from 'node:path'
import { readJsonFile } from './files.js'
import { isObject } from './json/object.js'
import { CommandFailure, type ProcessIo } from './process-io.js'
import { readRows } from './sheets/read-sheet.js'
import { isSheetFile } from './sheets/sheet-file.js'

/** Only JSON files can have `flashingPrices`. */
export interface RowsFile {
  readonly rows: unknown
  readonly flashingPrices?: unknown
}

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

/** The fields of a JSON file, unless it is a list. */
const FIELDS: readonly string[] = ['rows', 'flashingPrices']

/** Price lists may be longer than quotes. */
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
