import { formatDecimal as plainDecimal, formatMicros as plainMicros } from '../number/readable.js'
import { elementsOf } from '../problem/elements.js'
import { nearName as nearest } from '../problem/near-name.js'
import { PRICING_STRATEGIES, type PricingStrategy } from '../definitions/enums.js'
import { measurementMethod as methodMeasuring, type MeasurementMethod } from '../rules/strategies.js'

/**
 * Writes a decimal for a log or a terminal, with grouped digits and without trailing zeros. To write it for a
 * locale, use `formatQuantity` of `quotewright/input`. Returns an empty string if the argument is not a
 * string.
 *
 * @example
 * import { formatDecimal } from 'quotewright'
 *
 * assert.equal(formatDecimal('1450.50'), '1,450.5')
 */
export function formatDecimal(decimal: string): string {
  return typeof decimal === 'string' ? plainDecimal(decimal) : ''
}

/**
 * Writes an amount in micros (N1) for a log or a terminal, with at least two decimals. Returns an empty
 * string if the argument is not a string.
 *
 * @example
 * import { formatMicros } from 'quotewright'
 *
 * assert.equal(formatMicros('1234500000'), '1,234.50')
 */
export function formatMicros(micros: string): string {
  return typeof micros === 'string' ? plainMicros(micros) : ''
}

/**
 * Finds the name that somebody probably meant, for a question such as "did you mean …?". Ignores capitals and
 * punctuation, and allows one mistake per three letters. Returns undefined if no name is close enough.
 *
 * @example
 * import { suggestName } from 'quotewright'
 *
 * assert.equal(suggestName('taxRuonding', ['currency', 'taxRounding']), 'taxRounding')
 * assert.equal(suggestName('colour', ['currency', 'taxRounding']), undefined)
 */
export function suggestName(typed: string, names: readonly string[]): string | undefined {
  if (typeof typed !== 'string') return undefined
  return nearest(
    typed,
    elementsOf(names).filter((name) => typeof name === 'string'),
  )
}

/**
 * Returns how a pricing strategy measures pieces (M3): the units of the sizes and of the measure. Returns undefined
 * for a strategy that does not measure.
 *
 * @example
 * import { measurementMethod, unitSymbols } from 'quotewright'
 *
 * const measuring = measurementMethod('PRICING_STRATEGY_SQUARE_METRES')
 * assert.deepEqual(measuring?.others, { width: 'metres' })
 * assert.equal(unitSymbols[measuring.measure], 'm²')
 * assert.equal(measurementMethod('PRICING_STRATEGY_BASIC_QUANTITIES'), undefined)
 */
export function measurementMethod(strategy: PricingStrategy | undefined): MeasurementMethod | undefined {
  const measuring = isStrategy(strategy) ? methodMeasuring(strategy) : undefined
  return measuring && { ...measuring, others: { ...measuring.others } }
}

function isStrategy(value: unknown): value is PricingStrategy {
  return (PRICING_STRATEGIES as readonly unknown[]).includes(value)
}
