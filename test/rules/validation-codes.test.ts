import { describe, expect, test } from 'vitest'
import { problemCodes } from '../../src/entries/index.js'
import { PROBLEM_CASES, problemsOfCase } from './problem-cases.js'

describe('V9: problem codes', () => {
  test.each(problemCodes)('include $code, reported once at the invalid field', ({ code }) => {
    const one = PROBLEM_CASES[code]
    const found = problemsOfCase(one).map((problem) => [problem.code, problem.param])
    expect(found).toEqual([[code, one.param]])
  })

  test('come with a message', () => {
    for (const one of Object.values(PROBLEM_CASES)) expect(problemsOfCase(one)[0]?.message).toMatch(/\S/)
  })

  test('are listed once each, with a meaning, an example and rules', () => {
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
