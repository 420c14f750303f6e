import { describe, expect, test } from 'vitest'
import { describeProblem } from '../../../src/entries/index.js'
import type { DescribableProblem, Description } from '../../../src/problem/describe.js'
import { describeServiceProblem, parseId, serviceProblemCodes } from '../../../src/entries/service.js'
import { problemAt } from '../../../src/problem/located-problem.js'
import { pricingRefusal } from '../../../src/service/problems/pricing-refusal.js'
import { readingProblems, serviceProblem } from '../../../src/service/problems/problem.js'
import { inOrderOf } from '../../../src/service/problems/request-order.js'

const tooLarge = () => serviceProblem('file_too_large', ['file'], { sizeBytes: '20971521', max: '20971520' })
const messageOf = (problem: unknown, description: unknown): string =>
  describeServiceProblem(problem as DescribableProblem, description as Description)

describe('E4, V8: problems of the service', () => {
  test('E4: have a code, a pointer and details', () => {
    const { message, ...problem } = serviceProblem('duplicate_id', ['labelIds', 1], { id: 'label_a' })
    expect(problem).toEqual({
      ...{ code: 'duplicate_id', param: 'label_ids[1]', path: ['labelIds', 1], source: 'request' },
      details: { id: 'label_a' },
    })
    expect(message).toContain('label_a')
    expect(serviceProblem('extension_required', ['filename']).details).toEqual({})
    expect(new Set(serviceProblemCodes.map(({ code }) => code)).size).toBe(serviceProblemCodes.length)
    expect(Object.isFrozen(serviceProblemCodes) && Object.isFrozen(serviceProblemCodes[0])).toBe(true)
  })

  test('are described in English by their message, for any unknown locale', () => {
    const { message } = tooLarge()
    for (const locale of ['en', 'en-AU', 'xx', 'den', 'xde', 'x-de', undefined, 5])
      expect(messageOf(tooLarge(), locale === 5 ? { locale } : (locale ?? {})), String(locale)).toBe(message)
  })

  test('are described in German with the same numbers, for any region and case', () => {
    const german = messageOf(tooLarge(), 'de')
    expect(german).not.toBe(tooLarge().message)
    // Numbers are written in groups of three digits.
    expect(german.replace(/\D/g, '')).toContain('2097152120971520')
    for (const locale of ['de-AT', 'DE', 'de_CH']) {
      expect(messageOf(tooLarge(), locale)).toBe(german)
      expect(messageOf(tooLarge(), { locale })).toBe(german)
    }
  })

  test('show the label that the form has for the field', () => {
    const labels = { file: 'Anlage' }
    expect(messageOf(tooLarge(), { locale: 'de', labels })).toContain('Anlage')
    expect(messageOf(tooLarge(), { locale: 'en', labels })).toContain('Anlage')
    expect(messageOf(tooLarge(), { locale: 'de' })).not.toContain('Anlage')
    expect(messageOf(tooLarge(), 'de')).toContain('file')
  })

  test('are described without numbers if they have no details', () => {
    const general = messageOf({ ...tooLarge(), details: {} }, 'de')
    expect(general).not.toBe('')
    expect(general).not.toMatch(/\d{3}/)
    for (const details of [null, undefined, 5, 'x'])
      expect(messageOf({ ...tooLarge(), details }, 'de')).toBe(general)
  })

  test('get the description of the engine if their code belongs to pricing or to a later release', () => {
    const read = parseId('order_1', 'kit', ['kitId'])
    const problem = read.ok ? expect.fail('read') : (read.refusal.problems[0] as DescribableProblem)
    const later = { code: 'of_later', param: 'a', details: {} }
    for (const locale of ['en', 'de'] as const) {
      expect(messageOf(problem, locale)).toBe(describeProblem(problem, locale))
      expect(messageOf(later, locale)).toBe(describeProblem(later, locale))
      expect(messageOf(later, locale)).not.toBe('')
    }
  })

  test('are described without a pointer if they have none', () => {
    const problem = { code: 'extension_required', details: {} }
    for (const locale of ['en', 'de'] as const)
      expect(messageOf(problem, locale)).toBe(messageOf({ ...problem, param: '' }, locale))
  })

  test('get the description of the engine if they are unreadable', () => {
    const broken = {
      get code(): never {
        throw new Error('gone')
      },
    }
    const none = broken as unknown as DescribableProblem
    expect(messageOf(none, 'de')).toBe(describeProblem(none, 'de'))
    expect(messageOf(null, 'de')).toBe(describeProblem(null as unknown as DescribableProblem, 'de'))
  })
})

describe('E5, V1: refusals', () => {
  const all = ['a', 'b', 'c'].map((field) => serviceProblem('extension_required', [field]))

  test('V1: list problems in the order of the body, with missing fields last', () => {
    const orderOf = (body: unknown) => inOrderOf(body, all).map(({ param }) => param)
    expect(orderOf({ c: 1, a: 1 })).toEqual(['c', 'a', 'b'])
    expect(orderOf({ b: 1 })).toEqual(['b', 'a', 'c'])
    for (const none of [null, [1], 'text']) expect(orderOf(none)).toEqual(['a', 'b', 'c'])
  })

  test('E4: give a problem of a reader its code and pointer', () => {
    const found = readingProblems([problemAt('required', ['lines', 0, 'lineId'], {})])
    expect(found.map(({ code, param }) => `${code} ${param}`)).toEqual(['required lines[0].line_id'])
  })

  test('V2: show the client only problems of its request', () => {
    const found = (source: 'request' | 'settings') => [
      { code: 'required', message: 'm', param: 'a', path: ['a'], source, details: {} },
    ]
    const refused = pricingRefusal(found('request') as never).refusal
    expect([refused.type, refused.problems.length]).toEqual(['validation_failure', 1])
    const internal = pricingRefusal(found('settings') as never).refusal
    expect([internal.type, internal.problems]).toEqual(['internal', []])
  })
})
