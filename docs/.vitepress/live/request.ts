import type { priceQuote } from 'quotewright'

export const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'

export const ACCOUNT = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } } as const

type Json = Readonly<Record<string, unknown>>

export type Account = Parameters<typeof priceQuote>[1]
export type Quote = Extract<ReturnType<typeof priceQuote>, { ok: true }>['value']

/** Makes a line for a product that is not in the catalogue. */
export const product = (productName: string, pricing: object): Json => ({
  onTheFly: { productName, pricing },
})

export const quoteOf = (lines: readonly object[], adjustments: readonly object[] = []): Json => ({
  customerId: CUSTOMER,
  lines,
  ...(adjustments.length > 0 ? { adjustments } : {}),
})

export const PRICE = ['price', 'request.json', '--account', 'account.json'] as const

/** Returns the value at a path with dots, such as `quote.lines.0.total`. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? (inner as Readonly<Record<string, unknown>>)[key]
          : undefined,
      value,
    )
}
