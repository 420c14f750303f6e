import type { Locale } from '../../problem/describe.js'
import { languageOf } from '../../problem/language.js'
import { ENGLISH_RULES } from './english-rules.generated.js'
import { GERMAN_NAMES } from './german-names.js'
import { GERMAN_RULES, type RuleSentences } from './german-rules.js'
import { printed, type NumberWords } from './value-text.js'

/** The words that renderings of one language add to those of an explanation. */
export interface Words extends NumberWords {
  readonly locale: Locale
  /** The text between figures of which the largest counts. */
  readonly separator: string
  readonly sent: string
  readonly setting: string
  readonly seeAbove: string
  readonly notApplied: string
  /** Before what a figure would be without a bound. */
  readonly withoutBound: string
  readonly rules: string
  readonly title: string
  /** Of figures that are not shown; `#` is their number. */
  readonly more: string
  readonly noFigure: string
  /** The names of what is counted by the numbers in pointers. */
  readonly places: Readonly<Record<string, string>>
}

const ENGLISH: Words = {
  locale: 'en',
  decimalMark: '.',
  separator: ', ',
  sent: 'as sent',
  setting: 'setting',
  seeAbove: 'see above',
  notApplied: 'not applied',
  withoutBound: 'Without this bound',
  rules: 'Rules',
  title: 'How it is computed',
  more: '# more',
  noFigure: 'The explanation does not contain this figure.',
  places: {
    lines: 'line',
    adjustments: 'adjustment',
    measurements: 'measurement',
    as_built_measurements: 'measurement as built',
    components: 'component',
    sub_kits: 'sub-kit',
    subitems: 'pieces',
    other_sides: 'other side',
  },
}

const GERMAN: Words = {
  locale: 'de',
  decimalMark: ',',
  separator: '; ',
  sent: 'wie gesendet',
  setting: 'Einstellung',
  seeAbove: 'siehe oben',
  notApplied: 'nicht angewandt',
  withoutBound: 'Ohne diese Grenze',
  rules: 'Regeln',
  title: 'So wird gerechnet',
  more: '# weitere',
  noFigure: 'Hier gibt es keine Zahl.',
  places: {
    lines: 'Position',
    adjustments: 'Nachlass oder Zuschlag',
    measurements: 'Maß',
    as_built_measurements: 'Ist-Maß',
    components: 'Komponente',
    sub_kits: 'Unterset',
    subitems: 'Stücke',
    other_sides: 'andere Seite',
  },
}

/** The words of a locale: of `de` and `de-AT` the German ones, of all others the English ones. */
export function wordsOf(locale: unknown): Words {
  return languageOf(locale) === 'de' ? GERMAN : ENGLISH
}

/** The ends of names that are made of another one. */
const GERMAN_ENDS = [
  [' as sent', 'wie gesendet'],
  [' before discounts', 'vor Nachlässen'],
  [' in millimetres', 'in Millimetern'],
] as const

/** No name of a figure is longer. */
const MOST_NAME_CHARACTERS = 200

/** The name of a figure. A name without a German translation stays English. */
export function nameIn(words: Words, name: string): string {
  if (words.locale === 'en' || name.length > MOST_NAME_CHARACTERS) return printed(name)
  if (Object.hasOwn(GERMAN_NAMES, name)) return GERMAN_NAMES[name] ?? name
  for (const [end, german] of GERMAN_ENDS) {
    if (name.endsWith(end)) return `${nameIn(words, name.slice(0, -end.length))} ${german}`
  }
  return printed(name)
}

/** The sentences of a rule; undefined for an unknown rule. */
export function ruleIn(words: Words, rule: string): RuleSentences | undefined {
  const rules: Readonly<Record<string, RuleSentences>> = words.locale === 'de' ? GERMAN_RULES : ENGLISH_RULES
  return Object.hasOwn(rules, rule) ? rules[rule] : undefined
}

/** Figures that are left out: `… 3 more`. */
export function moreIn({ more }: Words, count: number): string {
  return `… ${more.replace('#', String(count))}`
}
