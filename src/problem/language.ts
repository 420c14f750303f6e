/** Returns German for `de`, `de-AT` and `DE`, and English for any other locale, even if it is not a string. */
export function languageOf(locale: unknown): 'en' | 'de' {
  return typeof locale === 'string' && /^de(?![a-z])/i.test(locale) ? 'de' : 'en'
}
