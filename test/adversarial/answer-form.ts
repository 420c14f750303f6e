import { problemCodes } from '../../src/entries/index.js'
import { errorTypes, serviceProblemCodes } from '../../src/entries/service.js'

const CODES = new Set<unknown>(problemCodes.map(({ code }) => code))
const SERVICE_CODES = new Set<unknown>([...CODES, ...serviceProblemCodes.map(({ code }) => code)])

export function faultOfForm(name: string, answer: unknown): string | undefined {
  if (name.endsWith('.is')) return typeof answer === 'boolean' ? undefined : 'neither true nor false'
  if (name.endsWith('.~standard.validate')) return faultOfSchemaResult(answer)
  if (name.endsWith('.decode') || name.endsWith('.validate')) return faultOfDecoding(answer)
  if (name === 'renderFlashingSvg' || name === 'renderCutPlanSvg') return faultOfPicture(answer)
  if (/^renderExplanation|^renderGoldenReport$|^describe(?:Problem|Reason)$/.test(name))
    return /\S/.test(String(answer)) ? undefined : 'empty text'
  if (name.startsWith('validate') || name === 'problemsOf' || name === 'editorProblems')
    return faultOfProblems(answer)
  if (name === 'priceLines') return faultOfPartialResult(answer)
  if (name === 'errorEnvelope') return faultOfEnvelope(answer)
  if (name === 'httpStatus') return [400, 500, 501].includes(Number(answer)) ? undefined : 'no status'
  if (name === 'getFigure') return answer === undefined || isFigure(answer) ? undefined : 'no figure'
  if (/^(adviseAccount|adviseCatalogue|figuresBelow|dependents|centSensitivity|whyNot)$/.test(name))
    return Array.isArray(answer) && answer.every(isFilled) ? undefined : 'no list'
  if (name === 'suggestName' || name === 'measurementMethod') return undefined
  if (name === 'formatDecimal' || name === 'formatMicros')
    return typeof answer === 'string' ? undefined : 'no text'
  if (
    /contribution/i.test(name) ||
    /^(explanationAt|compareRecords|goldenLines|goldenReportTexts|recogniseRequest)$/.test(name)
  )
    return typeof answer === 'object' && answer !== null ? undefined : 'no object'
  return faultOfResult(answer)
}

export function faultOfInput(name: string, answer: unknown): string | undefined {
  if (name === 'majorUnits') return answer === undefined || typeof answer === 'string' ? undefined : 'no text'
  // A value that parseInput does not return has no problem.
  if (name === 'inputProblem' && answer === undefined) return undefined
  if (name === 'parseForm') return faultOfTypedForm(answer)
  if (/^format.*Parts$/.test(name)) return Array.isArray(answer) ? undefined : 'no list'
  if (name.startsWith('format')) return typeof answer === 'string' ? undefined : 'no text'
  if (typeof answer !== 'object' || answer === null) return 'no object'
  if (name !== 'parseInput') return undefined
  return 'status' in answer && /^(ok|ambiguous|invalid)$/.test(String(answer.status)) ? undefined : 'not read'
}

/** A form with an unreadable text has no request, whatever its other faults. */
function faultOfTypedForm(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return 'no result'
  return answer.ok === 'value' in answer ? undefined : 'ok does not match the presence of a request'
}

export function faultOfSheet(name: string, answer: unknown): string | undefined {
  if (name !== 'requestFromRows') return Array.isArray(answer) ? undefined : 'no list'
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return 'no result'
  const problems = 'problems' in answer && Array.isArray(answer.problems) ? answer.problems.length : 0
  return answer.ok === (problems === 0) ? undefined : 'ok does not match the problems'
}

const BOOK_CODES = ['invalid_date', 'unknown_unit', 'ends_before_start', 'duplicate_row']
const VALIDITY_CODES = ['validity_overlap', 'validity_gap']

export function faultOfPriceBook(name: string, answer: unknown): string | undefined {
  if (name === 'describePriceProblem') return /\S/.test(String(answer)) ? undefined : 'empty text'
  return faultOfResult(answer, new Set<unknown>([...CODES, ...BOOK_CODES, ...VALIDITY_CODES]))
}

export function faultOfDesigner(name: string, answer: unknown): string | undefined {
  if (name === 'serializeDesign') return typeof answer === 'string' ? undefined : 'no text'
  if (/^(parseDesign|fromDrawings|toDrawings|hitTest)$/.test(name) && answer === undefined) return undefined
  return typeof answer === 'object' && answer !== null ? undefined : 'no object'
}

/** A refusal has a type, and problems where they are required. */
export function faultOfDecision(name: string, answer: unknown): string | undefined {
  // These functions return their argument, or a part of it.
  if (/^(withoutReadOnly|filterAnswer|firstRefusal)$/.test(name)) return undefined
  if (answer === undefined) return 'undefined'
  if (typeof answer !== 'object' || answer === null || !('ok' in answer) || answer.ok === true)
    return undefined
  const refusal = 'refusal' in answer ? (answer.refusal as Readonly<Record<string, unknown>>) : {}
  const { type, problems, message } = refusal
  if (typeof type !== 'string' || !Object.hasOwn(errorTypes, type)) return 'a refusal without a type'
  if (typeof message !== 'string' || message === '') return 'a refusal without a message'
  if (!Array.isArray(problems)) return 'a refusal without a list of problems'
  const isOfProblems = type === 'validation_failure' || type === 'conflict'
  if (isOfProblems !== problems.length > 0) return 'problems that do not match the type of refusal'
  const codes = (problems as readonly Readonly<Record<string, unknown>>[]).map(({ code }) => code)
  return codes.every((code) => SERVICE_CODES.has(code)) ? undefined : 'an unknown code'
}

const isFigure = (answer: unknown): boolean => isFilled(answer) && 'operation' in answer

const isFilled = (entry: unknown): entry is object =>
  typeof entry === 'object' && entry !== null && Object.values(entry).every((field) => field !== undefined)

function faultOfResult(answer: unknown, codes = CODES): string | undefined {
  if (typeof answer !== 'object' || answer === null) return 'no object'
  if ('ok' in answer && 'value' in answer) return answer.ok === true ? undefined : 'a value that is not ok'
  if ('ok' in answer && 'problems' in answer) return faultOfRefusal(answer.problems, codes)
  if ('_tag' in answer && 'right' in answer) return undefined
  if ('_tag' in answer && 'left' in answer) return faultOfRefusal(answer.left)
  return 'neither a value nor problems'
}

/** In an `Either`, the valid part is next to the problems. */
function faultOfPartialResult(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return 'no object'
  const refusal = 'left' in answer ? answer.left : 'problems' in answer ? answer : undefined
  if (refusal === undefined) return faultOfResult(answer)
  const { problems, partial } = refusal as Readonly<Record<string, unknown>>
  const isMarked =
    partial === undefined || (partial as Readonly<Record<string, unknown>>)['isPartial'] === true
  return isMarked ? faultOfRefusal(problems) : 'a part without isPartial'
}

function faultOfSchemaResult(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return 'no object'
  return 'issues' in answer ? faultOfRefusal(answer.issues) : 'value' in answer ? undefined : 'no value'
}

function faultOfRefusal(problems: unknown, codes = CODES): string | undefined {
  if (Array.isArray(problems) && problems.length === 0) return 'refused without a problem'
  return faultOfProblems(problems, codes)
}

function faultOfProblems(problems: unknown, codes = CODES): string | undefined {
  if (!Array.isArray(problems)) return 'no list of problems'
  for (const problem of problems) {
    const fault = faultOfProblem(problem, codes)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfProblem(problem: unknown, codes: ReadonlySet<unknown>): string | undefined {
  if (typeof problem !== 'object' || problem === null) return 'a problem that is not an object'
  const { code, message, param, path, source } = problem as Readonly<Record<string, unknown>>
  if (!codes.has(code)) return 'an unknown code'
  if (typeof message !== 'string' || !/\S/.test(message)) return 'a problem without a message'
  if (typeof param !== 'string') return 'a pointer that is not a string'
  if (!Array.isArray(path) || !path.every(isKey)) return 'an invalid path'
  return ['request', 'settings', 'catalogue'].includes(String(source)) ? undefined : 'an unknown source'
}

const isKey = (step: unknown): boolean => typeof step === 'string' || typeof step === 'number'

/** The envelope contains the arguments, so its problems are not checked. */
function faultOfEnvelope(answer: unknown): string | undefined {
  const { type, message, errors } = answer as Readonly<Record<string, unknown>>
  const isOne = typeof type === 'string' && typeof message === 'string' && Array.isArray(errors)
  return isOne ? undefined : 'no envelope'
}

function faultOfDecoding(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('_tag' in answer)) return 'no Either'
  if (!('left' in answer)) return undefined
  const { left } = answer
  return Array.isArray(left) && left.length > 0 && left.every((error) => Array.isArray(contextOf(error)))
    ? undefined
    : 'no errors'
}

function contextOf(error: unknown): unknown {
  return (error as { readonly context?: unknown } | null)?.context
}

function faultOfPicture(answer: unknown): string | undefined {
  if (typeof answer !== 'string') return 'no text'
  if (!/^<svg [^]*<\/svg>\n$/.test(answer)) return 'no picture'
  // Matches characters that XML does not allow, including half a surrogate pair.
  return /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/u.test(answer) ? 'no XML' : undefined
}
