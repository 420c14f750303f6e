import { describe, expect, test } from 'vitest'
import { listedProblems } from '../../src/problem/answer.js'
import { problemAt } from '../../src/problem/located-problem.js'

const problems = ['a', 'b', 'c'].map((field) => problemAt('required', [field]))
const codes = (most?: number) => listedProblems(problems, {}, undefined, most).map(({ code }) => code)

describe('V7: the most problems of an answer', () => {
  test('are listed, and one more says how many there are', () => {
    expect(codes(2)).toEqual(['required', 'required', 'more_problems'])
    const last = listedProblems(problems, {}, undefined, 2).at(-1)
    expect(last).toMatchObject({ path: [], details: { count: '3', listed: '2' } })
  })

  test('are all of them where there are no more', () => {
    expect(codes(3)).toEqual(['required', 'required', 'required'])
    expect(codes()).toEqual(['required', 'required', 'required'])
    expect(codes(0)).toEqual(['more_problems'])
  })
})
