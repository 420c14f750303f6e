import { WEBHOOK_STATUSES, type WebhookStatus } from '../../definitions/service-enums.js'
import { problemAt } from '../../problem/located-problem.js'
import { preview } from '../../problem/preview.js'
import { isAbsent, isObject, isSupplied, type JsonObject } from '../../wire/object.js'
import { addProblem, readDenseList, type Reader } from '../../wire/reading.js'
import { enumOf } from '../../wire/scalars.js'
import { eventTypes, type EventType } from '../data/events.js'
import { serviceLimits } from '../data/service-limits.js'
import { readAt } from '../ids/parse-id.js'
import { readingProblems, serviceProblem, type RefusalProblem } from '../problems/problem.js'
import { inOrderOf } from '../problems/request-order.js'
import { readShortText } from '../short-text.js'
import { urlProblem } from './webhook-url.js'

interface Fields {
  readonly problems: readonly RefusalProblem[]
  readonly url?: string | undefined
  readonly types?: readonly EventType[] | undefined
  readonly description?: string | undefined
  readonly status?: WebhookStatus | undefined
}

export function readFields(body: unknown, addresses: readonly string[] | undefined, isNew: boolean): Fields {
  const problems: RefusalProblem[] = []
  const field = <A>(value: unknown, path: readonly (string | number)[], reader: Reader<A>): A | undefined => {
    const read = readAt(value, reader, path)
    if (!read.ok) problems.push(...read.refusal.problems)
    return read.ok ? read.value : undefined
  }
  if (!isObject(body)) {
    const details = { expected: 'object', sent: preview(body) }
    return { problems: readingProblems([problemAt('invalid_type', [], details)]) }
  }
  const mustRead = (name: string): boolean => isNew || isSupplied(body, name)
  const url = mustRead('url') ? field(own(body, 'url'), ['url'], readShortText) : undefined
  const wrong = url === undefined ? undefined : urlProblem(url, addresses)
  if (wrong !== undefined) problems.push(wrong)
  const list = mustRead('eventTypes')
    ? field(own(body, 'eventTypes'), ['eventTypes'], readFilledList)
    : undefined
  for (const [index, type] of (list ?? []).entries()) {
    if (problems.length >= serviceLimits.foundProblems) break // E10
    if (isEventType(type)) continue
    const details = { sent: preview(type), expected: eventTypes }
    problems.push(serviceProblem('unknown_event_type', ['eventTypes', index], details))
  }
  const types = list === undefined ? undefined : [...new Set(list.filter(isEventType))]
  const text = own(body, 'description')
  const description =
    text === '' ? '' : optionalField(text, (sent) => field(sent, ['description'], readShortText))
  // A new webhook is enabled, whatever the request says.
  const sent = isNew ? undefined : own(body, 'status')
  const status = optionalField(sent, (value) => field(value, ['status'], enumOf(WEBHOOK_STATUSES)))
  return {
    problems: inOrderOf(body, problems),
    url,
    types,
    description,
    status: status === 'WEBHOOK_STATUS_UNSPECIFIED' ? undefined : status,
  }
}

function optionalField<A>(value: unknown, read: (value: unknown) => A): A | undefined {
  return isAbsent(value) ? undefined : read(value)
}

function own(body: JsonObject, name: string): unknown {
  return isSupplied(body, name) ? body[name] : undefined
}

function isEventType(type: unknown): type is EventType {
  return (eventTypes as readonly unknown[]).includes(type)
}

// H2, H5
const readFilledList: Reader<readonly unknown[]> = (value, step, reading) => {
  const list = readDenseList(value, step, reading)
  if (list?.length !== 0) return list
  addProblem(reading, 'required', {}, step)
  return undefined
}
