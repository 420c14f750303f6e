/** Tests the number of policies in docs/diagnose.md, which says "some ninety". */
import { expect, test } from 'vitest'
import { policies } from '../../src/entries/diagnose.js'

test('docs/diagnose.md states the number of policies', () => {
  expect(Math.round(policies.length / 10)).toBe(9)
})
