import {
  diagnose,
  suggestTestQuote,
  policies,
  type Diagnosis,
  type Observation,
  type Result,
} from 'quotewright/diagnose'

const observation: Observation = {
  request: { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' },
  figures: { total: { amountMicros: '10000' } },
}
export const diagnosis: Result<Diagnosis> = diagnose([observation], { currency: 'AUD' })

export function nextRequest(): unknown {
  const next = suggestTestQuote([{ policies: [policies[0]?.id ?? 'tax-by-line'] }], { currency: 'AUD' })
  return next.ok ? next.value.request : next.problems
}

const request = { customerId: 'cust_1', lines: [{ labour: { pricing: { quantity: 4 } } }] }
// @ts-expect-error A quantity is a text.
export const misread = diagnose([{ request, figures: {} }], { currency: 'AUD' })
