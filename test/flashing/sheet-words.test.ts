import { describe, expect, test } from 'vitest'
import { sheetWords } from '../../src/flashing/picture/sheet-words.js'
import { DRAWING_SIDES, FINISH_TYPES } from '../../src/entries/index.js'
import { advisoryCodes, type AdvisoryCode } from '../../src/entries/index.js'

const [english, german] = [sheetWords('en'), sheetWords('de')]

/** What a sheet may be warned of: the drawing and the figures sent, without an account, limits of a sheet or prices. */
const SHEET_ADVICE: readonly AdvisoryCode[] = [
  'declared_girth_differs',
  'declared_length_differs',
  'edge_at_one_end',
  'edge_to_missing_point',
  'branching_point',
  'drawing_in_pieces',
  'drawing_loops',
  'edge_without_size',
  'finish_on_joint',
  'fractional_pieces',
  'piece_very_short',
  'taper_exceeds_girth',
  'drawing_taken_as_free',
]

/** No two of them are the same, in either language or in both, and none is empty. */
function expectAllDiffer(texts: readonly (string | undefined)[]): void {
  for (const text of texts) expect(text?.trim()).toBeTruthy()
  expect(new Set(texts).size).toBe(texts.length)
}

describe('the words of a sheet, in English and in German', () => {
  test('each finish has a name', () => {
    const [unspecified, ...types] = FINISH_TYPES
    expectAllDiffer([...types.map(english.finish), ...types.map(german.finish)])
    expect([english.finish(unspecified), german.finish(unspecified)]).toEqual([undefined, undefined])
    expect([english.finish(undefined), german.finish(undefined)]).toEqual([undefined, undefined])
  })

  test('each side has a name', () => {
    const [unspecified, ...sides] = DRAWING_SIDES
    expectAllDiffer([...sides.map(english.sideName), ...sides.map(german.sideName)])
    expect([english.sideName(unspecified), german.sideName(unspecified)]).toEqual([undefined, undefined])
  })

  test('each advice has words', () => {
    expectAllDiffer([...SHEET_ADVICE.map(english.advice), ...SHEET_ADVICE.map(german.advice)])
  })

  test('advice that no sheet has is in English in both', () => {
    const others = advisoryCodes.map(({ code }) => code).filter((code) => !SHEET_ADVICE.includes(code))
    expectAllDiffer(others.map(english.advice))
    expect(others.map(german.advice)).toEqual(others.map(english.advice))
  })

  test('all other words are of both', () => {
    for (const key of Object.keys(english) as (keyof typeof english)[]) {
      const [one, other] = [english[key], german[key]]
      if (typeof one === 'string' && typeof other === 'string') expectAllDiffer([one, other])
    }
    expectAllDiffer([...Object.values(english.angles), ...Object.values(german.angles)])
  })

  test('a figure has the decimal mark of its language', () => {
    expect(english.figure('1234.5')).toBe('1234.5')
    expect(german.figure('1234.5')).toBe('1234,5')
    expect(sheetWords(undefined).figure('1234.5')).toBe('1234.5')
  })
})
