import { ARITHMETICS } from '../peers/arithmetic/arithmetics.js'
import { pricingsOf } from '../peers/arithmetic/pricings.js'

export const LINES = 100

/** Runs all three steps of an arithmetic, from the strings of a quote to strings of micros. */
export function answerOf({ read, price, write, answer }, pricings, rule) {
  return answer === undefined ? write(price(pricings.map(read), rule), rule) : answer(pricings, rule)
}

export async function workFromStrings(key, rule) {
  const arithmetic = await ARITHMETICS[key]()
  const pricings = pricingsOf(rule, LINES)
  return () => answerOf(arithmetic, pricings, rule)
}

/** Returns work that calculates with numbers that the library has already read. It does not write the results. */
export async function workOnNumbers(key, rule) {
  const { read, price } = await ARITHMETICS[key]()
  const numbers = pricingsOf(rule, LINES).map(read)
  return () => price(numbers, rule)
}
