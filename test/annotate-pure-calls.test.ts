import { runInThisContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { annotated } from '../scripts/build/annotate-pure-calls.js'

/** Counts the pure marks in annotated code. */
const marksIn = (code: string): number => annotated(code).split('/* @__PURE__ */').length - 1

describe('pure marks, which let a bundler drop unused code,', () => {
  test.each<[string, string, number]>([
    ['a call', 'export const size = sizeOf(3)', 1],
    ['a new object', 'const counts = new Map()', 1],
    ['a list with a spread', 'const all = [...some, 1]', 1],
    ['a call inside an object', 'const fields = { text: listOf(text) }', 1],
    ['a sum, which may call valueOf', 'const longest = 1 + digits', 1],
    ['a string', "const name = 'quotewright'", 0],
    ['a list of strings', "const names = ['a', 'b'] as const", 0],
    ['a function that is not called', 'const read = (value) => parse(value)', 0],
    ['a declared function', 'function read(value) { const part = parse(value); return part }', 0],
    ['several statements', 'const a = f(1)\nconst b = 2\nexport const c = f(b), d = f(a)', 3],
  ])('are counted for %s', (_, code, marks) => {
    expect(marksIn(code)).toBe(marks)
  })

  test('do not change the values of code', () => {
    const code = 'const double = (n) => 2 * n; const six = double(3), list = [...[six], double(six)]'
    const made: unknown = runInThisContext(`(() => { ${annotated(code)}; return { six, list } })()`)
    expect(made).toEqual({ six: 6, list: [6, 12] })
  })
})
