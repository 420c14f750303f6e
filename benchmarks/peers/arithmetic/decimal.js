import { Decimal as Shared } from 'decimal.js'
import { versionOf } from '../version.js'
import { chainedArithmetic } from './chained.js'

/** The precision is high enough that no sum or product is rounded. */
const Decimal = Shared.clone({ precision: 40, rounding: Shared.ROUND_HALF_UP })

const plain = {
  name: `decimal.js ${versionOf('decimal.js')}`,
  numberOf: (text) => new Decimal(text),
  divided: (number, divisor) => number.div(divisor),
  hundredth: (number) => number.div(100),
  millionth: (number) => number.div(1_000_000),
  rounded: (number, places) => number.toDecimalPlaces(places),
  larger: (a, b) => (a.lt(b) ? b : a),
}

export const decimal = chainedArithmetic(plain)

/** The same arithmetic, with products in place of the divisions by 100 and 1,000,000. Divisions are slowest. */
export const decimalWithoutDivisions = chainedArithmetic({
  ...plain,
  name: `${plain.name}, fewer divisions`,
  hundredth: (number) => number.times('0.01'),
  millionth: (number) => number.times('0.000001'),
})
