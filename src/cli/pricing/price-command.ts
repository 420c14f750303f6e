import { adviseOrder, adviseQuote } from '../../index.js'
import { answerRequests, type AnswerOptions, type Task } from '../answering/answer-requests.js'
import type { ExitCode, Output, ProcessIo } from '../process-io.js'
import {
  readSettings,
  settingsOf,
  type Settings,
  type SettingsFiles,
  type SettingsJson,
} from '../settings.js'
import { advisoryTable } from '../table/advisory-table.js'
import type { TableLook } from '../table/presentation.js'
import { documentTable } from './document-table.js'
import { pricing, type PricedAnswer } from './price-request.js'

export type PriceOptions = AnswerOptions & SettingsFiles

/** `quotewright price [FILE]`. */
export async function price(
  file: string | undefined,
  options: PriceOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const task = pricingTask(await readSettings(options, io))
  return answerRequests(file, options, task, output, io)
}

function pricingTask(json: SettingsJson): Task<PricedAnswer> {
  const settings = settingsOf(json)
  return {
    ...pricing(settings),
    assignment: { command: 'price', settings: json },
    table: (answer, look) => tableOf(answer, settings, look) + adviceOn(answer, settings, look),
  }
}

function tableOf(answer: PricedAnswer, { account }: Settings, look: TableLook): string {
  return 'quote' in answer
    ? documentTable(answer.quote, { title: 'Quote', account, ...look })
    : documentTable(answer.order, { title: 'Order', account, ...look })
}

/** What is odd about a document, below its table (V10). A priced document is its own request (T10). */
function adviceOn(answer: PricedAnswer, { account, catalogue }: Settings, look: TableLook): string {
  const advice =
    'quote' in answer
      ? adviseQuote(answer.quote, account, catalogue)
      : adviseOrder(answer.order, account, catalogue)
  if (!advice.ok || advice.value.length === 0) return ''
  return `\n${advisoryTable(advice.value, 'the document', look)}\n`
}
