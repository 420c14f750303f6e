import { expect, test } from 'vitest'
import { certaintyOf } from '../../src/diagnose/certainty.js'
import type { Tried } from '../../src/diagnose/search.js'

/** One policy without a split of discounts, which is wrong on this many documents. */
const wrongOn = (count: number): Tried =>
  ({ policies: ['tax-by-line'], choices: {}, wrongAt: Array.from({ length: count }, (_, at) => at) }) as never

test.each([
  // Nine in ten of the documents are enough, and fewer are not.
  [18, 2, 20, 1, 'likely'],
  [17, 2, 20, 1, 'possible'],
  [9, 1, 10, 1, 'likely'],
  // Six informative documents are enough, unless another explanation fits as well.
  [6, 0, 6, 1, 'likely'],
  [5, 0, 5, 1, 'possible'],
  [6, 0, 6, 2, 'possible'],
] as const)(
  'a policy that explains %d documents and fails on %d, of %d informative ones, as one of %d explanations, is %s',
  (explained, wrong, informative, explanations, certainty) => {
    expect(certaintyOf(wrongOn(wrong), [], explained, informative, explanations)).toBe(certainty)
  },
)
