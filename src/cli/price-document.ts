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
  { readonly format: 'json' } | { readonly format: 'table'; readonly ink: Ink; readonly width: number }

/** One request in, one document or error envelope out. */
export async function priceDocument(
  chunks: AsyncIterable<Buffer | string>,
  settings: Settings,
  output: Output,
  presentation: Presentation,
): Promise<ExitCode> {
  const answer = answerTo(withoutByteOrderMark(await readAll(chunks)), settings)
  await output.write(present(answer, settings, presentation))
  return isPriced(answer) ? ExitCode.Priced : ExitCode.Problems
}

function present(answer: Answer, { account }: Settings, presentation: Presentation): string {
  if (presentation.format === 'json') return `${JSON.stringify(answer, null, 2)}\n`
  if (!isPriced(answer)) return problemTable(answer, presentation)
  return 'quote' in answer
    ? documentTable(answer.quote, { title: 'Quote', account, ...presentation })
    : documentTable(answer.order, { title: 'Order', account, ...presentation })
}
