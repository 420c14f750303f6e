/** The language for a locale: German for `de`, `de-AT` and `DE`, English for any other, even one that is no text. */
export function languageOf(locale: unknown): 'en' | 'de' {
  return typeof locale === 'string' && /^de(?![a-z])/i.test(locale) ? 'de' : 'en'
}
