import { isObject, type JsonObject } from '../wire/object.js'
import type { CauseRow, FirstFigure, GoldenReport, GoldenSample, SettingDifference } from './report.js'

/** A report as far as a value is one: what is missing or of another type is empty, so that it can be rendered. */
export function readReport(sent: unknown): GoldenReport {
  const report = objectIn(sent)
  const versions = objectIn(report['versions'])
  return {
    format: 'quotewright.golden-report/1',
    comparedWith: report['comparedWith'] === 'program' ? 'program' : 'golden',
    versions: { current: versionIn(versions['current']) },
    documents: countIn(report, 'documents'),
    same: countIn(report, 'same'),
    settings: objectsIn(report['settings']).map(settingIn),
    causes: objectsIn(report['causes']).map(causeIn),
    sums: objectsIn(report['sums']).map((sum) => ({ ...sumsIn(sum), currency: textIn(sum, 'currency') })),
    unusedAcceptances: textsIn(report['unusedAcceptances']),
  }
}

function causeIn(row: JsonObject): CauseRow {
  const { firstFigure, shrunk, accepted } = row
  return {
    ...sumsIn(row),
    cause: textIn(row, 'cause'),
    english: textIn(row, 'english'),
    german: textIn(row, 'german'),
    currency: textIn(row, 'currency'),
    policies: textsIn(row['policies']),
    settings: objectsIn(row['settings']).map(settingIn),
    alsoFits: textsIn(row['alsoFits']),
    samples: objectsIn(row['samples']).map(sampleIn),
    ...(isObject(firstFigure) ? { firstFigure: figureIn(firstFigure) } : {}),
    ...(isObject(shrunk)
      ? {
          shrunk: {
            request: shrunk['request'],
            recorded: textIn(shrunk, 'recorded'),
            current: textIn(shrunk, 'current'),
          },
        }
      : {}),
    ...(typeof accepted === 'string' ? { accepted } : {}),
  }
}

function sumsIn(sums: JsonObject): Pick<CauseRow, 'documents' | 'lines' | 'up' | 'down' | 'net' | 'largest'> {
  return {
    documents: countIn(sums, 'documents'),
    lines: countIn(sums, 'lines'),
    up: textIn(sums, 'up'),
    down: textIn(sums, 'down'),
    net: textIn(sums, 'net'),
    largest: textIn(sums, 'largest'),
  }
}

function figureIn(figure: JsonObject): FirstFigure {
  return {
    figure: textIn(figure, 'figure'),
    name: textIn(figure, 'name'),
    rule: textIn(figure, 'rule'),
    recorded: textIn(figure, 'recorded'),
    current: textIn(figure, 'current'),
  }
}

function sampleIn(sample: JsonObject): GoldenSample {
  const { line, id, recorded, current } = sample
  return {
    ...(typeof line === 'number' ? { line } : {}),
    ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
    ...(typeof recorded === 'string' ? { recorded } : {}),
    ...(typeof current === 'string' ? { current } : {}),
  }
}

function settingIn(setting: JsonObject): SettingDifference {
  const { recorded, current } = setting
  return {
    name: textIn(setting, 'name'),
    ...(typeof recorded === 'string' ? { recorded } : {}),
    ...(typeof current === 'string' ? { current } : {}),
  }
}

function versionIn(sent: unknown): GoldenReport['versions']['current'] {
  const version = objectIn(sent)
  return { engine: textIn(version, 'engine'), rules: textIn(version, 'rules') }
}

function objectIn(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

function objectsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : []
}

function textIn(object: JsonObject, name: string): string {
  const value = object[name]
  return typeof value === 'string' ? value : ''
}

function countIn(object: JsonObject, name: string): number {
  const value = object[name]
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0
}
