/**
 * The supported languages by code, each with its name. Published records have a text in each language, in a
 * field with this name. Frozen.
 *
 * @example
 * import { LANGUAGES } from 'quotewright'
 *
 * assert.deepEqual(Object.keys(LANGUAGES), ['en', 'de'])
 * assert.equal(LANGUAGES.de, 'german')
 */
export const LANGUAGES = Object.freeze({
  en: 'english',
  de: 'german',
} as const)

/** The code of a supported language. */
export type Locale = keyof typeof LANGUAGES

/** A text in each language, by the name of the language. */
export type InEachLanguage = { readonly [Code in Locale as (typeof LANGUAGES)[Code]]: string }

/** The codes of the languages, English first. */
export const LOCALES = Object.freeze(Object.keys(LANGUAGES) as readonly Locale[])

/** Accepts `de-AT` and `DE`. Returns English for any other language, and for anything but a string. */
export function languageOf(locale: unknown): Locale {
  const code = typeof locale === 'string' ? locale.slice(0, MAX_CHARACTERS).split(/[^a-z]/i, 1) : []
  return LOCALES.find((known) => known === code[0]?.toLowerCase()) ?? 'en'
}

// Language codes are shorter.
const MAX_CHARACTERS = 9

export function inEachLanguage(textIn: (language: Locale) => string): InEachLanguage {
  return Object.fromEntries(LOCALES.map((code) => [LANGUAGES[code], textIn(code)])) as InEachLanguage
}
