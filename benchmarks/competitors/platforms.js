/** From numbers that are there to line totals and tax: the platforms, with the two ends of the arithmetic's table. */
import { PLATFORMS } from '../peers/platforms/platforms.js'
import { workOf as workOfArithmetic } from './arithmetic-money-alone.js'
import { LINES } from './arithmetic-work.js'

export async function workOf(key) {
  if (!(key in PLATFORMS)) return workOfArithmetic(key)
  const { linesOf, price } = await PLATFORMS[key]()
  const lines = linesOf(LINES)
  return () => price(lines)
}
