// Generated from src/languages/ by `npm run generate`. Do not edit.

/** The codes of the languages, English first. */
export const LOCALES = ['en', 'de'] as const
