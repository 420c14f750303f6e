import { describe, expect, test } from 'vitest'
import { readReport } from '../../../src/golden/render/read-report.js'
import { renderGoldenReport } from '../../../src/entries/golden.js'
import { halfEven, none, one } from './reports.js'

const ZERO = { documents: 0, lines: 0, up: '0', down: '0', net: '0', largest: '0' }
const EMPTY = {
  ...ZERO,
  ...{
    cause: '',
    english: '',
    german: '',
    currency: '',
    policies: [],
    settings: [],
    alsoFits: [],
    samples: [],
  },
}

/** A report with one cause that has this. */
const causeWith = (sent: object): unknown => readReport({ causes: [sent] }).causes[0]

describe('a report is read as far as it is one', () => {
  test('and is empty where it is none', () => {
    expect(readReport({})).toStrictEqual({
      format: 'quotewright.golden-report/1',
      comparedWith: 'golden',
      versions: { current: { engine: '', rules: '' } },
      ...{ documents: 0, same: 0, settings: [], causes: [], sums: [], unusedAcceptances: [] },
    })
  })

  test('with another program, the versions of now alone', () => {
    const { versions } = none
    const sent = { ...none, comparedWith: 'program', versions: { current: versions.current } }
    expect(readReport(sent)).toStrictEqual(sent)
    expect(readReport({ ...sent, comparedWith: 'both' }).comparedWith).toBe('golden')
  })

  test('with sums and causes that are 0 and empty where they are not what they should be', () => {
    expect(readReport({ sums: [{}] }).sums).toStrictEqual([{ ...ZERO, currency: '' }])
    const wrong = { documents: 1.5, lines: '1', up: '1.5', down: 1, net: '+1', largest: 'x' }
    expect(readReport({ sums: [wrong] }).sums).toStrictEqual([{ ...ZERO, currency: '' }])
    expect(causeWith({})).toStrictEqual(EMPTY)
    expect(causeWith(wrong)).toStrictEqual(EMPTY)
    expect(causeWith(halfEven)).toStrictEqual(halfEven)
  })

  test.each([
    [1, 1],
    [0, 0],
    [-1, 0],
    [1.5, 0],
    ['1', 0],
    [2 ** 53, 0],
    [2 ** 53 - 1, 2 ** 53 - 1],
  ])('with the count %j as %j', (sent, count) => {
    expect(readReport({ documents: sent }).documents).toBe(count)
  })

  test.each([
    ['1'.repeat(60), true],
    [`-${'1'.repeat(60)}`, true],
    ['1'.repeat(61), false],
    ['', false],
    ['-', false],
    ['1 ', false],
    [' 1', false],
    [1, false],
  ])('with the amount %j: %s', (sent, isAmount) => {
    expect(readReport({ sums: [{ net: sent }] }).sums[0]?.net).toBe(isAmount ? sent : '0')
  })

  test.each<[object, object]>([
    [
      { line: 3, id: 'a', recorded: '1', current: '-1' },
      { line: 3, id: 'a', recorded: '1', current: '-1' },
    ],
    [{ id: 7 }, { id: 7 }],
    [{ line: 0, id: true, recorded: 1, current: '1.0' }, {}],
    [{ line: 1.5, id: null }, {}],
    [{ line: '3', id: {} }, {}],
  ])('with the sample %j as %j', (sent, sample) => {
    expect(causeWith({ samples: [sent] })).toStrictEqual({ ...EMPTY, samples: [sample] })
  })

  test('with settings whose values may be missing', () => {
    const settings = [{ name: 'a', recorded: '1', current: '2' }, { name: 'b', recorded: 1 }, 5]
    expect(readReport({ settings }).settings).toStrictEqual([
      { name: 'a', recorded: '1', current: '2' },
      { name: 'b' },
      { name: '' },
    ])
  })

  test('with a first figure where there is an object', () => {
    const figure = { figure: '', name: '', rule: '', recorded: '', current: '' }
    expect(causeWith({ firstFigure: {} })).toStrictEqual({ ...EMPTY, firstFigure: figure })
    for (const firstFigure of [null, 'T5', 5, undefined])
      expect(causeWith({ firstFigure })).toStrictEqual(EMPTY)
  })

  test('with a smallest request where there is one, whatever it is', () => {
    const shrunk = { request: null, recorded: '0', current: '0' }
    expect(causeWith({ shrunk: { request: null, recorded: 5 } })).toStrictEqual({ ...EMPTY, shrunk })
    expect(causeWith({ shrunk: { recorded: '1' } })).toStrictEqual(EMPTY)
  })

  test('with an accepted cause where the reason is a text', () => {
    expect(causeWith({ accepted: '' })).toStrictEqual({ ...EMPTY, accepted: '' })
    expect(causeWith({ accepted: true })).toStrictEqual(EMPTY)
  })
})

test('an empty path names no place', () => {
  expect(renderGoldenReport(one, { format: 'github', file: '' })).toBe(
    renderGoldenReport(one, { format: 'github' }),
  )
})
