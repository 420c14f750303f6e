import { answerJson } from './answer-json.js'
import { answerTo, isPriced, type Answer } from './answer.js'
import { withoutByteOrderMark } from './byte-order-mark.js'
import { documentTable } from './document-table.js'
import { ExitCode } from './exit-code.js'
import type { Ink } from './ink.js'
import type { Output } from './output.js'
import { problemTable } from './problem-table.js'
import { readAll } from './read-input.js'
import type { Settings } from './settings.js'

/** How one answer is printed. */
export type Presentation =
  | { readonly format: 'json' }
  /** The width is in characters. */
  | { readonly format: 'table'; readonly ink: Ink; readonly width: number }

/** One request in, one document or error envelope out. */
export async function priceDocument(
  chunks: AsyncIterable<Buffer | string>,
  settings: Settings,
  output: Output,
  presentation: Presentation,
): Promise<ExitCode> {
  const answer = answerTo(withoutByteOrderMark(await readAll(chunks)), settings)
  if (presentation.format === 'table') {
    await output.write(answerTable(answer, settings, presentation))
    return isPriced(answer) ? ExitCode.Priced : ExitCode.Problems
  }
  const json = answerJson(answer, 2)
  await output.write(`${json.text}\n`)
  return json.isPriced ? ExitCode.Priced : ExitCode.Problems
}

function answerTable(
  answer: Answer,
  { account }: Settings,
  { ink, width }: Extract<Presentation, { format: 'table' }>,
): string {
  if (!isPriced(answer)) return problemTable(answer, { ink, width })
  return 'quote' in answer
    ? documentTable(answer.quote, { title: 'Quote', account, ink, width })
    : documentTable(answer.order, { title: 'Order', account, ink, width })
}
