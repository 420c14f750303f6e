import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'

const amount = (micros: string) => ({ amountMicros: micros })
const account = { currency: 'AUD', derivationEnabled: true }

/** Lists the pointers of the problems of a line's pricing, relative to it. */
function pointersIn(line: object): readonly string[] {
  const answer = priceQuote({ customerId: 'cust_1', lines: [line] } as unknown, account)
  return answer.ok ? [] : answer.problems.map(({ param }) => param.replace(/^.*\.pricing\./, ''))
}

describe('V1: a computed total that does not fit comes before a computed markup that does not fit', () => {
  // 9,000,000,000,000 at a cost of 0.0001 is a markup of 19 digits, and twice this amount does not fit into 64 bits.
  const pricing = { quantity: '2', unitPrice: amount('9000000000000000000'), cost: amount('100') }
  const component = {
    productType: 'PRODUCT_TYPE_ON_THE_FLY',
    pricing: { totalPrice: amount('9000000000000000000') },
  }

  test('in a catalogue line', () => {
    const figures = pointersIn({ catalogue: { productId: 'prod_1', pricing } })
    expect(figures.indexOf('total_price')).toBeGreaterThan(-1)
    expect(figures.filter((name) => name !== 'margin')).toEqual(['total_price', 'markup'])
  })

  test('in a kit', () => {
    const kit = { pricing, components: [component, component] }
    const figures = pointersIn({ productKit: kit })
    expect(figures.filter((name) => name !== 'margin')).toEqual(['total_price', 'markup'])
  })
})
