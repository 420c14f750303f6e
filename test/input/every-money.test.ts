/** All amounts that money-of-locales.test.ts samples: about two hundred thousand. */
import { expect, test } from 'vitest'
import { distinctPairs, faultsOf } from './shown-money.js'

test('every shown amount is read as itself or as ambiguous, in any locale and currency', () => {
  const pairs = distinctPairs()
  expect(pairs.length).toBeGreaterThan(5000)
  expect(pairs.flatMap(([locale, currency]) => faultsOf(locale, currency)).slice(0, 20)).toEqual([])
})
