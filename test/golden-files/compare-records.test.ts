import { describe, expect, test } from 'vitest'
import { comparisonOf, haveSameAnswer } from '../../src/golden/compare-records.js'
import type { GoldenRecord } from '../../src/entries/golden.js'

const RECORD: GoldenRecord = {
  ...{ kind: 'quote', request: 'r', lines: 'aaaaaaaabbbbbbbb' },
  totals: { subtotal: '10', discountAmount: '0', taxAmount: '1', total: '11', totalCost: '5', margin: '5' },
}
const REFUSED: GoldenRecord = { kind: 'quote', request: 'r', problems: ['required a', 'required b'] }

const same = { status: 'same', figures: [], lines: [], haveProblemsChanged: false }

describe('two records of a document', () => {
  test.each<[string, GoldenRecord, GoldenRecord, object]>([
    ['are the same', RECORD, { ...RECORD, id: 'Q', settings: 's' }, same],
    ['are the same where both are refused', REFUSED, { ...REFUSED }, same],
    ['are the same without anything', { kind: 'quote', request: 'r' }, { kind: 'quote', request: 'r' }, same],
    [
      'have figures that differ, in their order',
      RECORD,
      { ...RECORD, totals: { ...RECORD.totals, labourTotal: '3', total: '12', taxAmount: '2' } },
      {
        ...same,
        status: 'answer_changed',
        figures: [
          { figure: 'taxAmount', recorded: '1', current: '2' },
          { figure: 'total', recorded: '11', current: '12' },
          { figure: 'labourTotal', current: '3' },
        ],
      },
    ],
    [
      'have figures on one side',
      { ...RECORD, totals: { total: '11' } },
      { ...RECORD, totals: {} },
      { ...same, status: 'answer_changed', figures: [{ figure: 'total', recorded: '11' }] },
    ],
    [
      'have another line, or one more',
      RECORD,
      { ...RECORD, lines: 'aaaaaaaabbbbbbbccccccccc' },
      { ...same, status: 'answer_changed', lines: [1, 2] },
    ],
    [
      'have one line fewer',
      RECORD,
      { ...RECORD, lines: 'aaaaaaaa' },
      { ...same, status: 'answer_changed', lines: [1] },
    ],
    [
      'have no lines to compare where a side does not show them',
      RECORD,
      { kind: 'quote', request: 'r', totals: RECORD.totals ?? {} },
      same,
    ],
    [
      'have no lines to compare where the other side does not show them',
      { kind: 'quote', request: 'r', totals: RECORD.totals ?? {} },
      RECORD,
      same,
    ],
    [
      'have problems that run into each other',
      { ...REFUSED, problems: ['a', 'bc'] },
      { ...REFUSED, problems: ['ab', 'c'] },
      { ...same, status: 'answer_changed', haveProblemsChanged: true },
    ],
    [
      'have other problems',
      REFUSED,
      { ...REFUSED, problems: ['required b', 'required a'] },
      { ...same, status: 'answer_changed', haveProblemsChanged: true },
    ],
    ['are of another request', RECORD, { ...RECORD, request: 's' }, { ...same, status: 'request_changed' }],
    ['are of another kind', RECORD, { ...RECORD, kind: 'order' }, { ...same, status: 'request_changed' }],
  ])('%s', (_, recorded, current, expected) => {
    expect(comparisonOf(recorded, current)).toStrictEqual(expected)
  })

  test('are refused on one side: all figures and all problems differ', () => {
    const { figures, lines, haveProblemsChanged, status } = comparisonOf(RECORD, REFUSED)
    expect(figures.map(({ figure }) => figure)).toEqual(Object.keys(RECORD.totals ?? {}))
    expect([lines, haveProblemsChanged, status]).toEqual([[], true, 'answer_changed'])
  })

  test.each<[string, GoldenRecord, GoldenRecord, boolean]>([
    ['figures, lines and problems alike', RECORD, { ...RECORD, request: 's', kind: 'order' }, true],
    ['nothing at all', { kind: 'quote', request: 'r' }, { kind: 'order', request: 's' }, true],
    ['another line', RECORD, { ...RECORD, lines: 'aaaaaaaacccccccc' }, false],
    ['a figure more', RECORD, { ...RECORD, totals: { ...RECORD.totals, labourTotal: '1' } }, false],
    ['figures on one side', REFUSED, { ...REFUSED, totals: { total: '1' } }, false],
    ['figures on the other side', { ...REFUSED, totals: { total: '1' } }, REFUSED, false],
    ['another problem', REFUSED, { ...REFUSED, problems: ['required a'] }, false],
    ['problems on one side', REFUSED, { kind: 'quote', request: 'r' }, false],
  ])('with %s have or have not the same answer', (_, one, other, isSame) => {
    expect(haveSameAnswer(one, other)).toBe(isSame)
  })
})
