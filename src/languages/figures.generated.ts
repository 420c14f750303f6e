// Generated from src/languages/ by `npm run generate`. Do not edit.

import { figures as en } from './en/figures.js'
import { figures as de } from './de/figures.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const FIGURES: Readonly<Record<Locale, typeof en>> = { en, de }
