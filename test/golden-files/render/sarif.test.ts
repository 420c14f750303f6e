import { describe, expect, test } from 'vitest'
import { renderGoldenReport } from '../../../src/entries/golden.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { accepted, both, cause, HARMFUL, adversarial, many, none, one, reportOn } from './reports.js'

/** The parts of SARIF 2.1.0 that reports use. */
interface Log {
  readonly $schema: string
  readonly version: string
  readonly runs: readonly {
    readonly tool: {
      readonly driver: { readonly name: string; readonly version: string; readonly rules: readonly Rule[] }
    }
    readonly columnKind: string
    readonly results: readonly Found[]
  }[]
}

interface Message {
  readonly text: string
}

interface Rule {
  readonly id: string
  readonly shortDescription: Message
  readonly fullDescription?: Message
  readonly defaultConfiguration: { readonly level: string }
}

interface Found {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: string
  readonly message: Message
  readonly locations?: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string }
      readonly region?: { readonly startLine: number }
    }
  }[]
  readonly partialFingerprints: Readonly<Record<string, string>>
  readonly suppressions?: readonly { readonly kind: string; readonly justification: string }[]
}

/** The names that the standard allows for each object used here. */
const NAMES = {
  log: ['$schema', 'version', 'runs'],
  run: ['tool', 'columnKind', 'results'],
  driver: ['name', 'version', 'rules'],
  rule: ['id', 'shortDescription', 'fullDescription', 'defaultConfiguration'],
  result: ['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints', 'suppressions'],
  suppression: ['kind', 'justification'],
} as const

function runOf(report: GoldenReport, file?: string): Log['runs'][number] {
  const text = renderGoldenReport(report, { format: 'sarif', ...(file === undefined ? {} : { file }) })
  const log = JSON.parse(text) as Log
  const hasOnly = (object: object, names: readonly string[]): void => {
    expect(Object.keys(object).filter((name) => !names.includes(name))).toEqual([])
  }
  expect(log.version).toBe('2.1.0')
  expect(log.runs.length).toBe(1)
  const run = log.runs[0] as Log['runs'][number]
  const { rules } = run.tool.driver
  hasOnly(log, NAMES.log)
  hasOnly(run, NAMES.run)
  hasOnly(run.tool, ['driver'])
  hasOnly(run.tool.driver, NAMES.driver)
  expect(run.tool.driver.name).toBe('quotewright')
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const rule of rules) hasOnly(rule, NAMES.rule)
  for (const result of run.results) {
    hasOnly(result, NAMES.result)
    for (const suppression of result.suppressions ?? []) hasOnly(suppression, NAMES.suppression)
    expect(rules[result.ruleIndex]?.id).toBe(result.ruleId)
    expect(typeof result.message.text).toBe('string')
  }
  return run
}

const uriOf = (file: string): string | undefined =>
  runOf(one, file).results[0]?.locations?.[0]?.physicalLocation.artifactLocation.uri

describe('a report as SARIF', () => {
  test('has a result for each of ten thousand causes', () => {
    expect(runOf(many).results.length).toBe(10_000)
    expect(runOf(none).results).toEqual([])
  })

  test('puts a result at the line of its smallest sample', () => {
    expect(runOf(both, 'data/q.ndjson').results.map(({ locations }) => locations)).toEqual(
      [1012, 40].map((startLine) => [
        { physicalLocation: { artifactLocation: { uri: 'data/q.ndjson' }, region: { startLine } } },
      ]),
    )
    expect(runOf(both).results.map(({ locations }) => locations)).toEqual([undefined, undefined])
  })

  test.each([
    ['a b/q.ndjson', 'a%20b/q.ndjson'],
    ['C:\\data\\q.ndjson', 'file:///C:/data/q.ndjson'],
    ['/data/q#1?.ndjson', 'file:///data/q%231%3F.ndjson'],
    ['a:b.ndjson', './a:b.ndjson'],
    ['ab:c.ndjson', './ab:c.ndjson'],
    ['data/a:b.ndjson', 'data/a:b.ndjson'],
    ['data/C:/b.ndjson', 'data/C:/b.ndjson'],
    ['//data//q.ndjson', 'file:///data//q.ndjson'],
    ['\\\\server\\share\\q.ndjson', 'file://server/share/q.ndjson'],
    ['\ud800', '%EF%BF%BD'],
  ])('turns the path %j into the URI %s', (file, uri) => {
    expect(uriOf(file)).toBe(uri)
  })

  test('puts a result without a line at the file', () => {
    const report = reportOn([cause({ cause: 'a', samples: [{ id: 'Q' }] })])
    expect(runOf(report, 'q.ndjson').results[0]?.locations).toEqual([
      { physicalLocation: { artifactLocation: { uri: 'q.ndjson' } } },
    ])
  })

  test('doubles a brace in a message, and breaks a link with a space', () => {
    const english = '{0} [a](b) }'
    const report = reportOn([cause({ cause: 'a', english })])
    expect(runOf(report).tool.driver.rules[0]?.shortDescription.text).toBe('{{0}} [a] (b) }}')
  })

  test('suppresses an accepted cause with its reason', () => {
    expect(runOf(accepted).results[0]?.suppressions).toEqual([
      { kind: 'external', justification: 'from 1 July' },
    ])
    expect(runOf(one).results[0]?.suppressions).toBeUndefined()
  })

  test.each(HARMFUL)('does not let %j create a link or a placeholder in a message', (text) => {
    const { results, tool } = runOf(adversarial(text), text)
    expect(results.map(({ ruleId }) => ruleId)).toEqual([text, `${text}2`])
    const messages = [
      ...results.map(({ message }) => message.text),
      ...tool.driver.rules.map(({ shortDescription }) => shortDescription.text),
    ]
    for (const message of messages) {
      expect(message.replace(/\{\{|\}\}/g, '')).not.toMatch(/[{}]/)
      expect(message).not.toContain('](')
    }
  })
})
