// Generated from src/languages/ by `npm run generate`. Do not edit.

import { advice as en } from './en/advice.js'
import { advice as de } from './de/advice.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const ADVICE: Readonly<Record<Locale, typeof en>> = { en, de }
