import { describe, expect, test } from 'vitest'
import { policies } from '../../src/entries/diagnose.js'
import { notAppliedReasons } from '../../src/entries/explain.js'
import { GERMAN_NAMES } from '../../src/explain/render/german-names.js'
import { GERMAN_RULES } from '../../src/explain/render/german-rules.js'
import { pluralOf } from '../../src/explain/render/plural-names.js'
import { wordsOf } from '../../src/explain/render/words.js'
import { sheetWords } from '../../src/flashing/picture/sheet-words.js'
import { GERMAN } from '../../src/problem/german.generated.js'

/** The German word for a thing, and the others that it is not called. */
const WORDS: readonly (readonly [word: string, others: RegExp])[] = [
  ['Position', /\bZeilen?\b|[a-zäöü](?<!Tabellen)zeilen?\b/],
  ['Kantteil', /Abkantprofil/],
  ['Set, Unterset', /[Bb]aus[aä]tz/],
  ['Herleitung', /Ableitung/],
  ['Einzelpreis', /Stückpreis|Einheitspreis/],
  ['Schenkel', /\bKanten?\b/],
  ['Kantung', /Biegung/],
  ['Ebene', /\bStufen?\b/],
  ['Gesamtpreis, Gesamtsumme, Zwischensumme', /[Dd]ie (?:gesendete )?Summe (?:ist|stimmt|einer|auf)\b/],
  ['Nachlass', /Rabatte? (?:des Dokuments|auf das Dokument)/],
]

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const TEXTS = {
  problems: textsIn(GERMAN),
  reasons: Object.values(notAppliedReasons).map(({ de }) => de),
  names: Object.values(GERMAN_NAMES),
  rules: textsIn(GERMAN_RULES),
  words: textsIn(wordsOf('de')),
  policies: policies.map(({ german }) => german),
  pictures: textsIn(sheetWords('de')),
}

describe('a thing has one German word everywhere', () => {
  test.each(Object.entries(TEXTS))('in %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(5)
    const others = texts.filter((text) => WORDS.some(([, other]) => other.test(text)))
    expect(others).toEqual([])
  })

  test('each of these words is in use', () => {
    const all = Object.values(TEXTS).flat().join('\n')
    for (const word of WORDS.flatMap(([words]) => words.split(', '))) expect(all).toContain(word)
  })
})

describe('plurals of names', () => {
  const known = Object.keys(GERMAN_NAMES).filter((name) => pluralOf(name, 'en') !== undefined)

  test('exist only for known names, and differ from the singular in both languages', () => {
    expect(known.length).toBeGreaterThan(10)
    for (const name of known) {
      expect(pluralOf(name, 'en')).not.toBe(name)
      expect(pluralOf(name, 'de')).not.toBe(GERMAN_NAMES[name])
    }
  })

  test('are undefined for other names', () => {
    expect(pluralOf('toString', 'de')).toBeUndefined()
    expect(pluralOf('unit price', 'en')).toBeUndefined()
  })
})
