import type { ErrorEnvelope } from '../../entries/index.js'
import { sheetProblems, type CellPlace, type SheetProblem, type SheetResult } from '../../entries/sheet.js'
import { answerRequest, printRefusal, problemOutput, type Task } from '../answering/answer-document.js'
import { isRefusal } from '../answering/answer-lines.js'
import { notesTo } from '../notes.js'
import { ExitCode, type Output, type ProcessIo } from '../process-io.js'
import { readSheetFile } from '../sheets/read-sheet.js'
import type { SheetOptions } from '../sheets/sheet-file.js'
import type { Refusal } from '../table/pointer-table.js'
import type { Presentation } from '../table/presentation.js'
import type { PricedAnswer } from './price-request.js'

interface SheetPricing {
  readonly options: SheetOptions
  readonly quiet: boolean
  readonly maxProblems: number
  readonly currency: string
  readonly task: Task<PricedAnswer>
  readonly presentation: Presentation
}

export async function priceSheet(
  file: string,
  { options, quiet, maxProblems, currency, task, presentation }: SheetPricing,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const { result, notes } = await readSheetFile(file, options, currency, io)
  notesTo(io, quiet)([...task.notes, ...notes, ...notesOnSheet(result)])
  if (!result.ok) {
    const refusal = refusalOf(result.problems, maxProblems)
    await printRefusal(
      { ...refusal, errors: atCells(refusal.errors, presentation) },
      problemOutput(task, output, io),
      presentation,
    )
    return ExitCode.Problems
  }
  const { request, places } = result.value
  const answer: typeof task.answer = (sent) => {
    const priced = task.answer(sent)
    return isRefusal(priced) ? located(priced, places, presentation) : priced
  }
  return answerRequest(request, quiet, { ...task, answer }, output, presentation, io)
}

const MAX_NAMED = 10

/** Warns that figures may be lost: a mapped heading is not in the sheet, or a row is read as a note. */
function notesOnSheet(result: SheetResult): readonly string[] {
  const { unmatched, notes } = result.ok ? result.value : { unmatched: [], notes: [] }
  return [
    ...unmatched.map(
      (heading) => `the mapping names the heading “${heading}”, which the sheet does not have`,
    ),
    ...(notes.length === 0
      ? []
      : [
          `rows with only words are notes: ${notes.slice(0, MAX_NAMED).join(', ')}${notes.length > MAX_NAMED ? ' and others' : ''}`,
        ]),
  ]
}

function located(
  envelope: ErrorEnvelope,
  places: readonly CellPlace[],
  presentation: Presentation,
): ErrorEnvelope {
  const messages = sheetProblems(envelope.errors, places)
  const errors = envelope.errors.map((error, index) => {
    const { cell = '', message = '' } = messages[index] ?? {}
    return { ...error, message: isMissingCustomer(error) && cell === '' ? NO_CUSTOMER : message }
  })
  return { ...envelope, errors: atCells(errors, presentation) }
}

function isMissingCustomer({ code, param }: ErrorEnvelope['errors'][number]): boolean {
  return code === 'required' && param === 'customer_id'
}

const NO_CUSTOMER =
  'The customer is missing. Add a row of type customer with the id as product, or use --customer ID.'

/** A table shows the cell as the place. In JSON, the message begins with the cell. */
function atCells<Kind extends Refusal['errors'][number]>(
  errors: readonly Kind[],
  { format }: Presentation,
): readonly Kind[] {
  if (format === 'json') return errors
  return errors.map((error) => {
    const [, cell, rest] = /^([A-Z]{1,3}\d{1,7}): ([^]*)$/.exec(error.message) ?? []
    return cell === undefined || rest === undefined ? error : { ...error, param: cell, message: rest }
  })
}

/** Lists up to `max` problems, and then an entry that counts all. */
function refusalOf(problems: readonly SheetProblem[], max: number): Refusal {
  const [count, listed] = [String(problems.length), String(max)]
  const counted = problems.length === 1 ? '1 problem' : `${count} problems`
  const more = {
    code: 'more_problems',
    message: `The sheet has ${count} problems. The first ${max === 1 ? 'is' : `${listed} are`} listed.`,
    param: '',
    details: { count, listed },
  }
  const type = { type: 'validation_failure', message: `${counted} in the sheet.` }
  return { ...type, errors: problems.length > max ? [...problems.slice(0, max), more] : problems }
}
