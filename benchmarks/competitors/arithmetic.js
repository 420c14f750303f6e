/** From the strings of a quote to strings of micros. */
import { ARITHMETICS } from '../peers/arithmetic/arithmetics.js'
import { pricingsOf } from '../peers/arithmetic/pricings.js'

export const LINES = 100

export async function workOf(key) {
  const { read, price, write } = await ARITHMETICS[key]()
  const pricings = pricingsOf(LINES)
  return () => write(price(pricings.map(read)))
}
