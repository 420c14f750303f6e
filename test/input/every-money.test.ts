/** Tests more of the amounts that money-of-locales.test.ts samples: about 25,000. */
import { expect, test } from 'vitest'
import { distinctPairs, faultsOf } from './shown-money.js'

test('every shown amount is read as the same amount or as ambiguous, in many locales and currencies', () => {
  const pairs = distinctPairs().filter((_, index) => index % 8 === 0)
  expect(pairs.length).toBeGreaterThan(1000)
  expect(pairs.flatMap(([locale, currency]) => faultsOf(locale, currency)).slice(0, 20)).toEqual([])
})
