// Generated from src/languages/ by `npm run generate`. Do not edit.

import { reports as en } from './en/reports.js'
import { reports as de } from './de/reports.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const REPORTS: Readonly<Record<Locale, typeof en>> = { en, de }
