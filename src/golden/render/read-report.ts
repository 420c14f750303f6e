import { listOf, ownValue, textOf } from '../../explain/safe-reading.js'
import { ownFields } from '../../problem/own-fields.js'
import { definedOnly } from '../../wire/object.js'
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

/** A report may come from anywhere. Malformed parts become empty, so rendering needs no checks. */
export function readReport(sent: unknown): GoldenReport {
  const versions = ownValue(sent, 'versions')
  const recorded = ownValue(versions, 'recorded')
  return {
    format: 'quotewright.golden-report/1',
    comparedWith: ownValue(sent, 'comparedWith') === 'program' ? 'program' : 'golden',
    versions: ownFields(
      definedOnly({
        recorded: recorded === undefined ? undefined : readVersion(recorded),
        current: readVersion(ownValue(versions, 'current')),
      }),
    ),
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
  const [recorded, current] = [
    optionalText(ownValue(sent, 'recorded')),
    optionalText(ownValue(sent, 'current')),
  ]
  return ownFields(definedOnly({ name: textOf(ownValue(sent, 'name')), recorded, current }))
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
  const cause = definedOnly({
    ...readSums(sent),
    cause: textOf(ownValue(sent, 'cause')),
    ...inEachLanguage((language) => textOf(ownValue(sent, LANGUAGES[language]))),
    currency: textOf(ownValue(sent, 'currency')),
    // Rendering needs only the sentence, which names policies and settings.
    policies: [],
    settings: [],
    alsoFits: textsOf(ownValue(sent, 'alsoFits')),
    firstFigure: readFigure(ownValue(sent, 'firstFigure')),
    samples: listOf(ownValue(sent, 'samples')).map(readSample),
    shrunk: readShrunk(ownValue(sent, 'shrunk')),
    isPartEnough: ownValue(sent, 'isPartEnough') === true ? true : undefined,
    accepted: optionalText(ownValue(sent, 'accepted')),
  })
  return ownFields(cause)
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
  return definedOnly({
    line: naturalOf(ownValue(sent, 'line')),
    id: typeof id === 'string' || typeof id === 'number' ? id : undefined,
    recorded: microsOf(ownValue(sent, 'recorded')),
    current: microsOf(ownValue(sent, 'current')),
  })
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

/** A sum may have more digits than each of its parts. */
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
