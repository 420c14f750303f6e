import { describe, expect, test } from 'vitest'
import { adviseQuote, advisoryCodes, describeProblem, type Advisory } from '../../src/entries/index.js'
import { CUSTOMER, onTheFly, money } from '../rules/requests.js'

/** The advice on a quote of one line. */
function adviceOn(pricing: object, more: object = {}): readonly Advisory[] {
  const lines = [{ ...onTheFly({ quantity: '1', ...pricing }), ...more }]
  const advised = adviseQuote({ customerId: CUSTOMER, lines } as unknown, { currency: 'AUD' })
  if (!advised.ok) throw new Error(JSON.stringify(advised.problems))
  return advised.value
}

const described = (advice: readonly Advisory[], locale: 'en' | 'de'): readonly string[] =>
  advice.map((one) => describeProblem(one, locale))

describe('advice is described as problems are', () => {
  const belowCost = { unitPrice: money('80.5'), cost: money('90') }

  test('in English an advisory is described by its message', () => {
    const advice = adviceOn(belowCost, { laber: 5 })
    expect(advice.map(({ code }) => code).sort()).toEqual(['line_below_cost', 'unknown_field'])
    expect(described(advice, 'en')).toEqual(advice.map(({ message }) => message))
  })

  test('in German a line below its cost has its number and both amounts', () => {
    expect(described(adviceOn(belowCost), 'de').join()).toMatch(/^Position 1: .*80,50.*90,00/)
  })

  test('in German a misspelt field has the name that was probably meant', () => {
    expect(described(adviceOn({ unitPrice: money('9'), dicount: '2' }), 'de').join()).toMatch(
      /dicount.*discount/,
    )
  })

  test.each(advisoryCodes)(
    '$code is not a refusal in German, with details or without',
    ({ code, severity }) => {
      const text = describeProblem({ code, severity, param: 'x', message: 'In English.' }, 'de')
      expect(text).toMatch(/^[A-Zx].*\.$/)
      expect(text).not.toMatch(/English|angenommen|zulässig|[<>_]/)
    },
  )

  test.each(['en', 'de'] as const)(
    'advice of a later release is described in general terms in %s',
    (locale) => {
      const later = { code: 'of_a_later_release', param: 'x', severity: 'notice' }
      const text = describeProblem(later, locale)
      expect(text).toContain('of_a_later_release')
      expect(text).not.toBe(describeProblem({ code: later.code, param: later.param }, locale))
    },
  )
})
