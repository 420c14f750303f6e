// Generated from src/languages/ by `npm run generate`. Do not edit.

import { reasons as en } from './en/reasons.js'
import { reasons as de } from './de/reasons.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const REASONS: Readonly<Record<Locale, typeof en>> = { en, de }
