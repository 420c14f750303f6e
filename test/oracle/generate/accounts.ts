import type { AccountJson } from '../wire.js'
import type { Random } from './random.js'

/** Minimums that are at a tie, or near one, of the sixth decimal of a foot: 1.0000005 ft, 2.5000015 ft (M4). */
const IN_FEET = [304.8001524, '304.80015239999', '762.0004572', 762] as const

/** Settings of every kind: derivation on and off, rates of many decimals, minimums in odd millimetres. */
export function anyAccount(random: Random): AccountJson {
  const rate = random.pick([
    '0.10',
    '0.1',
    '0.15',
    '0.05',
    '0.075',
    '0.08875',
    '0.125',
    '1',
    '0',
    '0.000000000005',
    '0.33',
  ])
  const minimum = () =>
    random.pick<number | string>([
      0,
      150,
      250,
      304.8,
      '300',
      '450.5',
      600,
      ...IN_FEET,
      ...IN_FEET,
      '0.1',
      1200,
    ])
  return {
    currency: 'AUD',
    ...(random.chance(60) && { derivationEnabled: random.chance(45) }),
    ...(random.chance(80) && {
      tax: {
        rate,
        ...(random.chance(80) && { code: 'GST' }),
        ...(random.chance(60) && { jurisdiction: 'AU' }),
      },
    }),
    ...(random.chance(60) && { taxRounding: random.pick(['line', 'line', 'document']) }),
    ...(random.chance(60) && { minimumLinealLengthMm: minimum() }),
    ...(random.chance(60) && { minimumFlashingLengthMm: minimum() }),
    ...(random.chance(40) && { crushFoldBendCount: random.pick<number | string>([0, 1, 3, '4', '2.0']) }),
  }
}
