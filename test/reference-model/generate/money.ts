import type { MoneyJson } from '../wire.js'
import type { Random } from './random.js'

export const MAX_MICROS = 2n ** 63n - 1n
const MICROS_IN_A_CENT = 10_000n
const MICROS_IN_A_UNIT = 100n

/** N3: the currency may be another than the account's, or absent. */
export function money(random: Random, micros: bigint): MoneyJson {
  const bounded = micros > MAX_MICROS ? MAX_MICROS : micros < -MAX_MICROS - 1n ? -MAX_MICROS - 1n : micros
  const text = String(bounded)
  const amountMicros = random.below(200) === 0 ? text.replace(/^-?/, (sign) => `${sign}000`) : text
  return random.weigh([
    [14, { amountMicros, currency: 'AUD' }],
    [4, { amountMicros }],
    [2, { amountMicros, currency: 'NZD' }],
    [1, { amountMicros, currency: '' }],
  ] as const)
}

/** `step` is the unit of the rounding. The micros round to the figure, or just miss it. */
function around(random: Random, figure: bigint, step: bigint): bigint {
  const half = step / 2n
  const away = figure < 0n ? -1n : 1n
  // Half a step towards zero is a tie, which rounds away from zero to the figure.
  return random.weigh([
    [10, figure],
    [3, figure === 0n ? 0n : figure - away * half],
    [1, figure + away * (half - 1n)],
    [1, figure + random.wholeBelow(half) - half / 2n],
  ])
}

/** L1: a unit is the fourth decimal. Prices often have a fifth and a sixth decimal. */
export const moneyOf = (random: Random, units: bigint): MoneyJson =>
  money(random, around(random, units * MICROS_IN_A_UNIT, MICROS_IN_A_UNIT))

/** The micros often have more decimals that round to the cent. */
export const centsOf = (random: Random, micros: bigint): MoneyJson =>
  money(random, around(random, micros, MICROS_IN_A_CENT))

/** The amount is a cent off, or just beyond a tie. */
export function offByACent(random: Random, micros: bigint): MoneyJson {
  const away = micros < 0n ? -1n : 1n
  return money(
    random,
    random.pick([
      micros + MICROS_IN_A_CENT,
      micros - MICROS_IN_A_CENT,
      micros + (away * MICROS_IN_A_CENT) / 2n,
      micros - away * (MICROS_IN_A_CENT / 2n + 1n),
    ]),
  )
}

/** A third of the amounts are ties of the cent. */
export function anyAmount(random: Random, maxDigits: number, percentNegative: number): MoneyJson {
  const size = random.whole(maxDigits)
  const micros = random.weigh([
    [60, size],
    [60, size * MICROS_IN_A_UNIT],
    [60, size - (size % MICROS_IN_A_CENT) + MICROS_IN_A_CENT / 2n],
    // The largest amounts of whole cents, and amounts that round to more than the limit (L14, N8).
    [1, MAX_MICROS - random.wholeBelow(3n * MICROS_IN_A_CENT)],
  ])
  return money(random, random.sign(percentNegative) * micros)
}
