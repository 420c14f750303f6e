import { adviseQuote, validateQuote, type Problem } from 'quotewright'
import { ACCOUNT, type Account } from './request.js'

export interface Sent {
  readonly line: number
  readonly request: unknown
}

/** Reads each line that is not empty. Returns a message instead if a line is not a JSON object. */
export function requestsIn(text: string): readonly Sent[] | string {
  const sent: Sent[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    let request: unknown
    try {
      request = JSON.parse(line)
    } catch {
      return `Line ${String(index + 1)} is not JSON.`
    }
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      return `Line ${String(index + 1)} is not a request: write one JSON object per line.`
    sent.push({ line: index + 1, request })
  }
  return sent
}

/** A remark on a request: a problem, or advice. */
type Remark = Pick<Problem, 'param' | 'message'>

const problemsOf = (request: unknown, account: Account): readonly Problem[] => validateQuote(request, account)

function unknownFieldsOf(request: unknown): readonly Remark[] {
  const advice = adviseQuote(request, ACCOUNT)
  return advice.ok ? advice.value.filter(({ code }) => code === 'unknown_field') : []
}

/** Counts the quotes with remarks, and shows the first remark: `2 of 3 quotes are refused …`. */
function remarkSentence(
  sent: readonly Sent[],
  remarksOn: (request: unknown) => readonly Remark[],
  [one, several]: readonly [string, string],
): string {
  const remarks = sent.flatMap(({ line, request }) => {
    const [first] = remarksOn(request)
    return first === undefined ? [] : [{ line, first }]
  })
  const [first] = remarks
  if (first === undefined) return ''
  const { param, message } = first.first
  const place = `line ${String(first.line)}${param === '' ? '' : `, ${param}`}`
  return `${String(remarks.length)} of ${String(sent.length)} quotes ${remarks.length === 1 ? one : several} The first is ${place}: ${message}`
}

export const refusalSentence = (sent: readonly Sent[]): string =>
  remarkSentence(sent, (request) => problemsOf(request, ACCOUNT), [
    'is refused and has no total.',
    'are refused and have no total.',
  ])

export const fieldSentence = (sent: readonly Sent[]): string =>
  remarkSentence(sent, unknownFieldsOf, ['has a field without effect.', 'have fields without effect.'])

/** Tests whether the current settings refuse a request for the same problems as when it was recorded. */
export function isStillRefused(request: unknown, now: Account): boolean {
  const [recorded, current] = [ACCOUNT, now].map((account) => idsOf(problemsOf(request, account)))
  return recorded !== '' && recorded === current
}

/** Writes problems as a golden file does. */
const idsOf = (problems: readonly Problem[]): string =>
  problems.map(({ code, param }) => `${code} ${param}`).join('\n')
