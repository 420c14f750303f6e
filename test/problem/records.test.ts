import { describe, expect, test } from 'vitest'
import { namesIn } from '../../scripts/generate/problem-sentences.js'
import { variantsOf } from '../../scripts/generate/problem-details.js'
import { PROBLEMS } from '../../scripts/generate/problems.js'
import { DETAIL_SHAPES } from '../../src/definitions/problems/problem-record.js'
import { DOCUMENT_WORDS, PROBLEM_WORDS, TYPE_WORDS } from '../../src/definitions/problems/problem-words.js'
import { problemCodes } from '../../src/entries/index.js'

const LANGUAGES = ['english', 'german'] as const

test('every record is a published code, once, in the order of the records', () => {
  expect(PROBLEMS.map(([code]) => code)).toEqual(problemCodes.map(({ code }) => code))
  expect(new Set(PROBLEMS.map(([code]) => code)).size).toBe(PROBLEMS.length)
})

describe.each(PROBLEMS)('%s', (_, problem) => {
  const variants = variantsOf(problem.details)

  test.each(LANGUAGES)('has sentences in %s, whose details one problem can have together', (language) => {
    const sentences = [problem[language]].flat()
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\S.*\.$/)
      // An unknown bracket would appear in the message.
      expect(sentence.replace(/<\w+(=[\w-]+)?>/g, '')).not.toMatch(/[<>]/)
      const names = namesIn(sentence)
      expect(variants.some((fields) => names.every((name) => Object.hasOwn(fields, name)))).toBe(true)
    }
  })

  // Sentences of both languages are written in one order, so that figures that change places are seen.
  test('shows the same details in every language, in the same order, sentence by sentence', () => {
    const placeholders = LANGUAGES.map((language) =>
      [problem[language]].flat().map((sentence) => [...new Set(sentence.match(/<[^>]+>/g))]),
    )
    expect(placeholders[1]).toEqual(placeholders[0])
  })

  test('has only described details that a sentence shows', () => {
    const shown = new Set([problem.english, PROBLEM_WORDS.english.nearMiss].flat().flatMap(namesIn))
    for (const [name, { says }] of variants.flatMap((fields) => Object.entries(fields))) {
      expect(says).toMatch(/^\S.*\.$/)
      expect(shown).toContain(name)
    }
  })

  test('has a sentence for its details without the optional ones', () => {
    for (const fields of variants) {
      const certain = Object.keys(fields).filter((name) => fields[name]?.isOptional !== true)
      const fits = (sentence: string): boolean =>
        !/<\w+=/.test(sentence) && namesIn(sentence).every((name) => certain.includes(name))
      expect([problem.english].flat().some(fits)).toBe(true)
    }
  })
})

test('the addition to the message of a missing field shows the same details in every language', () => {
  for (const language of LANGUAGES) {
    expect(PROBLEM_WORDS[language].nearMiss).toMatch(/^ \S.*\?$/)
    expect(namesIn(PROBLEM_WORDS[language].nearMiss)).toEqual(
      Object.keys(DETAIL_SHAPES['NearMiss']?.fields ?? {}),
    )
  }
})

test('every shape of details is used', () => {
  const used = PROBLEMS.flatMap(([, { details }]) => [details?.like, ...(details?.oneOf ?? [])])
  const above = Object.values(DETAIL_SHAPES).map(({ like }) => like)
  for (const name of Object.keys(DETAIL_SHAPES)) expect([...used, ...above]).toContain(name)
})

test('the languages have the same words', () => {
  expect(Object.keys(PROBLEM_WORDS)).toEqual(LANGUAGES)
  expect(Object.keys(PROBLEM_WORDS.german)).toEqual(Object.keys(PROBLEM_WORDS.english))
  for (const words of Object.values({ ...TYPE_WORDS, ...DOCUMENT_WORDS }))
    expect(Object.keys(words)).toEqual(LANGUAGES)
})
