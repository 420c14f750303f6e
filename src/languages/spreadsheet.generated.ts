// Generated from src/languages/ by `npm run generate`. Do not edit.

import { spreadsheet as en } from './en/spreadsheet.js'
import { spreadsheet as de } from './de/spreadsheet.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const SPREADSHEET: Readonly<Record<Locale, typeof en>> = { en, de }
