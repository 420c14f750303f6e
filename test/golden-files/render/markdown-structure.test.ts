import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { markdownReport } from '../../../src/golden/render/markdown.js'
import type { CauseRow, GoldenReport } from '../../../src/entries/golden.js'
import { BARE_WORDS } from './bare-words.js'
import { cause, none, reportOn } from './reports.js'
import { inTwoCurrencies, small } from './small-report.js'

const markdownOf = (report: GoldenReport): string => markdownReport(report, BARE_WORDS)

describe('the structure of a report as Markdown', () => {
  test('is the outcome, the versions, settings, the table, a section for each cause, and what was not met', () => {
    expect(markdownOf(small)).toBe(
      [
        '**differ(2, 2, 21), inAll(0.00 AUD); oneCause(true).**',
        '',
        'recorded 0.1.0 (rules(3f9c)), current 0.2.0 (rules(81d0))',
        '',
        '- settings: tax.rate: 0.10 → 0.15',
        '',
        'amountsIn(AUD)',
        '',
        '| column cause | column documents | column lines | column up | column down | column net | column largest | column accepted |',
        '| --- | --: | --: | --: | --: | --: | --: | --- |',
        '| a\\<b | 2 | 3 | +0.01 | -0.01 | 0.00 | +0.01 | agreed |',
        '',
        '### a\\<b',
        '',
        'Why.<br>size(documents(2, 2), lines(3, 3), 0.00 AUD)',
        '',
        '- samples:',
        '  - line(4), Q: 1.00 → 1.02 AUD (+0.02)',
        '  - line(5): noTotal → noTotal',
        '- accepted: agreed',
        '',
        '- unusedAcceptances: old, older',
        '',
      ].join('\n'),
    )
  })

  test('where nothing differs is the outcome and the versions', () => {
    expect(markdownOf(none)).toBe(
      'XallSame(19, 19)X\n\nrecorded 0.1.0 (rules(3f9c)), current 0.2.0 (rules(81d0))\n'.replaceAll(
        'X',
        '**',
      ),
    )
  })

  test('has a column for the currency where there are several, and a section without facts', () => {
    const lines = markdownOf(inTwoCurrencies).split('\n')
    expect(lines.slice(4)).toEqual([
      '| column cause | column documents | column lines | column currency | column up | column down | column net | column largest | column accepted |',
      '| --- | --: | --: | --- | --: | --: | --: | --: | --- |',
      '| a | 1 | 1 | AUD | 0.00 | 0.00 | 0.00 | 0.00 | agreed |',
      '| a | 1 | 1 | EUR | 0.00 | 0.00 | 0.00 | 0.00 | notAccepted |',
      '',
      '### a',
      '',
      expect.stringContaining('<br>size(documents(2, 2), lines(2, 2), 0.00 AUD, 0.00 EUR)'),
      '',
    ])
  })

  test('says nothing of a currency that has no name', () => {
    const lines = markdownOf(reportOn([cause({ cause: 'a', currency: '' })])).split('\n')
    expect(lines.slice(3, 5)).toEqual(['', expect.stringContaining('| column cause |')])
  })
})

describe('a report as Markdown has at most 900 000 bytes of causes', () => {
  // Characters of three bytes: few causes are needed.
  const long = Array.from({ length: 10 }, () => '€'.repeat(500))
  const largeCause = (id: string, rest: Partial<CauseRow> = {}): CauseRow =>
    cause({
      ...{ cause: id, english: id, policies: long, alsoFits: long },
      settings: long.map((text) => ({ name: text, recorded: text, current: text })),
      ...rest,
    })

  /** The bytes of a cause: its row in the table, and its section. */
  const bytesOf = (row: CauseRow): number => {
    const markdown = markdownOf(reportOn([row]))
    const [table = '', section = ''] = markdown.slice(0, -1).split('\n\n### ')
    return Buffer.byteLength(table.split('\n').at(-1) ?? '') + Buffer.byteLength(`### ${section}`)
  }

  /** A cause of so many bytes, between 1000 and 75 000. */
  const causeOfBytes = (id: string, bytes: number): CauseRow => {
    const padded = (each: number, sentence: number): CauseRow => {
      const texts = long.map(() => '€'.repeat(each))
      const settings = texts.map((text) => ({ name: text, recorded: text, current: text }))
      return cause({ cause: id, english: 'x'.repeat(sentence), settings, policies: texts, alsoFits: texts })
    }
    // Fifty texts, with three bytes for a character.
    const each = Math.floor((bytes - 700) / 150)
    return padded(each, 1 + bytes - bytesOf(padded(each, 1)))
  }
  const idsIn = (rows: readonly CauseRow[]) => markdownOf(reportOn(rows)).match(/(?<=^### ).+$/gm)

  test('to the byte, and those after one that does not fit are left out and counted', () => {
    const each = bytesOf(largeCause('cause 00'))
    const causes = Array.from({ length: Math.floor((900_000 - 1000) / each) }, (_, index) =>
      largeCause(`cause ${String(10 + index)}`),
    )
    const room = 900_000 - causes.length * each
    const [fits, isTooLong] = [causeOfBytes('last', room), causeOfBytes('last', room + 1)]
    expect([bytesOf(fits), bytesOf(isTooLong)]).toEqual([room, room + 1])
    const ids = causes.map((row) => row.cause)
    expect(idsIn([...causes, fits])).toEqual([...ids, 'last'])
    const small = [cause({ cause: 'small' }), cause({ cause: 'smaller' })]
    const rows = [...causes, isTooLong, ...small]
    expect(idsIn(rows)).toEqual(ids)
    const lines = markdownOf(reportOn(rows)).split('\n')
    expect(lines.filter((line) => line.startsWith('|')).length).toBe(2 + causes.length)
    // Between the table and the first section.
    expect(lines[lines.indexOf('leftOut(3, 3)') + 2]).toBe('### cause 10')
    expect(markdownOf(reportOn([...causes, fits]))).not.toContain('leftOut')
  })
})
