import { describe, expect, test } from 'vitest'
import { namesIn } from '../../scripts/generate/problem-sentences.js'
import { variantsOf } from '../../scripts/generate/problem-details.js'
import { PROBLEMS } from '../../scripts/generate/problems.js'
import { DETAIL_SHAPES } from '../../src/definitions/problems/problem-record.js'
import { PROBLEM_WORDS } from '../../src/definitions/problems/problem-words.js'
import { problemCodes, type ProblemCode } from '../../src/entries/index.js'
import { LOCALES, type Locale } from '../../src/languages/languages.js'
import { MESSAGES } from '../../src/problem/messages.generated.js'

/** Returns the sentences of a code in a language, without the signs of the details. */
function sentencesIn(language: Locale, code: string): readonly string[] {
  return [MESSAGES[language].sentences[code as ProblemCode]]
    .flat()
    .map((sentence) => sentence.replace(/<\W(\w+)>/g, '<$1>'))
}

test('the records and the published codes are the same, in the same order', () => {
  expect(PROBLEMS.map(([code]) => code)).toEqual(problemCodes.map(({ code }) => code))
  expect(new Set(PROBLEMS.map(([code]) => code)).size).toBe(PROBLEMS.length)
})

describe.each(PROBLEMS)('the record of %s', (code, problem) => {
  const variants = variantsOf(problem.details)

  test.each(LOCALES)('has sentences in %s whose details can occur in one problem', (language) => {
    const sentences = sentencesIn(language, code)
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\S.*\.$/)
      // An unknown bracket would appear in the message.
      expect(sentence.replace(/<\w+(=[\w-]+)?>/g, '')).not.toMatch(/[<>]/)
      const names = namesIn(sentence)
      expect(variants.some((fields) => names.every((name) => Object.hasOwn(fields, name)))).toBe(true)
    }
  })

  // Sentences of both languages show details in the same order, so that exchanged figures are noticed.
  test('shows the same details in the same order in every language', () => {
    const [english, ...others] = LOCALES.map((language) =>
      sentencesIn(language, code).map((sentence) => [...new Set(sentence.match(/<[^>]+>/g))]),
    )
    for (const other of others) expect(other).toEqual(english)
  })

  test('has a description for each detail, and a sentence that shows it', () => {
    const shown = new Set([problem.english, PROBLEM_WORDS.nearMiss].flat().flatMap(namesIn))
    for (const [name, { says }] of variants.flatMap((fields) => Object.entries(fields))) {
      expect(says).toMatch(/^\S.*\.$/)
      expect(shown).toContain(name)
    }
  })

  test('has a sentence for its required details only', () => {
    for (const fields of variants) {
      const certain = Object.keys(fields).filter((name) => fields[name]?.isOptional !== true)
      const fits = (sentence: string): boolean =>
        !/<\w+=/.test(sentence) && namesIn(sentence).every((name) => certain.includes(name))
      expect([problem.english].flat().some(fits)).toBe(true)
    }
  })
})

test('the question after the message of a missing field shows the same details in every language', () => {
  for (const language of LOCALES) {
    expect(MESSAGES[language].nearMiss).toMatch(/^ \S.*\?$/)
    expect(namesIn(MESSAGES[language].nearMiss)).toEqual(Object.keys(DETAIL_SHAPES['NearMiss']?.fields ?? {}))
  }
})

test('every shape of details is used', () => {
  const used = PROBLEMS.flatMap(([, { details }]) => [details?.like, ...(details?.oneOf ?? [])])
  const above = Object.values(DETAIL_SHAPES).map(({ like }) => like)
  for (const name of Object.keys(DETAIL_SHAPES)) expect([...used, ...above]).toContain(name)
})

test('the languages have the same words', () => {
  for (const language of LOCALES)
    expect(Object.keys(MESSAGES[language].words).sort()).toEqual(Object.keys(MESSAGES.en.words).sort())
})
