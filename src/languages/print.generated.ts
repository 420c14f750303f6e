// Generated from src/languages/ by `npm run generate`. Do not edit.

import { print as en } from './en/print.js'
import { print as de } from './de/print.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const PRINT: Readonly<Record<Locale, typeof en>> = { en, de }
