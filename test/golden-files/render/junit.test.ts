import { describe, expect, test } from 'vitest'
import { renderGoldenReport } from '../../../src/entries/golden.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { elementsOf, readXml } from './read-xml.js'
import { accepted, both, currencies, HARMFUL, adversarial, many, none, one, reportOn } from './reports.js'

function casesOf(report: GoldenReport, locale?: string) {
  const root = readXml(
    renderGoldenReport(report, { format: 'junit', ...(locale === undefined ? {} : { locale }) }),
  )
  const suites = elementsOf(root, 'testsuite')
  expect(root.name).toBe('testsuites')
  expect(suites.length).toBe(1)
  const cases = elementsOf(root, 'testcase')
  const counts = { tests: String(cases.length), failures: String(elementsOf(root, 'failure').length) }
  for (const { attributes } of [root, ...suites]) expect(attributes).toMatchObject({ ...counts, errors: '0' })
  return cases
}

const outcomes = (report: GoldenReport) =>
  casesOf(report).map(({ attributes, children }) => [attributes['name'], children.map(({ name }) => name)])

describe('a report as JUnit', () => {
  test('has a passing case with the reason for an accepted cause', () => {
    expect(outcomes(accepted)).toEqual([['tax.rate:0.10:0.15', ['system-out']]])
    expect(casesOf(accepted)[0]?.text).toContain('from 1 July')
    expect(outcomes(both).map(([, children]) => children)).toEqual([['failure'], ['system-out']])
  })

  test('has a passing case if no document differs, and a failing case if a difference has no cause', () => {
    expect(casesOf(none).map(({ children }) => children)).toEqual([[]])
    expect(
      casesOf({ ...none, same: 18 }).flatMap(({ children }) => children.map(({ name }) => name)),
    ).toEqual(['failure'])
  })

  test('has one case for a cause in two currencies, which passes if both are accepted', () => {
    expect(outcomes(currencies)).toEqual([['recorded:half-even', ['failure']]])
    const inFirst = reportOn([...currencies.causes].reverse())
    expect(outcomes(inFirst)).toEqual([['recorded:half-even', ['failure']]])
    const inBoth = reportOn(currencies.causes.map((row) => ({ ...row, accepted: 'known' })))
    expect(outcomes(inBoth)).toEqual([['recorded:half-even', ['system-out']]])
  })

  test('has an empty failure if a difference has no cause', () => {
    const [failure] = casesOf({ ...none, same: 18 }).flatMap((one) => elementsOf(one, 'failure'))
    expect(failure?.text).toBe('')
    expect(failure?.attributes['type']).toBe(failure?.attributes['message'])
  })

  test('has a case with a unique name for each of ten thousand causes', () => {
    expect(new Set(casesOf(many).map(({ attributes }) => attributes['name'])).size).toBe(10_000)
  })

  test('has texts and numbers in German on request', () => {
    expect(casesOf(one, 'de-AT')[0]?.text).toContain('Anfrage 1012, Q-7: 128,34 → 128,35 AUD (+0,01)')
  })

  test.each(HARMFUL)('keeps its structure with %j', (text) => {
    const cases = casesOf(adversarial(text))
    expect(cases.map(({ children }) => children.map(({ name }) => name))).toEqual([
      ['failure'],
      ['system-out'],
    ])
    for (const { children } of cases) expect(children[0]?.children).toEqual([])
  })

  test('restores XML markup in a name when read back', () => {
    expect(outcomes(adversarial(`<a href="x">'&amp;]]>`))[0]?.[0]).toBe(`<a href="x">'&amp;]]>`)
  })
})
