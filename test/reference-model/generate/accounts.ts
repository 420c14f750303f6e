import { RESERVED_NAMES } from '../settings.js'
import type { AccountJson } from '../wire.js'
import type { Random } from './random.js'

/** Minimums in mm at or near a tie of the sixth decimal of a foot: 1.0000005 ft, 2.5000015 ft (M4). */
const IN_FEET = [304.8001524, '304.80015239999', '762.0004572', 762] as const

/** M8: these names occur nowhere else in a document. */
export const CUSTOM_FIELDS = [
  ...['costCentre', 'siteContact', 'Roof pitch', '__proto__', 'constructor', 'toString', 'addressee'],
  ...['customerid', 'line', 'po.number'],
] as const

const anyCustomFields = (random: Random): readonly string[] => CUSTOM_FIELDS.filter(() => random.chance(50))

/** Settings may lack a currency, or have custom fields with reserved names (A2). */
export function anySettings(random: Random): AccountJson {
  const settings = anyAccount(random)
  const { currency, ...rest } = settings
  const customFields = [...(settings.customFields ?? []), ...RESERVED_NAMES.filter(() => random.chance(8))]
  return random.pick<AccountJson>([
    { currency, ...rest, customFields },
    { ...rest, customFields, currency: random.chance(40) ? '' : currency },
  ])
}

/** Varies derivation, rates with many decimals, and odd minimums in millimetres. */
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
    ...(random.chance(30) && { adjustmentPercentages: random.pick(['in-turn', 'in-turn', 'of-subtotal']) }),
    ...(random.chance(60) && { minimumLinealLengthMm: minimum() }),
    ...(random.chance(60) && { minimumFlashingLengthMm: minimum() }),
    ...(random.chance(50) && { customFields: anyCustomFields(random) }),
    ...(random.chance(40) && { crushFoldBendCount: random.pick<number | string>([0, 1, 3, '4', '2.0']) }),
  }
}
