import { describe, expect, test } from 'vitest'
import { renderGoldenReport } from '../../../src/entries/golden.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import {
  CELLS_OF_TIES,
  accepted,
  both,
  cause,
  currencies,
  HARMFUL,
  adversarial,
  many,
  none,
  one,
  reportOn,
} from './reports.js'

const markdownOf = (report: GoldenReport, locale?: string): string =>
  renderGoldenReport(report, { format: 'markdown', ...(locale === undefined ? {} : { locale }) })

/** Returns the cells of the table's rows, without its heading. An escaped bar belongs to a cell. */
const rowsOf = (markdown: string): readonly (readonly string[])[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/\\(.)/g, '$1')),
    )

describe('a report as Markdown', () => {
  test('begins with the outcome', () => {
    const outcomes = [none, one, accepted, both, currencies].map(
      (report) => markdownOf(report).split('\n')[0],
    )
    expect(outcomes).toEqual([
      '**All 19 documents are the same.**',
      '**4,981 of 5,000 documents differ, 49.81 AUD more in all; 1 cause, not accepted.**',
      '**12 of 31 documents differ, 9,007,199,254,740,992.50 AUD more in all; 1 cause, accepted.**',
      '**4,993 of 5,012 documents differ, 9,007,199,254,741,042.31 AUD more in all; 2 causes, 1 accepted.**',
      '**5 of 24 documents differ, 0.03 AUD more, 0.02 EUR less in all; 1 cause, not accepted.**',
    ])
    expect(markdownOf(one, 'de-AT').split('\n')[0]).toBe(
      '**4.981 von 5.000 Dokumenten weichen ab, insgesamt 49,81 AUD mehr; 1 Ursache, nicht akzeptiert.**',
    )
  })

  test('has an outcome for one document, no documents, and differences that cancel out', () => {
    const outcomeOf = (report: GoldenReport): string | undefined => markdownOf(report).split('\n')[0]
    expect(outcomeOf({ ...none, documents: 1, same: 1 })).toBe('**The document is the same.**')
    expect(outcomeOf({ ...none, documents: 0, same: 0 })).toBe('**No documents were compared.**')
    const evenedOut = reportOn([cause({ cause: 'a', down: '-10000', net: '0' })])
    expect(outcomeOf(evenedOut)).toMatch(/^\*\*1 of 20 documents differs, 0\.00 AUD in all;/)
  })

  test('has a row for each cause, even with amounts beyond the safe integers', () => {
    expect(rowsOf(markdownOf(both))).toEqual([
      [...CELLS_OF_TIES, 'not accepted'],
      [
        ...['The English of tax.rate:0.10:0.15', '12', '12', '+9,007,199,254,740,993.00', '-0.50'],
        ...['+9,007,199,254,740,992.50', '-123,456,789.00', 'from 1 July'],
      ],
    ])
    expect(rowsOf(markdownOf(none))).toEqual([])
  })

  test('has two rows and one heading for a cause in two currencies', () => {
    const markdown = markdownOf(currencies)
    expect(rowsOf(markdown).map((cells) => [cells[0], cells[3], cells[6]])).toEqual([
      ['The English of recorded:half-even', 'AUD', '+0.03'],
      ['The English of recorded:half-even', 'EUR', '-0.02'],
    ])
    expect(markdown.match(/^### /gm)?.length).toBe(1)
  })

  test('shows no rule for a figure of an unknown rule', () => {
    const unknown = { figure: 'x', name: 'odd', rule: 'Q9', recorded: '1', current: '2' }
    const markdown = markdownOf(reportOn([cause({ cause: 'unknown', firstFigure: unknown })]), 'de')
    expect(markdown).toContain('odd (Q9), x: 1 → 2')
    expect(markdown).not.toContain('- Regel ')
    expect(markdownOf(reportOn([cause({ cause: 'unknown' })]))).not.toContain('First figure')
  })

  test('needs less than 1 MiB for ten thousand causes, and counts the omitted causes', () => {
    const markdown = markdownOf(many)
    expect(Buffer.byteLength(markdown)).toBeLessThan(2 ** 20)
    const rows = rowsOf(markdown).length
    expect(rows).toBeGreaterThan(500)
    expect(markdown.match(/^### /gm)?.length).toBe(rows)
    expect(markdown).toContain(`${(10_000 - rows).toLocaleString('en')} more causes are left out here.`)
  })

  test('limits the bytes of long texts, and the length of lists', () => {
    const long = '€😀'.repeat(2000)
    const texts = Array<string>(2000).fill(long)
    const settings = texts.map((name) => ({ name, recorded: name, current: name }))
    const row = cause({ cause: long, english: long, policies: texts, alsoFits: texts, settings })
    const causes = Array.from({ length: 60 }, (_, index) => ({ ...row, cause: `${String(index)}${long}` }))
    const markdown = markdownOf(reportOn(causes, { settings, unusedAcceptances: texts }))
    expect(Buffer.byteLength(markdown)).toBeLessThan(2 ** 20)
    expect(rowsOf(markdown).length).toBeGreaterThan(0)
  })

  test.each(HARMFUL)('does not interpret %j as Markdown or HTML', (text) => {
    const markdown = markdownOf(adversarial(text))
    expect(rowsOf(markdown).map(({ length }) => length)).toEqual([9 - 1, 9 - 1])
    expect(markdown.replaceAll(/\\./g, '').replaceAll('<br>', '')).not.toMatch(/[<>`]|\]\(/)
    expect(markdown.match(/^### /gm)?.length).toBe(2)
    expect(markdown).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]|\p{Cs}/u)
  })
})
