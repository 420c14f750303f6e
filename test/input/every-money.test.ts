/** The whole of what money-of-locales.test.ts samples: some two million amounts. */
import { expect, test } from 'vitest'
import { CURRENCIES, faultsOf, LOCALES } from './shown-money.js'

test('every amount shown in any locale and currency is read as itself, or asked about', () => {
  const faults = LOCALES.flatMap((locale) => CURRENCIES.flatMap((currency) => faultsOf(locale, currency)))
  expect(faults.slice(0, 20)).toEqual([])
})
