import { describe, expect, test } from 'vitest'
import {
  priceLine,
  priceOrder,
  priceQuote,
  problemCodes,
  validateQuote,
  type Problem,
} from '../../src/entries/index.js'
import { PROBLEM_CASES } from '../rules/problem-cases.js'
import { AUD, money, onTheFly, request } from '../rules/requests.js'
import { REQUESTS } from '../schemas/corpus.js'
import { problemOf, REAL_PROBLEMS } from './real-problems.js'

/** The length at which a key is truncated in a path (docs/rules.md, V1). */
const MAX_KEY_CHARACTERS = 100

type Steps = readonly (string | number)[]

/** Reads the value at a path, by own properties only. */
const valueAt = (whole: unknown, path: Steps): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step)
        ? (part as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    whole,
  )

/** Counts the steps of a path that exist in a value. */
function stepsSent(whole: unknown, path: Steps): number {
  let count = 0
  while (count < path.length && (valueAt(whole, path.slice(0, count + 1)) ?? undefined) !== undefined) count++
  return count
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Tells whether a pointer matches a path. Names are in snake_case, and keys of maps are unchanged. */
function isPointerOf(param: string, path: Steps): boolean {
  let rest = param
  for (const step of path) {
    const start = rest === param ? '' : '.'
    const texts =
      typeof step === 'number' ? [`[${String(step)}]`] : [snakeCase(step), step].map((name) => start + name)
    const text = texts.find((one) => rest.startsWith(one))
    if (text === undefined) return false
    rest = rest.slice(text.length)
  }
  return rest === ''
}

/** Tells whether the path of a problem leads to an amount of the result, not to the request. */
const isOfTheResult = ({ code, path }: Problem): boolean =>
  code === 'amount_out_of_range' && path.length === 1

const found = REQUESTS.flatMap(({ kind, request: sent, account, catalogue }) => {
  const priced = (kind === 'quote' ? priceQuote : priceOrder)(sent, account, catalogue)
  return priced.ok ? [] : priced.problems.map((problem) => ({ sent, problem }))
})

describe('V1: the path of a problem', () => {
  test.each(problemCodes)('leads to the invalid or missing field for $code', ({ code }) => {
    const { sent } = PROBLEM_CASES[code]
    const problem = problemOf(code)
    if (!isOfTheResult(problem)) expectToLead(sent, problem)
  })

  test('agrees with the pointer, with keys in the spelling of the request', () => {
    const problems = [...found.map(({ problem }) => problem), ...REAL_PROBLEMS]
    expect(problems.length).toBeGreaterThan(300)
    expect(problems.filter(({ param, path }) => !isPointerOf(param, path))).toEqual([])
  })

  test('leads through the request for every problem of the corpus', () => {
    for (const { sent, problem } of found) if (!isOfTheResult(problem)) expectToLead(sent, problem)
  })

  test('is empty for the request itself, and starts at the line for a single line', () => {
    expect(validateQuote('none' as unknown, AUD).map(({ path }) => path)).toEqual([[]])
    const line = priceLine({ labour: { pricing: { quantity: 1, unitPrice: money('1.00') } } } as never, AUD)
    expect(line.ok ? [] : line.problems.map(({ path }) => path)).toEqual([['labour', 'pricing', 'quantity']])
  })

  test('has keys of maps as plain strings, truncated as in the pointer', () => {
    const key = 'k'.repeat(MAX_KEY_CHARACTERS + 1)
    const drawing = { points: { 'p.A': { x: 'x' }, [key]: { x: 'x' } } }
    const paths = validateQuote(request([{ flashing: { drawing } }]), AUD).map(({ path }) => path)
    const points = ['lines', 0, 'flashing', 'drawing', 'points']
    expect(paths).toContainEqual([...points, 'p.A', 'x'])
    expect(paths).toContainEqual([...points, `${'k'.repeat(MAX_KEY_CHARACTERS)}…`, 'x'])
  })

  test('can be changed without an effect on later problems', () => {
    const sent = request([{}, onTheFly({ pricingStrategy: 'NONE' })])
    const before = JSON.stringify(validateQuote(sent, AUD))
    for (const { path } of validateQuote(sent, AUD)) (path as unknown[]).push('changed')
    expect(JSON.stringify(validateQuote(sent, AUD))).toBe(before)
  })
})

function expectToLead(sent: unknown, { code, path }: Problem): void {
  // Long keys are truncated.
  if (path.some((step) => typeof step === 'string' && step.length > MAX_KEY_CHARACTERS)) return
  const count = stepsSent(sent, path)
  if (count === path.length) return
  // The parent of the missing step is an object or a list. A line without pricing lacks its unit price (L5).
  const parent = valueAt(sent, path.slice(0, count))
  expect([code, path, typeof parent]).toEqual([code, path, 'object'])
  expect([code, path, path.length - count <= 2]).toEqual([code, path, true])
}
