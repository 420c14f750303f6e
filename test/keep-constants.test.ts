import { runInThisContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { withConstants } from '../scripts/build/keep-constants.js'

describe('what the bundler wrote as var is constant again', () => {
  test.each<[string, string]>([
    ['a number', 'var LARGEST = 2 ** 52'],
    ['a function', 'var read = (value) => value'],
    ['names of a pattern', 'var { MAX_SAFE_INTEGER, ...others } = Number'],
    ['whose fields are set', 'var names = {}; names.first = 1; names["second"] = 2'],
    ['whose function calls itself', 'var count = (n) => (n === 0 ? 0 : count(n - 1))'],
    ['with a sign before it', 'var LARGEST = 1; var least = -LARGEST'],
  ])('%s', (_, code) => {
    expect(withConstants(code)).toBe(code.replaceAll('var ', 'const '))
  })

  test.each<[string, string]>([
    ['what is given a value later', 'var idle; function leave(lane) { idle = lane }'],
    ['what is given another value', 'var last = 0; function next() { last = last + 1 }'],
    ['what is added to', 'var last = 0; function next() { last += 1 }'],
    ['what is counted up', 'var last = 0; function next() { return last++ }'],
    ['what is counted down', 'var last = 0; function next() { return --last }'],
    ['what is given a value by a pattern', 'var first = 0; function take(pair) { [first] = pair }'],
    ['what is given a value by a field', 'var first = 0; function take(pair) { ({ a: first = 1 } = pair) }'],
    ['what a loop goes through', 'var each = 0; function all(list) { for (each of list); }'],
    ['one of a pattern', 'var { first, ...rest } = pair; function more() { rest = 1 }'],
    ['what is inside a function', 'function read() { var value = 1; return value }'],
    ['what is made of its own name', 'var Side = ((Side) => Side)(Side || {})'],
    ['what is no var', 'let last = 0'],
  ])('but not %s', (_, code) => {
    expect(withConstants(code)).toBe(code)
  })

  test('the code does what it did', () => {
    const code = 'var step = 2, last = 0; var next = () => (last += step); next(); var found = next()'
    const found: unknown = runInThisContext(`(() => { ${withConstants(code)}; return found })()`)
    expect(found).toBe(4)
  })
})
