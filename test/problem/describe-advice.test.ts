import { describe, expect, test } from 'vitest'
import { adviseQuote, advisoryCodes, describeProblem, type Advisory } from '../../src/entries/index.js'
import { advice } from '../../src/languages/de/advice.js'
import { CUSTOMER, onTheFly, money } from '../rules/requests.js'

/** Returns the advice on a quote of one line. */
function adviceOn(pricing: object, more: object = {}): readonly Advisory[] {
  const lines = [{ ...onTheFly({ quantity: '1', ...pricing }), ...more }]
  const advised = adviseQuote({ customerId: CUSTOMER, lines } as unknown, { currency: 'AUD' })
  if (!advised.ok) throw new Error(JSON.stringify(advised.problems))
  return advised.value
}

const described = (given: readonly Advisory[], locale: 'en' | 'de'): readonly string[] =>
  given.map((one) => describeProblem(one, locale))

type Shown = readonly [detail: string, value: string, written?: string]
const AMOUNTS = [
  ['21000000', '21,00'],
  ['43000000', '43,00'],
  ['65000000', '65,00'],
] as const
const amounts = (...names: readonly string[]): readonly Shown[] =>
  names.map((name, index) => [name, ...(AMOUNTS[index] ?? ['', ''])])
const size: readonly Shown[] = [
  ['size', '21'],
  ['limit', '13'],
]
const place: readonly Shown[] = [
  ['didYouMean', 'dicount'],
  ['belongsIn', 'pricing'],
]
/** The details of each sentence with several, in their order, written by hand from the meaning of the advice. */
const IN_ORDER: Readonly<Record<string, readonly Shown[]>> = {
  piece_very_long: size,
  piece_very_short: size,
  line_below_cost: amounts('total', 'cost'),
  unknown_field: place,
  similar_field: place,
  other_currency: [
    ['sent', 'NZD'],
    ['account', 'AUD'],
  ],
  unit_price_rounded: amounts('rounded', 'amount', 'exactAmount'),
  cost_rounded: amounts('rounded', 'amount', 'exactAmount'),
  discount_above_subtotal: amounts('applied', 'left', 'subtotal'),
}

describe('describeProblem for advice', () => {
  const belowCost = { unitPrice: money('80.5'), cost: money('90') }

  test('returns the message in English', () => {
    const given = adviceOn(belowCost, { laber: 5 })
    expect(given.map(({ code }) => code).sort()).toEqual(['line_below_cost', 'unknown_field'])
    expect(described(given, 'en')).toEqual(given.map(({ message }) => message))
  })

  test('asks for four decimals in German too, wherever it names decimals (L1)', () => {
    const sentences = Object.values(advice).flat()
    const onDecimals = sentences.filter((text) => text.includes('Nachkommastellen'))
    expect(onDecimals).toHaveLength(4)
    for (const text of onDecimals) expect(text).toContain('vier Nachkommastellen')
  })

  test('shows the line number and both amounts of a line below cost in German', () => {
    expect(described(adviceOn(belowCost), 'de').join()).toMatch(/^Position 1: .*80,50.*90,00/)
  })

  test.each(Object.entries(IN_ORDER))('shows the details of %s in their order in German', (code, shown) => {
    const details = { unit: 'm', ...Object.fromEntries(shown.map(([name, value]) => [name, value] as const)) }
    const text = describeProblem({ code, severity: 'warning', param: 'x', details }, 'de')
    expect(text).toMatch(new RegExp(shown.map(([, value, written = value]) => written).join('.*')))
  })

  test('has the order of every German sentence with several details', () => {
    const codes = Object.entries(advice).flatMap(([code, sentences]) =>
      [sentences].flat().some((one) => (one.match(/<(?!field|unit)/g) ?? []).length > 1) ? [code] : [],
    )
    expect(codes.sort()).toEqual(Object.keys(IN_ORDER).sort())
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
