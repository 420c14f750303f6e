import { describe, expect, test } from 'vitest'
import { causesOf, currenciesOf } from '../../../src/golden/render/causes-of.js'
import { cause, reportOn } from './reports.js'

const firstFigure = { figure: 'total', name: 'total', rule: 'T5', recorded: '1', current: '2' }
const shrunk = { request: {}, recorded: '1', current: '2' }

describe('the causes of a report', () => {
  test('are each once, in the order of the report, with a row for each currency', () => {
    const rows = [
      cause({ cause: 'a', documents: 2, lines: 5 }),
      cause({ cause: 'b', documents: 1, lines: 1 }),
      cause({ cause: 'a', documents: 3, lines: 4, currency: 'EUR' }),
    ]
    const causes = causesOf(reportOn(rows))
    expect(causes.map(({ id, number, documents, lines }) => [id, number, documents, lines])).toEqual([
      ['a', 1, 5, 9],
      ['b', 2, 1, 1],
    ])
    expect(causes[0]?.first).toBe(rows[0])
    expect(causes[0]?.rows).toEqual([rows[0], rows[2]])
  })

  test('have what any of their rows has, the first that has it first', () => {
    const [found] = causesOf(
      reportOn([
        cause({ cause: 'a', samples: [{ recorded: '1' }] }),
        cause({ cause: 'a', currency: 'EUR', samples: [{ line: 7 }, { line: 3 }], firstFigure, shrunk }),
        cause({ cause: 'a', currency: 'USD', firstFigure: { ...firstFigure, figure: 'other' } }),
      ]),
    )
    expect(found?.firstFigure).toEqual(firstFigure)
    expect(found?.shrunk).toEqual({ ...shrunk, currency: 'EUR' })
    expect(found?.line).toBe(7)
    expect(found?.samples).toEqual([
      { recorded: '1', currency: 'AUD' },
      { line: 7, currency: 'EUR' },
      { line: 3, currency: 'EUR' },
    ])
  })

  test('are without what none of their rows has', () => {
    const [found] = causesOf(reportOn([cause({ cause: 'a', samples: [{}] })]))
    expect([found?.firstFigure, found?.shrunk, found?.line, found?.accepted]).toEqual(
      Array(4).fill(undefined),
    )
  })

  test('are accepted where all of their rows are, for the reason of the first', () => {
    const acceptedIn = (...reasons: readonly (string | undefined)[]) =>
      causesOf(
        reportOn(
          reasons.map((reason, index) =>
            cause({
              cause: 'a',
              currency: String(index),
              ...(reason === undefined ? {} : { accepted: reason }),
            }),
          ),
        ),
      )[0]?.accepted
    expect(acceptedIn('one', 'two')).toBe('one')
    expect(acceptedIn('one', undefined)).toBeUndefined()
    expect(acceptedIn(undefined, 'two')).toBeUndefined()
  })

  test('have the currencies of the sums, then those of the causes that have no sum', () => {
    const report = reportOn([cause({ cause: 'a', currency: 'EUR' }), cause({ cause: 'b', currency: 'USD' })])
    const sums = ['AUD', 'USD'].flatMap((currency) =>
      report.sums.slice(0, 1).map((sum) => ({ ...sum, currency })),
    )
    expect(currenciesOf({ ...report, sums })).toEqual(['AUD', 'USD', 'EUR'])
  })
})
