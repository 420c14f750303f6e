// Generated from src/languages/ by `npm run generate`. Do not edit.

import { policies as en } from './en/policies.js'
import { policies as de } from './de/policies.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const POLICIES: Readonly<Record<Locale, typeof en>> = { en, de }
