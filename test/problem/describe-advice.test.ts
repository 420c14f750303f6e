import { describe, expect, test } from 'vitest'
import { adviseQuote, advisoryCodes, describeProblem, type Advisory } from '../../src/entries/index.js'
import { CUSTOMER, onTheFly, money } from '../rules/requests.js'

/** Returns the advice on a quote of one line. */
function adviceOn(pricing: object, more: object = {}): readonly Advisory[] {
  const lines = [{ ...onTheFly({ quantity: '1', ...pricing }), ...more }]
  const advised = adviseQuote({ customerId: CUSTOMER, lines } as unknown, { currency: 'AUD' })
  if (!advised.ok) throw new Error(JSON.stringify(advised.problems))
  return advised.value
}

const described = (advice: readonly Advisory[], locale: 'en' | 'de'): readonly string[] =>
  advice.map((one) => describeProblem(one, locale))

describe('describeProblem for advice', () => {
  const belowCost = { unitPrice: money('80.5'), cost: money('90') }

  test('returns the message in English', () => {
    const advice = adviceOn(belowCost, { laber: 5 })
    expect(advice.map(({ code }) => code).sort()).toEqual(['line_below_cost', 'unknown_field'])
    expect(described(advice, 'en')).toEqual(advice.map(({ message }) => message))
  })

  test('shows the line number and both amounts of a line below cost in German', () => {
    expect(described(adviceOn(belowCost), 'de').join()).toMatch(/^Position 1: .*80,50.*90,00/)
  })

  test('shows the suggested name of a misspelt field in German', () => {
    expect(described(adviceOn({ unitPrice: money('9'), dicount: '2' }), 'de').join()).toMatch(
      /dicount.*discount/,
    )
  })

  test.each(advisoryCodes)(
    'does not describe $code as a refusal in German, if it has no details',
    ({ code, severity }) => {
      const text = describeProblem({ code, severity, param: 'x', message: 'In English.' }, 'de')
      expect(text).toMatch(/^[A-Zx].*\.$/)
      expect(text).not.toMatch(/English|angenommen|zulässig|[<>_]/)
    },
  )

  test.each(['en', 'de'] as const)('describes advice of a later release in general terms in %s', (locale) => {
    const later = { code: 'of_a_later_release', param: 'x', severity: 'notice' }
    const text = describeProblem(later, locale)
    expect(text).toContain('of_a_later_release')
    expect(text).not.toBe(describeProblem({ code: later.code, param: later.param }, locale))
  })
})
