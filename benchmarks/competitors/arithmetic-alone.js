/** From numbers that the library has read before to numbers that it could write. */
import { ARITHMETICS } from '../peers/arithmetic/arithmetics.js'
import { pricingsOf } from '../peers/arithmetic/pricings.js'
import { LINES } from './arithmetic.js'

export async function workOf(key) {
  const { read, price } = await ARITHMETICS[key]()
  const numbers = pricingsOf(LINES).map(read)
  return () => price(numbers)
}
