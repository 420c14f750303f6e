import {
  comparePriceBook,
  readPriceBook,
  type PriceBook,
  type PriceBookProblem,
  type PriceBookReport,
  type PriceTable,
} from '../../entries/price-book.js'
import { isBlank, maxLineBytes, splitLines } from '../answering/split-lines.js'
import { nameOf, readInput, subjectOf } from '../files.js'
import { isObject } from '../json/object.js'
import { parseJson } from '../json/parse-json.js'
import { CommandFailure, ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { readRowsFile } from '../rows-file.js'
import { settingsOf } from '../settings.js'
import { choosePresentation, presented } from '../table/presentation.js'
import { openGolden } from './golden-file.js'
import { priceBookTable } from './price-book-table.js'
import { settingsFor, type VerifyOptions } from './verify-command.js'

export interface PriceBookOptions extends VerifyOptions {
  readonly priceBook: string
  /** The day of the prices, as `YYYY-MM-DD`. */
  readonly date?: string | undefined
}

/** Ignores the records of the golden file, which only provides settings. */
export async function verifyPriceBook(
  file: string,
  golden: string | undefined,
  options: PriceBookOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  refuseOtherOptions(options)
  if (golden === undefined && options.account === undefined)
    throw new CommandFailure('Give the settings: --account FILE, or a GOLDEN file recorded with them.')
  const header = golden === undefined ? undefined : (await openGolden(golden)).header
  const { account, catalogue, kind } = settingsOf(await settingsFor(header, golden, options, io))
  const book = await readBook(options, account.currency, io)
  const date = options.date ?? today()
  const report = await comparePriceBook(requestsIn(file, io), book, date, account, { kind, catalogue })
  if (!report.ok) throw new Error('settings that were read have problems')
  await print(report.value, options, output, io)
  refuseWithoutEffect(report.value, file, options.priceBook)
  return report.value.changed === 0 ? ExitCode.Answered : ExitCode.Differences
}

/** Fails if the price list applies to no line: exit code 0 would look like no changes. */
function refuseWithoutEffect(report: PriceBookReport, file: string, name: string): void {
  const { documents, refused, linesInBook } = report
  if (documents === 0) throw new CommandFailure(`${subjectOf(file)} has no requests.`)
  if (refused === documents) throw new CommandFailure(`No request in ${nameOf(file)} can be priced.`)
  if (linesInBook > 0) return
  throw new CommandFailure(`No line in ${nameOf(file)} has a price in the price list ${name}:`, [
    '  Compare the names or ids of its products, its units, price levels and dates with those of the lines.',
  ])
}

/** Refuses options without effect. */
function refuseOtherOptions(options: PriceBookOptions): void {
  const { shadow, maxDocuments, maxNet, maxCents, format = 'text' } = options
  if (shadow !== undefined) throw new CommandFailure('Omit --price-book or --shadow.')
  if ([maxDocuments, maxNet, maxCents].some((limit) => limit !== undefined))
    throw new CommandFailure('--price-book has no limits: omit --max-documents, --max-net and --max-cents.')
  if (format !== 'text' && format !== 'json')
    throw new CommandFailure('--price-book prints text or json: choose --format text or json.')
}

async function readBook(
  { priceBook, locale }: PriceBookOptions,
  currency: string,
  io: ProcessIo,
): Promise<PriceBook> {
  const { rows, flashingPrices } = await readRowsFile(priceBook, 'price list', io, currency)
  const book = readPriceBook(rows, { currency, locale, flashingPrices: flashingPrices as PriceTable })
  if (book.ok && book.value.entries.length === 0 && !hasPrices(flashingPrices))
    throw new CommandFailure(
      `The price list ${priceBook} has no prices: it must have a row below its headings.`,
    )
  if (book.ok) return book.value
  throw new CommandFailure(`The price list ${priceBook} cannot be used:`, sentences(book.problems))
}

function hasPrices(table: unknown): boolean {
  return isObject(table) && Array.isArray(table['sheets']) && table['sheets'].length > 0
}

/** A list can have as many problems as cells. */
const maxShown = 20

function sentences(problems: readonly PriceBookProblem[]): readonly string[] {
  const shown = problems.slice(0, maxShown).map(({ message, param, path: [row] }) => {
    const place = row === 'flashingPrices' ? `${param}: ` : ''
    const starts = typeof row === 'number' ? `row ${String(row + 1)}: ` : place
    return `  ${message.startsWith('row ') ? message : starts + message}`
  })
  const more = problems.length - shown.length
  const noun = more === 1 ? 'problem' : 'problems'
  return more === 0 ? shown : [...shown, `  … and ${more.toLocaleString('en')} more ${noun}`]
}

async function* requestsIn(file: string, { stdin }: ProcessIo): AsyncGenerator {
  let number = 0
  for await (const lines of splitLines(readInput(file, stdin))) {
    for (const line of lines) {
      number++
      if (isBlank(line)) continue
      if (line.length > maxLineBytes)
        throw new CommandFailure(
          `Line ${String(number)} of ${nameOf(file)} is longer than ${String(maxLineBytes)} bytes.`,
        )
      const parsed = parseJson(line)
      if (!parsed.ok)
        throw new CommandFailure(
          `${subjectOf(file)} ${parsed.fault} on line ${String(number)}: ${parsed.reason}. Each line of ${nameOf(file)} must be one request.`,
        )
      yield parsed.value
    }
  }
}

/** Returns the local date. Only the command reads a clock. */
function today(): string {
  const now = new Date()
  const digits = (value: number): string => String(value).padStart(2, '0')
  return `${String(now.getFullYear())}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`
}

async function print(
  report: PriceBookReport,
  { format, priceBook }: PriceBookOptions,
  output: Output,
  io: ProcessIo,
): Promise<void> {
  const presentation = choosePresentation(format === 'json' ? 'json' : format && 'table', io)
  await output.write(presented(report, presentation, (style) => priceBookTable(report, priceBook, style)))
}
