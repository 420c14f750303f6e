import { PRICING_STRATEGIES, type PricingStrategy } from '../definitions/enums.js'
import { strategyNamed } from '../rules/strategies.js'
import { isAbsent } from '../wire/object.js'

/** The units that a price can be for (D1). A price by the piece or by the hour is for `each`. */
const PRICE_UNITS = ['each', 'm', 'm2', 'ft', 'ft2'] as const

/** The unit that a price is for: a piece or an hour, a metre, a square metre, a foot or a square foot. */
export type PriceUnit = (typeof PRICE_UNITS)[number]

const HOURS = 'hour hours hr hrs h stunde stunden std'

/** In lower case, without signs and spaces. */
const SPELLINGS: Readonly<Record<PriceUnit, string>> = {
  each: 'each ea pc pcs piece pieces unit units qty no nr nos off stück stueck stücke stk stck st ' + HOURS,
  m:
    'm lm metre metres meter meters mtr mtrs linealmetre linealmetres linealmeter linealmeters ' +
    'linearmetre linearmetres linearmeter linearmeters linm runningmetre runningmetres runningmeter runningmeters lfm lfdm laufmeter lfdmeter laufendemeter laufendermeter',
  m2: 'm2 sqm squaremetre squaremetres squaremeter squaremeters qm quadratmeter',
  ft: 'ft lf lft linft foot feet linealfoot linealfeet linearfoot linearfeet',
  ft2: 'ft2 sqft sf squarefoot squarefeet',
}

const UNITS = new Map(
  PRICE_UNITS.flatMap((unit) => SPELLINGS[unit].split(' ').map((spelling) => [spelling, unit] as const)),
)

const MAX_CHARACTERS = 40

/** Reads `m²`, `Sq. m` or `lm`. */
export function readPriceUnit(text: string): PriceUnit | undefined {
  if (text.length > MAX_CHARACTERS) return undefined
  return UNITS.get(spellingOf(text))
}

function spellingOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
}

/** A price by the hour counts as a price by the piece. */
export function isHour(text: string): boolean {
  return text.length <= MAX_CHARACTERS && HOURS.split(' ').includes(spellingOf(text))
}

/** D4: a custom formula charges no unit, so no price of a book applies to it. */
const UNITS_OF_STRATEGIES: Readonly<Record<PricingStrategy, PriceUnit | undefined>> = {
  PRICING_STRATEGY_UNSPECIFIED: 'each',
  PRICING_STRATEGY_BASIC_QUANTITIES: 'each',
  PRICING_STRATEGY_LINEAL_METRES: 'm',
  PRICING_STRATEGY_CUSTOM_FORMULA: undefined,
  PRICING_STRATEGY_SQUARE_METRES: 'm2',
  PRICING_STRATEGY_LINEAL_FEET: 'ft',
  PRICING_STRATEGY_SQUARE_FEET: 'ft2',
}

/** D4: accepts a strategy by name or by number (V4). */
export function unitOfStrategy(sent: unknown): PriceUnit | undefined {
  if (isAbsent(sent)) return 'each' // M1
  const strategy = strategyNamed(sent)
  return strategy === undefined ? undefined : UNITS_OF_STRATEGIES[strategy]
}

export function strategyOfUnit(unit: PriceUnit): PricingStrategy | undefined {
  return PRICING_STRATEGIES.find((strategy) => UNITS_OF_STRATEGIES[strategy] === unit)
}
