import Big from 'big.js'
import { versionOf } from '../version.js'
import { chainedArithmetic } from './chained.js'

const big = {
  name: `big.js ${versionOf('big.js')}`,
  numberOf: (text) => new Big(text),
  divided: (number, divisor) => number.div(divisor),
  hundredth: (number) => number.div(100),
  millionth: (number) => number.div(1_000_000),
  rounded: (number, places) => number.round(places, Big.roundHalfUp),
  larger: (a, b) => (a.lt(b) ? b : a),
}

export const bigPlain = chainedArithmetic(big)

/** The same arithmetic, written to avoid divisions, which are slowest in big.js. */
export const bigWithoutDivisions = chainedArithmetic({
  ...big,
  name: `${big.name}, no divisions`,
  hundredth: (number) => number.times('0.01'),
  millionth: (number) => number.times('0.000001'),
})
