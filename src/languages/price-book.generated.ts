// Generated from src/languages/ by `npm run generate`. Do not edit.

import { priceBook as en } from './en/price-book.js'
import { priceBook as de } from './de/price-book.js'
import type { Locale } from './languages.js'

/** The texts in each language. */
export const PRICE_BOOK: Readonly<Record<Locale, typeof en>> = { en, de }
