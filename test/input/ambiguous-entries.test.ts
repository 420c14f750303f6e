/** Tests lists with ambiguous entries: each is reported separately, and a choice leads to the next entry. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCutList } from '../../src/designer/element/designer-order.js'
import { describeProblem } from '../../src/entries/index.js'
import {
  parseForm,
  parseInput,
  inputProblem,
  type ParsedInput,
  type InputField,
} from '../../src/entries/input.js'

type LengthUnit = NonNullable<InputField['unit']>

const LOCALES = ['en-AU', 'en-ZA', 'en-US', 'fr-FR', 'sv-SE', 'de-DE', 'de-CH', 'hi-IN', 'ar-EG']
const UNITS: readonly LengthUnit[] = ['mm', 'm', 'ft', 'in']

const typed = (text: string, unit: LengthUnit = 'm', locale = 'en-AU') =>
  parseInput(text, { kind: 'pieces', locale, unit })

/** Returns the index, the text and the meanings of the ambiguous entry. */
function asked(read: ParsedInput<unknown>): unknown {
  if (read.status !== 'ambiguous') return read.status
  return [read.entry?.index, read.entry?.text, read.readings.map(({ meant }) => meant)]
}

/** Returns the readings in the problem of a text. */
function readingsSaid(text: string, unit: LengthUnit = 'm', locale = 'en-AU'): unknown {
  const problem = inputProblem(typed(text, unit, locale), { kind: 'pieces', locale, unit, text })
  return problem?.code === 'ambiguous_text' ? problem.details.readings : problem?.code
}

const SIX = ['6 × 6.1 m', '6100 × 6 m']
const EIGHT = ['8 × 8.2 m', '8200 × 8 m']

describe('an ambiguous entry', () => {
  test.each([
    ['6/6100; 8/8200', 0, '6/6100', SIX],
    ['6/6100,8/8200', 0, '6/6100', SIX],
    ['6/6100, 8/8200', 0, '6/6100', SIX],
    ['6/6100\n8/8200', 0, '6/6100', SIX],
    ['6\t6100\n8\t8200', 0, '6\t6100', SIX],
    ['3 @ 2.4; 6/6100; 5 @ 3; 8/8200', 1, '6/6100', SIX],
    ['3 @ 2.4,6/6100,5 @ 3,8/8200', 1, '6/6100', SIX],
    ['3 @ 2.4, 5 @ 3, 8/8200, 6/6100', 2, '8/8200', EIGHT],
    ['8/8200; 3 @ 2.4', 0, '8/8200', EIGHT],
    ['3 @ 2.4; 22/6,1; 6/6100', 1, '22/6,1', ['22 × 6.1 m', '22 × 6 m; 1 × 1 m']],
    // The two commas cannot both belong to one number.
    ['2,4,6', 0, '2,4', ['1 × 2.4 m', '1 × 2 m; 1 × 4 m']],
  ] as [string, number, string, string[]][])(
    'has only its own readings in %j: entry %i, %j',
    (text, index, entry, readings) => {
      expect(asked(typed(text))).toEqual([index, entry, readings])
      expect(readingsSaid(text)).toEqual(readings)
    },
  )

  test('has the pieces of each reading as its value', () => {
    expect(typed('3 @ 2.4; 6/6100; 8/8200')).toMatchObject({
      readings: [{ value: [{ amount: '6', length: '6.1' }] }, { value: [{ amount: '6100', length: '6' }] }],
    })
  })

  test.each(LOCALES)('is one of a hundred in %s, with complete readings', (locale) => {
    const { readings } = typed('6/6100', 'm', locale) as { readings: readonly { meant: string }[] }
    const own = readings.map(({ meant }) => meant)
    expect(own).toHaveLength(2)
    for (const before of [0, 1, 50, 99]) {
      const list = Array.from({ length: 100 }, (_, at) => (at < before ? '3 @ 2' : '6/6100')).join('\n')
      expect(asked(typed(list, 'm', locale))).toEqual([before, '6/6100', own])
      expect(readingsSaid(list, 'm', locale)).toEqual(own)
    }
  })

  test.each(['en', 'de'] as const)('is described with its number and its readings, in %s', (language) => {
    const text = '3 @ 2.4; 6/6100; 5 @ 3; 8/8200'
    const problem = inputProblem(typed(text), { kind: 'pieces', locale: 'en-AU', unit: 'm', text })
    const sentence = problem === undefined ? '' : describeProblem(problem, language)
    for (const part of ['2', '6/6100', ...SIX]) expect(sentence).toContain(part)
    for (const part of ['8/8200', '5 × 3 m', ...EIGHT]) expect(sentence).not.toContain(part)
  })

  test('is described with complete readings, even if they are long', () => {
    // Two numbers of four groups each may also be seven pieces.
    const text = '123,123,123,123 x 123,123,123,123'
    const apart = [
      ...Array<string>(3).fill('1 × 123 mm'),
      '123 × 123 mm',
      ...Array<string>(3).fill('1 × 123 mm'),
    ]
    const all = ['123123123123 × 123123123123 mm', '123123123123 × 123123123123000 mm', apart.join('; ')]
    expect(asked(typed(text, 'mm'))).toEqual([0, text, all])
    expect(readingsSaid(text, 'mm')).toEqual(all)
  })

  test('has only its own readings in a cut list of the designer', () => {
    const read = parseCutList('4 @ 2400; 6 @ 2.4; 8 @ 1.8', 'en-AU')
    expect(asked(read)).toEqual([1, '6 @ 2.4', ['6 × 2400 mm', '6 × 2.4 mm']])
    expect(read).toMatchObject({
      readings: [{ value: [{ amount: 6, length: 2400 }] }, { value: [{ amount: 6, length: 2.4 }] }],
    })
  })

  test('is instead invalid, and named, if it is unreadable after a comma without a space', () => {
    expect(typed('22/6,foo,14/4')).toEqual({
      status: 'invalid',
      reason: 'not_a_number',
      entry: { index: 1, text: 'foo' },
    })
  })
})

describe('a chosen reading', () => {
  /** Returns the answer after picking one reading after another, by index. */
  function afterPicks(text: string, places: readonly number[], unit: LengthUnit = 'm', locale = 'en-AU') {
    return places.reduce(
      (read, place) => {
        const picked = read.status === 'ambiguous' ? read.readings[place]?.text : undefined
        return picked === undefined ? read : typed(picked, unit, locale)
      },
      typed(text, unit, locale),
    )
  }

  test.each([
    ['3 @ 2.4; 6/6100; 5 @ 3; 8/8200', [0, 0], '3 × 2.4 m; 6 × 6.1 m; 5 × 3 m; 8 × 8.2 m'],
    ['3 @ 2.4; 6/6100; 5 @ 3; 8/8200', [0, 1], '3 × 2.4 m; 6 × 6.1 m; 5 × 3 m; 8200 × 8 m'],
    ['6/6100,8/8200', [0, 1], '6 × 6.1 m; 8200 × 8 m'],
    ['6\t6100\r\n8\t8200\r\n', [0, 1], '6 × 6.1 m; 8200 × 8 m'],
    ['3 @ 2,6/6100', [0], '3 × 2 m; 6 × 6.1 m'],
    ['3 @ 2,6/6100,5 @ 3', [1], '3 × 2 m; 6100 × 6 m; 5 × 3 m'],
    ['22/6,1,3 @ 2.4', [0], '22 × 6.1 m; 3 × 2.4 m'],
    ['22/6,1,3 @ 2.4', [1], '22 × 6 m; 1 × 1 m; 3 × 2.4 m'],
  ] as [string, number[], string][])('completes the list %j with the picks %j: %s', (text, places, meant) => {
    expect(afterPicks(text, places)).toMatchObject({ status: 'ok', meant })
  })

  test('leads to the next ambiguous entry', () => {
    expect(asked(afterPicks('6/6100; 3 @ 2; 8/8200', [0]))).toEqual([2, '8/8200', EIGHT])
  })

  test('keeps the other entries as typed', () => {
    const read = typed("3 @ 8'; 6/6100, 5 x 3")
    expect(read.status === 'ambiguous' && read.readings[0]?.text).toBe("3 @ 8'; 6 × 6.1 m; 5 x 3")
    const sheet = typed('3\t2.4\n6\t6100\n5\t3\n')
    expect(sheet.status === 'ambiguous' && sheet.readings.map(({ text }) => text)).toEqual([
      '3\t2.4\n6\t6.1 m\n5\t3\n',
      '3\t2.4\n6100\t6 m\n5\t3\n',
    ])
  })

  test.each([
    ['6/6100,5 @ 3,2.4', '6 × 6.1 m;5 @ 3,2.4'],
    ['3 @ 2,6/6100,5 @ 3', '3 @ 2;6 × 6.1 m;5 @ 3'],
    ['3 @ 2, 5 @ 3, 6/6100', '3 @ 2, 5 @ 3; 6 × 6.1 m'],
    ['3 @ 2\n6/6100\n5 @ 3', '3 @ 2\n6 × 6.1 m\n5 @ 3'],
  ])('has a semicolon in place of each comma next to it: %j', (text, list) => {
    const read = typed(text)
    expect(read.status === 'ambiguous' && read.readings[0]?.text).toBe(list)
  })

  test('is a text for the field of a form', () => {
    const fields = { pieces: { path: ['measurements'], kind: 'pieces', unit: 'm' } } as const
    const settings = { locale: 'en-AU', currency: 'AUD' }
    const form = parseForm(fields, { pieces: '6/6100; 3 @ 2' }, settings)
    const unread = form.ok ? undefined : form.unread.pieces
    const pieces = unread?.status === 'ambiguous' ? (unread.readings[0]?.text ?? '') : ''
    expect(parseForm(fields, { pieces }, settings)).toEqual({
      ok: true,
      value: {
        measurements: [
          { amount: '6', length: '6.1' },
          { amount: '3', length: '2' },
        ],
      },
    })
  })

  test('keeps the meanings of the other entries', () => {
    const read = afterPicks('2.4 x 3; 600 x 120', [0], 'mm')
    expect(asked(read)).toEqual([1, '600 x 120', ['120 × 600 mm', '600 × 120 mm']])
    // In a list with a length before its count, 5 @ 3 could be 3 × 5 m.
    expect(afterPicks('5 @ 3; 6/6100', [1])).toMatchObject({ status: 'ok', meant: '5 × 3 m; 6100 × 6 m' })
  })

  test('has no list text if the field is not a list', () => {
    const read = parseInput('1,234', { kind: 'quantity', locale: 'en-AU' })
    for (const reading of read.status === 'ambiguous' ? read.readings : [])
      expect(reading).not.toHaveProperty('text')
    expect(typed('3 @ 2.4')).not.toHaveProperty('text')
  })

  const number = fc
    .oneof(
      fc.integer({ min: 1, max: 30 }).map((one) => one * 1000),
      fc.integer({ min: 1, max: 20_000 }).map((one) => one * 1000),
      fc.integer({ min: 1, max: 20_000_000 }),
    )
    .chain((thousandths) =>
      fc.constantFrom('.', ',').map((mark) => String(thousandths / 1000).replace('.', mark)),
    )
  const entry = fc
    .tuple(number, fc.constantFrom('x', ' @ ', '/', ' off ', ' pcs x '), number)
    .chain((parts) => fc.constantFrom(parts.join(''), parts[2]))

  test.each(UNITS)('has its own value in any list, in %s', (unit) => {
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('; ', '\n', ', ', ','),
        fc.constantFrom(...LOCALES),
        fc.nat(),
        (entries, between, locale, place) => {
          const text = entries.join(between)
          const read = typed(text, unit, locale)
          if (read.status !== 'ambiguous') return
          const index = read.entry?.index ?? -1
          const picked = read.readings[place % read.readings.length]
          const next = typed(picked?.text ?? '', unit, locale)
          expect(next.status).not.toBe('invalid')
          if (next.status === 'ok') {
            const size = picked?.value.length ?? 0
            expect(next.value.slice(index, index + size)).toEqual(picked?.value)
          }
          if (next.status === 'ambiguous') expect(next.entry?.index).toBeGreaterThan(index)
        },
      ),
      { numRuns: 500 },
    )
  })

  test.each(UNITS)('has its own value in the rows of a sheet, in %s', (unit) => {
    const row = fc.tuple(number, number).map((cells) => cells.join('\t'))
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...LOCALES),
        fc.nat(),
        (rows, locale, place) => {
          const read = typed(rows.join('\n'), unit, locale)
          if (read.status !== 'ambiguous') return
          const index = read.entry?.index ?? -1
          const picked = read.readings[place % read.readings.length]
          const next = typed(picked?.text ?? '', unit, locale)
          expect(next.status).not.toBe('invalid')
          if (next.status === 'ok') expect(next.value[index]).toEqual(picked?.value[0])
          // A pick can settle the order of a row, which can make an earlier swapped row ambiguous.
          if (next.status === 'ambiguous') expect(next.entry?.index).not.toBe(index)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('completes the list after at most one pick per entry', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...UNITS),
        fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
        (entries, unit, places) => {
          const start = typed(entries.join('; '), unit)
          fc.pre(start.status === 'ambiguous')
          // The two pieces of an entry with a comma are marked too.
          const picks = entries.map((_, at) => places[at] ?? 0)
          const end = picks.reduce<ReturnType<typeof typed>>((read, place) => {
            if (read.status !== 'ambiguous') return read
            return typed(read.readings[place % read.readings.length]?.text ?? '', unit)
          }, start)
          expect(end.status).toBe('ok')
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a count that is not a whole number', () => {
  test('is accepted if a word marks it, next to a length with a unit', () => {
    for (const text of ['2.5 pcs x 2400mm', '2.5 off 2400mm', '2400mm x 2.5 pcs'])
      expect(typed(text)).toMatchObject({ status: 'ok', value: [{ amount: '2.5', length: '2.4' }] })
    for (const text of ['2.5 x 2400mm', '2400mm x 2.5']) expect(typed(text).status).toBe('invalid')
  })
})
