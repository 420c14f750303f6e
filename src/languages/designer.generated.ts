// Generated from src/languages/ by `npm run generate`. Do not edit.

import { designer as en } from './en/designer.js'
import { designer as de } from './de/designer.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const DESIGNER: Readonly<Record<Locale, typeof en>> = { en, de }
