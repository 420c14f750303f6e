import { adviseOrder, adviseQuote, recogniseRequest, type Advisory } from '../../entries/index.js'
import { answerRequests, type AnswerOptions } from '../answering/answer-requests.js'
import { type Task } from '../answering/answer-document.js'
import { isStandardInput } from '../files.js'
import { CommandFailure, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import {
  readSettings,
  sampleAccountNote,
  settingsOf,
  type Settings,
  type SettingsFiles,
  type SettingsJson,
} from '../settings.js'
import { advisoryTable } from '../table/advisory-table.js'
import type { TableLook } from '../table/presentation.js'
import { printable } from '../table/printable.js'
import { documentTable } from './document-table.js'
import { pricing, type PricedAnswer } from './price-request.js'
import { notesOnRequest } from './recognise-document.js'

export type PriceOptions = AnswerOptions & SettingsFiles

/** Runs `quotewright price [FILE]`. */
export async function price(
  file: string | undefined,
  options: PriceOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { workings = false, format } = options
  if (workings && format === 'table') {
    throw new CommandFailure('--workings is in JSON only: leave out --format table.')
  }
  const task = pricingTask(await readSettings(options, io), options.quiet === true ? undefined : file)
  return answerRequests(file, workings ? { ...options, format: 'json' } : options, task, output, io)
}

/** `file` is the name in the hint below the table. Undefined to print no hint. */
function pricingTask(json: SettingsJson, file: string | undefined): Task<PricedAnswer> {
  const settings = settingsOf(json)
  return {
    ...pricing(settings),
    assignment: { command: 'price', settings: json },
    notes: sampleAccountNote(json.account),
    notesOn: (request) => notesOnRequest(request, settings.kind),
    advice: (answer, request) => adviceOn(answer, request, settings),
    table: (answer, request, look) =>
      tableOf(answer, settings, look) +
      adviceTable(adviceOn(answer, request, settings), look) +
      howToAsk(file, look),
  }
}

function tableOf(answer: PricedAnswer, { account }: Settings, look: TableLook): string {
  return 'quote' in answer
    ? documentTable(answer.quote, { title: 'Quote', account, ...look })
    : documentTable(answer.order, { title: 'Order', account, ...look })
}

function adviceTable(advice: readonly Advisory[], look: TableLook): string {
  return advice.length === 0 ? '' : `\n${advisoryTable(advice, 'the document', look)}\n`
}

/** Returns a hint on how to explain a figure. Empty for standard input, which cannot be read again. */
function howToAsk(file: string | undefined, { ink }: TableLook): string {
  if (file === undefined || isStandardInput(file)) return ''
  return `\n${ink.faint(printable(`Why? quotewright explain ${file} --figure total`))}\n`
}

/**
 * Returns the advice on a request (V10). Reads the request, because the priced document no longer contains
 * unknown fields.
 */
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
