// Generated from src/languages/ by `npm run generate`. Do not edit.

import { cutting as en } from './en/cutting.js'
import { cutting as de } from './de/cutting.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const CUTTING: Readonly<Record<Locale, typeof en>> = { en, de }
