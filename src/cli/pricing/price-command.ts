import { adviseOrder, adviseQuote, type Advisory } from '../../index.js'
import { answerRequests, type AnswerOptions, type Task } from '../answering/answer-requests.js'
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
import { documentTable } from './document-table.js'
import { pricing, type PricedAnswer } from './price-request.js'
import { notesOnRequest } from './recognise-document.js'

export type PriceOptions = AnswerOptions & SettingsFiles

/** `quotewright price [FILE]`. */
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
  const task = pricingTask(await readSettings(options, io))
  return answerRequests(file, workings ? { ...options, format: 'json' } : options, task, output, io)
}

function pricingTask(json: SettingsJson): Task<PricedAnswer> {
  const settings = settingsOf(json)
  return {
    ...pricing(settings),
    assignment: { command: 'price', settings: json },
    notes: sampleAccountNote(json.account),
    notesOn: (request) => notesOnRequest(request, settings.kind),
    advice: (answer) => adviceOn(answer, settings),
    table: (answer, look) => tableOf(answer, settings, look) + adviceTable(answer, settings, look),
  }
}

function tableOf(answer: PricedAnswer, { account }: Settings, look: TableLook): string {
  return 'quote' in answer
    ? documentTable(answer.quote, { title: 'Quote', account, ...look })
    : documentTable(answer.order, { title: 'Order', account, ...look })
}

function adviceTable(answer: PricedAnswer, settings: Settings, look: TableLook): string {
  const advice = adviceOn(answer, settings)
  return advice.length === 0 ? '' : `\n${advisoryTable(advice, 'the document', look)}\n`
}

/** What is odd about a document (V10). A priced document is its own request (T10). */
function adviceOn(answer: PricedAnswer, { account, catalogue }: Settings): readonly Advisory[] {
  const advice =
    'quote' in answer
      ? adviseQuote(answer.quote, account, catalogue)
      : adviseOrder(answer.order, account, catalogue)
  return advice.ok ? advice.value : []
}
