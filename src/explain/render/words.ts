import { FIGURES } from '../../languages/figures.generated.js'
import { languageOf, type Locale } from '../../languages/languages.js'
import { RULES } from '../../languages/rules.generated.js'
import { printed } from './value-text.js'

/** The words that renderings of one language add to those of an explanation. */
export interface Words extends Readonly<(typeof FIGURES)['en']> {
  readonly locale: Locale
}

type RuleSentences = (typeof RULES)['en']['N1']

/** The words of a locale such as `de-AT`: English without texts in its language. */
export function wordsOf(locale: unknown): Words {
  const language = languageOf(locale)
  return { locale: language, ...FIGURES[language] }
}

/** No name of a figure is longer. */
const MAX_NAME_CHARACTERS = 200

/** The name of a figure. An unknown name stays as it is. */
export function nameIn(words: Words, name: string): string {
  if (name.length > MAX_NAME_CHARACTERS) return printed(name)
  const known = textIn(words.names, name)
  if (known !== undefined) return known
  for (const [end, text] of Object.entries(words.ends)) {
    if (name.endsWith(end)) return nameIn(words, name.slice(0, -end.length)) + text
  }
  return printed(name)
}

/** The name of several figures of one name; undefined for a name that sums seldom have several of. */
export function pluralIn(words: Words, name: string): string | undefined {
  return textIn(words.plurals, name)
}

/** The name of what the number in a pointer counts. An unknown name stays as it is. */
export function placeIn(words: Words, name: string): string {
  return textIn(words.places, name) ?? name
}

/** The sentences of a rule; undefined for an unknown rule. */
export function ruleIn(words: Words, rule: string): RuleSentences | undefined {
  const rules: Readonly<Record<string, RuleSentences>> = RULES[words.locale]
  return Object.hasOwn(rules, rule) ? rules[rule] : undefined
}

/** Figures that are left out: `… 3 more`. */
export function moreIn({ more }: Words, count: number): string {
  return `… ${more.replace('#', String(count))}`
}

function textIn(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
