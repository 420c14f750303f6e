import { priceQuote } from '../../../src/entries/index.js'

export type Work = () => unknown
export function many<A>(count: number, of: (index: number) => A): A[] {
  return Array.from({ length: count }, (_, index) => of(index))
}
export function entries<A>(count: number, of: (index: number) => A, prefix = 'p'): Record<string, A> {
  return Object.fromEntries(many(count, (index) => [`${prefix}${String(index)}`, of(index)]))
}
export function nested(depth: number): unknown {
  let value: unknown = {}
  for (let level = 0; level < depth; level++) value = { a: value }
  return value
}
export const p = (index: number): string => `p${String(index)}`
export const AUD = { currency: 'AUD', tax: { rate: '0.1' }, minimumFlashingLengthMm: 100 }
export const priced = { quantity: '1', unitPrice: { amountMicros: '1000000' } }
export const quoteOf = (fields: object) => () => priceQuote({ customerId: 'cust_1', ...fields }, AUD)
export const lineOf = (line: object) => quoteOf({ lines: [line] })
