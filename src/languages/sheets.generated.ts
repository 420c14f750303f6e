// Generated from src/languages/ by `npm run generate`. Do not edit.

import { sheets as en } from './en/sheets.js'
import { sheets as de } from './de/sheets.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const SHEETS: Readonly<Record<Locale, typeof en>> = { en, de }
