/**
 * Explains the cost of a kit from its pieces as made, regardless of its pricing strategy (K6, M7). Worked out
 * by hand.
 */
import { describe, expect, test } from 'vitest'
import { explainQuote } from '../../src/entries/explain.js'
import { component, kit, LINEAL_METRES, money, type Json } from '../rules/requests.js'
import { faultsOfExplanation } from './properties-of-explanations.js'
import { valueOf } from '../answers.js'

/** Explains a quote of one line. Returns a function that writes a figure with the values of its operands. */
function figures(line: Json): (id: string) => string {
  const request = { customerId: 'cust_1', lines: [line] }
  const explanation = valueOf(
    explainQuote(request as unknown, { currency: 'AUD', minimumLinealLengthMm: 300 }),
  )
  expect(faultsOfExplanation(explanation, request)).toEqual([])
  const { nodes } = explanation
  return (id) => {
    const { operation, from, value } = nodes[id] ?? { operation: 'none', from: [], value: '' }
    return `${operation} of ${from.map((one) => nodes[one]?.value).join(', ')} = ${value}`
  }
}

const KIT = 'lines[0].product_kit'
/** Pieces of which 10 m are sold and 10.6 m made. */
const MADE_LONGER = {
  measurements: [{ amount: '4', length: '2.5' }],
  asBuiltMeasurements: [{ amount: '4', length: '2.65' }],
}
const BY_LENGTH = { totalPrice: money('120.00'), cost: money('7.00'), pricingStrategy: LINEAL_METRES }

describe('K6: the explained cost of a kit', () => {
  test('uses the longer measurements as made', () => {
    const figure = figures(kit({ pricing: { ...BY_LENGTH, ...MADE_LONGER } }))
    expect(figure(`${KIT}#level_cost`)).toBe('product of 7, 10.6 = 74.2')
    expect(figure('total_cost')).toBe('sum of 74.2 = 74.2')
  })

  test('uses the pieces as sold at their own length, not the minimum, without pieces as made', () => {
    const pricing = { ...BY_LENGTH, measurements: [{ amount: '4', length: '0.1' }] }
    const figure = figures(kit({ pricing }))
    expect(figure(`${KIT}#level_cost`)).toBe('product of 7, 0.4 = 2.8')
  })

  test('uses a sub-kit’s and a component’s own pieces', () => {
    const part = { ...BY_LENGTH, ...MADE_LONGER }
    const figure = figures(
      kit({
        components: [component({ ...part, cost: money('3.00') })],
        subKits: [{ pricing: part }],
      }),
    )
    expect(figure(`${KIT}.components[0].pricing#line_cost`)).toBe('product of 3, 10.6 = 31.8')
    expect(figure(`${KIT}.sub_kits[0]#level_cost`)).toBe('product of 7, 10.6 = 74.2')
    expect(figure(`${KIT}#level_cost`)).toBe('sum of 31.8, 74.2 = 106')
  })
})
