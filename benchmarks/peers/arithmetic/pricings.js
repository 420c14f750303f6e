import { ordinaryQuote } from '../../documents/ordinary.js'

/** The pricing objects of an ordinary quote, as JSON.parse makes them. */
export function pricingsOf(lines) {
  return JSON.parse(JSON.stringify(ordinaryQuote(lines))).lines.map((line) => Object.values(line)[0].pricing)
}
