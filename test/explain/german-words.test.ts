import { describe, expect, test } from 'vitest'
import { policies } from '../../src/entries/diagnose.js'
import { notAppliedReasons } from '../../src/entries/explain.js'
import { pluralIn, wordsOf } from '../../src/explain/render/words.js'
import { advice } from '../../src/languages/de/advice.js'
import { designer } from '../../src/languages/de/designer.js'
import { form } from '../../src/languages/de/form.js'
import { priceBook } from '../../src/languages/de/price-book.js'
import { reasons } from '../../src/languages/de/reasons.js'
import { reports } from '../../src/languages/de/reports.js'
import { rules } from '../../src/languages/de/rules.js'
import { service } from '../../src/languages/de/service.js'
import { sheets } from '../../src/languages/de/sheets.js'
import { designer as englishDesigner } from '../../src/languages/en/designer.js'
import { form as englishForm } from '../../src/languages/en/form.js'
import { reports as englishReports } from '../../src/languages/en/reports.js'
import { rules as englishRules } from '../../src/languages/en/rules.generated.js'
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

/** Units and numbers in English, and their German words. */
const UNITS: readonly (readonly [english: RegExp, german: RegExp])[] = [
  [/\bmillimetres?\b|\bmm\b/i, /millimeter|\bmm\b/i],
  [/(?<!square )\bmetres?\b/i, /(?<!milli|quadrat)meter/i],
  [/\b(?:feet|foot)\b/i, /fuß/i],
  [/\bsquare metres?\b/i, /quadratmeter/i],
  [/\bcents?\b/i, /\bcents?\b/i],
  [/\bhundredths?\b/i, /hundertstel/i],
  [/\btenths?\b/i, /zehntel/i],
  [/\b(?:4|four)\b/i, /\b(?:4|vier)\b/i],
  [/\b(?:5|five)\b/i, /\b(?:5|fünf)\b/i],
  [/\b(?:100|hundred)\b/i, /\b(?:100|hundert)\b/i],
]

/** The texts at the same places of two objects. */
function pairsIn(english: unknown, german: unknown): readonly (readonly [string, string])[] {
  if (typeof english === 'string' && typeof german === 'string') return [[english, german]]
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([name, text]) =>
    pairsIn(text, (german as Readonly<Record<string, unknown>> | undefined)?.[name]),
  )
}

const PAIRS = {
  problems: pairsIn(MESSAGES.en, MESSAGES.de),
  reasons: Object.values(notAppliedReasons).map(({ en, de }) => [en, de] as const),
  words: pairsIn(wordsOf('en'), wordsOf('de')),
  policies: policies.map(({ english, german }) => [english, german] as const),
  rules: pairsIn(englishRules, rules),
  designer: pairsIn(englishDesigner, designer),
  form: pairsIn(englishForm, form),
  reports: pairsIn(englishReports, reports),
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

  test.each(Object.entries(PAIRS))('name each unit and number of the English text in %s', (_, pairs) => {
    expect(pairs.some(([english]) => UNITS.some(([unit]) => unit.test(english)))).toBe(true)
    const others = pairs.filter(([english, german]) =>
      UNITS.some(([unit, word]) => unit.test(english) && !word.test(german)),
    )
    expect(others).toEqual([])
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
