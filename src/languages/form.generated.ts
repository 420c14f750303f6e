// Generated from src/languages/ by `npm run generate`. Do not edit.

import { form as en } from './en/form.js'
import { form as de } from './de/form.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const FORM: Readonly<Record<Locale, typeof en>> = { en, de }
