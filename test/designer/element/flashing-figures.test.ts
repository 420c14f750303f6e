import { describe, expect, test } from 'vitest'
import { currencyOf } from '../../../src/designer/element/flashing-figures.js'

describe('the currency of a designer', () => {
  test('is the currency of its account', () => {
    expect(currencyOf({ currency: 'NZD' })).toBe('NZD')
  })

  test.each([undefined, null, 5, {}, { currency: 5 }])(
    'is AUD if the page sets the account to %j',
    (account) => {
      expect(currencyOf(account as never)).toBe('AUD')
    },
  )
})
