import { describe, expect, test } from 'vitest'
import { problemCodes, validateQuote } from '../../src/entries/index.js'
import { AUD, onTheFly, request } from '../rules/requests.js'
import { DETAILS, MORE, problemOf } from './real-problems.js'

describe('V1: the figures of a problem, as data', () => {
  test.each(problemCodes)('$code has its own', ({ code }) => {
    expect(problemOf(code).details).toEqual(DETAILS[code])
  })

  test.each(Object.entries(MORE))('of %s', (_, [problem, details]) => {
    expect(problem.details).toEqual(details)
  })

  test('survive JSON', () => {
    for (const problem of [...problemCodes.map(({ code }) => problemOf(code)), ...moreProblems()])
      expect(JSON.parse(JSON.stringify(problem))).toStrictEqual(problem)
  })

  test('belong to one problem only', () => {
    const sent = request([{}, onTheFly({ pricingStrategy: 'NONE' })])
    const before = JSON.stringify(validateQuote(sent, AUD))
    for (const { details } of validateQuote(sent, AUD)) {
      Object.assign(details, { sent: 'changed' })
      if ('known' in details) expect(() => Object.assign(details.known, { 0: 'changed' })).toThrow(TypeError)
    }
    expect(JSON.stringify(validateQuote(sent, AUD))).toBe(before)
  })
})

function moreProblems() {
  return Object.values(MORE).map(([problem]) => problem)
}
