import { fileURLToPath } from 'node:url'
import { ordinaryQuote } from './documents/ordinary.js'
import { SETTINGS } from './library.js'

const FIRST_QUOTE = fileURLToPath(new URL('children/first-quote.js', import.meta.url))

export const LINES = 10

const quote = [JSON.stringify(SETTINGS), JSON.stringify(ordinaryQuote(LINES))]

export function firstQuoteBy(entry) {
  return [FIRST_QUOTE, entry, ...quote]
}
