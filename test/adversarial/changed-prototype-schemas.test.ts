import { describe, expect, test } from 'vitest'
import {
  pricedQuoteJsonSchema,
  quoteRequestJsonSchema,
  quoteRequestSchema,
} from '../../src/entries/schemas.js'

const TARGETS = ['draft-2020-12', 'draft-07'] as const
/** Generates the schemas of requests and results again. */
const schemas = (): string => {
  const { input, output } = quoteRequestSchema['~standard'].jsonSchema
  return JSON.stringify(TARGETS.flatMap((target) => [input({ target }), output({ target })]))
}

/** Generates the schemas in a host with a property on `Object.prototype`. No other code runs meanwhile. */
function schemasWith(inherited: string, value: unknown): string {
  Object.defineProperty(Object.prototype, inherited, { value, configurable: true, writable: true })
  try {
    return schemas()
  } finally {
    Reflect.deleteProperty(Object.prototype, inherited)
  }
}

describe('a property that a host adds to Object.prototype', () => {
  const definitions = [quoteRequestJsonSchema, pricedQuoteJsonSchema].flatMap(({ $defs }) =>
    Object.keys($defs ?? {}),
  )
  const names = [...definitions, '$ref', 'title', 'properties', 'allOf']

  test.each([...new Set(names)])('does not appear in any JSON Schema, with the name %s', (name) => {
    const unchanged = schemas()
    expect(unchanged).toContain('"#/$defs/SalesLine"')
    expect(schemasWith(name, true)).toBe(unchanged)
    expect(schemasWith(name, '5')).toBe(unchanged)
  })
})
