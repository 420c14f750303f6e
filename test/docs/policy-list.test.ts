/** Tests the number of policies in docs/diagnose.md, which says "more than a hundred, most of them reported". */
import { expect, test } from 'vitest'
import { policies } from '../../src/entries/diagnose.js'

test('docs/diagnose.md states the number of policies, and that most are reported', () => {
  expect(policies.length).toBeGreaterThan(100)
  const reported = policies.filter(({ seenIn }) => seenIn.length > 0)
  expect(reported.length).toBeGreaterThan(policies.length / 2)
})
