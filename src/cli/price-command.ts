import { answerRequests, type AnswerOptions } from './answer-requests.js'
import { documentTable } from './document-table.js'
import type { ExitCode } from './exit-code.js'
import type { Output } from './output.js'
import { pricing, type PricedAnswer } from './price-request.js'
import { readSettings, settingsOf, type Settings, type SettingsFiles, type SettingsJson } from './settings.js'
import type { Surroundings } from './surroundings.js'
import type { TableLook } from './table-look.js'
import type { Task } from './task.js'

export type PriceOptions = AnswerOptions & SettingsFiles

/** `quotewright price [FILE]`. */
export async function price(
  file: string | undefined,
  options: PriceOptions,
  output: Output,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const task = pricingTask(await readSettings(options, surroundings))
  return answerRequests(file, options, task, output, surroundings)
}

function pricingTask(json: SettingsJson): Task<PricedAnswer> {
  const settings = settingsOf(json)
  return {
    ...pricing(settings),
    assignment: { command: 'price', settings: json },
    table: (answer, look) => pricedTable(answer, settings, look),
  }
}

function pricedTable(answer: PricedAnswer, { account }: Settings, look: TableLook): string {
  return 'quote' in answer
    ? documentTable(answer.quote, { title: 'Quote', account, ...look })
    : documentTable(answer.order, { title: 'Order', account, ...look })
}
