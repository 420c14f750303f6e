import { expect } from 'vitest'
import { explainLine } from '../../src/entries/explain.js'
import type { AccountInput, LinePricingInput, SalesLineInput } from '../../src/entries/index.js'
import type { ReadonlyInput } from '../../src/wire/object.js'
import { described } from './described.js'
import { valueOf } from '../answers.js'

export const micros = (amountMicros: string) => ({ amountMicros })

/** Writes `~` for the pointer of the pricing. */
export function figuresOfLine(
  line: ReadonlyInput<SalesLineInput>,
  pointer: string,
  account: Partial<AccountInput> = {},
): Readonly<Record<string, string>> {
  const explanation = valueOf(explainLine(line, { currency: 'AUD', ...account }))
  expect(explanation).toMatchObject({ format: 'quotewright.explanation/1', kind: 'line' })
  return { root: explanation.root, ...described(explanation, line, pointer) }
}

export const onTheFly = (pricing: LinePricingInput, account?: Partial<AccountInput>) =>
  figuresOfLine({ onTheFly: { productName: 'Ridge cap', pricing } }, 'on_the_fly.pricing', account)
export const catalogue = (pricing: LinePricingInput, account?: Partial<AccountInput>) =>
  figuresOfLine(
    { catalogue: { productId: 'prod_01hx5zq8qg5mhr91j1ke2zachh', pricing } },
    'catalogue.pricing',
    account,
  )
export const labour = (pricing: LinePricingInput, account?: Partial<AccountInput>) =>
  figuresOfLine({ labour: { productName: 'Install', pricing } }, 'labour.pricing', account)

export const HUNDRED = { 'constant:hundred_percent': 'hundred percent, L3, percent: constant of  = 100' }
export const WHOLE = { 'constant:whole': 'whole, L3, fraction: constant of  = 1' }

/** Describes an amount from the request, with up to four decimals (L1). */
export const sent = (field: 'unit_price' | 'cost', amount: string) => {
  const name = field === 'cost' ? 'cost' : 'unit price'
  return {
    [`request:~.${field}`]: `${name} as sent, L1, money: given = ${amount}`,
    [`~.${field}`]: `${name}, L1, money: same of request:~.${field} = ${amount} to 4 is ${amount}`,
  }
}

// L10, L11
export const markupAndMargin = (more: string, hundredfold: string, markup: string, margin: string) => ({
  '~#markup_amount': `unit price less cost, L10, money: difference of ~.unit_price, ~.cost = ${more}`,
  '~#markup_hundredfold':
    'unit price less cost, times 100, L10, money: product of ~#markup_amount, ' +
    `constant:hundred_percent = ${hundredfold}`,
  '~.markup': `markup, L10, percent: quotient of ~#markup_hundredfold, ~.cost = ${markup}`,
  '~.margin': `margin, L11, money: difference of ~.total_price, ~#line_cost = ${margin}`,
})
