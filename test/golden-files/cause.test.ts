import { describe, expect, test } from 'vitest'
import { causeId, isKnown, isPartOf, type Cause, type KnownCause } from '../../src/golden/cause.js'
import type { PolicyId } from '../../src/entries/diagnose.js'

const cause = (names: string, policies: readonly PolicyId[] = [], side: KnownCause['side'] = 'recorded') => ({
  settings: Array.from(names, (name) => ({ name })),
  policies,
  side,
})

describe('the id of a cause', () => {
  test.each<[Cause, string]>([
    [{ differs: 'request' }, 'request'],
    [{ differs: 'refused', code: 'zero_quantity' }, 'refused:zero_quantity'],
    [{ differs: 'figure', figure: 'labourTotal' }, 'figure:labourTotal'],
    [cause('', ['half-even']), 'recorded:half-even'],
    [cause('', ['half-even', 'truncated'], 'current'), 'current:half-even+current:truncated'],
    [cause('ab', ['half-even']), 'a::+b::+recorded:half-even'],
    [
      { ...cause(''), settings: [{ name: 'tax.rate', recorded: '0.10', current: '0.15' }] },
      'tax.rate:0.10:0.15',
    ],
    [
      { ...cause(''), settings: [{ name: 'x', recorded: 'a:b+c', current: '["d e"]' }] },
      'x:a%3Ab%2Bc:%5B%22d%20e%22%5D',
    ],
  ])('of %j is %s', (one, id) => {
    expect(causeId(one)).toBe(id)
  })

  test('a cause with policies or settings is known', () => {
    expect([isKnown(cause('')), isKnown({ differs: 'lines' })]).toEqual([true, false])
  })
})

describe('a cause is a part of another', () => {
  test.each<[string, Cause, Cause, boolean]>([
    ['one of two settings', cause('a'), cause('ab'), true],
    ['a setting with a policy', cause('a'), cause('a', ['half-even']), true],
    ['a policy with a setting', cause('', ['half-even']), cause('a', ['half-even']), true],
    ['one of two policies', cause('', ['truncated']), cause('', ['half-even', 'truncated']), true],
    ['the same', cause('ab', ['half-even']), cause('ba', ['half-even']), false],
    ['another setting', cause('c'), cause('ab'), false],
    ['a setting more', cause('abc'), cause('ab'), false],
    ['another policy', cause('', ['half-down']), cause('a', ['half-even', 'truncated']), false],
    [
      'a setting that is there, a policy that is not',
      cause('a', ['half-down']),
      cause('ab', ['half-even']),
      false,
    ],
    [
      'a policy that is there, a setting that is not',
      cause('c', ['half-even']),
      cause('ab', ['half-even']),
      false,
    ],
    ['a policy of the other side', cause('', ['half-even'], 'current'), cause('a', ['half-even']), false],
    // Without policies there is no side.
    ['a setting, whatever the side', cause('a', [], 'current'), cause('a', ['half-even']), true],
    ['what differs', { differs: 'lines' }, cause('a'), false],
    ['of what differs', cause(''), { differs: 'lines' }, false],
    ['both what differs', { differs: 'lines' }, { differs: 'lines' }, false],
  ])('%s', (_, one, other, isPart) => {
    expect(isPartOf(one, other)).toBe(isPart)
  })
})
