import { describe, expect, test } from 'vitest'
import { policies } from '../../src/entries/diagnose.js'
import { notAppliedReasons } from '../../src/entries/explain.js'
import { pluralIn, wordsOf } from '../../src/explain/render/words.js'
import { advice } from '../../src/languages/de/advice.js'
import { cutting } from '../../src/languages/de/cutting.js'
import { designer } from '../../src/languages/de/designer.js'
import { form } from '../../src/languages/de/form.js'
import { priceBook } from '../../src/languages/de/price-book.js'
import { print } from '../../src/languages/de/print.js'
import { reasons } from '../../src/languages/de/reasons.js'
import { reports } from '../../src/languages/de/reports.js'
import { rules } from '../../src/languages/de/rules.js'
import { service } from '../../src/languages/de/service.js'
import { sheets } from '../../src/languages/de/sheets.js'
import { spreadsheet } from '../../src/languages/de/spreadsheet.js'
import { cutting as englishCutting } from '../../src/languages/en/cutting.js'
import { designer as englishDesigner } from '../../src/languages/en/designer.js'
import { form as englishForm } from '../../src/languages/en/form.js'
import { priceBook as englishPriceBook } from '../../src/languages/en/price-book.js'
import { print as englishPrint } from '../../src/languages/en/print.js'
import { reasons as englishReasons } from '../../src/languages/en/reasons.js'
import { reports as englishReports } from '../../src/languages/en/reports.js'
import { rules as englishRules } from '../../src/languages/en/rules.generated.js'
import { sheets as englishSheets } from '../../src/languages/en/sheets.js'
import { spreadsheet as englishSpreadsheet } from '../../src/languages/en/spreadsheet.js'
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

/** English words whose exchange would be hard to see, and the German words for each. */
const MEANINGS: readonly (readonly [english: RegExp, german: RegExp])[] = [
  [/\bmillimetres?\b|\bmm\b/i, /millimeter|\bmm\b/i],
  [/(?<!square )\bmetres?\b/i, /(?<!milli|quadrat)meter/i],
  [/\b(?:feet|foot)\b/i, /fuß/i],
  [/\bsquare metres?\b/i, /quadratmeter/i],
  [/\bhours?\b/i, /stunde/i],
  [/\bcents?\b/i, /\bcents?\b/i],
  [/\bhundredths?\b/i, /hundertstel/i],
  [/\btenths?\b/i, /zehntel/i],
  [/\b(?:4|four)\b/i, /\b(?:4|vier)\b/i],
  [/\b(?:5|five)\b/i, /\b(?:5|fünf)\b/i],
  [/\b(?:100|hundred)\b/i, /\b(?:100|hundert)\b/i],
  [/^(?:total )?excluding\b/i, /ohne/i],
  [/^(?:total )?including\b/i, /\b(?:mit|inkl)\b/i],
  [/\bfar\b/i, /hinter/i],
  [/\bnear\b/i, /vorder/i],
  [/^up$/i, /mehr/i],
  [/^down$/i, /weniger/i],
  [/\bthe day before\b/i, /davor/i],
  [/\bthe day after\b/i, /danach/i],
  [/\bat (?:the )?start\b|^start(?: |$)(?!from)/i, /anfang/i],
  [/\bat (?:the )?end\b|^end(?: |$)/i, /ende/i],
  [/^undo$/i, /rückgängig/i],
  [/^redo$/i, /wiederholen/i],
  [/\bkerf\b/i, /schnittfuge/i],
  [/\btrim\b/i, /besäumung/i],
  [/^width\b/i, /breite/i],
  [/^length\b/i, /länge/i],
  [/\blargest\b/i, /größte/i],
  [/\bsmallest\b/i, /kleinste/i],
  [/\bshorter\b/i, /kürzer/i],
  [/(?<!\bno )\blonger\b/i, /länger/i],
  [/\bshortest\b/i, /kürzeste/i],
  [/\blongest\b/i, /längste/i],
  [/\bmore than\b/i, /mehr als/i],
  [/\bless than\b/i, /weniger als/i],
  [/\bbelow\b/i, /unter/i],
  [/(?<!#)\babove\b/i, /über|oben/i],
  [/\bfirst\b/i, /erst|beginn/i],
  [/\blast\b/i, /letzt|ende/i],
  [/\bhidden\b/i, /verdeckt/i],
  [/\bdeleted\b/i, /gelöscht/i],
  [/\bearlier\b/i, /früher|vorig/i],
  [/\blater\b/i, /später/i],
  [/\bminimum\b/i, /mindest/i],
  [/\bmaximum\b/i, /höchst/i],
  [/\braise\b/i, /erhöhen/i],
  [/\blower\b/i, /senk/i],
  [/\bmarkup\b/i, /aufschlag|\bmarkup\b/i],
  [/\bmargin\b/i, /marge|\bmargin\b/i],
  [/\bsurcharges?\b/i, /zuschl[aä]g/i],
  [/\bdiscounts?\b/i, /rabatt|nachl[aä]ss/i],
  [/\bcolour side\b/i, /farbseite/i],
  [/\breverse side\b/i, /rückseite/i],
  [/\bgirth\b/i, /zuschnitt/i],
  [/\b(?:bends|number of bends)\b(?!\.)/i, /kantung/i],
  [/\bthickness(?:es)?\b/i, /dicke/i],
  [/\bsubtotal\b/i, /zwischensumme|nettosumme/i],
  [/\bcosts?\b/i, /kosten|kostet|\bcost\b|aufschlag/i],
  [/\bquantit(?:y|ies)\b/i, /menge|quantity/i],
  [/\bbefore tax\b/i, /netto|vor (?:der )?steuer|ohne steuer/i],
  [/\bcustomer\b/i, /kunde/i],
  [/\bworkshop\b/i, /werkstatt/i],
  [/\bbars?\b/i, /stäbe?|stange/i],
  [/\boffcuts?\b/i, /reststück/i],
  [/\btwice\b/i, /zweimal|doppelt/i],
  [/\bahead\b/i, /voraus/i],
  [/^valid from\b/i, /gültig ab/i],
  [/^valid (?:to|until)\b/i, /gültig bis/i],
]

/** Arguments that remain visible in the texts of functions. */
const GIVEN = ['‹1›', '‹2›', '‹3›'] as const
type OfTexts = (...texts: readonly string[]) => unknown

/** Pairs the texts at the same places of two objects. */
function pairsIn(english: unknown, german: unknown): readonly (readonly [string, string])[] {
  if (typeof english === 'string' && typeof german === 'string') return [[english, german]]
  if (typeof english === 'function' && typeof german === 'function')
    return pairsIn((english as OfTexts)(...GIVEN), (german as OfTexts)(...GIVEN))
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([name, text]) =>
    pairsIn(text, (german as Readonly<Record<string, unknown>> | undefined)?.[name]),
  )
}

/** Removes the placeholders of a text, whose names are English. */
const plain = (text: string): string => text.replace(/<\$?\w+>|\{\w+\}/g, '')

const PAIRS = {
  problems: pairsIn(MESSAGES.en, MESSAGES.de),
  reasons: Object.values(notAppliedReasons).map(({ en, de }) => [en, de] as const),
  // The text of `oneIn` depends on a count.
  'reasons of solve': pairsIn({ ...englishReasons, oneIn: undefined }, reasons),
  words: pairsIn(wordsOf('en'), wordsOf('de')),
  policies: policies.map(({ english, german }) => [english, german] as const),
  rules: pairsIn(englishRules, rules),
  designer: pairsIn(englishDesigner, designer),
  form: pairsIn(englishForm, form),
  // Other texts of reports depend on counts.
  reports: pairsIn(
    [englishReports.columns, englishReports.causeSentences.settings],
    [reports.columns, reports.causeSentences.settings],
  ),
  print: pairsIn(englishPrint, print),
  pictures: pairsIn({ ...englishSheets, advice: undefined }, sheets),
  'cutting plans': pairsIn(englishCutting, cutting),
  'price books': pairsIn(englishPriceBook, priceBook),
}

/** German words that each stand for two English ones. */
const SHARED: readonly string[] = ['Ist-Maß', 'Artikel', 'Arbeit']

/** Lists the placeholders of a text, such as `<field>`, `{count}` and `‹1›`, in order. */
const placesIn = (text: string): readonly string[] => text.match(/<\$?\w+>|\{\w+\}|‹\d›/g) ?? []

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

  test.each(Object.entries(PAIRS))('keep the meaning of the English words in %s', (_, pairs) => {
    const meanings = pairs.flatMap(([english, german]) =>
      MEANINGS.flatMap(([word, other]) =>
        word.test(plain(english)) ? [[english, german, other] as const] : [],
      ),
    )
    expect(meanings.length).toBeGreaterThan(0)
    expect(meanings.filter(([, german, other]) => !other.test(plain(german)))).toEqual([])
  })

  test.each(Object.entries(PAIRS))('differ wherever the English words do in %s', (_, pairs) => {
    const meanings = new Map<string, Set<string>>()
    for (const [english, german] of pairs)
      meanings.set(german, (meanings.get(german) ?? new Set()).add(english.toLowerCase()))
    const shared = [...meanings].filter(([german, english]) => english.size > 1 && !SHARED.includes(german))
    expect(shared).toEqual([])
  })

  test.each(['designer', 'print', 'price books', 'spreadsheets'] as const)(
    'have placeholders in the same order as the English words in %s',
    (area) => {
      const pairs =
        area === 'spreadsheets' ? pairsIn(englishSpreadsheet.problems, spreadsheet.problems) : PAIRS[area]
      expect(pairs.some(([english]) => placesIn(english).length > 0)).toBe(true)
      expect(
        pairs.filter(([english, german]) => placesIn(english).join() !== placesIn(german).join()),
      ).toEqual([])
    },
  )

  test('include each agreed word at least once', () => {
    const all = Object.values(TEXTS).flat().join('\n')
    for (const word of WORDS.flatMap(([words]) => words.split(', '))) expect(all).toContain(word)
  })
})

describe('the German names of figures', () => {
  test('differ wherever the English ones do', () => {
    const names = Object.values(wordsOf('de').names)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
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
