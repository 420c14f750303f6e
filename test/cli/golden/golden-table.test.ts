import { describe, expect, test } from 'vitest'
import { goldenTable } from '../../../src/cli/golden/golden-table.js'
import { plainInk } from '../../../src/cli/table/presentation.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import {
  CELLS_OF_TIES,
  accepted,
  both,
  currencies,
  HARMFUL,
  adversarial,
  many,
  one,
} from '../../golden-files/render/reports.js'

const linesOf = (report: GoldenReport, width = 100): readonly string[] =>
  goldenTable(report, { ink: plainInk, width }).split('\n')

/** Returns the cells of the rows that begin with a cause. */
const rowOf = (report: GoldenReport, cause: string, width?: number): readonly (readonly string[])[] =>
  linesOf(report, width)
    .filter((line) => line.startsWith(`${cause} `))
    .map((line) => line.split(/ {2,}/))

describe('a golden report on a terminal', () => {
  test('has a row for each cause', () => {
    expect(rowOf(one, 'The recorded figures round ties to even')).toEqual([[...CELLS_OF_TIES, 'no']])
    expect(rowOf(accepted, 'The English of tax.rate:0.10:0.15', 200)).toEqual([
      [
        ...['The English of tax.rate:0.10:0.15', '12', '12', '+9,007,199,254,740,993.00', '-0.50'],
        ...['+9,007,199,254,740,992.50', '-123,456,789.00', 'yes'],
      ],
    ])
    expect(
      rowOf(currencies, 'The English of recorded:half-even', 200).map((cells) => cells.slice(5)),
    ).toEqual([
      ['+0.03', '+0.01', 'AUD', 'no'],
      ['-0.02', '+0.01', 'EUR', 'yes'],
    ])
  })

  test('is as wide as the terminal', () => {
    const lines = linesOf(one, 60)
    expect(lines.filter((line) => line.startsWith('  ') && line.length > 60)).toEqual([])
    expect(linesOf(both, 60)[1]).toMatch(/^ {2}\S/)
  })

  test('shows the first of ten thousand causes, and counts the others', () => {
    const lines = linesOf(many)
    expect(lines.length).toBeLessThan(500)
    expect(lines.filter((line) => line.endsWith('more causes are left out here.'))).toEqual([
      '9,950 more causes are left out here.',
      '9,980 more causes are left out here.',
    ])
  })

  test.each(HARMFUL)('does not let %j control the terminal', (text) => {
    const table = linesOf(adversarial(text)).join('\n')
    expect(table).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]|\p{Cs}/u)
  })
})
