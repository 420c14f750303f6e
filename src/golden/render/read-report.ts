import { listOf, ownValue, textOf } from '../../explain/safe-reading.js'
import { ownFields } from '../../problem/own-fields.js'
import { inEachLanguage, LANGUAGES } from '../../languages/languages.js'
import type {
  CauseRow,
  FirstFigure,
  GoldenReport,
  GoldenSample,
  GoldenSums,
  GoldenVersion,
  SettingDifference,
  ShrunkSample,
} from '../report.js'

/**
 * Reads any value as a report, because reports are stored in files and may come from anywhere. Missing or
 * malformed parts become empty, 0 or absent, so rendering needs no checks.
 */
export function readReport(sent: unknown): GoldenReport {
  const versions = ownValue(sent, 'versions')
  const recorded = ownValue(versions, 'recorded')
  return {
    format: 'quotewright.golden-report/1',
    comparedWith: ownValue(sent, 'comparedWith') === 'program' ? 'program' : 'golden',
    versions: ownFields({
      ...(recorded === undefined ? {} : { recorded: readVersion(recorded) }),
      current: readVersion(ownValue(versions, 'current')),
    }),
    documents: countOf(ownValue(sent, 'documents')),
    same: countOf(ownValue(sent, 'same')),
    settings: listOf(ownValue(sent, 'settings')).map(readSetting),
    causes: listOf(ownValue(sent, 'causes')).map(readCause),
    sums: listOf(ownValue(sent, 'sums')).map((one) => ({
      ...readSums(one),
      currency: textOf(ownValue(one, 'currency')),
    })),
    unusedAcceptances: textsOf(ownValue(sent, 'unusedAcceptances')),
  }
}

function readVersion(sent: unknown): GoldenVersion {
  return { engine: textOf(ownValue(sent, 'engine')), rules: textOf(ownValue(sent, 'rules')) }
}

function readSetting(sent: unknown): SettingDifference {
  return ownFields({
    name: textOf(ownValue(sent, 'name')),
    ...present('recorded', optionalText(ownValue(sent, 'recorded'))),
    ...present('current', optionalText(ownValue(sent, 'current'))),
  })
}

function readSums(sent: unknown): GoldenSums {
  return {
    documents: countOf(ownValue(sent, 'documents')),
    lines: countOf(ownValue(sent, 'lines')),
    up: microsOf(ownValue(sent, 'up')) ?? '0',
    down: microsOf(ownValue(sent, 'down')) ?? '0',
    net: microsOf(ownValue(sent, 'net')) ?? '0',
    largest: microsOf(ownValue(sent, 'largest')) ?? '0',
  }
}

function readCause(sent: unknown): CauseRow {
  return ownFields({
    ...readSums(sent),
    cause: textOf(ownValue(sent, 'cause')),
    ...inEachLanguage((language) => textOf(ownValue(sent, LANGUAGES[language]))),
    currency: textOf(ownValue(sent, 'currency')),
    // The sentence of a cause names its policies.
    policies: [],
    settings: [],
    alsoFits: textsOf(ownValue(sent, 'alsoFits')),
    ...present('firstFigure', readFigure(ownValue(sent, 'firstFigure'))),
    samples: listOf(ownValue(sent, 'samples')).map(readSample),
    ...present('shrunk', readShrunk(ownValue(sent, 'shrunk'))),
    ...(ownValue(sent, 'isPartEnough') === true ? { isPartEnough: true } : {}),
    ...present('accepted', optionalText(ownValue(sent, 'accepted'))),
  })
}

function readFigure(sent: unknown): FirstFigure | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  return {
    figure: textOf(ownValue(sent, 'figure')),
    name: textOf(ownValue(sent, 'name')),
    rule: textOf(ownValue(sent, 'rule')),
    recorded: textOf(ownValue(sent, 'recorded')),
    current: textOf(ownValue(sent, 'current')),
  }
}

function readSample(sent: unknown): GoldenSample {
  const id = ownValue(sent, 'id')
  return {
    ...present('line', naturalOf(ownValue(sent, 'line'))),
    ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
    ...present('recorded', microsOf(ownValue(sent, 'recorded'))),
    ...present('current', microsOf(ownValue(sent, 'current'))),
  }
}

function readShrunk(sent: unknown): ShrunkSample | undefined {
  const request = ownValue(sent, 'request')
  if (request === undefined) return undefined
  return {
    request,
    recorded: microsOf(ownValue(sent, 'recorded')) ?? '0',
    current: microsOf(ownValue(sent, 'current')) ?? '0',
  }
}

/** The maximum digits of an amount. A sum may have more digits than each of its parts. */
const MICROS = /^-?\d{1,60}$/

function microsOf(value: unknown): string | undefined {
  return typeof value === 'string' && MICROS.test(value) ? value : undefined
}

function countOf(value: unknown): number {
  return naturalOf(value) ?? 0
}

function naturalOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined
}

function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).map(textOf)
}

function present<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Readonly<Record<Name, Value>>> {
  return value === undefined ? {} : ({ [name]: value } as Readonly<Record<Name, Value>>)
}
