/** Tests rows pasted from a spreadsheet: once a text contains a tab, each row needs two cells. */
import { describe, expect, test } from 'vitest'
import { parseCutList } from '../../src/designer/element/designer-order.js'
import { describeProblem } from '../../src/entries/index.js'
import { parseInput, inputProblem, type InputField } from '../../src/entries/input.js'

type LengthUnit = NonNullable<InputField['unit']>

const LOCALES = ['en-AU', 'en-ZA', 'en-US', 'fr-FR', 'sv-SE', 'de-DE', 'de-CH', 'hi-IN', 'ar-EG', 'fa-IR']
const UNITS: readonly LengthUnit[] = ['mm', 'm', 'ft', 'in']

/** A row of two cells in each unit: twelve pieces of a usual length. */
const ROWS: Readonly<Record<LengthUnit, string>> = { mm: '12\t600', m: '12\t6', ft: '12\t8', in: '12\t96' }

/** Rows with one cell, with three cells, or with an empty cell. */
const WRONG_ROWS = [
  ...['900', '3 @ 2400', '3 x 2400mm', '8/8', '12mm'],
  ...['\t600', '12\t', '\t600\t', ' \t600', '12\t ', '\u00a0\t600', '\t900', '900\t'],
  ...['12\t\t600', '\t12\t600', '12\t600\t', '12\t600\t\t', '12\t \t600', '12\t600\t ', '\t\t12\t600'],
  ...['12\t600\t300', '12\tx\t600', '12\t@\t600', '12\t×\t600', '1\t2\t3\t4', '12\t600\tred', 'A1\t12\t600'],
  ...['\u200e\t12\t600', '12\t600\t\u200f'],
]

const typed = (text: string, unit: LengthUnit = 'mm', locale = 'en-AU') =>
  parseInput(text, { kind: 'pieces', locale, unit })

const visible = (text: string): string => text.replace(/[\u200e\u200f]/g, '').trim()

/** Every wrong row at every place of a table, with every kind of line end. */
const wrongTables = (right: string) =>
  WRONG_ROWS.flatMap((wrong) =>
    ['\n', '\r\n', '\r', '; '].flatMap((end) =>
      (
        [
          [[wrong, right], 0],
          [[right, wrong], 1],
          [[right, right, wrong], 2],
          [[right, wrong, right], 1],
          [[right, '', wrong, right], 1],
        ] as const
      ).flatMap(([rows, index]) =>
        ['', end, end + end].map((last) => ({ wrong, index, text: rows.join(end) + last })),
      ),
    ),
  )

/** Each table is tried in every seventh pair of a locale and a unit. */
const EVERY = 7

describe.each(LOCALES)('pasted rows in %s', (locale) => {
  test.each(UNITS)('are refused without two cells, in every row of a table in %s', (unit) => {
    const pair = LOCALES.indexOf(locale) * UNITS.length + UNITS.indexOf(unit)
    const tables = wrongTables(ROWS[unit]).filter((_, index) => index % EVERY === pair % EVERY)
    expect(tables.length).toBeGreaterThan(200)
    for (const { wrong, index, text } of tables)
      expect([text, typed(text, unit, locale)]).toEqual([
        text,
        { status: 'invalid', reason: 'not_a_number', entry: { index, text: visible(wrong) } },
      ])
  })

  test.each(UNITS)('are refused with a tab and without two cells, even as a single row in %s', (unit) => {
    for (const wrong of WRONG_ROWS.filter((row) => row.includes('\t')))
      expect([wrong, typed(wrong, unit, locale)]).toEqual([
        wrong,
        { status: 'invalid', reason: 'not_a_number', entry: { index: 0, text: visible(wrong) } },
      ])
  })

  test.each(UNITS)('are read with two cells, and empty rows are ignored, in %s', (unit) => {
    const right = ROWS[unit]
    const alone = typed(right, unit, locale)
    expect(alone).toMatchObject({ status: 'ok', value: [{ amount: '12' }] })
    const piece = alone.status === 'ok' ? alone.value[0] : undefined
    for (const text of [
      `${right}\n${right}`,
      `${right}\r\n${right}\r\n`,
      `${right}\r${right}\r\r\r`,
      `\n\n${right}\n\n \n\t\n\t\t\n${right}\n\t\n`,
      ` ${right.replace('\t', ' \t ')} \n${right}`,
      `${right}; ${right}`,
    ])
      expect([text, typed(text, unit, locale)]).toMatchObject([text, { status: 'ok', value: [piece, piece] }])
  })

  test('are refused with a row of headings', () => {
    expect(typed('Qty\tLength\n12\t600', 'mm', locale)).toMatchObject({
      status: 'invalid',
      entry: { index: 0, text: 'Qty\tLength' },
    })
  })
})

test('a comma in a cell is part of its number, and does not start a row', () => {
  for (const locale of LOCALES) expect(typed('12\t600,4\t300', 'mm', locale).status).toBe('invalid')
  expect(typed('12\t600, 4\t300')).toMatchObject({ status: 'ok', meant: '12 × 600 mm; 4 × 300 mm' })
})

test('an empty row with a tab does not turn a list into a table', () => {
  expect(typed('900\n\t\n')).toMatchObject({ status: 'ok', meant: '1 × 900 mm' })
})

test.each(['en', 'de'] as const)('the sentence of a refused row names the row, in %s', (language) => {
  const text = '12\t600\n4\t300\n900'
  const problem = inputProblem(typed(text), { kind: 'pieces', locale: 'en-AU', unit: 'mm', text })
  expect(problem).toMatchObject({ code: 'unreadable_text', details: { entry: '900', number: '3' } })
  const sentence = problem === undefined ? '' : describeProblem(problem, language)
  expect(sentence).toContain('3')
  expect(sentence).toContain('900')
})

test('the designer refuses a row without two cells', () => {
  for (const text of ['12\t600\n900', '12\t\t600', '\t12\t600', '12\t600\t', '12\t600; 900'])
    expect(parseCutList(text, 'en-AU').status).toBe('invalid')
  expect(parseCutList('12\t600; 4\t300', 'en-AU').status).toBe('ok')
})

test.each(UNITS)('the example for a refused row can replace that row, in %s', (unit) => {
  for (const locale of LOCALES) {
    const text = `${ROWS[unit]}\n900`
    const problem = inputProblem(typed(text, unit, locale), { kind: 'pieces', locale, unit, text })
    const example = problem?.code === 'unreadable_text' ? problem.details.example : ''
    expect(typed(text.replace('900', example), unit, locale)).toMatchObject({ status: 'ok' })
  }
})
