import { IMPLEMENTATIONS } from '../peers/arithmetic/arithmetics.js'
import { pricingsOf } from '../peers/arithmetic/pricings.js'

export const LINES = 100

/** Calculates a quote from strings to strings, in one step if the implementation has `answer`, otherwise in three. */
export function answerOf({ read, price, write, answer }, pricings, rule) {
  return answer === undefined ? write(price(pricings.map(read), rule), rule) : answer(pricings, rule)
}

export async function workFromStrings(key, rule) {
  const arithmetic = await IMPLEMENTATIONS[key]()
  const pricings = pricingsOf(rule, LINES)
  return () => answerOf(arithmetic, pricings, rule)
}

/** Returns work that calculates with numbers that the library has already read. It does not write the results. */
export async function workOnNumbers(key, rule) {
  const { read, price } = await IMPLEMENTATIONS[key]()
  const numbers = pricingsOf(rule, LINES).map(read)
  return () => price(numbers, rule)
}
