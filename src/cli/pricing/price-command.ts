import { answerRequests, type AnswerOptions, type Task } from '../answering/answer-requests.js'
import type { ExitCode, Output, ProcessIo } from '../process-io.js'
import { readSettings, settingsOf, type SettingsFiles, type SettingsJson } from '../settings.js'
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
  const { account } = settings
  return {
    ...pricing(settings),
    assignment: { command: 'price', settings: json },
    table: (answer, look) =>
      'quote' in answer
        ? documentTable(answer.quote, { title: 'Quote', account, ...look })
        : documentTable(answer.order, { title: 'Order', account, ...look }),
  }
}
