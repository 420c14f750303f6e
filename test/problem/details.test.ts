import { describe, expect, test } from 'vitest'
import { advisoryCodes, problemCodes, validateQuote } from '../../src/entries/index.js'
import { AUD, onTheFly, request } from '../rules/requests.js'
import { DETAILS, MORE, problemOf, REAL_PROBLEMS } from './real-problems.js'

describe('V1: the details of a problem', () => {
  test.each(problemCodes)('are exact for $code', ({ code }) => {
    expect(problemOf(code).details).toEqual(DETAILS[code])
  })

  test.each(Object.entries(MORE))('are exact for %s', (_, [problem, details]) => {
    expect(problem.details).toEqual(details)
  })

  test('survive conversion to JSON and back', () => {
    for (const problem of REAL_PROBLEMS) expect(JSON.parse(JSON.stringify(problem))).toStrictEqual(problem)
  })

  test('can be changed without an effect on later problems', () => {
    const sent = request([{}, onTheFly({ pricingStrategy: 'NONE' })])
    const before = JSON.stringify(validateQuote(sent, AUD))
    for (const { details } of validateQuote(sent, AUD)) {
      Object.assign(details, { sent: 'changed' })
      if ('known' in details) expect(() => Object.assign(details.known, { 0: 'changed' })).toThrow(TypeError)
    }
    expect(JSON.stringify(validateQuote(sent, AUD))).toBe(before)
  })
})

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen))

test('the lists of codes are frozen at every depth', () => {
  expect([isFrozen(problemCodes), isFrozen(advisoryCodes)]).toEqual([true, true])
})
