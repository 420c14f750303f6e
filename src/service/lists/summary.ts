import * as check from '../host-argument.js'

const LEFT_OUT = {
  product: ['rows'],
  kit: ['rows', 'components', 'subKits', 'subAssemblies'],
  flashing: ['drawing', 'otherSides'],
} as const

/**
 * Returns a product, kit or flashing template as a list shows it (P13): without its rows, components,
 * sub-kits, sub-assemblies or drawings.
 *
 * @example
 * import { summaryOf } from 'quotewright/service'
 *
 * assert.deepEqual(summaryOf('product', { productId: 'prod_1', rows: [] }), { productId: 'prod_1' })
 */
export function summaryOf(kind: keyof typeof LEFT_OUT, resource: object): Readonly<Record<string, unknown>> {
  check.oneOf(Object.keys(LEFT_OUT))(kind, 'kind')
  const leftOut: readonly string[] = LEFT_OUT[kind]
  check.record(Object.fromEntries(leftOut.map((field) => [field, check.anything])))(resource, 'resource')
  return Object.fromEntries(Object.entries(resource).filter(([key]) => !leftOut.includes(key)))
}
