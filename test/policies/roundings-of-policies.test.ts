import { describe, expect, test } from 'vitest'
import { roundingsInMessages } from '../../scripts/generate/policies.js'
import { LINE_POLICIES } from '../../src/policies/roundings-of-policies.generated.js'

// Tests of L7 check the figures of each row by hand.
describe('the roundings of the records', () => {
  test('equal the table for the message about a refused total, in its order (L7)', () => {
    expect(JSON.stringify(roundingsInMessages())).toBe(JSON.stringify(LINE_POLICIES))
  })
})
