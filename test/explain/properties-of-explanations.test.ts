/** Tests that the properties of explanations detect faults. */
import { describe, expect, test } from 'vitest'
import { explainQuote, type Explanation, type Figure } from '../../src/entries/explain.js'
import { priceQuote } from '../../src/entries/index.js'
import { amountsWithout, faultsOfExplanation } from './properties-of-explanations.js'
import { valueOf } from '../answers.js'

const request = {
  customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  lines: [
    {
      onTheFly: {
        productName: 'Flashing tape',
        pricing: { quantity: '3', unitPrice: { amountMicros: '11230000' }, discount: '10' },
      },
    },
  ],
}
const account = { currency: 'AUD', tax: { rate: '0.1' } }

function soundOne(): Explanation {
  return valueOf(explainQuote(request, account))
}
const total = 'lines[0].on_the_fly.pricing.total_price'

/** Returns the explanation with one changed figure. */
function withFigure(id: string, change: Partial<Figure>): Explanation {
  const sound = soundOne()
  const figure = sound.nodes[id]
  if (figure === undefined) throw new Error(`figure ${id} does not exist`)
  return { ...sound, nodes: { ...sound.nodes, [id]: { ...figure, ...change } } }
}

describe('the properties of explanations', () => {
  test('find no fault in a valid explanation', () => {
    const result = priceQuote(request, account)
    expect(faultsOfExplanation(soundOne(), request)).toEqual([])
    expect(amountsWithout(result.ok && result.value, soundOne())).toEqual([])
  })

  test.each<readonly [string, string, Partial<Figure>]>([
    ['another value', total, { value: '30.33' }],
    ['another operation', total, { operation: 'sum' }],
    ['other operands', total, { from: [] }],
    ['operands that come later', total, { from: ['subtotal'] }],
    ['another rounding', total, { rounding: { places: 1, exact: '30.321', residual: '-0.001' } }],
    ['another exact figure', total, { rounding: { places: 2, exact: '30.322', residual: '-0.001' } }],
    ['another residual', total, { rounding: { places: 2, exact: '30.321', residual: '0.001' } }],
    ['a value with a trailing zero', total, { value: '30.320' }],
    ['an input with another value', 'request:lines[0].on_the_fly.pricing.quantity', { value: '4' }],
    ['an input from another source', 'settings:tax.rate', { from: ['request:tax.rate'] }],
    ['a reason with another rule', total, { notApplied: [{ rule: 'L1', reason: 'discount_zero' }] }],
  ])('detect %s', (_, id, change) => {
    expect(faultsOfExplanation(withFigure(id, change), request)).not.toEqual([])
  })

  test('detect an input that is not in the request', () => {
    expect(faultsOfExplanation(soundOne(), { ...request, lines: [] })).not.toEqual([])
  })

  test('detect an amount with another value, and an amount without a figure', () => {
    const sound = soundOne()
    const result = priceQuote(request, account)
    const value = result.ok && result.value
    const { [total]: _, ...others } = sound.nodes
    expect(amountsWithout(value, withFigure(total, { value: '1' }))).toEqual([`${total} is 1`])
    expect(amountsWithout(value, { ...sound, nodes: others })).toEqual([`${total} has no figure`])
  })
})
