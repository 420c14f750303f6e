import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addContributions,
  documentTotals,
  negateContribution,
  zeroContribution,
  priceLine,
  priceLines,
  priceOrder,
  priceQuote,
  type PricedMoney,
  type PricedQuote,
  type Problem,
  type SalesLine,
  type SalesLineInput,
} from '../../src/entries/index.js'
import { addedUp } from '../added-up.js'
import { deepFrozen } from '../rules/requests.js'
import { account, adjustment, quoteRequest, salesLine } from './requests.js'

type Contribution = ReturnType<typeof addContributions>

const runs = { numRuns: 400 }

/** Rounds an amount in JSON half up to cents, with bigints. */
function cents(money: { readonly amountMicros?: string } | undefined): bigint {
  const micros = BigInt(money?.amountMicros ?? '0')
  const magnitude = micros < 0n ? -micros : micros
  const rounded = (magnitude + 5000n) / 10_000n
  return micros < 0n ? -rounded : rounded
}

/** Reads the total that a priced line adds to its document (T1, L14, F1). */
function countedTotal(line: SalesLine): bigint {
  if (line.flashing !== undefined) return cents(line.flashing.customPrice ?? line.flashing.totalPrice)
  const pricing = (line.onTheFly ?? line.catalogue ?? line.labour ?? line.productKit)?.pricing
  return cents(pricing?.totalPrice)
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((a, b) => a + b, 0n)
}

const TOTALS = [
  'subtotal',
  'discountAmount',
  'taxAmount',
  'total',
  'totalCost',
  'margin',
  'labourTotal',
] as const

function totalsOf(quote: Pick<PricedQuote, (typeof TOTALS)[number]>): Record<string, PricedMoney> {
  return Object.fromEntries(TOTALS.map((field) => [field, quote[field]]))
}

/** Runs a property over priced quotes, and checks that most requests can be priced. */
function forEachQuote(property: (quote: PricedQuote, given: Given) => void): void {
  let tried = 0
  let priced = 0
  fc.assert(
    fc.property(quoteRequest, account, orders, (request, settings, order) => {
      tried++
      const result = priceQuote(request, settings)
      if (!result.ok) {
        expect(new Set(result.problems.map(({ code }) => code))).toEqual(new Set(['amount_out_of_range']))
        return
      }
      priced++
      property(result.value, { request, settings, order })
    }),
    runs,
  )
  expect(priced).toBeGreaterThan(tried / 2)
}

/** Expects the one problem of `documentTotals` that quotes do not have: a taxable base beyond the limit. */
function expectTaxableBaseTooLarge(problems: readonly Problem[]): void {
  expect(problems.map(({ code, param }) => [code, param])).toEqual([['amount_out_of_range', 'taxable_base']])
}

/** Orders of up to eight lines. */
const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 })

interface Given {
  readonly order: readonly number[]
  readonly request: typeof quoteRequest extends fc.Arbitrary<infer Request> ? Request : never
  readonly settings: typeof account extends fc.Arbitrary<infer Settings> ? Settings : never
}

describe('documents', () => {
  test('T1: subtotal = Σ counted line totals', () => {
    forEachQuote((quote) => {
      expect(cents(quote.subtotal)).toBe(sum(quote.lines.map(countedTotal)))
    })
  })

  test('T6: total = subtotal - discounts + surcharges + tax', () => {
    forEachQuote((quote, { request, settings }) => {
      const lines = priceLines(request.lines, [], settings)
      if (!lines.ok) throw new Error('the lines of a priced quote were refused')
      const contribution = lines.value.contributions.reduce(addContributions, zeroContribution)
      const totals = documentTotals(contribution, request.adjustments, settings)
      if (!totals.ok) {
        expectTaxableBaseTooLarge(totals.problems)
        return
      }
      const { discounts, surcharges } = totals.value
      expect(cents(quote.total)).toBe(
        cents(quote.subtotal) - cents(discounts) + cents(surcharges) + cents(quote.taxAmount),
      )
      expect(cents(quote.margin)).toBe(
        cents(quote.subtotal) - cents(discounts) + cents(surcharges) - cents(quote.totalCost),
      )
    })
  })

  test('T6: subtotal - Σ applied discounts + Σ applied surcharges + tax = total, on quotes and orders', () => {
    let priced = 0
    let adjusted = 0
    forEachQuote((quote, { request, settings }) => {
      priced++
      const order = priceOrder(request, settings)
      if (!order.ok) throw new Error('a priced quote was refused as an order')
      for (const document of [quote, order.value]) {
        expect(addedUp(document)).toBe(document.total.amountMicros)
        expect(document.adjustments).toHaveLength(request.adjustments.length)
        for (const { appliedAmount } of document.adjustments ?? []) {
          expect(BigInt(appliedAmount.amountMicros) % 10_000n).toBe(0n)
          expect(appliedAmount.currency).toBe('AUD')
          adjusted++
        }
      }
    })
    expect(adjusted).toBeGreaterThan(priced)
  })

  test('T1: totals(shuffled lines) = totals(lines)', () => {
    forEachQuote((quote, { request, settings, order }) => {
      const lines = order.flatMap((index) => request.lines.slice(index, index + 1))
      const shuffled = priceQuote({ ...request, lines }, settings)
      expect(shuffled.ok && totalsOf(shuffled.value)).toEqual(totalsOf(quote))
    })
  })

  test('L5: totals(priced lines, derivation off) = totals(lines, derivation on)', () => {
    forEachQuote((quote, { settings }) => {
      const kept = priceQuote(quote, { ...settings, derivationEnabled: false })
      expect(kept.ok && totalsOf(kept.value)).toEqual(totalsOf(quote))
    })
  })

  test('V7: Σ lines priced separately = the document', () => {
    forEachQuote((quote, { request, settings }) => {
      const lines = request.lines.map((line) => priceLine(line, settings))
      const contributions = lines.map((line): Contribution => {
        if (!line.ok) throw new Error('a line of a priced quote was refused')
        return line.value.contribution
      })
      expect(lines.map((line) => line.ok && line.value.line)).toEqual(quote.lines)
      const totals = documentTotals(
        contributions.reduce(addContributions, zeroContribution),
        request.adjustments,
        settings,
      )
      if (totals.ok) expect(totalsOf(totals.value)).toEqual(totalsOf(quote))
      else expectTaxableBaseTooLarge(totals.problems)
    })
  })

  test('T10: price(price(request)) = price(request)', () => {
    forEachQuote((quote, { settings }) => {
      const again = priceQuote(JSON.parse(JSON.stringify(quote)), settings)
      expect(again).toEqual({ ok: true, value: quote })
      expect(JSON.stringify(again.ok && again.value)).toBe(JSON.stringify(quote))
    })
  })

  test('N9: JSON.parse(JSON.stringify(quote)) = quote', () => {
    forEachQuote((quote) => {
      expect(JSON.parse(JSON.stringify(quote))).toStrictEqual(quote)
    })
  })

  test('T9: an order is the quote without its discount amount', () => {
    forEachQuote((quote, { request, settings }) => {
      const order = priceOrder(request, settings)
      const { discountAmount, ...rest } = quote
      expect(order).toEqual({ ok: true, value: rest })
    })
  })

  test('L3: a line discount of 0 changes no total', () => {
    forEachQuote((quote, { request, settings }) => {
      const lines = request.lines.map((line): SalesLineInput => {
        const pricing = line.onTheFly?.pricing
        return !pricing || pricing.discount !== undefined
          ? line
          : { onTheFly: { ...line.onTheFly, pricing: { ...pricing, discount: '0' } } }
      })
      const discounted = priceQuote({ ...request, lines }, settings)
      expect(discounted.ok && totalsOf(discounted.value)).toEqual(totalsOf(quote))
    })
  })

  test('T2: a discount of 0 on the document changes no total', () => {
    forEachQuote((quote, { request, settings }) => {
      for (const nothing of [{ amount: {} }, { percentage: '0' }, { percentage: '0.00' }]) {
        const adjustments = [...request.adjustments, { type: 'ADJUSTMENT_TYPE_DISCOUNT', ...nothing }]
        const discounted = priceQuote({ ...request, adjustments } as unknown, settings)
        expect(discounted.ok && totalsOf(discounted.value)).toEqual(totalsOf(quote))
      }
    })
  })

  test('N6: pricing frozen input leaves it unchanged', () => {
    forEachQuote((quote, { request, settings }) => {
      const before = JSON.stringify(request)
      expect(priceQuote(deepFrozen(request), deepFrozen(settings))).toEqual({ ok: true, value: quote })
      expect(JSON.stringify(request)).toBe(before)
    })
  })
})

describe('contributions from the caller', () => {
  test('T3: may be bigints instead of equal numbers, including zero', () => {
    const account = { currency: 'AUD', tax: { rate: '0.10' } }
    const discount = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT' as const, amount: { amountMicros: '10000000' } }]
    const asBigints = { total: 0n, taxable: 5000n, tax: 0n, cost: 0n, labour: 0n, discount: 0n }
    const asNumbers = { ...zeroContribution, taxable: 5000 }
    expect(documentTotals(asBigints, discount, account)).toEqual(documentTotals(asNumbers, discount, account))
  })
})

describe('contributions as a commutative group', () => {
  const amount = fc.oneof(
    fc.integer(),
    fc.constantFrom(
      0,
      922_337_203_685_477,
      -922_337_203_685_477,
      Number.MAX_SAFE_INTEGER,
      -Number.MAX_SAFE_INTEGER,
    ),
    fc.bigInt({ min: 10n ** 17n, max: 10n ** 20n }),
  )
  const contribution: fc.Arbitrary<Contribution> = fc.record({
    total: amount,
    taxable: amount,
    tax: amount,
    cost: amount,
    labour: amount,
    discount: amount,
  })

  test('add(add(a, b), c) = add(a, add(b, c))', () => {
    fc.assert(
      fc.property(contribution, contribution, contribution, (a, b, c) => {
        expect(addContributions(addContributions(a, b), c)).toEqual(
          addContributions(a, addContributions(b, c)),
        )
      }),
    )
  })

  test('add(a, b) = add(b, a)', () => {
    fc.assert(
      fc.property(contribution, contribution, (a, b) => {
        expect(addContributions(a, b)).toEqual(addContributions(b, a))
      }),
    )
  })

  test('add(a, nothing) = a', () => {
    fc.assert(
      fc.property(contribution, (a) => {
        expect(addContributions(a, zeroContribution)).toEqual(a)
      }),
    )
  })

  test('add(a, negate(a)) = nothing', () => {
    fc.assert(
      fc.property(contribution, (a) => {
        expect(addContributions(a, negateContribution(a))).toEqual(zeroContribution)
      }),
    )
  })
})

describe('adjustments', () => {
  test('T2: a percentage of the subtotal = the fixed amount of the same value', () => {
    fc.assert(
      fc.property(fc.array(salesLine, { maxLength: 4 }), adjustment, account, (lines, one, settings) => {
        fc.pre(one.percentage !== undefined)
        const byPercentage = priceLines(lines, [one], settings)
        if (!byPercentage.ok) return
        const subtotal = cents(byPercentage.value.subtotal)
        fc.pre(subtotal >= 0n)
        // Subtotal × percentage / 100, half up, with bigints. The percentage has at most two decimals.
        const [whole = '0', part = ''] = (one.percentage ?? '').split('.')
        const hundredths = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
        const amount = (subtotal * hundredths * 2n + 10_000n) / 20_000n
        const { percentage, ...rest } = one
        const byAmount = priceLines(
          lines,
          [{ ...rest, amount: { amountMicros: String(amount * 10_000n) } }],
          settings,
        )
        expect(byAmount.ok && totalsOf(byAmount.value)).toEqual(totalsOf(byPercentage.value))
      }),
      runs,
    )
  })
})
