import type { RuleSentences } from '../../languages/en/rules.generated.js'
import { FIGURES } from '../../languages/figures.generated.js'
import { languageOf, type Locale } from '../../languages/languages.js'
import { RULES } from '../../languages/rules.generated.js'
import { entryOf } from '../../problem/own-fields.js'
import { printed } from './value-text.js'

export interface Words extends Readonly<(typeof FIGURES)['en']> {
  readonly locale: Locale
}

/** Uses English for an unknown language. */
export function wordsOf(locale: unknown): Words {
  const language = languageOf(locale)
  return { locale: language, ...FIGURES[language] }
}

/** The engine's own names are shorter. */
const MAX_NAME_CHARACTERS = 200

export function nameIn(words: Words, name: string): string {
  if (name.length > MAX_NAME_CHARACTERS) return printed(name)
  const known = entryOf(words.names, name)
  if (known !== undefined) return known
  for (const [end, text] of Object.entries(words.ends)) {
    if (name.endsWith(end)) return nameIn(words, name.slice(0, -end.length)) + text
  }
  return printed(name)
}

export function pluralIn(words: Words, name: string): string | undefined {
  return entryOf(words.plurals, name)
}

/** Returns `line` for `lines`. Unknown names stay unchanged. */
export function placeIn(words: Words, name: string): string {
  return entryOf(words.places, name) ?? name
}

export function ruleIn(words: Words, rule: string): RuleSentences | undefined {
  return entryOf<RuleSentences>(RULES[words.locale], rule)
}

export function moreIn({ more }: Words, count: number): string {
  return `… ${more.replace('#', String(count))}`
}
