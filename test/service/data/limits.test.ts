import { expect, test } from 'vitest'
import { serviceLimits, serviceProblemCodes } from '../../../src/entries/service.js'

test('B1: the limits agree with the error codes that cite them', () => {
  expect(serviceLimits.retryGapsSeconds.length).toBe(serviceLimits.deliveryAttempts - 1)
  expect(serviceProblemCodes.find(({ code }) => code === 'file_too_large')?.rules).toContain('B1')
  expect(JSON.parse(JSON.stringify(serviceLimits))).toEqual(serviceLimits)
})
