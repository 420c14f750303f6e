import { explainOrder, explainQuote, type Explanation } from '../../entries/explain.js'
import { errorEnvelope, recogniseRequest } from '../../entries/index.js'
import type { Answer } from '../answering/answer-lines.js'
import { requestIdOf } from '../pricing/price-request.js'
import type { Settings } from '../settings.js'

export interface ExplainedAnswer {
  readonly explanation: Explanation
}

export function explainRequest(sent: unknown, settings: Settings): Answer<ExplainedAnswer> {
  const { account, catalogue, maxProblems } = settings
  const { request, kind = 'quote' } = recogniseRequest(sent)
  const explainForm = (settings.kind ?? kind) === 'order' ? explainOrder : explainQuote
  const explained = explainForm(request, account, catalogue, { maxProblems })
  return explained.ok
    ? { explanation: explained.value }
    : errorEnvelope(explained.problems, requestIdOf(request))
}
