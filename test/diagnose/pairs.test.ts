import { describe, expect, test } from 'vitest'
import { policies, suggestTestQuote } from '../../src/entries/diagnose.js'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import { valueOf } from '../answers.js'

type SuggestedTestQuote = Extract<ReturnType<typeof suggestTestQuote>, { readonly ok: true }>['value']

/**
 * Policies without an effect here. The accounts take percentages of the subtotal, none has the rate of two taxes, and
 * most have a rate that is not rounded.
 */
const WITHOUT_EFFECT = ['percentages-of-subtotal', 'tax-with-five-percent-apart']
/** With derivation off, a catalogue line has the price in its request. */
const MARKUP_POLICIES = ['marked-up-price-not-rounded', 'markup-as-margin']
const RATES = policies.map(({ id }) => id).filter((id) => id.startsWith('tax-rate-'))
const IDS = policies.map(({ id }) => id).filter((id) => ![...WITHOUT_EFFECT, ...RATES].includes(id))

type Shown = SuggestedTestQuote['expected'][number]['figures']['total' | 'lines']

/** Prints amounts to the cent, half a cent up, as another system does. */
function printed(shown: Shown): string {
  const amounts = 'amountMicros' in shown ? [shown] : shown.map(({ totalPrice }) => totalPrice)
  return amounts.map(({ amountMicros }) => Math.round(Number(amountMicros) / 10_000)).join(' ')
}

/**
 * Returns the pairs of policies that no suggested request distinguishes. Each request divides a set into groups, and
 * every group gets the next request. All requests can be priced.
 */
function notDistinguished(account: AccountInput, ids: readonly string[] = IDS): readonly string[] {
  const answer = suggestTestQuote(
    ids.map((id) => ({ policies: [id] })),
    account,
  )
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  const { request, expected, figure, together } = answer.value
  expect(priceQuote(request, account).ok).toBe(true)
  const shown = expected.map(({ figures }) => printed(figures[figure]))
  const groups = together.map((group) => group.map((index) => ids[index] ?? ''))
  // Policies in one group print the same figure. Policies in different groups print different ones.
  expect(new Set(shown).size).toBe(ids.length - groups.flat().length + groups.length)
  // Discounts of the same amount may differ in their tax alone.
  if (figure !== 'total') expect(ids.filter((id) => !OF_EQUAL_TOTALS.test(id))).toEqual([])
  for (const group of together) expect(new Set(group.map((index) => shown[index])).size).toBe(1)
  return groups.flatMap((group) => {
    if (group.length < ids.length) return notDistinguished(account, group)
    return ids.length === 2
      ? [ids.join(' = ')]
      : pairsOf(ids).flatMap((pair) => notDistinguished(account, pair))
  })
}

function pairsOf(ids: readonly string[]): readonly (readonly string[])[] {
  return ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]))
}

const OF_EQUAL_TOTALS = /^(fixed-discounts-|percentages-o(ff|ut-of)-total-with-tax)/

/**
 * Without tax, policies about tax alone have no effect. Spreading adjustments over lines is one of them, because it
 * only serves to tax them.
 */
const TAX_POLICIES =
  /^(tax-|prices-with-tax|gross-by-line|fixed-discounts-(with-tax|net-of-tax|out-of-gross)|(adjustments|surcharges)-taxed-apart|discounts-after-tax|discounts-wholly-taxed|exempt-lines|surcharges-untaxed|share-without|spread-|percentages-o(f|ff|ut-of)-total-with-tax|discount-of-price-with-tax)/

/**
 * Two policies that make all figures of all documents at most rates. They differ only where the net amount and the tax
 * of whole cents both end in half a cent, as at 20%.
 */
const SAME = ['fixed-discounts-out-of-gross = fixed-discounts-out-of-gross-by-tax']

describe('small requests distinguish any two policies', () => {
  test.each<[string, AccountInput]>([
    ['at a tax rate of 10 %', { currency: 'AUD', tax: { rate: '0.10' }, minimumLinealLengthMm: 1200 }],
    ['at a tax rate of 13 %', { currency: 'CAD', tax: { rate: '0.13' }, minimumLinealLengthMm: 300 }],
    ['at a tax rate of 8.1 %', { currency: 'CHF', tax: { rate: '0.081' }, minimumLinealLengthMm: 300 }],
    [
      'with derivation off',
      { currency: 'AUD', tax: { rate: '0.10' }, minimumLinealLengthMm: 1200, derivationEnabled: false },
    ],
  ])('%s', (_, account) => {
    const ids = IDS.filter((id) => account.derivationEnabled !== false || !MARKUP_POLICIES.includes(id))
    expect(notDistinguished(account, ids)).toEqual(SAME)
  })

  test('a rate of 8.875 % distinguishes its roundings from each other and from the others', () => {
    // 8.88, 8.9, 9, 8.87 and 8.
    const account: AccountInput = { currency: 'USD', tax: { rate: '0.08875' }, minimumLinealLengthMm: 300 }
    expect(notDistinguished(account, [...IDS, ...RATES])).toEqual(SAME)
  })

  test('a rate of 20% distinguishes all but tie rules for tax, because no amount of whole cents has half a cent of tax', () => {
    const account: AccountInput = { currency: 'GBP', tax: { rate: '0.20' }, minimumLinealLengthMm: 1200 }
    const left = notDistinguished(account)
    // Half a cent of tax comes from half a cent of a line, which is rounded up in the same way.
    expect(left.filter((pair) => !pair.includes('tax-half'))).toEqual([
      'tax-by-line = tax-of-each-unrounded-line',
    ])
  })

  test('an account without tax distinguishes all policies except those that are only about tax', () => {
    const account = { currency: 'AUD', minimumLinealLengthMm: 1200 }
    const others = IDS.filter((id) => !TAX_POLICIES.test(id))
    expect(notDistinguished(account, others)).toEqual([])
  })
})

describe('a test quote for two policies', () => {
  const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10' } }
  // Worked out by hand, with 10% tax.
  test.each([
    // 100 × 0.9 × 0.9, and 100 less two times 10.
    ['percentages-in-turn', 'never-rounded', 'total', [8910, 8800]],
    // 10 / 0.65 = 15.3846, and 10 × 1.35.
    ['markup-as-margin', 'marked-up-price-not-rounded', 'total', [1692, 1485]],
    // 100 × 1.39, and 100 × 1.40, because 1.394985 is 1.3950 first.
    ['unit-price-to-cents', 'unit-price-rounded-twice', 'total', [15_290, 15_400]],
    // 2 × 100, and 2.5 × 100.
    ['quantity-cut-to-whole', 'never-rounded', 'total', [22_000, 27_500]],
  ] as const)('distinguishes %s from %s by the %s: %j', (one, other, figure, cents) => {
    const { expected, together, ...rest } = valueOf(
      suggestTestQuote([{ policies: [one] }, { policies: [other] }], ACCOUNT),
    )
    expect(rest.figure).toBe(figure)
    expect(expected.map(({ figures }) => Number(printed(figures.total)))).toEqual(cents)
    expect(together).toEqual([])
  })
})
