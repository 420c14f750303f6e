/** From numbers that are there to line totals and tax: the platforms, with the two ends of the arithmetic's table. */
import { PLATFORMS } from '../peers/platforms/platforms.js'
import { LINES } from './arithmetic.js'
import { workOf as workOfArithmetic } from './arithmetic-alone.js'

export async function workOf(key) {
  if (!(key in PLATFORMS)) return workOfArithmetic(key)
  const { linesOf, price } = await PLATFORMS[key]()
  const lines = linesOf(LINES)
  return () => price(lines)
}
