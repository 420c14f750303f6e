import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { renderGoldenReport, type GoldenReport } from '../../../src/entries/golden.js'
import { formOf } from './form-of.js'
import { cause, none, reportOn } from './reports.js'

type CauseRow = GoldenReport['causes'][number]

const markdownOf = (report: GoldenReport): string => renderGoldenReport(report, { format: 'markdown' })

describe('the structure of a report as Markdown', () => {
  const linesOf = (markdown: string): readonly string[] => markdown.split('\n').map(formOf)

  test('is the outcome and the versions if no document differs', () => {
    expect(linesOf(markdownOf(none))).toEqual(['**x 19 x.**', '', 'x 0.1.0 (x 3x9x), x 0.2.0 (x 81x0)', ''])
  })

  test('names the currency above the table, unless it has no name', () => {
    const linesAbove = (currency: string) =>
      markdownOf(reportOn([cause({ cause: 'a', currency })]))
        .split('\n')
        .slice(3, 5)
    expect(linesAbove('AUD')).toEqual(['', expect.stringMatching(/^[^|]*AUD/)])
    expect(linesAbove('')).toEqual(['', expect.stringMatching(/^\| /)])
  })
})

describe('a report as Markdown', () => {
  // Characters on both sides of each change between one and four bytes, most of three bytes.
  const edges = '\u007f\u0080\u07ff\u0800\ud7ff\u{10000}\u{10ffff}\ue000\uffff'.replace('\u007f', '~')
  const long = Array.from({ length: 10 }, () => '€'.repeat(480) + edges)
  const largeCause = (id: string, rest: Partial<CauseRow> = {}): CauseRow =>
    cause({
      ...{ cause: id, english: id, alsoFits: long },
      ...rest,
    })

  /** Returns the bytes of a cause: its row in the table, and its section. */
  const bytesOf = (row: CauseRow): number => {
    const markdown = markdownOf(reportOn([row]))
    const [table = '', section = ''] = markdown.slice(0, -1).split('\n\n### ')
    return Buffer.byteLength(table.split('\n').at(-1) ?? '') + Buffer.byteLength(`### ${section}`)
  }

  /** Returns a cause with this number of bytes, between 1000 and 15,000. */
  const causeOfBytes = (id: string, bytes: number): CauseRow => {
    const padded = (each: number, sentence: number): CauseRow => {
      const texts = long.map(() => '€'.repeat(each))
      return cause({ cause: `${id} ${'x'.repeat(sentence)}`, english: id, alsoFits: texts })
    }
    // There are ten texts, with three bytes per character.
    const each = Math.floor((bytes - 300) / 30)
    return padded(each, 1 + bytes - bytesOf(padded(each, 1)))
  }
  test.each(['1. Roof', '2) Roof', '- Roof', '+ Roof'])('begins no list within a list: %s', (id) => {
    const samples = [{ id }, { id: `${id} B` }]
    expect(markdownOf(reportOn([{ ...cause({ cause: 'a' }), samples }]))).not.toMatch(/^ *- (\d+[.)]|[-+]) /m)
  })

  const idsIn = (rows: readonly CauseRow[]) => markdownOf(reportOn(rows)).match(/(?<=^### ).+$/gm)

  test('has at most 900,000 bytes of causes, and counts the causes after the last one that fits', () => {
    const each = bytesOf(largeCause('cause 00'))
    const causes = Array.from({ length: Math.floor((900_000 - 1000) / each) }, (_, index) =>
      largeCause(`cause ${String(10 + index)}`),
    )
    const free = 900_000 - causes.length * each
    const [fits, isTooLong] = [causeOfBytes('last', free), causeOfBytes('last', free + 1)]
    expect([bytesOf(fits), bytesOf(isTooLong)]).toEqual([free, free + 1])
    const ids = causes.map((row) => row.cause)
    expect(idsIn([...causes, fits])).toEqual([...ids, 'last'])
    const small = [cause({ cause: 'small' }), cause({ cause: 'smaller' })]
    const rows = [...causes, isTooLong, ...small]
    expect(idsIn(rows)).toEqual(ids)
    const lines = markdownOf(reportOn(rows)).split('\n')
    expect(lines.filter((line) => line.startsWith('|')).length).toBe(2 + causes.length)
    // The count is between the table and the first section.
    expect(lines[lines.indexOf('### cause 10') - 2]).toMatch(/^3 /)
    expect(markdownOf(reportOn([...causes, fits]))).not.toMatch(/^\d+ more/m)
  })
})
