import type { Decimal } from '../../src/number/decimal.js'
import { plainText } from '../../src/number/number-text.js'

function isDecimal(value: object): value is Decimal {
  return 'coefficient' in value && 'scale' in value
}

export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  if (isDecimal(value)) return plainText(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one)]))
}
