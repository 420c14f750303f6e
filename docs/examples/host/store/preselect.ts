import { searchKey } from 'quotewright/service'
import { instantOf } from './documents.ts'
import { storable } from './resources.ts'

export type Filters = Readonly<Record<string, string | boolean | readonly string[]>>

/**
 * Returns the conditions of filters, and adds their values to the parameters. `conditions` has one for each filter of a
 * list. A condition may select too many rows, because the library filters them again, but never too few.
 */
export function preselecting(
  conditions: Readonly<Record<string, string>>,
  filters: Filters,
  parameters: unknown[],
): readonly string[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const condition = conditions[name]
    return condition === undefined ? [] : [numbered(condition, parameters, parameterOf(name, value))]
  })
}

/** Gives each `$` of a condition its number, and adds the values to the parameters. */
export function numbered(condition: string, parameters: unknown[], ...values: readonly unknown[]): string {
  let next = parameters.push(...values) - values.length
  return condition.replaceAll('$', () => `$${String(++next)}`)
}

function parameterOf(name: string, value: Filters[string]): unknown {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return JSON.stringify(value.map(storable))
  if (name === 'reference' || name === 'companyName') return storable(searchKey(value))
  return /(After|Before|Since)$/.test(name) ? instantOf(value) : storable(value)
}
