import { describe, expect, test } from 'vitest'
import { causesOf, type Cause } from '../../../src/golden/render/causes-of.js'
import {
  changeText,
  currencyText,
  factLines,
  factsOf,
  factsWithRule,
  isSame,
  joined,
  lineText,
  outcomeText,
  sentenceOf,
  settingTexts,
  signedText,
  sizeText,
  versionText,
} from '../../../src/golden/render/report-text.js'
import type { CauseRow, GoldenReport } from '../../../src/entries/golden.js'
import { BARE_WORDS } from './bare-words.js'
import { cause, reportOn } from './reports.js'

const outcome = (report: GoldenReport): string => outcomeText(report, BARE_WORDS)

function causeOf(...rows: readonly Partial<CauseRow>[]): Cause {
  const [found] = causesOf(reportOn(rows.map((row) => cause({ cause: 'a', ...row }))))
  if (found === undefined) throw new Error('no cause')
  return found
}

describe('texts and amounts', () => {
  test('a text has at most 500 characters, a currency twelve', () => {
    expect([lineText('x'.repeat(500)).length, currencyText('x'.repeat(12)).length]).toEqual([500, 12])
    expect([lineText('x'.repeat(501)).length, currencyText('x'.repeat(13)).length]).toEqual([500, 12])
    expect(lineText('x'.repeat(501))).not.toBe('x'.repeat(500))
  })

  test.each([
    ['10000', '+0.01'],
    ['0', '0.00'],
    ['-10000', '-0.01'],
  ])('%s micros are %s with a sign', (micros, text) => {
    expect(signedText(micros, BARE_WORDS)).toBe(text)
  })

  test.each([
    ['1000000', '1020000', '1.00 → 1.02 AUD (+0.02)'],
    ['1020000', '1000000', '1.02 → 1.00 AUD (-0.02)'],
    ['1000000', undefined, '1.00 AUD → noTotal'],
    [undefined, '1000000', 'noTotal → 1.00 AUD'],
    [undefined, undefined, 'noTotal → noTotal'],
  ])('a change of %s to %s', (recorded, current, text) => {
    expect(changeText(recorded, current, 'AUD', BARE_WORDS)).toBe(text)
  })
})

describe('the outcome', () => {
  test('where all is the same is how many there are', () => {
    expect(outcome(reportOn([], { documents: 0, same: 0 }))).toBe('noDocuments')
    expect(outcome(reportOn([], { documents: 1234, same: 1234 }))).toBe('allSame(1234, 1,234)')
  })

  test('has the documents that differ, the money of each currency, and the causes', () => {
    const rows = [
      cause({ cause: 'a', documents: 1500 }),
      cause({ cause: 'b', documents: 1, currency: 'EUR', net: '-20000' }),
      cause({ cause: 'c', documents: 1, currency: 'NZD', net: '0' }),
    ]
    expect(outcome(reportOn(rows))).toBe(
      'differ(1502, 1,502, 1,521), inAll(more(15.00 AUD), less(0.02 EUR), 0.00 NZD); causes(3, none, 0).',
    )
  })

  test('without a sum has no money, and without a cause says so', () => {
    expect(outcome(reportOn([], { documents: 3, same: 1 }))).toBe('differ(2, 2, 3); noCause.')
  })

  test('has no documents below zero, and is not the same where there is a cause', () => {
    const report = reportOn([cause({ cause: 'a' })], { documents: 3, same: 5, sums: [] })
    expect(isSame(report)).toBe(false)
    expect(outcome(report)).toBe('differ(0, 0, 3); oneCause(false).')
  })

  test.each([
    [[true], 'oneCause(true)'],
    [[false], 'oneCause(false)'],
    [[true, true], 'causes(2, all, 2)'],
    [[true, false], 'causes(2, some, 1)'],
    [[false, false], 'causes(2, none, 0)'],
  ])('with causes accepted %j', (accepted, text) => {
    const rows = accepted.map((isAccepted, index) =>
      cause({ cause: String(index), ...(isAccepted ? { accepted: 'known' } : {}) }),
    )
    expect(outcome(reportOn(rows, { sums: [] }))).toBe(
      `differ(${String(rows.length)}, ${String(rows.length)}, ${String(rows.length + 19)}); ${text}.`,
    )
  })

  test('has at most ten sums', () => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      cause({ cause: 'a', currency: `C${String(index)}`, net: '0' }),
    )
    expect(outcome(reportOn(rows))).toContain('0.00 C9, andMore(2));')
  })
})

describe('what is known of a cause', () => {
  test('is its sentence in the language of the words, or its id', () => {
    const both = causeOf({ english: 'english', german: 'german' })
    expect(sentenceOf(both, BARE_WORDS)).toBe('english')
    expect(sentenceOf(both, { ...BARE_WORDS, figures: { ...BARE_WORDS.figures, locale: 'de' } })).toBe(
      'german',
    )
    expect(sentenceOf(causeOf({ english: '' }), BARE_WORDS)).toBe('a')
  })

  test('is its size, with the money of each currency', () => {
    const found = causeOf({ documents: 1000, lines: 2000 }, { currency: 'EUR', net: '-10000', lines: 0 })
    expect(sizeText(found, BARE_WORDS)).toBe(
      'size(documents(1001, 1,001), lines(2000, 2,000), more(10.00 AUD), less(0.01 EUR))',
    )
  })

  test('are facts, in their order, with those left out that say nothing', () => {
    const firstFigure = { figure: 'total', name: 'name', rule: 'T5', recorded: '1.5', current: '2' }
    const found = causeOf({
      ...{ firstFigure, settings: [{ name: 'b' }], policies: ['p', 'q'], alsoFits: ['r'] },
      ...{ samples: [{ id: 5 }], accepted: 'known' },
    })
    const others = [
      { label: 'settings', texts: ['b: notSet → notSet'] },
      { label: 'policies', texts: ['p, q'] },
      { label: 'alsoFits', texts: ['r'] },
      { label: 'samples', texts: ['5: noTotal → noTotal'] },
      { label: 'accepted', texts: ['known'] },
    ]
    const first = { label: 'firstFigure', texts: ['name (T5), total: 1.5 → 2'] }
    expect(factsOf(found, BARE_WORDS)).toEqual([first, ...others])
    const rule = { label: 'rule T5', texts: [expect.stringMatching(/.+\. .+/)] }
    expect(factsWithRule(found, BARE_WORDS)).toEqual([first, rule, ...others])
    expect(factsOf(causeOf({}), BARE_WORDS)).toEqual([])
    expect(factsWithRule(causeOf({}), BARE_WORDS)).toEqual([])
  })

  test('is its first figure without a number where no rule makes it, in the marks of the language', () => {
    const firstFigure = { figure: 'x', name: 'name', rule: '', recorded: '1.5', current: '2.5' }
    const words = { ...BARE_WORDS, marks: { decimal: ',', group: '.', minus: '-' } }
    expect(factsWithRule(causeOf({ firstFigure }), words)).toEqual([
      { label: 'firstFigure', texts: ['name, x: 1,5 → 2,5'] },
    ])
  })

  test.each([
    [{ line: 7, id: 'Q-7' }, 'line(7), Q-7'],
    [{ line: 7 }, 'line(7)'],
    [{ id: 'Q-7' }, 'Q-7'],
    [{}, 'document'],
  ])('is the place of a sample %j', (sample, place) => {
    expect(factsOf(causeOf({ samples: [sample] }), BARE_WORDS)).toEqual([
      { label: 'samples', texts: [`${place}: noTotal → noTotal`] },
    ])
  })

  test('is three samples for each currency, and at most ten', () => {
    const samples = Array.from({ length: 5 }, (_, index) => ({ line: index + 1 }))
    const countOn = (rows: readonly Partial<CauseRow>[]): number | undefined =>
      factsOf(causeOf(...rows), BARE_WORDS)[0]?.texts.length
    expect(countOn([{ samples }])).toBe(3)
    expect(countOn([{ samples }, { samples, currency: 'EUR' }])).toBe(6)
    expect(countOn(['A', 'B', 'C', 'D'].map((currency) => ({ samples, currency })))).toBe(10)
  })

  test('is a line for one text, and a line each for several', () => {
    const facts = [
      { label: 'one', texts: ['1'] },
      { label: 'two', texts: ['2', '3'] },
    ]
    expect(factLines(facts)).toEqual(['one: 1', 'two:', '  2', '  3'])
  })
})

describe('lists', () => {
  const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => String(index))

  test('of ids are one text, of ten at most', () => {
    expect(joined([], BARE_WORDS)).toEqual([])
    expect(joined(['a', 'b'], BARE_WORDS)).toEqual(['a, b'])
    expect(joined(ids(10), BARE_WORDS)).toEqual(['0, 1, 2, 3, 4, 5, 6, 7, 8, 9'])
    expect(joined(ids(13), BARE_WORDS)).toEqual(['0, 1, 2, 3, 4, 5, 6, 7, 8, 9, andMore(3)'])
  })

  test('of settings are a text each', () => {
    expect(
      settingTexts(
        [
          { name: 'a', recorded: '1' },
          { name: 'b', current: '2' },
        ],
        BARE_WORDS,
      ),
    ).toEqual(['a: 1 → notSet', 'b: notSet → 2'])
    expect(
      settingTexts(
        ids(11).map((name) => ({ name })),
        BARE_WORDS,
      ).at(-1),
    ).toBe('andMore(1)')
  })

  test('versions are those of both sides, or of now', () => {
    const { versions } = reportOn([])
    expect(versionText(reportOn([]), BARE_WORDS)).toBe(
      'recorded 0.1.0 (rules(3f9c)), current 0.2.0 (rules(81d0))',
    )
    const { current } = versions
    expect(versionText(reportOn([], { versions: { current } }), BARE_WORDS)).toBe(
      'current 0.2.0 (rules(81d0))',
    )
  })
})
