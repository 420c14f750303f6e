import { readMicros } from '../number/number-text.js'
import type { DocumentKind } from '../wire/document.js'
import { isObject, type JsonObject } from '../wire/object.js'
import { TOTAL_NAMES, type GoldenRecord, type GoldenTotals } from './record.js'

/** A record of a golden file, as far as it is one: undefined without the fingerprint of a request. */
export function readRecord(sent: unknown): GoldenRecord | undefined {
  if (!isObject(sent)) return undefined
  const id = own(sent, 'id')
  const request = textIn(sent, 'request')
  if (request === undefined) return undefined
  const totals = own(sent, 'totals')
  const problems = own(sent, 'problems')
  return {
    ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
    kind: kindIn(own(sent, 'kind')) ?? 'quote',
    request,
    ...textsIn(sent, ['settings', 'currency', 'lines']),
    ...(isObject(totals) ? { totals: totalsIn(totals) } : {}),
    ...(Array.isArray(problems) ? { problems: problems.filter(isText) } : {}),
  }
}

/** A kind of document; undefined for anything else: an order that was taken for a quote would differ. */
export function kindIn(sent: unknown): DocumentKind | undefined {
  return sent === 'quote' || sent === 'order' ? sent : undefined
}

/** The figures that are amounts in micros. */
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
  const value = own(sent, name)
  return isText(value) ? value : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function own(sent: JsonObject, name: string): unknown {
  return Object.hasOwn(sent, name) ? sent[name] : undefined
}
