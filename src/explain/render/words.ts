import type { RuleSentences } from '../../languages/en/rules.generated.js'
import { FIGURES } from '../../languages/figures.generated.js'
import { languageOf, type Locale } from '../../languages/languages.js'
import { RULES } from '../../languages/rules.generated.js'
import { printed } from './value-text.js'

export interface Words extends Readonly<(typeof FIGURES)['en']> {
  readonly locale: Locale
}

/** The words for a locale such as `de-AT`. English if the package lacks its language. */
export function wordsOf(locale: unknown): Words {
  const language = languageOf(locale)
  return { locale: language, ...FIGURES[language] }
}

/** The engine's names of figures are shorter. */
const MAX_NAME_CHARACTERS = 200

/** The name of a figure. An unknown name is only made printable. */
export function nameIn(words: Words, name: string): string {
  if (name.length > MAX_NAME_CHARACTERS) return printed(name)
  const known = textIn(words.names, name)
  if (known !== undefined) return known
  for (const [end, text] of Object.entries(words.ends)) {
    if (name.endsWith(end)) return nameIn(words, name.slice(0, -end.length)) + text
  }
  return printed(name)
}

/** The plural of a figure's name. Undefined for names that rarely occur twice in a sum. */
export function pluralIn(words: Words, name: string): string | undefined {
  return textIn(words.plurals, name)
}

/** The name of one element of a list in a pointer: `line` for `lines`. An unknown name is returned unchanged. */
export function placeIn(words: Words, name: string): string {
  return textIn(words.places, name) ?? name
}

export function ruleIn(words: Words, rule: string): RuleSentences | undefined {
  const rules: Readonly<Record<string, RuleSentences>> = RULES[words.locale]
  return Object.hasOwn(rules, rule) ? rules[rule] : undefined
}

/** The remark on figures that are left out: `… 3 more`. */
export function moreIn({ more }: Words, count: number): string {
  return `… ${more.replace('#', String(count))}`
}

function textIn(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
