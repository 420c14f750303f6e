/** Tests part invoices by amount: with tax, without tax, and with totals that the account's rounding of tax skips. */
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { splitDocument, type DocumentPart } from '../../src/entries/solve.js'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'

/** The number of random documents. `SPLIT_DOCUMENTS` sets another. */
const DOCUMENTS = Number(process.env['SPLIT_DOCUMENTS'] ?? 300)

type PartFigures = Extract<ReturnType<typeof splitDocument>, { readonly ok: true }>['value']['remainder']

interface Case {
  readonly name: string
  readonly why: string
  readonly account: AccountInput
  readonly request: QuoteRequestInput
  readonly parts: readonly DocumentPart[]
  /** Amount without tax, tax and total of each part, followed by those of the remainder. */
  readonly expect: readonly (readonly [string, string, string])[]
  /** The nearest totals below and above, for each part whose amount cannot be reached. */
  readonly nearest?: readonly (readonly [string, string] | null)[]
}

const url = new URL('../vectors/parts/parts.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(url, 'utf8')) as { readonly cases: readonly Case[] }

const micros = ({ amountMicros }: { readonly amountMicros: string }): bigint => BigInt(amountMicros)
const text = (amount: bigint): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(7, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6, -4)}`
}
const shown = ({ totals: { total, taxAmount } }: PartFigures): readonly string[] => [
  text(micros(total) - micros(taxAmount)),
  text(micros(taxAmount)),
  text(micros(total)),
]

describe('the vectors of parts', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const split = splitDocument(one.request, one.account, one.parts)
    if (!split.ok) throw new Error(JSON.stringify(split.problems))
    const { parts, remainder } = split.value
    expect([...parts, remainder].map(shown)).toEqual(one.expect)
    const nearest = parts.map(({ nearest: two }) =>
      two ? [text(micros(two.below)), text(micros(two.above))] : null,
    )
    expect(nearest).toEqual(one.nearest ?? parts.map(() => null))
  })
})

describe('a part by its amount', () => {
  const request: QuoteRequestInput = {
    customerId: 'cust_1',
    lines: [{ labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '1000000000' } } } }],
  }
  const account = { currency: 'AUD', tax: { rate: '0.10' } }
  const problemsOf = (parts: readonly DocumentPart[]) => {
    const split = splitDocument(request, account, parts)
    return split.ok ? [] : split.problems.map(({ code, param }) => [code, param])
  }
  const money = (amountMicros: string) => ({ amountMicros })

  test('is refused if it exceeds the remainder, or if it credits more than was invoiced', () => {
    expect(problemsOf([{ total: money('1100000000') }])).toEqual([])
    expect(problemsOf([{ total: money('1100010000') }])).toEqual([['out_of_range', 'parts[0].total']])
    expect(problemsOf([{ percentage: '50' }, { amount: money('500010000') }])).toEqual([
      ['out_of_range', 'parts[1].amount'],
    ])
    expect(problemsOf([{ total: money('100000000') }, { total: money('-100010000') }])).toEqual([
      ['out_of_range', 'parts[1].total'],
    ])
  })

  test.each<readonly [string, DocumentPart]>([
    ['a total of 0', { total: money('0') }],
    ['an amount of 0', { amount: money('0') }],
    ['0 %', { percentage: '0' }],
    ['no lines', { lines: [] }],
    ['0 % of a line', { lines: [{ line: 0, percentage: '0' }] }],
  ])('has figures of 0 if it asks for %s, even after a part whose tax has an extra cent', (_name, part) => {
    // 100.00 of 1,210.00: 82.64 + 17.35 and 82.65 + 17.36 miss it by a cent, so its tax has one more.
    const deposit = { total: money('100000000') }
    const split = splitDocument(request, { ...account, tax: { rate: '0.21' } }, [deposit, part])
    if (!split.ok) throw new Error(JSON.stringify(split.problems))
    const { parts, remainder } = split.value
    expect([...parts, remainder].map(shown)).toEqual([
      ['82.64', '17.36', '100.00'],
      ['0.00', '0.00', '0.00'],
      ['917.36', '192.64', '1110.00'],
    ])
  })

  test('must be in whole cents, and the only definition of its part', () => {
    expect(problemsOf([{ total: money('1000') }])).toEqual([['too_many_decimals', 'parts[0].total']])
    expect(problemsOf([{ total: money('10000'), amount: money('10000') }])).toEqual([
      ['invalid_type', 'parts[0].amount'],
    ])
  })
})

const document = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 400 }).map((quarters) => (quarters / 4).toFixed(2)),
      price: fc.integer({ min: 1, max: 2_000_000 }),
      isTaxFree: fc.boolean().map((flag) => flag),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  discount: fc.constantFrom('0', '5', '12.5'),
  rate: fc.constantFrom('0.10', '0.15', '0.21', '0.19', undefined),
  taxRounding: fc.constantFrom('document' as const, 'line' as const),
  surcharge: fc.constantFrom('0', '0', '3.50', '250'),
  // Each part is invoiced, or credits a share of the part before it.
  shares: fc.array(
    fc.record({ share: fc.integer({ min: 1, max: 999 }), isCredit: fc.boolean().map((flag) => flag) }),
    { minLength: 1, maxLength: 3 },
  ),
  field: fc.constantFrom('total' as const, 'amount' as const),
})

type Share = { readonly share: number; readonly isCredit: boolean }

/** The amounts of parts, in cents: a share of the rest, or a credit for a share of the invoiced amount. */
function amountsOf(all: bigint, shares: readonly Share[]): readonly bigint[] {
  let done = 0n
  return shares.map(({ share, isCredit }) => {
    const amount = ((isCredit ? -done : all - done) * BigInt(share)) / 1000n
    done += amount
    return amount
  })
}

test('parts by amount and the remainder add up to the whole, and each part is exact or has nearest totals', () => {
  let exact = 0
  let asked = 0
  fc.assert(
    fc.property(document, ({ lines, discount, surcharge, rate, taxRounding, shares, field }) => {
      const request: QuoteRequestInput = {
        customerId: 'cust_1',
        lines: lines.map(({ quantity, price, isTaxFree }) => ({
          labour: { pricing: { quantity, unitPrice: { amountMicros: String(price * 100) }, isTaxFree } },
        })),
        adjustments: [
          { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: discount },
          { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: String(Number(surcharge) * 1e6) } },
        ],
      }
      const account = { currency: 'AUD', taxRounding, ...(rate === undefined ? {} : { tax: { rate } }) }
      const none = splitDocument(request, account, [])
      if (!none.ok) throw new Error(JSON.stringify(none.problems))
      const { total, taxAmount } = none.value.whole.totals
      const all = field === 'total' ? micros(total) : micros(total) - micros(taxAmount)
      const wanted = amountsOf(all / 10_000n, shares)
      const parts = wanted.map((cents) => ({ [field]: { amountMicros: String(cents * 10_000n) } }))
      const split = splitDocument(request, account, parts)
      if (!split.ok) throw new Error(JSON.stringify(split.problems))
      const { value } = split
      for (const name of ['subtotal', 'taxAmount', 'total'] as const) {
        const made = [...value.parts, value.remainder].reduce(
          (so, part) => so + micros(part.totals[name]),
          0n,
        )
        expect([name, made]).toEqual([name, micros(value.whole.totals[name])])
      }
      value.parts.forEach((part, index) => {
        const made = micros(part.totals.total) - (field === 'total' ? 0n : micros(part.totals.taxAmount))
        asked++
        const amount = (wanted[index] ?? 0n) * 10_000n
        if (made === amount) exact++
        else expect(part.nearest).toBeDefined()
        if (part.nearest) {
          expect(micros(part.nearest.below)).toBeLessThan(amount)
          expect(micros(part.nearest.above)).toBeGreaterThan(amount)
        }
      })
    }),
    { numRuns: DOCUMENTS },
  )
  expect(exact / asked).toBeGreaterThan(0.97)
})

test('no net amount gives a total between the nearest totals of a part or of a credit', () => {
  const halfUp = (value: bigint): bigint => (2n * value + 100n) / 200n
  const cases = fc.record({
    net: fc.integer({ min: 100, max: 30_000 }),
    rate: fc.constantFrom(10n, 15n, 19n, 21n),
    first: fc.integer({ min: 1, max: 999 }),
    second: fc.integer({ min: -999, max: 999 }),
  })
  fc.assert(
    fc.property(cases, ({ net, rate, first, second }) => {
      const totals = Array.from(
        { length: net + 1 },
        (_, cents) => BigInt(cents) + halfUp(BigInt(cents) * rate),
      )
      const all = totals.at(-1) ?? 0n
      const wanted = amountsOf(all, [
        { share: first, isCredit: false },
        { share: Math.abs(second), isCredit: second < 0 },
      ])
      const request: QuoteRequestInput = {
        customerId: 'cust_1',
        lines: [
          { labour: { pricing: { quantity: '1', unitPrice: { amountMicros: String(net * 10_000) } } } },
        ],
      }
      const parts = wanted.map((cents) => ({ total: { amountMicros: String(cents * 10_000n) } }))
      const split = splitDocument(request, { currency: 'AUD', tax: { rate: `0.${rate}` } }, parts)
      if (!split.ok) throw new Error(JSON.stringify(split.problems))
      let done = 0n
      split.value.parts.forEach(({ nearest }, index) => {
        const before = done
        done += wanted[index] ?? 0n
        const isGiven = totals.includes(done) || done === before
        const around = [totals.filter((total) => total < done).at(-1), totals.find((total) => total > done)]
        expect(nearest && [nearest.below, nearest.above].map(micros)).toEqual(
          isGiven ? undefined : around.map((total) => ((total ?? 0n) - before) * 10_000n),
        )
      })
    }),
  )
})
