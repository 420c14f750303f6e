import {
  adviseFlashing,
  cutList,
  describeProblem,
  errorEnvelope,
  measureFlashing,
  priceLine,
  type Account,
  type Advisory,
  type FlashingLine,
  type FlashingLineInput,
  type LineOfKind,
  type MeasuredFlashing,
  type Problem,
  type StockOptions,
} from '../../entries/index.js'
import { isObject, isSupplied, type JsonObject } from '../json/object.js'
import type { Answer, Answering } from '../answering/answer-lines.js'

export interface MeasuredLine {
  /** The line as the service would store it. */
  readonly line: FlashingLine
  readonly measured: MeasuredFlashing
  readonly advisories: readonly Advisory[]
  /** Undefined without a stock (F13). */
  readonly cutting: CuttingPlan | undefined
}

export type CuttingPlan = NonNullable<
  Extract<ReturnType<typeof cutList>, { readonly ok: true }>['value']['stock']
>

interface MeasureSettings {
  readonly account: Account
  /** Refuses a line without a drawing, even if it has a cut list or other sides to measure. */
  readonly needsDrawing: boolean
  readonly stock?: StockOptions | undefined
}

/** Makes a pointer relative to the request. */
type ToRequest = (place: Pick<Problem, 'param' | 'path'>) => Pick<Problem, 'param' | 'path'>

export function measuring(settings: MeasureSettings): Answering<MeasuredLine> {
  return { answer: (request) => measureLine(request, settings), json: measuredJson }
}

function measuredJson({ measured, advisories, cutting }: MeasuredLine): object {
  const { workings, ...figures } = measured
  return { flashing: figures, ...(cutting && { cutting }), advisories }
}

/** Accepts the body of a flashing line, or a sales line that contains one. */
function measureLine(request: unknown, settings: MeasureSettings): Answer<MeasuredLine> {
  return isSalesLine(request)
    ? measureSalesLine(request, settings, (place) => place)
    : measureSalesLine({ flashing: request }, settings, ({ param, path }) => ({
        param: param.replace(/^flashing\.?/, ''),
        path: path.slice(1),
      }))
}

function measureSalesLine(
  salesLine: JsonObject,
  { account, needsDrawing, stock }: MeasureSettings,
  fromSalesLine: ToRequest,
): Answer<MeasuredLine> {
  const body = needsDrawing ? salesLine['flashing'] : withDrawing(salesLine['flashing'])
  // The cast is safe, because `priceLine` checks the body.
  const read = priceLine({ ...salesLine, flashing: body as FlashingLineInput }, account)
  const missing = missingFrom(body)
  if (!read.ok) return refusal([...read.problems, ...missing], fromSalesLine)
  if (missing.length > 0) return refusal(missing, fromSalesLine)
  const { flashing: line } = read.value.line as LineOfKind<'flashing'>
  const fromBody: ToRequest = ({ param, path }) =>
    fromSalesLine({ param: `flashing.${param}`, path: ['flashing', ...path] })
  const measured = measureFlashing(line, account)
  if (!measured.ok) return refusal(measured.problems, fromBody)
  const list = stock && cutList(line, account, stock)
  if (list?.ok === false) return refusal(list.problems, fromBody)
  const advice = adviseFlashing(line, account)
  if (!advice.ok) return refusal(advice.problems, fromBody)
  return {
    line,
    measured: measured.value,
    cutting: list?.value.stock,
    advisories: advice.value.map((one) => ({ ...one, ...fromBody(one) })),
  }
}

/** `priceLine` does not report a missing drawing, because a preview needs none (V7). */
function missingFrom(body: unknown): readonly Problem[] {
  if (!isObject(body) || isSupplied(body, 'drawing')) return []
  const problem = { code: 'drawing_required', param: 'flashing.drawing', details: {} } as const
  const message = describeProblem(problem, 'en')
  return [{ ...problem, message, path: ['flashing', 'drawing'], source: 'request' }]
}

/** Adds an empty drawing, so that a cut list or other sides can be measured. */
function withDrawing(body: unknown): unknown {
  if (!isObject(body) || isSupplied(body, 'drawing')) return body
  const canBeMeasured = isSupplied(body, 'subitems') || isSupplied(body, 'otherSides')
  return canBeMeasured ? { ...body, drawing: { isFreeDrawing: true } } : body
}

function refusal(problems: readonly Problem[], toRequest: ToRequest): Answer<never> {
  return errorEnvelope(problems.map((problem) => ({ ...problem, ...toRequest(problem) })))
}

/** Only a sales line has a `flashing` field. */
function isSalesLine(request: unknown): request is JsonObject {
  return isObject(request) && isSupplied(request, 'flashing')
}
