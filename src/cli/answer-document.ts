import { answerJson } from './answer-json.js'
import { answerTo, isRefusal, type Answer } from './answer.js'
import { withoutByteOrderMark } from './byte-order-mark.js'
import type { Presentation } from './choose-presentation.js'
import { ExitCode } from './exit-code.js'
import type { Output } from './output.js'
import { problemTable } from './problem-table.js'
import { readAll } from './read-input.js'
import type { TableLook } from './table-look.js'
import type { Task } from './task.js'

/** One request in, one answer or error envelope out. */
export async function answerDocument<A extends object>(
  chunks: AsyncIterable<Buffer | string>,
  task: Task<A>,
  output: Output,
  presentation: Presentation,
): Promise<ExitCode> {
  const answer = answerTo(withoutByteOrderMark(await readAll(chunks)), task.answer)
  if (!isRefusal(answer)) await task.beforePrinting?.(answer)
  if (presentation.format === 'table') {
    await output.write(answerTable(answer, task, presentation))
    return isRefusal(answer) ? ExitCode.Problems : ExitCode.Answered
  }
  const json = answerJson(answer, task, 2)
  await output.write(`${json.text}\n`)
  return json.isRefusal ? ExitCode.Problems : ExitCode.Answered
}

function answerTable<A extends object>(answer: Answer<A>, task: Task<A>, { ink, width }: TableLook): string {
  return isRefusal(answer) ? problemTable(answer, { ink, width }) : task.table(answer, { ink, width })
}
