import { sep } from 'node:path'
import { adviseOrder, adviseQuote, recogniseRequest, type Advisory } from '../../entries/index.js'
import { isObject } from '../json/object.js'
import { answerRequests, type AnswerOptions } from '../answering/answer-requests.js'
import { type Task } from '../answering/answer-document.js'
import { isStandardInput } from '../files.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import {
  readSettings,
  sampleAccountNote,
  settingsOf,
  type Settings,
  type SettingsOptions,
  type SettingsJson,
} from '../settings.js'
import { choosePresentation, type Format, type TableStyle } from '../table/presentation.js'
import { printable } from '../table/printable.js'
import { defaultLocale, isSheetFile, type SheetOptions } from '../sheets/sheet-file.js'
import { pricing, type PricedAnswer } from './price-request.js'
import { notesOnRequest } from './recognise-document.js'

export interface PriceOptions extends Omit<AnswerOptions, 'format'>, SettingsOptions, SheetOptions {
  readonly format?: Format | 'csv'
}

export async function price(
  file: string | undefined,
  options: PriceOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { workings = false, format, quiet = false, locale = defaultLocale } = options
  if (workings && (format === 'table' || format === 'csv')) {
    throw new CommandFailure(`--workings is for JSON only: leave out --format ${format}.`)
  }
  const isSheet = isSheetFile(file)
  refuseSheetOptions(isSheet, options)
  const json = await readSettings(options, io)
  // A sheet cannot be explained, because `explain` reads JSON only.
  const task = {
    ...pricingTask(json, quiet || isSheet ? undefined : explainCommand(file, options), isSheet),
    ...(format === 'csv' && writingCsv(locale)),
  }
  const shown = workings ? 'json' : format === 'csv' ? 'table' : format
  if (!isSheet) {
    const { format: _format, ...others } = options
    const asked = shown === undefined ? others : { ...others, format: shown }
    return answerRequests(file, asked, { ...task, readsSheets: true }, output, io)
  }
  const { notesOn: _notesOn, ...rest } = task
  const { account, maxProblems } = settingsOf(json)
  const presentation = choosePresentation(shown, io)
  const { currency } = account
  const { priceSheet } = await import('./price-sheet.js')
  return priceSheet(file, { options, quiet, maxProblems, currency, task: rest, presentation }, output, io)
}

function refuseSheetOptions(isSheet: boolean, options: PriceOptions): void {
  const { ndjson = false, format, mapping, sheet, customer } = options
  if (ndjson && isSheet)
    throw new CommandFailure('--ndjson is for requests as JSON: leave it out for a spreadsheet.')
  if (ndjson && format === 'csv') throw new CommandFailure('--ndjson writes JSON: leave out --format csv.')
  const ofSheets = Object.entries({ mapping, sheet, customer }).find(([, value]) => value !== undefined)
  if (!isSheet && ofSheets !== undefined)
    throw new CommandFailure(`--${ofSheets[0]} is for a FILE that ends in .csv, .tsv or .xlsx: leave it out.`)
}

/** Leaves standard output to the CSV. Everything else goes to standard error. */
function writingCsv(locale: string): Pick<Task<PricedAnswer>, 'deliver' | 'isOutputTaken'> {
  return {
    isOutputTaken: true,
    deliver: async (answer, output) => {
      const { rowsFromDocument } = await import('../../entries/sheet.js')
      const { csvText } = await import('../sheets/write-csv.js')
      const document = 'quote' in answer ? answer.quote : answer.order
      await output.write(await csvText(rowsFromDocument(document, { locale }), locale))
      return true
    },
  }
}

/** Prints no hint without `command`. */
function pricingTask(json: SettingsJson, command: string | undefined, isSheet: boolean): Task<PricedAnswer> {
  const settings = settingsOf(json)
  const adviceOf = (answer: PricedAnswer, request: unknown): readonly Advisory[] => {
    const advice = adviceOn(answer, request, settings)
    return isSheet ? advice.filter((one) => !isAboutQuantity(one, request)) : advice
  }
  return {
    ...pricing(settings),
    assignment: { command: 'price', settings: json },
    notes: sampleAccountNote(json.account),
    notesOn: (request) => notesOnRequest(request, settings.kind),
    advice: adviceOf,
    table: async (answer, request, style) => {
      const { tableOf, adviceTable } = await import('./answer-table.js')
      const table = tableOf(answer, settings, style) + adviceTable(adviceOf(answer, request), style)
      return table + hintToExplain(command, style)
    },
  }
}

/** Tests whether advice is about pieces that a sheet made from a quantity, such as 310 m. */
function isAboutQuantity({ code, path }: Advisory, request: unknown): boolean {
  if (code !== 'piece_very_long' && code !== 'fractional_pieces') return false
  const at = (value: unknown, step: string | number): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  const piece = path.slice(0, -1).reduce(at, request)
  return (
    isObject(piece) && (piece['amount'] === undefined || (piece['length'] === '1' && piece['width'] === '1'))
  )
}

/** Undefined for standard input, which cannot be read again, and for a name that a shell would change. */
function explainCommand(
  file: string | undefined,
  { account, catalogue, kind }: SettingsOptions,
): string | undefined {
  if (isStandardInput(file)) return undefined
  const settings = Object.entries({ account, catalogue, kind }).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, value],
  )
  const words = ['quotewright', 'explain', file, '--figure', 'total', ...settings]
  return words.every((word) => /^(?!~)[\p{L}\p{M}\p{N}./:_+@~-]+$/u.test(word.replaceAll(sep, '/')))
    ? printable(words.join(' '))
    : undefined
}

/** A command over two lines could not be copied. */
function hintToExplain(command: string | undefined, { ink, width }: TableStyle): string {
  if (command === undefined || command.length > width) return ''
  const gap = command.length + 'Why? '.length > width ? '\n' : ' '
  return `\n${ink.faint(`Why?${gap}${command}`)}\n`
}

/** Reads the request, because the priced document no longer contains unknown fields (V10). */
function adviceOn(
  answer: PricedAnswer,
  sent: unknown,
  { account, catalogue }: Settings,
): readonly Advisory[] {
  const { request } = recogniseRequest(sent)
  const advise = 'quote' in answer ? adviseQuote : adviseOrder
  const advice = advise(request, account, catalogue)
  return advice.ok ? advice.value : []
}
