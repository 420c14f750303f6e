import { describe, expect, test } from 'vitest'
import { priceQuote, problemCodes } from '../../src/index.js'
import { PROBLEM_CASES } from './problem-cases.js'
import { AUD } from './requests.js'

describe('V9: the codes', () => {
  test.each(problemCodes)('$code is made exactly once, at the field at fault', ({ code }) => {
    const { param, sent, account = AUD, catalogue, options } = PROBLEM_CASES[code]
    const result = priceQuote(sent, account, catalogue, options)
    const problems = result.ok ? [] : result.problems.slice(options?.mostProblems ?? 0)
    expect(problems.map((problem) => [problem.code, problem.param])).toEqual([[code, param]])
  })

  test('every problem has something to say', () => {
    for (const { sent, account = AUD, catalogue } of Object.values(PROBLEM_CASES)) {
      const result = priceQuote(sent, account, catalogue)
      expect(result.ok ? '' : result.problems[0]?.message).toMatch(/\S/)
    }
  })

  test('the list has each code once, with a meaning, an example and its rules', () => {
    const codes = problemCodes.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect([...codes].sort()).toEqual(Object.keys(PROBLEM_CASES).sort())
    for (const { code, meaning, example, rules } of problemCodes) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(meaning).not.toBe('')
      expect(example).not.toBe('')
      expect(rules.length).toBeGreaterThan(0)
      for (const rule of rules) expect(rule).toMatch(/^[NAMLKFTV]\d+$/)
    }
  })
})
