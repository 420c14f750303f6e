/** Tests all amounts that money-of-locales.test.ts samples: about 200,000. */
import { expect, test } from 'vitest'
import { distinctPairs, faultsOf } from './shown-money.js'

test('every shown amount is read as the same amount or as ambiguous, in each locale and currency', () => {
  const pairs = distinctPairs()
  expect(pairs.length).toBeGreaterThan(5000)
  expect(pairs.flatMap(([locale, currency]) => faultsOf(locale, currency)).slice(0, 20)).toEqual([])
})
