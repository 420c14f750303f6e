/**
 * The rule that every library calculates: all amounts of a quote with plain and lineal lines, as in the engine.
 *
 * - unit price, cost: to 4 decimals (L1)
 * - total: measure × unit price × (100 − discount) / 100, to the cent (L3)
 * - discount given: measure × unit price, to the cent, less the total (L15)
 * - line cost: measure as built × cost, to the cent (L9)
 * - margin: total − line cost (L11)
 * - markup, only with `hasMarkup`: (unit price − cost) / cost × 100, to 4 decimals (L10)
 * - of the document: subtotal, tax = subtotal × rate to the cent, total, cost, discount, margin (T1, T4, T6, T7,
 *   T9)
 *
 * Ties go away from zero. The measure is the quantity. For a measured line, it is Σ amount × length, and a length
 * under the minimum counts as the minimum. The measure as built ignores the minimum.
 *
 * An arithmetic is `{ name, read, price, write }`. Its `read` converts the strings of one line to its own numbers.
 * Its `price` calculates the amounts. Its `write` returns strings: micros for amounts, and per cent for a markup.
 * An arithmetic that can work line by line has `answer`, which does all three. Each arithmetic runs in its own
 * process.
 */
import { ordinaryQuote } from '../../documents/ordinary.js'
import { tradeQuote } from '../../documents/trade.js'

/** The markup is the most expensive division. It is calculated for the trade quote, where every line has a cost. */
export const RULES = {
  markup: { quote: tradeQuote, hasMarkup: true },
  money: { quote: ordinaryQuote, hasMarkup: false },
}

export const TAX_RATE = '0.10'
export const MINIMUM_LENGTH = '0.3'
