import { expect, test } from 'vitest'
import { attemptPlan, serviceLimits, serviceProblemCodes } from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:00.125Z'

test('B1: the limits agree with the plan of attempts and with the error codes that cite them', () => {
  expect(attemptPlan(NOW).length).toBe(serviceLimits.deliveryAttempts)
  expect(serviceLimits.retryGapsSeconds.length).toBe(serviceLimits.deliveryAttempts - 1)
  expect(serviceProblemCodes.find(({ code }) => code === 'file_too_large')?.rules).toContain('B1')
  expect(JSON.parse(JSON.stringify(serviceLimits))).toEqual(serviceLimits)
})
