import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  adviseOrder,
  adviseQuote,
  describeProblem,
  errorEnvelope,
  editOrder,
  editQuote,
  priceLines,
  priceEdited,
  priceOrder,
  priceQuote,
  applyEdit,
  validateOrder,
  validateQuote,
  verifyOrder,
  verifyQuote,
  type PricingOptions,
  type Problem,
} from '../../src/entries/index.js'
import * as fp from '../../src/entries/fp.js'
import type * as problemModule from '../../src/problem/problem.js'
import { formatted } from './formatted-problems.js'

vi.mock('../../src/problem/problem.js', async (original) => {
  const module = await original<typeof problemModule>()
  const { formatted: list } = await import('./formatted-problems.js')
  const listing =
    (publish: typeof module.problemOf): typeof publish =>
    (found) => {
      list.push(found.code)
      return publish(found)
    }
  const { problemOf, problemOfDocument, problemOfRule } = module
  return {
    ...module,
    problemOf: listing(problemOf),
    problemOfDocument: listing(problemOfDocument),
    problemOfRule: listing(problemOfRule),
  }
})

const AUD = { currency: 'AUD' }
const emptyLines = (count: number): never => Array.from({ length: count }, () => ({})) as never
/** Builds a request with a problem for each line, and one for the customer. */
const wrong = (count: number) => ({ lines: emptyLines(count - 1) })

type Refused = { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] }
const problemsIn = (answer: Refused): readonly Problem[] => (answer.ok ? [] : answer.problems)

/** Calls of each function on a request with the given number of problems. */
const FUNCTIONS: Readonly<Record<string, (count: number, options?: PricingOptions) => readonly Problem[]>> = {
  priceQuote: (count, options) => problemsIn(priceQuote(wrong(count) as unknown, AUD, undefined, options)),
  priceOrder: (count, options) => problemsIn(priceOrder(wrong(count) as unknown, AUD, null, options)),
  validateQuote: (count, options) => validateQuote(wrong(count) as unknown, AUD, undefined, options),
  validateOrder: (count, options) => validateOrder(wrong(count) as unknown, AUD, undefined, options),
  adviseQuote: (count, options) => problemsIn(adviseQuote(wrong(count) as unknown, AUD, undefined, options)),
  adviseOrder: (count, options) => problemsIn(adviseOrder(wrong(count) as unknown, AUD, undefined, options)),
  verifyQuote: (count, options) => problemsIn(verifyQuote(wrong(count) as unknown, AUD, undefined, options)),
  verifyOrder: (count, options) => problemsIn(verifyOrder(wrong(count) as unknown, AUD, undefined, options)),
  priceLines: (count, options) =>
    problemsIn(priceLines(emptyLines(count), undefined, AUD, undefined, options)),
  'priceEdited of editQuote': (count, options) => {
    const open = editQuote(wrong(count), AUD, undefined, options)
    return open.ok ? problemsIn(priceEdited(open.value)) : open.problems
  },
  'priceEdited after an edit': (count, options) => {
    const open = editOrder(wrong(count - 1), AUD, undefined, options)
    if (!open.ok) return open.problems
    const edited = applyEdit(open.value, { type: 'addLine', at: 0, line: {} as never })
    return edited.ok ? problemsIn(priceEdited(edited.value)) : edited.problems
  },
  'priceQuote of quotewright/fp': (count, options) => {
    const answer = fp.priceQuote(wrong(count) as unknown, AUD, undefined, options)
    return answer._tag === 'Left' ? answer.left : []
  },
}

beforeEach(() => {
  formatted.length = 0
})

describe.each(Object.entries(FUNCTIONS))('maxProblems: %s', (_, problemsOf) => {
  test('lists the first problems and then the total number', () => {
    const all = problemsOf(30)
    expect(all).toHaveLength(30)
    const some = problemsOf(30, { maxProblems: 4 })
    expect(some.slice(0, 4)).toEqual(all.slice(0, 4))
    expect(some.slice(4)).toMatchObject([
      {
        code: 'more_problems',
        param: '',
        path: [],
        source: 'request',
        details: { count: '30', listed: '4' },
      },
    ])
  })

  test('adds nothing if all problems are listed, as they are by default', () => {
    const all = problemsOf(5)
    expect(all).toHaveLength(5)
    for (const options of [{ maxProblems: 5 }, { maxProblems: 6 }, {}, { maxProblems: null as never }])
      expect(problemsOf(5, options)).toEqual(all)
    expect(problemsOf(5, null as never)).toEqual(all)
  })

  test('formats only the listed problems', () => {
    problemsOf(2000, { maxProblems: 3 })
    expect(formatted).toHaveLength(4)
    expect(formatted.at(-1)).toBe('more_problems')
  })

  test.each([
    [{ maxProblems: 0 }, 'out_of_range', 'options.max_problems'],
    [{ maxProblems: -1 }, 'out_of_range', 'options.max_problems'],
    [{ maxProblems: 1.5 }, 'invalid_type', 'options.max_problems'],
    [{ maxProblems: Infinity }, 'invalid_type', 'options.max_problems'],
    [{ maxProblems: '10' }, 'invalid_type', 'options.max_problems'],
    [10, 'invalid_type', 'options'],
  ])('refuses the options %j as a problem of settings', (options, code, param) => {
    expect(problemsOf(5, options as never)).toMatchObject([{ code, param, source: 'settings' }])
  })
})

describe('more_problems', () => {
  const listed = validateQuote(wrong(20_000) as unknown, AUD, undefined, { maxProblems: 10 })

  test('counts the problems of the whole list', () => {
    const sent = {
      customerId: 'cust_1',
      lines: [{ labour: 5 }, {}, { notes: 5, labour: { pricing: { quantity: 5 } } }],
    }
    const count = validateQuote(sent as unknown, AUD).length
    const [, more] = validateQuote(sent as unknown, AUD, undefined, { maxProblems: 1 })
    expect(more).toMatchObject({ details: { count: String(count), listed: '1' } })
  })

  test('is in the envelope, with the same counts in its message', () => {
    const { type, message, errors } = errorEnvelope(listed)
    expect(type).toBe('validation_failure')
    expect(errors).toHaveLength(11)
    expect(errors.at(-1)).toMatchObject({ code: 'more_problems', param: '', path: [] })
    expect(message.match(/\d+/g)).toEqual(['10', '20000'])
    // Without details, more_problems counts as one problem.
    const { code = 'required', message: text = '' } = listed.at(-1) ?? {}
    expect(errorEnvelope([{ code, message: text, param: '' }]).message.match(/\d+/g)).toEqual(['1'])
  })

  test('is described in every language', () => {
    const last = listed.at(-1)
    if (last === undefined) throw new Error('more_problems is missing')
    for (const locale of ['en', 'de'] as const) {
      expect(describeProblem(last, locale)).toContain('20000')
      expect(describeProblem(last, locale)).toContain('10')
    }
  })

  test('keeps the envelope of 20000 problems short', () => {
    expect(JSON.stringify(errorEnvelope(listed)).length).toBeLessThan(5000)
  })
})
