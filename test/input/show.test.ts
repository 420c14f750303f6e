import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import {
  problemsByField,
  majorUnits,
  money,
  parseForm,
  parseInput,
  formatLength,
  formatMoney,
  formatMoneyToParts,
  formatPercent,
  formatQuantity,
  type InputField,
} from '../../src/entries/input.js'

// The supported locales, and two that write money with other marks than numbers.
const LOCALES = ['en-AU', 'en-US', 'en-NZ', 'de', 'fr', 'de-CH', 'hi-IN', 'fr-CH', 'de-AT']
const CURRENCIES = ['AUD', 'USD', 'NZD', 'EUR', 'CHF', 'INR', 'JPY', 'KWD']

const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
/** Generates micros of every size, with many whole cents and thousands. */
const micros = fc.oneof(
  int64,
  fc.bigInt({ min: -10_000n, max: 10_000n }).map((n) => n * 1_000_000n),
  fc.bigInt({ min: -999n, max: 999_999n }).map((n) => n * 10_000n),
)

/** Generates a decimal string without trailing zeros. */
const decimal = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
    fc.integer({ min: 0, max: 12 }),
    fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }),
  )
  .map(([isNegative, whole, places, fraction]) => {
    const decimals = String(fraction).padStart(12, '0').slice(0, places).replace(/0+$/, '')
    const text = decimals === '' ? String(whole) : `${String(whole)}.${decimals}`
    return isNegative && /[1-9]/.test(text) ? `-${text}` : text
  })

const valueOf = (text: string, field: InputField): unknown => {
  const typed = parseInput(text, field)
  return typed.status === 'ok' ? typed.value : typed
}

describe.each(LOCALES)('parseInput(show(x)) = x in %s', (locale) => {
  test('holds for money of every size and currency', () => {
    fc.assert(
      fc.property(micros, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        const text = formatMoney({ amountMicros: String(amount), currency }, { locale })
        expect(valueOf(text, { kind: 'money', locale, currency })).toBe(String(amount))
      }),
    )
  })

  test('holds for quantities, percentages and lengths', () => {
    fc.assert(
      fc.property(decimal, (number) => {
        expect(valueOf(formatQuantity(number, { locale }), { kind: 'quantity', locale })).toBe(number)
        expect(valueOf(formatPercent(number, { locale }), { kind: 'percent', locale })).toBe(number)
        for (const unit of ['mm', 'm', 'ft', 'in'] as const)
          expect(valueOf(formatLength(number, { locale, unit }), { kind: 'length', locale, unit })).toBe(
            number,
          )
      }),
    )
  })

  test('holds for whole sixteenths of an inch', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (sixteenths) => {
        // A sixteenth of an inch is exactly 1.5875 mm.
        const tenThousandths = BigInt(sixteenths) * 15_875n
        const size = String(tenThousandths < 0n ? -tenThousandths : tenThousandths).padStart(5, '0')
        const [whole, decimals] = [size.slice(0, -4), size.slice(-4).replace(/0+$/, '')]
        const millimetres = `${tenThousandths < 0n ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`
        const text = formatLength(millimetres, { locale, as: 'ft-in' })
        expect(valueOf(text, { kind: 'length', locale, unit: 'mm' })).toBe(millimetres)
      }),
    )
  })
})

describe('formatting in feet and inches', () => {
  test.each([
    ['2527.3', `8' 3 1/2"`],
    ['0', '0"'],
    ['304.8', `1'`],
    ['25.4', '1"'],
    ['12.7', '1/2"'],
    // 1/32" is a tie, which rounds half up, away from zero.
    ['0.79375', '1/16"'],
    ['-0.79375', '-1/16"'],
    ['0.79', '0"'],
    ['-0.79', '0"'],
    ['304.79', `1'`],
  ])('shows %s mm as %s', (millimetres, text) => {
    expect(formatLength(millimetres, { locale: 'en-US', as: 'ft-in' })).toBe(text)
  })
})

describe('formatting an invalid or extreme number', () => {
  test.each([
    ['', ''],
    ['x', ''],
    ['1e3', ''],
    ['1,5', ''],
    // A decimal string has at most fifteen digits before its point (N4), so it could not be typed back.
    ['1000000000000000', ''],
    ['-9999999999999999.5', ''],
  ])('returns an empty string for %j', (text, nothing) => {
    expect(formatQuantity(text, { locale: 'en' })).toBe(nothing)
    expect(formatPercent(text, { locale: 'en' })).toBe(nothing)
    expect(formatLength(text, { locale: 'en' })).toBe(nothing)
    expect(formatLength(text, { locale: 'en', as: 'ft-in' })).toBe(nothing)
    if (/^-?[0-9]+$/.test(text)) return // This text is a valid number of micros.
    expect(formatMoney({ amountMicros: text, currency: 'AUD' }, { locale: 'en' })).toBe(nothing)
    expect(formatMoneyToParts({ amountMicros: text, currency: 'AUD' }, { locale: 'en' })).toEqual([])
  })

  test.each(['-0', '-0.000'])('shows %s without a sign', (zero) => {
    const plain = zero.replace('-', '')
    expect(formatQuantity(zero, { locale: 'en' })).toBe(formatQuantity(plain, { locale: 'en' }))
    expect(formatLength(zero, { locale: 'en' })).toBe('0 mm')
  })

  test('shows the longest decimal', () => {
    expect(formatQuantity('999999999999999.999999999999', { locale: 'en' })).toBe(
      '999999999999999.999999999999',
    )
  })

  test.each(['9223372036854775808', '-9223372036854775809'])(
    'returns an empty string for %s micros',
    (amountMicros) => {
      expect(formatMoney({ amountMicros, currency: 'AUD' }, { locale: 'en' })).toBe('')
      expect(formatMoneyToParts({ amountMicros, currency: 'AUD' }, { locale: 'en' })).toEqual([])
    },
  )

  test('uses English for an unknown locale', () => {
    expect(formatQuantity('1.5', { locale: 'no locale' })).toBe('1.5')
  })
})

describe('an amount in code', () => {
  test('is unchanged by majorUnits and then money', () => {
    fc.assert(
      fc.property(int64, (amount) => {
        const amountMicros = String(amount)
        const units = majorUnits({ amountMicros })
        expect(money(units ?? '', { currency: 'AUD' })).toEqual({ amountMicros, currency: 'AUD' })
      }),
    )
  })

  test.each(['', ' ', '1,5', '1e3', '0.0000001', '$5', '9223372036854.775808', '00000000000000000000'])(
    'is invalid_money at its field for %j',
    (text) => {
      const pricing = { quantity: '1', unitPrice: money(text, { currency: 'AUD' }) }
      const request = { customerId: 'cust_1', lines: [{ labour: { productName: 'Fixing', pricing } }] }
      const priced = priceQuote(request, { currency: 'AUD' })
      expect(priced.ok ? [] : priced.problems.map(({ code, param }) => `${code} ${param}`)).toEqual([
        'invalid_money lines[0].labour.pricing.unit_price.amount_micros',
      ])
    },
  )
})

describe('a form', () => {
  test('reports unreadable fields, and leaves them out', () => {
    const fields = {
      price: { path: ['a', 0, 'price'], kind: 'money' },
      length: { path: ['a', 1], kind: 'length', unit: 'm' },
      note: { path: ['note'], kind: 'text' },
      empty: { path: ['empty'], kind: 'quantity' },
    } as const
    const texts = { price: '1,234', length: '2400mm', note: ' as it is ', empty: ' ' }
    const form = parseForm(fields, texts, { locale: 'en-AU', currency: 'AUD' })
    expect(form).toMatchObject({
      ok: false,
      problems: [{ code: 'ambiguous_text', path: ['a', 0, 'price'] }],
      unread: { price: { status: 'ambiguous' } },
    })
    // The other fields of the line are kept.
    expect(form.ok ? undefined : form.partial).toEqual({ a: [{}, '2.4'], note: ' as it is ' })
  })

  test('assigns a problem to the nearest field', () => {
    const fields = {
      line: { path: ['lines', 0], kind: 'text' },
      quantity: { path: ['lines', 0, 'labour', 'pricing', 'quantity'], kind: 'quantity' },
    } as const
    const request = {
      customerId: 'cust_1',
      lines: [{ labour: { pricing: { quantity: '0.00001', unitPrice: { amountMicros: '1.5' } } } }],
    }
    const priced = priceQuote(request, { currency: 'AUD' })
    const { byField, others } = problemsByField(priced.ok ? [] : priced.problems, fields)
    expect(
      Object.fromEntries(
        Object.entries(byField).map(([name, found]) => [name, found.map(({ code }) => code)]),
      ),
    ).toEqual({
      quantity: ['too_many_decimals'],
      line: ['invalid_money'],
    })
    expect(others).toEqual([])
  })

  test('creates a field from a path with the name `__proto__`', () => {
    const form = parseForm(
      { x: { path: ['__proto__', 'y'], kind: 'text' } },
      { x: 'z' },
      { locale: 'en', currency: 'AUD' },
    )
    expect(form.ok && Object.keys(form.value)).toEqual(['__proto__'])
    expect('y' in {}).toBe(false)
  })
})
