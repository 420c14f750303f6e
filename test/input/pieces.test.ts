/**
 * Tests lists of pieces: rows of cells, words for counts and units, and lengths typed before their counts.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseForm, parseInput, formatQuantity, type InputField } from '../../src/entries/input.js'

type LengthUnit = NonNullable<InputField['unit']>

const LOCALES = ['en-AU', 'en-ZA', 'en-US', 'fr-FR', 'sv-SE', 'de-DE', 'de-CH', 'hi-IN', 'ar-EG']
const UNITS: readonly LengthUnit[] = ['mm', 'm', 'ft', 'in']
const SEPARATORS = ['x', ' x ', ' × ', '*', ' @ ', ' of ', ' off ', ' OFF ', '\t', ' \t ', ' pcs @ ', '/']

const typed = (text: string, unit: LengthUnit = 'mm', locale = 'en-AU') =>
  parseInput(text, { kind: 'pieces', locale, unit })

/** Returns the meanings of a text as a list, or the reason why it is invalid. */
function meaningsOf(text: string, unit: LengthUnit = 'mm', locale = 'en-AU'): unknown {
  const read = typed(text, unit, locale)
  if (read.status === 'ambiguous') return read.readings.map(({ meant }) => meant)
  return read.status === 'ok' ? read.meant : read.reason
}

describe('rows copied from a spreadsheet', () => {
  test.each([
    '12\t600\r\n4\t300\r\n',
    '\n12\t600\n\t\n\n4\t300\n  \t \n',
    ' 12 \t 600 \r 4\t300',
    '12\t600mm\n4\t0.3 m',
    '12 pcs\t600\n4 off\t300',
    '12\t600; 4\t300',
    '12\t600, 4\t300',
    '12\t600\u20284\t300',
  ])('are read from %j as 12 of 600 mm and 4 of 300 mm', (text) => {
    expect(meaningsOf(text)).toBe('12 × 600 mm; 4 × 300 mm')
  })

  test.each([
    // The header may name another unit, so it is not skipped.
    ['Qty\tLength (in)\n12\t96', 0, 'Qty\tLength (in)'],
    ['12\t600 300', 0, '12\t600 300'],
  ])('are refused in %j at entry %i', (text, index, entry) => {
    expect(typed(text)).toEqual({ status: 'invalid', reason: 'not_a_number', entry: { index, text: entry } })
  })

  test('keep a comma in a cell as part of the number', () => {
    expect(meaningsOf('12\t2,400')).toEqual(['12 × 2400 mm', '12 × 2.4 mm'])
    expect(meaningsOf('12\t2,4', 'm', 'fr-FR')).toBe('12 × 2,4 m')
  })

  test('may group digits by spaces in a cell, but not by tabs', () => {
    for (const space of ['\u00a0', '\u202f'])
      expect(meaningsOf(`12\t1${space}200`, 'mm', 'fr-FR')).toBe('12 × 1200 mm')
    expect(meaningsOf('12\t1\t200', 'mm', 'fr-FR')).toBe('not_a_number')
  })
})

describe('words that mark a count', () => {
  test.each([
    ...['3 off 2400', '3 OFF 2400', '3 of 2400', '3off2400', '3 off @ 2400', '3 pcs @ 2400', '3 pc. x 2400'],
    ...['3no 2400', '3 no. @ 2400', '3 nos 2400', '3 lengths of 2400', '3 sheets @ 2.4m', '3 à 2400'],
    ...['3 pcs 2400', '3 pieces of 2400', '3 pieces 2.4 metres', '3 Pcs. 2400 mm'],
  ])('are accepted in %s, as three pieces', (text) => {
    expect(typed(text)).toEqual({
      status: 'ok',
      value: [{ amount: '3', length: '2400' }],
      meant: '3 × 2400 mm',
    })
  })

  test.each([
    '3 Stk à 2,4 m',
    '3 Stk. 2400',
    '3 St 2,4m',
    '3 Stück je 2,4 m',
    '3 Tafeln zu 2,4m',
    '2,4 m x 3 Stk',
  ])('are accepted in %s in German', (text) => {
    expect(meaningsOf(text, 'mm', 'de-DE')).toBe('3 × 2400 mm')
  })

  test('do not accept a word behind the length, as in 10 @ 6 each', () => {
    expect(meaningsOf('10 @ 6 each', 'm')).toBe('not_a_number')
  })

  test('mark a count before or after the length', () => {
    expect(meaningsOf('600 x 120 pcs')).toBe('120 × 600 mm')
    expect(meaningsOf('120 pcs x 600')).toBe('120 × 600 mm')
    // 3307 pieces of 3 mm are implausible, and the word excludes the reverse order.
    expect(meaningsOf('3307 pcs x 3')).toEqual(['3307 × 3000 mm', '3307 × 3 mm'])
  })

  test.each(['four of 2400', '3 at 2400', '3 offer 2400', '3 x x 2400', '3 of', 'off 2400', '3 pcs'])(
    'do not mark the count in %s',
    (text) => {
      expect(meaningsOf(text)).toBe('not_a_number')
    },
  )
})

describe('units in other spellings', () => {
  // 8' 3" is 99 × 25.4 mm, and 10 3/8" is 10.375 × 25.4 mm.
  test.each([
    ['2400 millimetres', '2400'],
    ['2400 Millimeters', '2400'],
    ['1 millimetre', '1'],
    ['240 centimetres', '2400'],
    ['240 CENTIMETER', '2400'],
    ['2.4 metres', '2400'],
    ['2.4 m.', '2400'],
    ['2400 mm.', '2400'],
    ['8ft. 3in.', '2514.6'],
    ['8 FT. 3 IN.', '2514.6'],
    ['8 feet 3 ins', '2514.6'],
    ['8ft.', '2438.4'],
    ['8ft.5in', '2565.4'],
    ['10 3/8 IN.', '263.525'],
    ['10 3/8 in.', '263.525'],
    ['10³⁄₈"', '263.525'],
    ['10 ³/₈"', '263.525'],
    ['10 ³⁄₈ inches', '263.525'],
    ['10³/8"', '263.525'],
    ['10   3/8"', '263.525'],
    ['10\u00a0\u00a03/8"', '263.525'],
    ['10  ⅜"', '263.525'],
    [`8'  3   1/2"`, '2527.3'],
    ['10¹⁵⁄₁₆"', '277.8125'],
    ['⅟₈"', '3.175'],
    ['⅚"', '21.166666666667'],
    ['5.', '5'],
  ])('are read in %s, as %s mm', (text, millimetres) => {
    expect(parseInput(text, { kind: 'length', locale: 'en-AU' })).toMatchObject({ value: millimetres })
    expect(typed(`3 @ ${text}`)).not.toMatchObject({ status: 'invalid' })
  })

  test.each([
    ...['5..', '8ft..', '2400 milli', '2400 millim', '10³"', '10₃/⁸"', '10 9⁄₈"', '31/2"', '³/₈ 2"'],
    ...['5\n6', '5\t6', `5'.`],
  ])('do not make %j a length', (text) => {
    expect(parseInput(text, { kind: 'length', locale: 'en-AU' }).status).toBe('invalid')
  })
})

describe('a length typed before its count', () => {
  test.each([
    ['3307x3', 'mm', '3 × 3307 mm'],
    ['3307/3', 'mm', '3 × 3307 mm'],
    ['3307\t3', 'mm', '3 × 3307 mm'],
    ['6.1 x 22', 'm', '22 × 6.1 m'],
    ['6.1/22', 'm', '22 × 6.1 m'],
    ['10 3/8 x 4', 'in', '4 × 10.375 in'],
    ['2400mm x 3', 'mm', '3 × 2400 mm'],
    ['2400mm x 3', 'm', '3 × 2.4 m'],
    // A unit marks the length, even if the other order is also plausible.
    ['600mm x 120', 'mm', '120 × 600 mm'],
    [`8' x 12`, 'ft', '12 × 8 ft'],
    ['8-3-1/2 x 12', 'in', '12 × 99.5 in'],
    ['12000 x 2400', 'mm', '2400 × 12000 mm'],
  ] as const)('is recognised in %s in %s: %s', (text, unit, meant) => {
    expect(typed(text, unit)).toMatchObject({ status: 'ok', meant, swapped: true })
  })

  test('is not assumed if the documented order is plausible', () => {
    expect(typed('600 x 120')).toEqual({
      status: 'ok',
      value: [{ amount: '600', length: '120' }],
      meant: '600 × 120 mm',
    })
    expect(typed('3 x 24mm')).not.toHaveProperty('swapped')
  })

  test.each([
    ['22/6100', 'm', ['22 × 6.1 m', '22 × 6100 m']],
    ['6100/22', 'm', ['22 × 6.1 m', '22 × 6100 m']],
    ['6 @ 2.4', 'mm', ['6 × 2400 mm', '6 × 2.4 mm']],
    ['2.4 x 3', 'mm', ['3 × 2400 mm', '3 × 2.4 mm']],
    ['4 @ 1.5', 'in', ['4 × 18 in', '4 × 1.5 in']],
    // 6100 pieces of 6 m, or, more likely, 6 pieces of 6100 mm.
    ['6/6100', 'm', ['6 × 6.1 m', '6100 × 6 m']],
    ['6100/6', 'm', ['6 × 6.1 m', '6100 × 6 m']],
    ['2400 x 12', 'm', ['12 × 2.4 m', '2400 × 12 m']],
    ['1000 x 12', 'm', ['12 × 1 m', '1000 × 12 m']],
    ['4 x 2.4, 1200 x 6', 'm', ['6 × 1.2 m', '1200 × 6 m']],
    // 1000 mm are 1000 ÷ 304.8 ft.
    ['1000 x 40', 'ft', ['40 × 3.280839895013 ft', '1000 × 40 ft']],
    // 96 in is 8 ft, and 96 mm is 96 ÷ 304.8 ft.
    ['40 x 96', 'ft', ['40 × 8 ft', '40 × 0.314960629921 ft', '96 × 40 ft']],
    // No unit makes either order plausible.
    ['20 x 30', 'm', ['20 × 30 m', '30 × 20 m']],
    ['20 x 20', 'mm', ['20 × 20 mm', '20 × 20000 mm']],
    ['6.1 x 22.5', 'm', ['6.1 × 22.5 m', '22.5 × 6.1 m', '6.1 × 0.0225 m']],
  ] as const)('is ambiguous in %s in %s, with the plausible order first', (text, unit, meant) => {
    expect(meaningsOf(text, unit)).toEqual(meant)
  })

  test.each([
    ['6100', 'm', ['1 × 6.1 m', '1 × 6100 m']],
    ['2.4', 'mm', ['1 × 2400 mm', '1 × 2.4 mm']],
    ['20', 'm', ['1 × 20 m', '1 × 0.02 m']],
    ['20m', 'm', '1 × 20 m'],
    ['24mm', 'mm', '1 × 24 mm'],
    ['15', 'm', '1 × 15 m'],
    ['50', 'mm', '1 × 50 mm'],
  ] as const)('is not assumed for a single length, which may be ambiguous: %s in %s', (text, unit, meant) => {
    expect(meaningsOf(text, unit)).toEqual(meant)
  })

  test('is assumed exactly up to the limits of a plausible piece', () => {
    expect(meaningsOf('9999 x 50')).toBe('9999 × 50 mm')
    expect(meaningsOf('9999 x 49.999')).not.toBe('9999 × 49.999 mm')
    expect(meaningsOf('3 x 15', 'm')).toBe('3 × 15 m')
    expect(meaningsOf('3 x 15.001', 'm')).toHaveLength(3)
    expect(meaningsOf('3 x 15 1/1000', 'm')).not.toBe('3 × 15.001 m')
    expect(meaningsOf('999 x 12', 'm')).toBe('999 × 12 m')
    expect(meaningsOf('1000 pcs x 12', 'm')).toBe('1000 × 12 m')
    expect(meaningsOf('1000 x 1.5', 'm')).toBe('1000 × 1.5 m')
    expect(meaningsOf('10000 x 2400mm')).toBe('10000 × 2400 mm')
  })

  test('is refused if both numbers are lengths, or if the count is not whole', () => {
    expect(['2.4m x 3m', '2.5 x 2400mm', '1/3 x 2400mm'].map((text) => meaningsOf(text))).toEqual(
      Array(3).fill('not_a_number'),
    )
  })

  test('may be zero or negative, since pricing reports such numbers', () => {
    expect(['0 x 2400', '3 x 0', '-3 x 2400', '3 x -2400mm'].map((text) => meaningsOf(text))).toEqual([
      ...['0 × 2400 mm', '3 × 0 mm', '-3 × 2400 mm', '3 × -2400 mm'],
    ])
  })

  test('makes other entries ambiguous if both orders are plausible', () => {
    expect(meaningsOf('3307x3, 600x120')).toEqual(['120 × 600 mm', '600 × 120 mm'])
    expect(meaningsOf('3307x3,600x120')).toEqual(['120 × 600 mm', '600 × 120 mm'])
    expect(meaningsOf('3307x3, 12x600')).toBe('3 × 3307 mm; 12 × 600 mm')
    expect(meaningsOf('12x600, 600x120')).toBe('12 × 600 mm; 600 × 120 mm')
  })

  test('makes rows of a sheet ambiguous if other rows follow the documented order', () => {
    const inMetres = (text: string): unknown => meaningsOf(text, 'm')
    expect(inMetres('6\t2.4\n6\t20')).toEqual(['20 × 6 m', '6 × 20 m'])
    expect(meaningsOf('12\t600\n600\t40')).toEqual(['40 × 600 mm', '600 × 40 mm'])
    expect(meaningsOf('3307\t3\n2400\t4')).toBe('3 × 3307 mm; 4 × 2400 mm')
  })

  test('is not assumed if a word marks the count', () => {
    expect(meaningsOf('3 off 24', 'm')).toEqual(['3 × 24 m', '3 × 0.024 m'])
    expect(meaningsOf('600 off 12')).toEqual(['600 × 12000 mm', '600 × 12 mm'])
    expect(meaningsOf('20 x 3 pcs', 'm')).toEqual(['3 × 20 m', '3 × 0.02 m'])
  })
})

describe('the invalid or ambiguous entry of a list', () => {
  test.each([
    ['3 @ 2400; foo; 3', 'invalid', 1, 'foo'],
    ['3 @ 2400\n\n 4 @ x \n', 'invalid', 1, '4 @ x'],
    ['3 @ 12345678901234567890', 'invalid', 0, '3 @ 12345678901234567890'],
    ['3 @ 2400; 1/4"; 6 @ 2.4', 'ambiguous', 1, '1/4"'],
    ['300, 3 @ 1,200mm', 'ambiguous', 1, '3 @ 1,200mm'],
    ['22/600,14/400, 5', 'ambiguous', 2, '5'],
    ['12\t600\n12\t2,400', 'ambiguous', 1, '12\t2,400'],
  ])('is found in %j as %s at entry %i: %j', (text, status, index, entry) => {
    expect(typed(text)).toMatchObject({ status, entry: { index, text: entry } })
  })

  test('is listed among the unreadable fields of a form', () => {
    const form = parseForm(
      { pieces: { path: ['measurements'], kind: 'pieces', unit: 'm' } },
      { pieces: '22/6.1, 14/4350' },
      { locale: 'en-AU', currency: 'AUD' },
    )
    const pieces = { status: 'ambiguous', entry: { index: 1, text: '14/4350' } }
    expect(form).toMatchObject({ ok: false, unread: { pieces } })
  })

  test('is absent for other kinds of field, and for an empty list', () => {
    for (const kind of ['quantity', 'length', 'percent', 'money'] as const)
      expect(parseInput('x', { kind, locale: 'en-AU' })).not.toHaveProperty('entry')
    expect(typed(' \n\t\n')).toEqual({ status: 'invalid', reason: 'empty' })
  })
})

/** Tells whether a separator marks the number before it as a count. */
const isAfterCount = (separator: string): boolean => /pcs|off/i.test(separator)

/** The size of each unit in thousandths of a millimetre. */
const SIZES = { mm: 1000, m: 1_000_000, ft: 304_800, in: 25_400 } as const

/** Writes a number of thousandths as a decimal string. */
const decimalOf = (thousandths: number): string => String(thousandths / 1000)

/** Defines plausible pieces a second time, in whole thousandths of the unit. */
function isPlausible(count: number, length: number, unit: LengthUnit): boolean {
  // In millionths of a millimetre, up to 15,000 × 10⁶.
  const size = length * SIZES[unit]
  return count % 1000 === 0 && count >= 1000 && count <= 9_999_000 && size >= 50e6 && size <= 15_000e6
}

describe('a plausible piece', () => {
  const pieceIn = (unit: LengthUnit) =>
    fc.record({
      count: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 9999 })),
      // Half of the lengths are whole numbers, as in most lists.
      length: fc
        .integer({ min: Math.ceil(50e6 / SIZES[unit]), max: Math.floor(15_000e6 / SIZES[unit]) })
        .chain((one) => fc.constantFrom(one, Math.ceil(one / 1000) * 1000))
        .filter((one) => isPlausible(1000, one, unit)),
      separator: fc.constantFrom(...SEPARATORS),
      locale: fc.constantFrom(...LOCALES),
    })

  /** Tells whether a slash may make a fraction of an inch or a foot, which would be ambiguous. */
  const mayBeFraction = (separator: string, unit: LengthUnit): boolean =>
    separator === '/' && (unit === 'in' || unit === 'ft')

  describe.each(UNITS)('typed in %s', (unit) => {
    test('is read exactly in the documented order, and its meaning reads back the same', () => {
      fc.assert(
        fc.property(pieceIn(unit), ({ count, length, separator, locale }) => {
          // A larger count may be a length in millimetres.
          fc.pre(!mayBeFraction(separator, unit) && (unit === 'mm' || count < 1000))
          const long = formatQuantity(decimalOf(length), { locale })
          const read = typed(`${String(count)}${separator}${long}`, unit, locale)
          expect(read).toMatchObject({
            status: 'ok',
            value: [{ amount: String(count), length: decimalOf(length) }],
          })
          expect(read).not.toHaveProperty('swapped')
          if (read.status === 'ok') expect(typed(read.meant, unit, locale)).toEqual(read)
        }),
        { numRuns: 300 },
      )
    })

    test('is read in both orders with its unit', () => {
      fc.assert(
        fc.property(pieceIn(unit), fc.boolean(), ({ count, length, separator, locale }, isSwapped) => {
          fc.pre(!mayBeFraction(separator, unit) && !(isSwapped && isAfterCount(separator)))
          const long = `${formatQuantity(decimalOf(length), { locale })}${unit}`
          const sides = isSwapped ? [long, String(count)] : [String(count), long]
          expect(typed(sides.join(separator), unit, locale)).toMatchObject({
            status: 'ok',
            value: [{ amount: String(count), length: decimalOf(length) }],
            ...(isSwapped ? { swapped: true } : {}),
          })
        }),
        { numRuns: 300 },
      )
    })

    test('is read in reverse, or as ambiguous, if only that order is plausible', () => {
      fc.assert(
        fc.property(pieceIn(unit), ({ count, length, separator, locale }) => {
          fc.pre(!mayBeFraction(separator, unit) && !isAfterCount(separator))
          fc.pre(!isPlausible(length, count * 1000, unit))
          const text = `${formatQuantity(decimalOf(length), { locale })}${separator}${String(count)}`
          const read = typed(text, unit, locale)
          const value = [{ amount: String(count), length: decimalOf(length) }]
          if (read.status === 'ok') expect(read).toMatchObject({ value, swapped: true })
          else {
            // Other readings have few pieces in another unit, or many pieces in this unit.
            const readings = read.status === 'ambiguous' ? read.readings : []
            expect(readings.at(-1)).toMatchObject({ value, swapped: true })
            for (const other of readings.slice(0, -1))
              expect(other.value).toMatchObject([{ amount: decimalOf(length) }])
            expect(length).toBeLessThan(count * 1000)
          }
        }),
        { numRuns: 300 },
      )
    })
  })
})

test('a length without a unit is never read as an implausible piece', () => {
  const thousandths = fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((one) => one * 1000),
    fc.integer({ min: 1, max: 20_000 }).map((one) => one * 1000),
    fc.integer({ min: 1, max: 20_000_000 }),
  )
  const field: fc.Arbitrary<InputField & { unit: LengthUnit }> = fc.record({
    kind: fc.constant('pieces'),
    locale: fc.constantFrom(...LOCALES),
    unit: fc.constantFrom(...UNITS),
  })
  fc.assert(
    fc.property(
      thousandths,
      thousandths,
      fc.constantFrom(...SEPARATORS),
      field,
      (one, other, separator, { locale, unit }) => {
        const [left, right] = [one, other].map((number) => formatQuantity(decimalOf(number), { locale }))
        const read = typed(`${left ?? ''}${separator}${right ?? ''}`, unit, locale)
        expect(read.status).not.toBe('invalid')
        if (read.status === 'ambiguous') expect(read.readings.length).toBeGreaterThan(1)
        if (read.status !== 'ok') return
        const [count, length] = read.swapped === true ? [other, one] : [one, other]
        expect(isPlausible(count, length, unit)).toBe(true)
        expect(read.value).toEqual([{ amount: decimalOf(count), length: decimalOf(length) }])
      },
    ),
    { numRuns: 600 },
  )
})

test('a list with many ambiguous entries has the readings of its first ambiguous entry', () => {
  const list = Array.from({ length: 200 }, () => ['6 @ 2.4', '1/4"', '3307x3', '1,200'].join(';')).join('\n')
  const read = typed(list)
  expect(read.status === 'ambiguous' && read.readings.map(({ meant }) => meant)).toEqual([
    '6 × 2400 mm',
    '6 × 2.4 mm',
  ])
})
