/**
 * The rule that every library calculates: all the money of a quote of plain and lineal lines, as in the engine.
 *
 * - unit price, cost: to 4 decimals (L1)
 * - total: measure × unit price × (100 − discount) / 100, to the cent (L3)
 * - discount given: measure × unit price, to the cent, less the total (L15)
 * - line cost: measure as built × cost, to the cent (L9)
 * - margin: total − line cost (L11)
 * - markup, only with `hasMarkup`: (unit price − cost) / cost × 100, to 4 decimals (L10)
 * - of the document: subtotal, tax = subtotal × rate to the cent, total, cost, discount, margin (T1, T4, T6, T7, T9)
 *
 * Ties go away from zero. The measure is the quantity, or Σ amount × length of a measured line, where a length under
 * the minimum counts as the minimum, but not as built.
 *
 * An arithmetic is `{ name, read, price, write }`. `read` makes its own numbers of the strings of one line. `price`
 * calculates the money. `write` makes strings of micros, and of percent for a markup. One that can work line by line
 * has `answer`, which does all three. Each runs in a process of its own.
 */
import { ordinaryQuote } from '../../documents/ordinary.js'
import { tradeQuote } from '../../documents/trade.js'

/** The markup is the dearest division, and there is one on each line that has a cost. So it is asked for where each has. */
export const RULES = {
  markup: { quote: tradeQuote, hasMarkup: true },
  money: { quote: ordinaryQuote, hasMarkup: false },
}

export const TAX_RATE = '0.10'
export const MINIMUM_LENGTH = '0.3'
