import { describe, expect, test } from 'vitest'
import { ANSWERED, SENT } from '../../src/schema/definitions.generated.js'
import { documentOf } from '../../src/schema/json-schema-of.js'

const QUOTE = { name: 'quote-request', noun: 'QuoteRequest', form: 'sent' } as const
const PRICED = { name: 'priced-quote', noun: 'PricedQuote', form: 'answered' } as const
const schemas = (): string =>
  JSON.stringify([QUOTE, PRICED].flatMap((subject) => [documentOf(subject), documentOf(subject, 'draft-07')]))

/** The schemas in a host that has put a property on `Object.prototype`. Nothing else runs meanwhile. */
function schemasWith(inherited: string, value: unknown): string {
  Object.defineProperty(Object.prototype, inherited, { value, configurable: true, writable: true })
  try {
    return schemas()
  } finally {
    Reflect.deleteProperty(Object.prototype, inherited)
  }
}

describe('what a host puts on Object.prototype is in no JSON Schema', () => {
  const names = [...Object.keys(SENT), ...Object.keys(ANSWERED), '$ref', 'title', 'properties', 'allOf']

  test.each([...new Set(names)])('%s', (name) => {
    const unchanged = schemas()
    expect(unchanged).toContain('"#/$defs/SalesLine"')
    expect(schemasWith(name, true)).toBe(unchanged)
    expect(schemasWith(name, '5')).toBe(unchanged)
  })
})
