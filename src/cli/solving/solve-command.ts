import { errorEnvelope, recogniseRequest } from '../../entries/index.js'
import { solve as solveDocument, type Goal, type Solution } from '../../entries/solve.js'
import type { Answer } from '../answering/answer-lines.js'
import { answerRequests, type AnswerOptions } from '../answering/answer-requests.js'
import { type Task } from '../answering/answer-document.js'
import { tableOf } from '../pricing/answer-table.js'
import { priceAs, requestIdOf, type PricedAnswer } from '../pricing/price-request.js'
import { notesOnRequest } from '../pricing/recognise-document.js'
import { failureOf, type ExitCode, type Output, type ProcessIo } from '../process-io.js'
import {
  readSettings,
  sampleAccountNote,
  settingsOf,
  type Settings,
  type SettingsOptions,
} from '../settings.js'
import { shownOf, solutionText } from './solution-text.js'
import { optionSentence } from './option-sentence.js'
import { goalOf, leversOf, solveOptionsOf } from './goal-and-levers.js'
import type { TypedSolveOptions } from './solve-options.js'

export type SolveCommandOptions = AnswerOptions & SettingsOptions & TypedSolveOptions

type SolvedAnswer = { readonly solution: Solution } | ({ readonly solution: Solution } & PricedAnswer)

export async function solve(
  file: string | undefined,
  options: SolveCommandOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const levers = leversOf(options)
  const json = await readSettings(options, io)
  const settings = settingsOf(json)
  const goal = goalOf(options, settings.account.currency)
  const task: Task<SolvedAnswer> = {
    answer: (sent) => solveRequest(sent, settings, goal, levers, options),
    json: (answer) => answer,
    notes: sampleAccountNote(json.account),
    notesOn: (request) => notesOnRequest(request, settings.kind),
    table: (answer, _request, look) => {
      const text = solutionText(answer.solution, goal, look)
      const isShown = 'quote' in answer || 'order' in answer
      return isShown ? `${text}\n${tableOf(answer, settings, look)}` : text
    },
  }
  return answerRequests(file, options, task, output, io)
}

function solveRequest(
  sent: unknown,
  settings: Settings,
  goal: Goal,
  levers: ReturnType<typeof leversOf>,
  options: SolveCommandOptions,
): Answer<SolvedAnswer> {
  const { request, kind: recognised = 'quote' } = recogniseRequest(sent)
  const { account } = settings
  const kind = settings.kind ?? recognised
  const answer = solveDocument(
    request,
    account,
    goal,
    levers,
    solveOptionsOf(options, kind, account.currency),
  )
  if (!answer.ok) {
    const ofRequest = answer.problems.filter(({ source }) => source === 'request')
    if (ofRequest.length > 0) return errorEnvelope(ofRequest, requestIdOf(request))
    // All other problems are in the goal, the levers or the limits, which the user typed as options.
    throw failureOf([...new Set(answer.problems.map(optionSentence))])
  }
  const solution = answer.value
  const shown = shownOf(solution)
  if (shown === undefined) return { solution }
  const priced = priceAs(kind, shown.request, settings)
  return priced.ok ? { solution, ...priced.value } : errorEnvelope(priced.problems, requestIdOf(request))
}
