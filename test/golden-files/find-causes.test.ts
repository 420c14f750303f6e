import { describe, expect, test } from 'vitest'
import { causeId } from '../../src/golden/cause.js'
import type { AnswerChange } from '../../src/golden/change.js'
import { causesFoundIn } from '../../src/golden/find-causes.js'
import { settingsThenAndNow } from '../../src/golden/settings-difference.js'
import { changeOf, hours, piece, quoteOf, RECORDING, settingsOf, taxed } from './small-changes.js'

const found = (...sample: readonly AnswerChange[]): readonly string[] =>
  causesFoundIn(sample, RECORDING).map(causeId)

/** A total of 1.83 with a tenth of tax, of 1.91 with 15 %: no other policy makes 1.85 and 1.90 of them. */
const odd = quoteOf([hours('1', '1660000')])
const [tenth, more] = [taxed('0.10'), taxed('0.15')]
/** Lines of 1.5, 2.5 and 2.5 cents: 2, 3 and 3 by the rules, 2, 2 and 2 half even, 1, 2 and 2 half down. */
const TIES = [hours('0.5', '30000'), hours('0.5', '50000'), hours('0.5', '50000')]
const ties = quoteOf(TIES)
const TO_FIVE = ['total-to-five-cents'] as const

describe('causes are found in changes', () => {
  test.each([
    ['recorded', { recordedBy: TO_FIVE }],
    ['current', { currentBy: TO_FIVE }],
  ] as const)('of a policy on the side %s', (side, by) => {
    expect(found(changeOf(odd, { now: tenth, ...by }))).toEqual([`${side}:total-to-five-cents`])
  })

  test('of a setting and a policy, with both by themselves first', () => {
    expect(found(changeOf(odd, { then: tenth, now: more, recordedBy: TO_FIVE }))).toEqual([
      'tax.rate:0.10:0.15',
      'recorded:total-to-five-cents',
      'tax.rate:0.10:0.15+recorded:total-to-five-cents',
    ])
  })

  test('of a setting, and a policy of now that changes lines in other fields as well', () => {
    const change = changeOf(quoteOf([...TIES, hours('1', '1660000')]), {
      then: tenth,
      now: more,
      currentBy: ['half-even'],
    })
    // The engine, which has no policy of its own, does not make the lines of the recording with the setting alone.
    const { recorded } = change
    expect(found({ ...change, recorded: { ...recorded, lines: 'a'.repeat(32) } })).toEqual([
      'tax.rate:0.10:0.15',
      'current:half-even',
      'tax.rate:0.10:0.15+current:half-even',
    ])
  })

  test('of several settings and a policy, with all that they are made of', () => {
    // A piece of 0.2 m is charged as 1 m, and now as 2 m; 1.00 and 1.66, with tax 2.93, to five cents 2.95.
    const request = quoteOf([piece('0.2'), hours('1', '1660000')])
    const [then, now] = [1000, 2000].map((minimumLinealLengthMm) =>
      taxed(minimumLinealLengthMm === 1000 ? '0.10' : '0.15', { minimumLinealLengthMm }),
    )
    if (then === undefined || now === undefined) throw new Error('two settings')
    const [rate, length, policy] = [
      ...['tax.rate:0.10:0.15', 'minimumLinealLengthMm:1000:2000', 'recorded:total-to-five-cents'],
    ]
    expect(found(changeOf(request, { then, now, recordedBy: TO_FIVE }))).toEqual([
      ...[rate, length, `${rate ?? ''}+${length ?? ''}`, policy],
      ...[`${rate ?? ''}+${policy ?? ''}`, `${length ?? ''}+${policy ?? ''}`],
      [rate, length, policy].join('+'),
    ])
  })

  test('of two policies, with each by itself', () => {
    // 1.66 and three times 0.02 are 1.72, with tax 1.89, to five cents 1.90.
    const request = quoteOf([hours('1', '1660000'), ...TIES])
    expect(
      found(changeOf(request, { now: tenth, recordedBy: ['half-even', 'total-to-five-cents'] })),
    ).toEqual([
      'recorded:half-even',
      'recorded:total-to-five-cents',
      'recorded:half-even+recorded:total-to-five-cents',
    ])
  })

  test('without settings, where the figures are made with those of now', () => {
    const change = changeOf(odd, { now: tenth, recordedBy: TO_FIVE })
    const settings = settingsThenAndNow(settingsOf(more), settingsOf(tenth))
    expect(found({ ...change, settings })).toEqual(['recorded:total-to-five-cents'])
  })

  test('that explain most of them, and no others', () => {
    const toFive = changeOf(odd, { now: tenth, recordedBy: TO_FIVE })
    // 1.20 with tax is 1.32, to five cents 1.30.
    const alsoToFive = changeOf(quoteOf([hours('1', '1200000')]), { now: tenth, recordedBy: TO_FIVE })
    const evenNow = changeOf(ties, { now: tenth, currentBy: ['half-even'] })
    expect(found(toFive, evenNow, alsoToFive)).toEqual(['recorded:total-to-five-cents'])
    expect(found(evenNow)).toEqual(['current:half-even'])
  })

  test('where some of the documents have no figures', () => {
    const toFive = changeOf(odd, { now: tenth, recordedBy: TO_FIVE })
    const refused = { kind: 'quote', request: toFive.recorded.request, problems: ['required a'] } as const
    expect(found({ ...toFive, recorded: refused }, toFive)).toEqual(['recorded:total-to-five-cents'])
  })

  test('nowhere, where nothing makes the figures, or where more has changed than a policy makes', () => {
    const change = changeOf(odd, { now: tenth, recordedBy: TO_FIVE })
    const { recorded } = change
    expect(found()).toEqual([])
    expect(
      found({ ...change, recorded: { ...recorded, totals: { ...recorded.totals, total: '77' } } }),
    ).toEqual([])
    // The line has another fingerprint, and its total is the same.
    expect(found({ ...change, recorded: { ...recorded, lines: 'aaaaaaaa' } })).toEqual([])
  })
})
