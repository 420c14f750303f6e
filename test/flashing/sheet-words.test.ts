import { expect, test } from 'vitest'
import { drawProfile, renderFlashingSvg } from '../../src/entries/index.js'
import type { FinishType, FlashingLineInput, ProfileOptions } from '../../src/entries/index.js'
import { elementsOf } from './well-formed.js'

const FINISHES = Object.keys({
  FINISH_TYPE_CRUSH_FOLD: '',
  FINISH_TYPE_OPEN_HOOK: '',
  FINISH_TYPE_FEATHER: '',
  FINISH_TYPE_DRIP_EDGE: '',
} satisfies Record<Exclude<FinishType, 'FINISH_TYPE_UNSPECIFIED'>, ''>)
const SIDES = ['DRAWING_SIDE_FAR', 'DRAWING_SIDE_NEAR'] as const

/** Returns the texts of a sheet with an edge of 100 and an edge of 90. */
function wordsOn(
  locale: 'en' | 'de',
  options: ProfileOptions,
  finish?: string,
  line: FlashingLineInput = {},
) {
  const end = finish === undefined ? {} : { finish: { type: finish as never, size: 10 } }
  const drawn = drawProfile(
    [
      { size: 100, ...end },
      { size: 90, turn: 60 },
    ],
    options,
  )
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.problems))
  const sheet = renderFlashingSvg({ ...line, drawing: drawn.value, otherSides: [drawn.value] }, { locale })
  return elementsOf(sheet).flatMap(({ name, text }) => (name === 'text' && text !== '' ? [text] : []))
}

const onlyOn = (texts: readonly string[], others: readonly string[]) =>
  texts.filter((text) => !others.includes(text)).join(' ')

/** Expects that no two texts are equal, and that no text is empty. */
function expectAllDiffer(texts: readonly string[]): void {
  for (const text of texts) expect(text.trim()).not.toBe('')
  expect(new Set(texts).size).toBe(texts.length)
}

test('each finish has its own name in English and in German', () => {
  const named = (['en', 'de'] as const).flatMap((locale) =>
    FINISHES.map((type) => onlyOn(wordsOn(locale, {}, type), wordsOn(locale, {}))),
  )
  // The name follows the code of the finish. The code is the same in both languages.
  expectAllDiffer(named.map((text) => /\w+ = ([^;]+)/.exec(text)?.[1] ?? ''))
})

test('each side has its own name in English and in German', () => {
  const named = (['en', 'de'] as const).flatMap((locale) =>
    SIDES.map((side) => onlyOn(wordsOn(locale, { side }), wordsOn(locale, {}))),
  )
  expectAllDiffer(named)
})

test('a figure has the decimal mark of its language', () => {
  const line = { totalGirth: '1234.5' }
  expect(wordsOn('en', {}, undefined, line)).toContain('1234.5 mm')
  expect(wordsOn('de', {}, undefined, line)).toContain('1234,5 mm')
})
