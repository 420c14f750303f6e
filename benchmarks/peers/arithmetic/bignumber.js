import { BigNumber as Shared } from 'bignumber.js'
import { versionOf } from '../version.js'
import { chainedArithmetic } from './chained.js'

/** `ROUND_HALF_UP` rounds ties away from zero, for negative numbers too. */
const BigNumber = Shared.clone({ DECIMAL_PLACES: 20, ROUNDING_MODE: Shared.ROUND_HALF_UP })

const plain = {
  name: `bignumber.js ${versionOf('bignumber.js')}`,
  numberOf: (text) => new BigNumber(text),
  divided: (number, divisor) => number.div(divisor),
  hundredth: (number) => number.div(100),
  millionth: (number) => number.div(1_000_000),
  rounded: (number, places) => number.decimalPlaces(places),
  larger: (a, b) => (a.lt(b) ? b : a),
}

export const bignumber = chainedArithmetic(plain)

/** The same arithmetic, written to move the decimal point instead of dividing. */
export const bignumberWithoutDivisions = chainedArithmetic({
  ...plain,
  name: `${plain.name}, no divisions`,
  hundredth: (number) => number.shiftedBy(-2),
  millionth: (number) => number.shiftedBy(-6),
})
