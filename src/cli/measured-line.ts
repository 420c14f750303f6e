import { adviseFlashing, errorEnvelope, measureFlashing, priceLine } from '../index.js'
import type { Account, Advisory, FlashingLine, MeasuredFlashing, Problem } from '../index.js'
import type { Answer } from './answer.js'
import type { Answering } from './task.js'

/** A flashing line, what it measures, and what is odd about it. */
export interface MeasuredLine {
  /** As the service would store it. */
  readonly line: FlashingLine
  readonly measured: MeasuredFlashing
  readonly advisories: readonly Advisory[]
}

export interface MeasureSettings {
  readonly account: Account
  /** A line without a drawing is refused, even one that has a cut list to measure. */
  readonly needsDrawing: boolean
}

type JsonObject = Readonly<Record<string, unknown>>

/** What a pointer from the sales line is called in the request. */
type Naming = (pointer: string) => string

export function measuring(settings: MeasureSettings): Answering<MeasuredLine> {
  return { answer: (request) => measureLine(request, settings), json: measuredJson }
}

/** The figures in the form in which a line is sent, without their workings. */
function measuredJson({ measured, advisories }: MeasuredLine): object {
  const { workings, ...figures } = measured
  return { flashing: figures, advisories }
}

/**
 * Measures the body of a flashing line, or a sales line that is a flashing. It must be one that the service takes.
 * Pointers start where the request does.
 */
function measureLine(request: unknown, settings: MeasureSettings): Answer<MeasuredLine> {
  return isSalesLine(request)
    ? measureSalesLine(request, settings, (pointer) => pointer)
    : measureSalesLine({ flashing: request }, settings, fromFlashing)
}

function measureSalesLine(
  salesLine: JsonObject,
  { account, needsDrawing }: MeasureSettings,
  naming: Naming,
): Answer<MeasuredLine> {
  const body = needsDrawing ? salesLine['flashing'] : withDrawing(salesLine['flashing'])
  // The engine looks for itself whether this is a line.
  const read = priceLine({ ...salesLine, flashing: body as FlashingLine }, account)
  if (!read.ok) return refusal(read.problems, naming)
  const { flashing: line = {} } = read.value.line
  const nameOfBody: Naming = (pointer) => naming(`flashing.${pointer}`)
  const measured = measureFlashing(line, account)
  if (!measured.ok) return refusal(measured.problems, nameOfBody)
  const advice = adviseFlashing(line, account)
  if (!advice.ok) return refusal(advice.problems, nameOfBody)
  return { line, measured: measured.value, advisories: advice.value.map(named(nameOfBody)) }
}

/** A cut list or other sides can be measured alone: the empty drawing that stands in adds nothing to them. */
function withDrawing(body: unknown): unknown {
  if (!isObject(body) || isSet(body['drawing'])) return body
  return isSet(body['subitems']) || isSet(body['otherSides']) ? { ...body, drawing: {} } : body
}

function refusal(problems: readonly Problem[], naming: Naming): Answer<never> {
  return errorEnvelope(problems.map(named(naming)))
}

function named(naming: Naming) {
  return <A extends { readonly param: string }>(said: A): A => ({ ...said, param: naming(said.param) })
}

function fromFlashing(pointer: string): string {
  return pointer.replace(/^flashing\.?/, '')
}

/** A body has no field of that name. */
function isSalesLine(request: unknown): request is JsonObject {
  return isObject(request) && Object.hasOwn(request, 'flashing') && isSet(request['flashing'])
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null // N2
}
