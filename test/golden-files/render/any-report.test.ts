import { describe, expect, test } from 'vitest'
import { goldenReportTexts, renderGoldenReport, type GoldenReport } from '../../../src/entries/golden.js'
import { both } from './reports.js'

type GoldenReportFormat = NonNullable<Parameters<typeof renderGoldenReport>[1]>['format']

const FORMATS = ['markdown', 'junit', 'sarif', 'github', 'html'] as const

const throwing = (): never => {
  throw new Error('this value must not be read')
}

const ANYTHING: readonly unknown[] = [
  ...[undefined, null, 0, '', 'text', true, [], {}, throwing, 1n, Symbol('s')],
  new Proxy({}, { get: throwing, getOwnPropertyDescriptor: throwing, has: throwing, ownKeys: throwing }),
  {
    causes: [
      undefined,
      null,
      5,
      {},
      [],
      { samples: [null], settings: 5, firstFigure: {}, shrunk: { request: null } },
    ],
  },
  { causes: { length: 3 }, sums: [{ net: '1e9' }], versions: 5, documents: -1, same: NaN },
  { documents: Infinity, causes: [{ net: '1'.repeat(100), up: 5, down: null, cause: {}, accepted: 7 }] },
]

describe('an invalid report', () => {
  test.each(FORMATS)('is rendered as %s without an error', (format) => {
    for (const sent of ANYTHING) {
      expect(typeof renderGoldenReport(sent as GoldenReport, { format })).toBe('string')
      const options = { format, file: sent, locale: sent } as { readonly format: GoldenReportFormat }
      expect(typeof renderGoldenReport(both, options)).toBe('string')
    }
  })

  test('shows 0 for each figure', () => {
    for (const sent of ANYTHING) {
      const { columns, rows } = goldenReportTexts(sent as GoldenReport)
      const figures = columns.slice(1, 7).map(({ cells }) => cells)
      expect(figures).toEqual([
        ...Array<string[]>(2).fill(Array<string>(rows).fill('0')),
        ...Array<string[]>(4).fill(Array<string>(rows).fill('0.00')),
      ])
    }
  })

  test('a report is unchanged by rendering', () => {
    const before = JSON.stringify(both)
    for (const format of FORMATS) renderGoldenReport(both, { format })
    expect(JSON.stringify(both)).toBe(before)
  })

  test('an unknown format is rendered as Markdown', () => {
    const markdown = renderGoldenReport(both, { format: 'markdown' })
    for (const options of [{ format: 'pdf' }, { format: '__proto__' }, undefined, null]) {
      expect(renderGoldenReport(both, options as unknown as { format: 'html' })).toBe(markdown)
    }
  })
})
