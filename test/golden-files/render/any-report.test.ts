import { describe, expect, test } from 'vitest'
import { goldenTable } from '../../../src/cli/golden/golden-table.js'
import { plainInk } from '../../../src/cli/table/presentation.js'
import { readReport } from '../../../src/golden/render/read-report.js'
import { renderGoldenReport, type GoldenReportFormat } from '../../../src/entries/golden.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { both } from './reports.js'

const FORMATS = ['markdown', 'junit', 'sarif', 'github', 'html'] as const

const throwing = (): never => {
  throw new Error('not to be read')
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

describe('a report that is none', () => {
  test.each(FORMATS)('is rendered as %s, and nothing is thrown', (format) => {
    for (const sent of ANYTHING) {
      expect(typeof renderGoldenReport(sent as GoldenReport, { format })).toBe('string')
      const options = { format, file: sent, locale: sent } as { readonly format: GoldenReportFormat }
      expect(typeof renderGoldenReport(both, options)).toBe('string')
    }
  })

  test('has no figures', () => {
    for (const sent of ANYTHING) {
      const { documents, same, causes } = readReport(sent)
      expect([documents, same]).toEqual([0, 0])
      for (const { documents: own, lines, up, down, net } of causes) {
        expect([own, lines, up, down, net]).toEqual([0, 0, '0', '0', '0'])
      }
    }
  })

  test('a report that is one is read as it is, and is rendered without being changed', () => {
    expect(readReport(both)).toEqual(both)
    const before = JSON.stringify(both)
    for (const format of FORMATS) renderGoldenReport(both, { format })
    expect(JSON.stringify(both)).toBe(before)
  })

  test('a format that is not known is Markdown', () => {
    const markdown = renderGoldenReport(both, { format: 'markdown' })
    for (const options of [{ format: 'pdf' }, { format: '__proto__' }, undefined, null]) {
      expect(renderGoldenReport(both, options as unknown as { format: 'html' })).toBe(markdown)
    }
  })

  test('is no table of figures on a terminal', () => {
    expect(goldenTable(readReport(undefined), { ink: plainInk, width: 80 })).toBe(
      'No documents were compared.\n',
    )
  })
})
