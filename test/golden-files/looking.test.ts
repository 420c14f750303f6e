import { describe, expect, test } from 'vitest'
import { causeId } from '../../src/golden/cause.js'
import type { AnswerChange, Change } from '../../src/golden/change.js'
import { evidenceIn, nextCauses, startLook } from '../../src/golden/looking.js'
import type { GoldenRecord } from '../../src/entries/golden.js'
import { changeOf, hours, knownCause, quoteOf, RECORDING, taxed } from './small-changes.js'

const tenth = taxed('0.10')
const toFive = (quantity: string): AnswerChange =>
  changeOf(quoteOf([hours(quantity, '1660000')]), { now: tenth, recordedBy: ['total-to-five-cents'] })
const TO_FIVE = knownCause([], ['total-to-five-cents'])

/** The groups of evidence: the ids of their causes, and their documents. */
const groupsOf = (evidence: ReturnType<typeof evidenceIn>) =>
  [...evidence.values()].map(({ fitting, tally }) => [fitting.map(causeId).join(' '), tally.documents])

describe('a look at changes', () => {
  test('gathers what the known causes explain, and keeps what they do not', () => {
    const [one, other] = [toFive('1'), { ...toFive('3'), line: 2 }]
    const explained = startLook([TO_FIVE], RECORDING)
    for (const change of [one, other]) explained.at(change)
    expect(groupsOf(explained.evidence)).toEqual([['recorded:total-to-five-cents', 2]])
    expect(explained.unexplained).toEqual([])
    const unexplained = startLook([], RECORDING)
    for (const change of [one, other]) unexplained.at(change)
    expect(groupsOf(unexplained.evidence)).toEqual([['figure:total', 2]])
    expect(unexplained.unexplained).toEqual([one, other])
  })

  test('keeps the 200 smallest changes, whatever their order', () => {
    const change = toFive('1')
    const look = startLook([], RECORDING)
    // 7 has no factor in common with 250: each size once.
    for (let index = 0; index < 250; index++) look.at({ ...change, size: (index * 7) % 250, line: index })
    expect(look.unexplained.map(({ size }) => size)).toEqual(Array.from({ length: 200 }, (_, size) => size))
  })

  const priced: GoldenRecord = { kind: 'quote', request: 'r', totals: { total: '1', margin: '2' } }
  const refused: GoldenRecord = { kind: 'quote', request: 'r', problems: ['required a'] }
  test.each<[string, GoldenRecord, GoldenRecord, boolean]>([
    ['another total', priced, { ...priced, totals: { total: '2', margin: '2' } }, true],
    ['a tax that is new', priced, { ...priced, totals: { ...priced.totals, taxAmount: '1' } }, true],
    ['another margin alone', priced, { ...priced, totals: { total: '1', margin: '3' } }, false],
    ['other lines alone', { ...priced, lines: 'aaaaaaaa' }, { ...priced, lines: 'bbbbbbbb' }, false],
    ['a refusal now', priced, refused, false],
    ['a refusal then', refused, priced, false],
    ['another request', priced, { ...priced, request: 's', totals: { total: '2' } }, false],
  ])('looks further into %s: %s', (_, recorded, current, isLookedInto) => {
    const look = startLook([], RECORDING)
    look.at({ ...toFive('1'), recorded, current } satisfies Change)
    expect(look.unexplained.length).toBe(isLookedInto ? 1 : 0)
    expect(look.evidence.size).toBe(1)
  })

  test('is followed by another one with what was found, if anything was', () => {
    const known = knownCause([], ['truncated'])
    expect(nextCauses({ unexplained: [toFive('1')] }, [known], RECORDING)).toEqual([known, TO_FIVE])
    expect(nextCauses({ unexplained: [] }, [known], RECORDING)).toBeUndefined()
    const { recorded, ...rest } = toFive('1')
    const odd = { ...rest, recorded: { ...recorded, totals: { ...recorded.totals, total: '77' } } }
    expect(nextCauses({ unexplained: [odd] }, [known], RECORDING)).toBeUndefined()
  })

  test('is repeated until nothing more is found', () => {
    const truncated = changeOf(quoteOf([hours('0.5', '90000')]), { now: tenth, recordedBy: ['truncated'] })
    const evidence = groupsOf(evidenceIn([toFive('1'), truncated, toFive('3')], RECORDING))
    expect(evidence[0]).toEqual(['recorded:total-to-five-cents', 2])
    expect(String(evidence[1]?.[0]).split(' ')).toContain('recorded:truncated')
    expect(evidence.length).toBe(2)
  })
})
