import { describe, expect, test } from 'vitest'
import { currencyOf } from '../../../src/designer/element/flashing-figures.js'

describe('the currency of a designer', () => {
  test('is that of its account', () => {
    expect(currencyOf({ currency: 'NZD' })).toBe('NZD')
  })

  test.each([undefined, null, 5, {}, { currency: 5 }])(
    'is AUD where the page sets %j as the account',
    (account) => {
      expect(currencyOf(account as never)).toBe('AUD')
    },
  )
})
