import { sumMeasurements } from '../../generated/results.generated.js'
import { DEFAULT_STRATEGY, STRATEGIES, strategyNamed } from '../../rules/strategies.js'
import { plainText } from '../../number/number-text.js'
import { fieldOf } from '../../engine/host-object.js'
import { isAbsent, type JsonObject } from '../../wire/object.js'
import { hostDecimal, quantityOf } from './exact-quantity.js'
import * as check from '../host-argument.js'

const STRATEGY = check.mustBe(
  'a pricing strategy, by its name or its integer',
  (value) => value === '' || strategyNamed(value) !== undefined,
)

const PRICING = check.record({
  pricingStrategy: check.column(STRATEGY),
  quantity: check.anything,
  measurements: check.anything,
  asBuiltMeasurements: check.anything,
})

/**
 * Returns the quantity, or for a strategy with measurements the as-built measure without the minimum length (Y4, M7).
 * An absent figure is 0, or 1 for a custom formula (L9). Throws for an unreadable one, because the host is at fault.
 */
export function takenBy(pricing: JsonObject, name: string): string {
  PRICING(pricing, name)
  const strategy = fieldOf(pricing, 'pricingStrategy')
  const method = STRATEGIES[strategyNamed(strategy) ?? DEFAULT_STRATEGY] // M1
  if (typeof method === 'object') return asBuiltOf(pricing, strategy, name)
  const quantity = fieldOf(pricing, 'quantity')
  if (isAbsent(quantity)) return method === 'customFormula' ? '1' : '0'
  hostDecimal(quantity, `${name}.quantity`)
  return plainText(quantityOf(quantity))
}

// M7
function asBuiltOf(pricing: JsonObject, pricingStrategy: unknown, name: string): string {
  const [measurements, asBuiltMeasurements] = ['measurements', 'asBuiltMeasurements'].map((field) =>
    fieldOf(pricing, field),
  )
  if (isNothing(measurements) && isNothing(asBuiltMeasurements)) return '0'
  const measured = sumMeasurements(
    { pricingStrategy, measurements, asBuiltMeasurements } as Parameters<typeof sumMeasurements>[0],
    { currency: 'XXX' },
  )
  if (measured.ok) return measured.value.asBuiltMeasure
  const [first] = measured.problems
  const at = (first?.path ?? []).map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${step}`))
  throw new TypeError(`${name}${at.join('')} must be valid for pricing: ${first?.message ?? ''}`)
}

function isNothing(measurements: unknown): boolean {
  return isAbsent(measurements) || (Array.isArray(measurements) && measurements.length === 0)
}

/** Adds the measurements that a kit component may have next to its pricing (K7). */
export function pricingOf(item: object): JsonObject {
  const pricing = (fieldOf(item, 'pricing') ?? {}) as JsonObject
  const names = ['measurements', 'asBuiltMeasurements']
  if (names.every((field) => isAbsent(fieldOf(item, field)))) return pricing
  const [pricingStrategy, quantity] = [fieldOf(pricing, 'pricingStrategy'), fieldOf(pricing, 'quantity')]
  const [measurements, asBuiltMeasurements] = names.map(
    (field) => fieldOf(pricing, field) ?? fieldOf(item, field),
  )
  return { ...pricing, pricingStrategy, quantity, measurements, asBuiltMeasurements }
}
