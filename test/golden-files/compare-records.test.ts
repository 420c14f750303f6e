import { describe, expect, test } from 'vitest'
import { compareRecords, type GoldenRecord } from '../../src/entries/golden.js'

const RECORD: GoldenRecord = {
  ...{ kind: 'quote', request: 'r', lines: 'aaaaaaaabbbbbbbb' },
  totals: { subtotal: '10', discountAmount: '0', taxAmount: '1', total: '11', totalCost: '5', margin: '5' },
}
const REFUSED: GoldenRecord = { kind: 'quote', request: 'r', problems: ['required a', 'required b'] }

const same = { status: 'same', figures: [], lines: [], haveProblemsChanged: false }

describe('two records of a document', () => {
  test.each<[string, GoldenRecord, GoldenRecord, object]>([
    ['are the same', RECORD, { ...RECORD, id: 'Q', settings: 's' }, same],
    ['are the same if both are refused', REFUSED, { ...REFUSED }, same],
    [
      'are the same if both are empty',
      { kind: 'quote', request: 'r' },
      { kind: 'quote', request: 'r' },
      same,
    ],
    [
      'have different figures, listed in order',
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
      'have a figure on one side only',
      { ...RECORD, totals: { total: '11' } },
      { ...RECORD, totals: {} },
      { ...same, status: 'answer_changed', figures: [{ figure: 'total', recorded: '11' }] },
    ],
    [
      'have one changed and one additional line',
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
      'compare no lines if the current record has none',
      RECORD,
      { kind: 'quote', request: 'r', totals: RECORD.totals ?? {} },
      same,
    ],
    [
      'compare no lines if the recorded record has none',
      { kind: 'quote', request: 'r', totals: RECORD.totals ?? {} },
      RECORD,
      same,
    ],
    [
      'have problems that are equal only when concatenated',
      { ...REFUSED, problems: ['a', 'bc'] },
      { ...REFUSED, problems: ['ab', 'c'] },
      { ...same, status: 'answer_changed', haveProblemsChanged: true },
    ],
    [
      'have the same problems in a different order',
      REFUSED,
      { ...REFUSED, problems: ['required b', 'required a'] },
      { ...same, status: 'answer_changed', haveProblemsChanged: true },
    ],
    ['have different requests', RECORD, { ...RECORD, request: 's' }, { ...same, status: 'request_changed' }],
    ['have different kinds', RECORD, { ...RECORD, kind: 'order' }, { ...same, status: 'request_changed' }],
  ])('%s', (_, recorded, current, expected) => {
    expect(compareRecords(recorded, current)).toStrictEqual(expected)
  })

  test('differ in all figures and problems if one is refused', () => {
    const { figures, lines, haveProblemsChanged, status } = compareRecords(RECORD, REFUSED)
    expect(figures.map(({ figure }) => figure)).toEqual(Object.keys(RECORD.totals ?? {}))
    expect([lines, haveProblemsChanged, status]).toEqual([[], true, 'answer_changed'])
  })
})

describe('a malformed record', () => {
  const record = { kind: 'quote', request: 'abc' } as const
  /** Compares two records that have these fields. */
  const between = (sent: object, current: Partial<GoldenRecord> = {}) =>
    compareRecords({ request: 'abc', ...sent } as GoldenRecord, { ...record, ...current })

  test.each([
    undefined,
    null,
    'text',
    [],
    {},
    { request: 5 },
    { request: 'abc', kind: 'invoice' },
    Object.create({ request: 'abc' }),
  ])('compares like an empty record: %j', (sent) => {
    expect(compareRecords(sent as GoldenRecord, { ...record, request: '' })).toStrictEqual(same)
    expect(compareRecords(sent as GoldenRecord, record).status).toBe('request_changed')
  })

  test.each<[object, Partial<GoldenRecord>]>([
    [{}, {}],
    [{ kind: 'quote' }, {}],
    [{ kind: null }, {}],
    [{ kind: 'order' }, { kind: 'order' }],
    [{ lines: {}, totals: 'none', problems: 'none' }, {}],
    [{ totals: { total: '1.5', subtotal: 3, margin: '', totalCost: null, grandTotal: '8' } }, {}],
    [
      { totals: { discountAmount: '-2', labourTotal: '7' } },
      { totals: { labourTotal: '7', discountAmount: '-2' } },
    ],
    [{ problems: ['a', 5, null, 'b'] }, { problems: ['a', 'b'] }],
  ])('compares, with the fields %j, like a record with %j', (sent, read) => {
    expect(between(sent, read)).toStrictEqual(same)
  })

  test('does not use inherited fields', () => {
    const sent = Object.create({ kind: 'order', lines: 'x', totals: { total: '1' } }) as object
    expect(compareRecords(Object.assign(sent, { request: 'abc' }) as GoldenRecord, record)).toStrictEqual(
      same,
    )
    expect(between({ kind: 'order', lines: 'x', totals: { total: '1' } }).status).toBe('request_changed')
  })
})
