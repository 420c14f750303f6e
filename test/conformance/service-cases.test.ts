import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as openapi from '../../src/entries/openapi.js'
import * as service from '../../src/entries/service.js'
import { STEPS } from '../service/steps.js'

const EXPORTED: Readonly<Record<string, unknown>> = { ...service, ...openapi }

/** The functions that a case can call. */
const FUNCTIONS: Readonly<Record<string, unknown>> = { ...EXPORTED, ...STEPS }

/** A call with its result, or with the type of its refusal and the code and pointer of each problem. */
interface Case {
  readonly function: string
  readonly arguments: readonly unknown[]
  /** The compared part of the answer. The default is the whole answer. */
  readonly at?: readonly (string | number)[]
  readonly result?: unknown
  readonly refused?: unknown
  readonly why: string
}

interface CaseIndex {
  readonly cases: number
  readonly files: readonly {
    readonly file: string
    readonly letter: string
    readonly cases: number
    readonly rules: Readonly<Record<string, number>>
  }[]
  readonly withoutCases: readonly { readonly rule: string; readonly why: string }[]
}

const folder = new URL('../vectors/', import.meta.url)
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const index = JSON.parse(textOf('service/index.json')) as CaseIndex
const files = index.files.map(({ file, letter }) => {
  const read = JSON.parse(textOf(file)) as {
    readonly format: string
    readonly rules: Readonly<Record<string, readonly Case[]>>
  }
  return { file, letter, ...read }
})
const rules = files.flatMap((file) => Object.entries(file.rules))
const headings = [...textOf('../../docs/service-rules.md').matchAll(/^### ([A-Z]\d+)\. /gm)].map(
  ([, rule = '']) => rule,
)

/** Converts an argument to its plain form of README.md, such as a function or a filter of fields. */
function argumentOf(plain: unknown): unknown {
  if (Array.isArray(plain)) return plain.map(argumentOf)
  if (typeof plain !== 'object' || plain === null) return plain
  if ('$known' in plain) return (id: unknown) => (plain.$known as readonly unknown[]).includes(id)
  if ('$ids' in plain) return idsOf(String(plain.$ids))
  if ('$filter' in plain) {
    const read = STEPS.parseFilter(plain.$filter as Parameters<typeof STEPS.parseFilter>[0])
    return read.ok ? read.value : undefined
  }
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, argumentOf(value)]))
}

/** Returns a function that numbers ids by its calls, unless it gets a number. */
function idsOf(prefix: string): (place?: number) => string {
  let calls = 0
  return (place) => `${prefix}${String(place ?? calls++)}`
}

/** Converts an answer to JSON, with bytes as a list of numbers. */
function plainOf(answer: unknown): unknown {
  const text = JSON.stringify(answer, (_key, value: unknown) =>
    value instanceof Uint8Array ? [...value] : value,
  ) as string | undefined
  return text === undefined ? undefined : JSON.parse(text)
}

function partOf(answer: unknown, at: readonly (string | number)[]): unknown {
  return at.reduce<unknown>(
    (value, step) => (value as Readonly<Record<string | number, unknown>>)[step],
    answer,
  )
}

/** Returns the answer of a call, without the wording of a refusal. */
function answerOf({ function: name, arguments: args, at = [] }: Case): unknown {
  const called = FUNCTIONS[name]
  if (typeof called !== 'function') throw new Error(`The function ${name} does not exist.`)
  const answer: unknown = Reflect.apply(called, undefined, args.map(argumentOf))
  if (typeof answer !== 'object' || answer === null || !('refusal' in answer))
    return { result: partOf(plainOf(answer), at) }
  const { type, problems, resourceId } = answer.refusal as service.Refusal
  return {
    refused: {
      type,
      problems: problems.map(({ code, param }) => ({ code, param })),
      ...(resourceId === undefined ? {} : { resourceId }),
    },
  }
}

describe.each(rules)('%s in the published cases', (rule, cases) => {
  test.each(cases)(`${rule}: $function, $why`, (one) => {
    const { result, refused } = one
    expect(answerOf(one)).toEqual(refused === undefined ? { result } : { refused })
  })
})

describe('the published cases of the service', () => {
  test('have at least two cases for each rule, or a reason for their absence', () => {
    const reasons = new Map(index.withoutCases.map(({ rule, why }) => [rule, why]))
    for (const rule of headings) {
      const cases = rules.find(([own]) => own === rule)?.[1]
      if (cases === undefined) expect(reasons.get(rule) ?? '', rule).not.toBe('')
      else {
        expect(cases.length, rule).toBeGreaterThanOrEqual(2)
        expect(reasons.has(rule), rule).toBe(false)
      }
    }
    expect([...reasons.keys()].filter((rule) => !headings.includes(rule))).toEqual([])
  })

  test('are listed with their counts, in the order of the rules', () => {
    const listed = files.map(({ file, letter, rules: own }) => {
      const counts = Object.entries(own).map(([rule, cases]) => [rule, cases.length] as const)
      const cases = counts.reduce((sum, [, count]) => sum + count, 0)
      return { file, letter, cases, rules: Object.fromEntries(counts) }
    })
    expect(index.files).toEqual(listed)
    expect(index.cases).toBe(listed.reduce((sum, { cases }) => sum + cases, 0))
    expect(rules.map(([rule]) => rule)).toEqual(
      headings.filter((rule) => rules.some(([own]) => own === rule)),
    )
    const present = readdirSync(new URL('service/cases/', folder)).map((file) => `service/cases/${file}`)
    expect(present.sort()).toEqual(files.map(({ file }) => file).sort())
    for (const { format, letter, rules: own } of files) {
      expect(format).toBe('quotewright.service-cases/1')
      for (const rule of Object.keys(own)) expect(rule.charAt(0)).toBe(letter)
    }
  })

  test('are counted in README.md', () => {
    expect(textOf('README.md')).toContain(`${String(index.cases)} calls of ${String(rules.length)} rules`)
  })

  test('call every function of both entries except those that README.md excludes', () => {
    const called = new Set(rules.flatMap(([, cases]) => cases.map((one) => one.function)))
    const functions = Object.entries(EXPORTED).flatMap(([name, value]) =>
      typeof value === 'function' && !called.has(name) ? [name] : [],
    )
    expect(functions.sort()).toEqual([
      'bodyLimit',
      'checkBodySize',
      'compareRows',
      'convertedUpload',
      'describeServiceProblem',
      'namedIds',
      'openApi',
      'parseDocumentFacts',
      'refusal',
      'searchKey',
      'shownFacts',
      'storeUnavailable',
      'takeToken',
      'unreadRequest',
    ])
    for (const name of functions) expect(textOf('README.md'), name).toContain(`\`${name}\``)
  })

  test('have a title, and no call is repeated under a rule', () => {
    for (const [rule, cases] of rules) {
      for (const { why } of cases) expect(why, rule).not.toBe('')
      const asked = cases.map(({ function: name, arguments: args, at }) => JSON.stringify([name, args, at]))
      expect(new Set(asked).size, rule).toBe(cases.length)
    }
  })
})
