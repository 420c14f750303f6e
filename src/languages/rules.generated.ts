// Generated from src/languages/ by `npm run generate`. Do not edit.

import { rules as en } from './en/rules.generated.js'
import { rules as de } from './de/rules.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const RULES: Readonly<Record<Locale, typeof en>> = { en, de }
