/** The whole of what money-of-locales.test.ts samples: some two hundred thousand amounts. */
import { expect, test } from 'vitest'
import { distinctPairs, faultsOf } from './shown-money.js'

test('every shown amount is read as itself or as ambiguous, in any locale and currency', () => {
  const pairs = distinctPairs()
  expect(pairs.length).toBeGreaterThan(5000)
  expect(pairs.flatMap(([locale, currency]) => faultsOf(locale, currency)).slice(0, 20)).toEqual([])
})
