import { elementsOf } from '../problem/elements.js'
import { ownField, ownFields } from '../problem/own-fields.js'
import { readMicros } from '../number/number-text.js'
import { addNotAnObject, isObject, type JsonObject } from '../wire/object.js'
import { addProblem, type Reader } from '../wire/reading.js'
import { readKind } from './kind.js'
import { TOTAL_NAMES, type GoldenRecord, type GoldenTotals } from './record.js'

/** Requires the fingerprint of the request. The default kind is a quote. */
export const readRecord: Reader<GoldenRecord> = (sent, step, reading) => {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  const before = reading.problems.length
  const kind = readKind(sent, step, reading) ?? 'quote'
  const id = ownField(sent, 'id')
  const request = textIn(sent, 'request')
  if (request === undefined) addProblem(reading, 'required', {}, step, 'request')
  if (request === undefined || reading.problems.length > before) return undefined
  const totals = ownField(sent, 'totals')
  const problems = ownField(sent, 'problems')
  return ownRecord({
    ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
    kind,
    request,
    ...textsIn(sent, ['settings', 'currency', 'lines']),
    ...(isObject(totals) ? { totals: totalsIn(totals) } : {}),
    ...(Array.isArray(problems) ? { problems: elementsOf(problems).filter(isText) } : {}),
  })
}

/** Copies own fields only: a prototype could supply a missing one. */
export function ownRecord(record: GoldenRecord): GoldenRecord {
  const totals = ownField(record, 'totals')
  return ownFields(totals === undefined ? record : { ...record, totals: ownFields(totals) })
}

export function totalsIn(sent: JsonObject): GoldenTotals {
  return Object.fromEntries(
    TOTAL_NAMES.flatMap((name) => {
      const micros = textIn(sent, name)
      return micros === undefined || readMicros(micros) === undefined ? [] : [[name, micros]]
    }),
  )
}

function textsIn<Name extends string>(
  sent: JsonObject,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textIn(sent, name)
      return text === undefined ? [] : [[name, text]]
    }),
  ) as Partial<Record<Name, string>>
}

function textIn(sent: JsonObject, name: string): string | undefined {
  const value = ownField(sent, name)
  return isText(value) ? value : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
