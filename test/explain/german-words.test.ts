import { describe, expect, test } from 'vitest'
import { policies } from '../../src/entries/diagnose.js'
import { notAppliedReasons } from '../../src/entries/explain.js'
import { pluralIn, wordsOf } from '../../src/explain/render/words.js'
import { advice } from '../../src/languages/de/advice.js'
import { designer } from '../../src/languages/de/designer.js'
import { priceBook } from '../../src/languages/de/price-book.js'
import { reasons } from '../../src/languages/de/reasons.js'
import { reports } from '../../src/languages/de/reports.js'
import { rules } from '../../src/languages/de/rules.js'
import { service } from '../../src/languages/de/service.js'
import { sheets } from '../../src/languages/de/sheets.js'
import { MESSAGES } from '../../src/problem/messages.generated.js'

/** The German word for each term, and the words that must not replace it. */
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
  ['Nachlass', /Rabatte? (?:des Dokuments|auf das Dokument)|[Aa]bschl[aä]g/],
  ['Zuschnitt', /Abwicklung/],
  ['Zuschnittliste', /Stückliste/],
  ['Verjüngung', /Konizität/],
]

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const TEXTS = {
  problems: textsIn(MESSAGES.de),
  'problems of the service': textsIn(service),
  advice: textsIn(advice),
  reasons: Object.values(notAppliedReasons).map(({ de }) => de),
  rules: textsIn(rules),
  words: textsIn(wordsOf('de')),
  policies: policies.map(({ german }) => german),
  pictures: textsIn(sheets),
  reports: textsIn(reports),
  'reasons of solve': textsIn(reasons),
  designer: textsIn(designer),
  'price books': textsIn(priceBook),
}

describe('the German words', () => {
  test.each(Object.entries(TEXTS))('follow the agreed terms in %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(5)
    const others = texts.filter((text) => WORDS.some(([, other]) => other.test(text)))
    expect(others).toEqual([])
  })

  test.each(Object.entries(TEXTS))('request actions politely in %s', (_, texts) => {
    const others =
      /\b(?:ist|sind) (?:etwa )?\w*zu\w+en\b|\b(?:Anzugeben|Einzutragen|[Gg]ebraucht)\b|\b(?:dein|du)\b|en Sie\b/
    expect(texts.filter((text) => others.test(text))).toEqual([])
  })

  test('include each agreed word at least once', () => {
    const all = Object.values(TEXTS).flat().join('\n')
    for (const word of WORDS.flatMap(([words]) => words.split(', '))) expect(all).toContain(word)
  })
})

describe('the plurals of names', () => {
  const [english, german] = [wordsOf('en'), wordsOf('de')]
  const known = Object.keys(english.names).filter((name) => pluralIn(english, name) !== undefined)

  test('exist only for known names, and differ from the singular in both languages', () => {
    expect(known.length).toBeGreaterThan(10)
    for (const name of known) {
      expect(pluralIn(english, name)).not.toBe(name)
      expect(pluralIn(german, name)).not.toBe(german.names[name as keyof typeof german.names])
    }
  })

  test('are undefined for other names', () => {
    expect(pluralIn(german, 'toString')).toBeUndefined()
    expect(pluralIn(english, 'unit price')).toBeUndefined()
  })
})
