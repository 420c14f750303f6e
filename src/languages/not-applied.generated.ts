// Generated from src/languages/ by `npm run generate`. Do not edit.

import { notApplied as en } from './en/not-applied.js'
import { notApplied as de } from './de/not-applied.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const NOT_APPLIED: Readonly<Record<Locale, typeof en>> = { en, de }
