import { describe, expect, test } from 'vitest'
import {
  problemsByField,
  majorUnits,
  money,
  parseForm,
  parseInput,
  formatLength,
  formatMoney,
  type InputField,
} from '../../src/entries/input.js'

type FormFields = Parameters<typeof parseForm>[0]

type LengthUnit = NonNullable<InputField['unit']>

/** Returns the value of a text, or the reason why it is unreadable. */
function readAs(text: string, field: InputField): unknown {
  const typed = parseInput(text, field)
  return typed.status === 'ok' ? typed.value : typed.status === 'invalid' ? typed.reason : typed.status
}

const QUANTITY: InputField = { kind: 'quantity', locale: 'en-AU' }
const length = (unit: LengthUnit): InputField => ({ kind: 'length', locale: 'en-AU', unit })
const pieces = (unit: LengthUnit): InputField => ({ kind: 'pieces', locale: 'en-AU', unit })

describe('a fraction character', () => {
  test.each([
    ['½', '5'],
    ['¼', '25'],
    ['¾', '75'],
    ['⅛', '125'],
    ['⅜', '375'],
    ['⅝', '625'],
    ['⅞', '875'],
    ['⅓', '333333333333'],
    ['⅔', '666666666667'],
  ])('%s is read as 0.%s', (sign, decimals) => {
    expect(readAs(sign, QUANTITY)).toBe(`0.${decimals}`)
    expect(readAs(`2${sign}`, QUANTITY)).toBe(`2.${decimals}`)
    expect(readAs(`12 ${sign}`, QUANTITY)).toBe(`12.${decimals}`)
    expect(readAs(`${sign}2`, QUANTITY)).toBe('not_a_number')
    expect(readAs(`${sign}${sign}`, QUANTITY)).toBe('not_a_number')
  })
})

describe('the largest and smallest values', () => {
  test.each([QUANTITY, length('mm'), { ...QUANTITY, kind: 'percent' }] as const)(
    'N4: have 15 digits before the decimal point: $kind',
    (field) => {
      expect(readAs('999999999999999', field)).toBe('999999999999999')
      expect(readAs('-999999999999999', field)).toBe('-999999999999999')
      expect(readAs('1000000000000000', field)).toBe('too_large')
      expect(readAs('-1000000000000000', field)).toBe('too_large')
    },
  )

  test('have a hundred characters as a text, and a hundred thousand as a list of pieces', () => {
    expect(readAs('1'.padStart(100, '0'), QUANTITY)).toBe('1')
    expect(readAs('1'.padStart(101, '0'), QUANTITY)).toBe('not_a_number')
    const piece = [{ amount: '1', length: '240' }]
    expect(readAs('240'.padEnd(100_000), pieces('mm'))).toEqual(piece)
    expect(readAs('240'.padEnd(100_001), pieces('mm'))).toBe('not_a_number')
    expect(readAs('240'.padStart(100, '0'), pieces('mm'))).toEqual(piece)
    expect(readAs(`300; ${'240'.padStart(101, '0')}`, pieces('mm'))).toBe('not_a_number')
  })
})

describe('the micros of an amount in code', () => {
  test.each([
    ['12', '12000000'],
    ['-0.5', '-500000'],
    // A string that looks like micros becomes "none". Other strings stay, and pricing refuses them at their
    // field.
    ['00000000000000000000', 'none'],
    ['-12345678901234567890', 'none'],
    ['12x', '12x'],
    ['x12', 'x12'],
    ['', 'none'],
    [5, 'none'],
    [null, 'none'],
  ])('are written for %j as %s', (decimal, amountMicros) => {
    expect(money(decimal as string, { currency: 'AUD' })).toEqual({ amountMicros, currency: 'AUD' })
  })

  test('are "none" if the account is unreadable', () => {
    expect(money('12', null as unknown as { currency: string })).toEqual({
      amountMicros: 'none',
      currency: '',
    })
  })

  test.each([
    ['9223372036854775807', '9223372036854.775807'],
    ['-9223372036854775808', '-9223372036854.775808'],
    ['0', '0'],
    ['9223372036854775808', undefined],
    ['-9223372036854775809', undefined],
    ['x1', undefined],
    ['1x', undefined],
    ['', undefined],
    [5, undefined],
  ])('convert from %j to %s', (amountMicros, units) => {
    expect(majorUnits({ amountMicros })).toBe(units)
  })

  test('are undefined if the amount is unreadable', () => {
    expect(majorUnits(null as unknown as object)).toBeUndefined()
    const throwing = Object.defineProperty({}, 'amountMicros', { enumerable: true, get: () => expect.fail() })
    expect(majorUnits(throwing)).toBeUndefined()
  })
})

describe('a length', () => {
  // 99.5 inches are 2527.3 mm: 8 feet and 3 1/2 inches. A twelfth has no finite decimal.
  test.each([
    ['2527.3', 'mm'],
    ['2.5273', 'm'],
    ['8.291666666667', 'ft'],
    ['99.5', 'in'],
  ] as const)('is shown in feet and inches by formatLength: %s %s', (decimal, unit) => {
    expect(formatLength(decimal, { locale: 'en-US', as: 'ft-in', unit })).toBe(`8' 3 1/2"`)
    expect(formatLength(`-${decimal}`, { locale: 'en-US', as: 'ft-in', unit })).toBe(`-8' 3 1/2"`)
  })

  test.each([
    // 10 feet and 11 13/16 inches are 131.8125 inches.
    ['10-11-13/16', '3348.0375'],
    [`-8' 3"`, '-2514.6'],
    ['- 5', '-5'],
    [' 5 ', '5'],
    ['2.4 meters', '2400'],
    ['2.4 meter', '2400'],
    ['2.4 metre', '2400'],
    ['1.5 feet', '457.2'],
    ['x8-3-1/2', 'not_a_number'],
    ['8-3-1/2x', 'not_a_number'],
    ['x2400', 'not_a_number'],
    ['x5 ft', 'not_a_number'],
    ['', 'empty'],
    ['   ', 'empty'],
  ])('%j is read as %s mm', (text, read) => {
    expect(readAs(text, length('mm'))).toBe(read)
  })
})

describe('a list of pieces', () => {
  test('shows the meaning of each entry, with fractions for endless decimals', () => {
    // 1 m = 1000 ÷ 304.8 ft = 1250 ÷ 381 ft.
    expect(parseInput('2 @ 1m; 1 @ 2m; 4 @ 3', pieces('ft'))).toEqual({
      status: 'ok',
      value: [
        { amount: '2', length: '3.280839895013' },
        { amount: '1', length: '6.561679790026' },
        { amount: '4', length: '3' },
      ],
      meant: '2 × 3.280839895013 ft; 1 × 6.561679790026 ft; 4 × 3 ft',
      exact: '2 × 1250/381 ft; 1 × 2500/381 ft; 4 × 3 ft',
    })
    // A third of a piece is impossible, so 1/3 is the length.
    expect(parseInput('1/3 x 2', pieces('m'))).toEqual({
      status: 'ok',
      value: [{ amount: '2', length: '0.333333333333' }],
      meant: '2 × 0.333333333333 m',
      exact: '2 × 1/3 m',
      swapped: true,
    })
    expect(parseInput('4 @ 3', pieces('ft'))).toEqual({
      status: 'ok',
      value: [{ amount: '4', length: '3' }],
      meant: '4 × 3 ft',
    })
  })

  test.each([
    ['300\n400', [{ amount: '1', length: '300' }, { amount: '1', length: '400' }]], // prettier-ignore
    ['300\r\n400', [{ amount: '1', length: '300' }, { amount: '1', length: '400' }]], // prettier-ignore
  ])('%j is read as %j', (text, read) => {
    expect(readAs(text, pieces('mm'))).toEqual(read)
  })
})

describe('a fraction or a percentage', () => {
  test('shows a third as a fraction, and a percentage with its sign', () => {
    expect(parseInput('1/3', QUANTITY)).toEqual({
      status: 'ok',
      value: '0.333333333333',
      meant: '0.333333333333',
      exact: '1/3',
    })
    expect(parseInput('-1/3', QUANTITY)).toMatchObject({ value: '-0.333333333333', exact: '-1/3' })
    expect(parseInput('1/4', QUANTITY)).toEqual({ status: 'ok', value: '0.25', meant: '0.25' })
    expect(parseInput(' 12.5 % ', { kind: 'percent', locale: 'en-AU' })).toEqual({
      status: 'ok',
      value: '12.5',
      meant: '12.5%',
    })
  })
})

describe('the currency of a shown amount', () => {
  const one = '1000000'
  const inAustralia = { locale: 'en-AU' }

  test.each([[''], [null], [undefined], [5]])(
    'is the currency of the account if the amount has %j',
    (currency) => {
      expect(
        formatMoney({ amountMicros: one, currency } as object, { ...inAustralia, currency: 'AUD' }),
      ).toBe('$1.00')
    },
  )

  test('is the currency of the amount if it has one', () => {
    const own = formatMoney({ amountMicros: one, currency: 'NZD' }, inAustralia)
    expect(own).toMatch(/NZ.*1\.00/)
    expect(formatMoney({ amountMicros: one, currency: 'NZD' }, { ...inAustralia, currency: 'AUD' })).toBe(own)
  })
})

test('a value that is not a string is read as not_a_number', () => {
  expect(readAs(5 as never, QUANTITY)).toBe('not_a_number')
})

describe('a form with unusual input', () => {
  const inDollars = { locale: 'en-AU', currency: 'AUD' }

  test('adds the currency of the form to an amount, and fills every kind of path', () => {
    const fields: FormFields = {
      price: { path: ['lines', 0, 'price'], kind: 'money' },
      length: { path: ['lines', 0, 'length'], kind: 'length', unit: 'm' },
      rate: { path: ['lines', 1, 'rate'], kind: 'percent' },
      name: { path: ['name'], kind: 'text' },
    }
    const texts = { price: '$1.50', length: '2400mm', rate: '12.5 %', name: 'A' }
    expect(parseForm(fields, texts, inDollars)).toEqual({
      ok: true,
      value: {
        lines: [{ price: { amountMicros: '1500000', currency: 'AUD' }, length: '2.4' }, { rate: '12.5' }],
        name: 'A',
      },
    })
  })

  test('keeps an object that several fields fill', () => {
    const fields: FormFields = {
      second: { path: ['a', 'b'], kind: 'text' },
      third: { path: ['a', 'c'], kind: 'text' },
    }
    const texts = { second: 'y', third: 'z' }
    expect(parseForm(fields, texts, inDollars)).toEqual({ ok: true, value: { a: { b: 'y', c: 'z' } } })
  })

  test.each([
    ['without a path', {}],
    ['with an empty path', { path: [] }],
    ['with a string as its path', { path: 'name' }],
    ['with a hole in its path', { path: ['a', , 'b'] }], // eslint-disable-line no-sparse-arrays
    ['with an object in its path', { path: ['a', {}] }],
    ['with null in its path', { path: ['a', null] }],
  ])('assigns no problem to a field %s', (_, field) => {
    const fields = { wrong: { kind: 'text', ...field }, right: { kind: 'text', path: ['right'] } }
    const problem = { code: 'required', path: ['a', 'b'] }
    const placed = problemsByField([problem as never], fields as unknown as FormFields)
    expect(placed).toEqual({ byField: {}, others: [problem] })
  })

  test.each([[null], [5], ['fields'], [undefined]])('assigns no problem to fields of %j', (fields) => {
    expect(problemsByField([], fields as never)).toEqual({ byField: {}, others: [] })
  })

  test('omits null and undefined, and keeps other values that are not strings', () => {
    const fields: FormFields = { name: { path: ['name'], kind: 'text' } }
    for (const name of [null, undefined])
      expect(parseForm(fields, { name } as never, inDollars)).toEqual({ ok: true, value: {} })
    // Pricing refuses the value at its field.
    for (const name of [5, {}])
      expect(parseForm(fields, { name } as never, inDollars)).toEqual({ ok: true, value: { name } })
    const discount: FormFields = { discount: { path: ['discount'], kind: 'percent' } }
    for (const number of [10, 10n])
      expect(parseForm(discount, { discount: number } as never, inDollars)).toEqual({
        ok: true,
        value: { discount: '10' },
      })
    for (const other of [true, ['10'], {}, NaN])
      expect(parseForm(discount, { discount: other } as never, inDollars)).toMatchObject({
        ok: false,
        problems: [{ code: 'unreadable_text', param: 'discount' }],
      })
  })

  test.each([[null], [5], ['problems']])('ignores problems of %j', (problems) => {
    expect(problemsByField(problems as never, {})).toEqual({ byField: {}, others: [] })
  })
})
