/** Tests part invoices by amount: with tax, without tax, and with totals that the account's rounding of tax skips. */
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { splitDocument } from '../../src/entries/solve.js'
import type { AccountInput, QuoteRequestInput } from '../../src/entries/index.js'
import { accountOf, amountsOf, micros, partsOf, requestOf, splitCase } from './parts-of-documents.js'
import { problemsIn, valueOf } from '../answers.js'

type DocumentPart = Parameters<typeof splitDocument>[2][number]

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
    const { parts, remainder } = valueOf(splitDocument(one.request, one.account, one.parts))
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
  const problemsOf = (parts: readonly DocumentPart[]) => problemsIn(splitDocument(request, account, parts))
  const money = (amountMicros: string) => ({ amountMicros })

  test('is refused if it exceeds the remainder, or if it credits more than was invoiced', () => {
    expect(problemsOf([{ total: money('1100000000') }])).toEqual([])
    expect(problemsOf([{ total: money('1100010000') }])).toEqual(['out_of_range parts[0].total'])
    expect(problemsOf([{ percentage: '50' }, { amount: money('500010000') }])).toEqual([
      'out_of_range parts[1].amount',
    ])
    expect(problemsOf([{ total: money('100000000') }, { total: money('-100010000') }])).toEqual([
      'out_of_range parts[1].total',
    ])
  })

  // Half of the first line is 55.00 with tax, and -11.00 or -55.00 is left.
  test.each<readonly [second: number, asked: number, isAccepted: boolean]>([
    [-60, 0, true],
    [-60, -550, true],
    [-60, -1100, true],
    [-60, -5500, true],
    [-60, -5501, false],
    [-60, 1, false],
    [-100, 0, true],
    [-100, -3000, true],
    [-100, -5501, false],
  ])(
    'is accepted only between zero and the remainder, or as a credit: a second line of $%d, and %d cents',
    (second, asked, isAccepted) => {
      const lines = [100, second].map((price) => ({
        labour: { pricing: { quantity: '1', unitPrice: { amountMicros: String(price * 1_000_000) } } },
      }))
      const half = { lines: [{ line: 0, percentage: '50' }] }
      const split = splitDocument({ ...request, lines }, account, [half, { total: money(`${asked}0000`) }])
      expect(split.ok ? micros(split.value.parts[1]?.totals.total ?? money('1')) : undefined).toBe(
        isAccepted ? BigInt(asked) * 10_000n : undefined,
      )
    },
  )

  test.each<readonly [string, DocumentPart]>([
    ['a total of 0', { total: money('0') }],
    ['an amount of 0', { amount: money('0') }],
    ['0 %', { percentage: '0' }],
    ['no lines', { lines: [] }],
    ['0 % of a line', { lines: [{ line: 0, percentage: '0' }] }],
  ])('has figures of 0 if it asks for %s, even after a part whose tax has an extra cent', (_name, part) => {
    // 100.00 of 1,210.00: 82.64 + 17.35 and 82.65 + 17.36 miss it by a cent, so its tax has one more.
    const deposit = { total: money('100000000') }
    const { parts, remainder } = valueOf(
      splitDocument(request, { ...account, tax: { rate: '0.21' } }, [deposit, part]),
    )
    expect([...parts, remainder].map(shown)).toEqual([
      ['82.64', '17.36', '100.00'],
      ['0.00', '0.00', '0.00'],
      ['917.36', '192.64', '1110.00'],
    ])
  })

  test('must be in the currency of the account', () => {
    const other = { amountMicros: '10000', currency: 'USD' }
    const parts = [{ total: other }, { amount: other }, { lines: [{ line: 0, amount: other }] }]
    expect(problemsOf(parts)).toEqual([
      'unknown_enum_value parts[0].total.currency',
      'unknown_enum_value parts[1].amount.currency',
      'unknown_enum_value parts[2].lines[0].amount.currency',
    ])
    expect(problemsOf([{ total: { ...other, currency: 'AUD' } }])).toEqual([])
  })

  test('must be in whole cents, and the only definition of its part', () => {
    expect(problemsOf([{ total: money('1000') }])).toEqual(['too_many_decimals parts[0].total'])
    expect(problemsOf([{ total: money('10000'), amount: money('10000') }])).toEqual([
      'invalid_type parts[0].amount',
    ])
  })
})

describe('a part of a document with a discount and a surcharge', () => {
  const cents = (amount: number) => ({ amountMicros: String(amount * 10_000) })
  const partsOfTotals = (amounts: readonly [number, number, number], totals: readonly number[]) => {
    const [price, discount, surcharge] = amounts
    const request: QuoteRequestInput = {
      customerId: 'cust_1',
      lines: [{ labour: { pricing: { quantity: '1', unitPrice: cents(price) } } }],
      adjustments: [
        { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: cents(discount) },
        { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: cents(surcharge) },
      ],
    }
    const parts = totals.map((total) => ({ total: cents(total) }))
    return valueOf(splitDocument(request, { currency: 'AUD' }, parts))
  }

  test('has exactly its total without tax, although both gain a cent at the same share', () => {
    // 22.27 - 6.68 + 4.45 is 20.04, and a little more of everything is 22.28 - 6.68 + 4.46.
    const { parts, remainder } = partsOfTotals([10_000, 3_000, 2_000], [2_005])
    expect([...parts, remainder].map(shown)).toEqual([
      ['20.05', '0.00', '20.05'],
      ['69.95', '0.00', '69.95'],
    ])
    expect(parts.map(({ nearest }) => nearest)).toEqual([undefined])
    expect(parts.flatMap(({ lines }) => lines.map(({ total }) => micros(total)))).toEqual([22_280_000n])
  })

  test('has exactly its total, and a credit of the same total leaves nothing invoiced', () => {
    const amounts = fc.tuple(
      fc.integer({ min: 5_000, max: 90_000 }),
      fc.integer({ min: 1, max: 4_000 }),
      fc.integer({ min: 1, max: 9_000 }),
    )
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 999 }), (document, share) => {
        const [price, discount, surcharge] = document
        const whole = price - discount + surcharge
        const asked = Math.ceil((whole * share) / 1000)
        const { parts, remainder } = partsOfTotals(document, [asked, -asked])
        const totals = [...parts, remainder].map(({ totals: { total } }) => micros(total) / 10_000n)
        expect(totals).toEqual([asked, -asked, whole].map(BigInt))
        expect(parts.flatMap(({ nearest }) => nearest ?? [])).toEqual([])
      }),
    )
  })
})

test('a part may be 0, half or all of the remainder, or a credit, after a part of any lines', () => {
  fc.assert(
    fc.property(splitCase, fc.constantFrom('total' as const, 'amount' as const), (one, field) => {
      const [request, account] = [requestOf(one), accountOf(one)]
      const half: DocumentPart = { lines: [{ line: 0, percentage: '50' }] }
      const { parts, remainder, whole } = valueOf(splitDocument(request, account, [half]))
      const asked = ({ totals: { total, taxAmount } }: PartFigures) =>
        micros(total) - (field === 'total' ? 0n : micros(taxAmount))
      const [done, left] = [asked(parts[0] ?? whole), asked(remainder)]
      const halfLeft = (left / 20_000n) * 10_000n
      for (const amount of [0n, halfLeft, left, -done]) {
        const split = splitDocument(request, account, [half, { [field]: { amountMicros: String(amount) } }])
        if (!split.ok) throw new Error(JSON.stringify(split.problems))
        expect(asked(split.value.parts[1] ?? whole)).toBe(amount)
        // Nothing is left of any figure, not even a cent of cost.
        if (amount === left && left !== 0n)
          expect(
            Object.values<{ readonly amountMicros: string }>({ ...split.value.remainder.totals }).filter(
              (of) => micros(of) !== 0n,
            ),
          ).toEqual([])
      }
    }),
    { numRuns: 100 },
  )
})

/** `PARTS_DOCUMENTS=100000` tries more. */
const DOCUMENTS = Number(process.env['PARTS_DOCUMENTS'] ?? 900)

test('parts by amount and the remainder add up to the whole, and are exact or have nearest totals', () => {
  let [parts, exact] = [0, 0]
  fc.assert(
    fc.property(splitCase, fc.constantFrom('total' as const, 'amount' as const), (one, field) => {
      const made = partsOf(one, field)
      expect(made.faults).toEqual([])
      parts += made.parts
      exact += made.exact
    }),
    { numRuns: DOCUMENTS },
  )
  expect(exact / parts).toBeGreaterThan(0.97)
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
      const split = valueOf(splitDocument(request, { currency: 'AUD', tax: { rate: `0.${rate}` } }, parts))
      let done = 0n
      split.parts.forEach(({ nearest }, index) => {
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
