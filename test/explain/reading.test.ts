import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainQuote } from '../../src/entries/explain.js'
import {
  centSensitivity,
  dependents,
  explanationAt,
  figuresBelow,
  getFigure,
  whyNot,
} from './any-arguments.js'
import { explanation, figure, given, roof, row } from './by-hand.js'
import { valueOf } from '../answers.js'

const sheet = 'lines[0].catalogue.pricing'
const labour = 'lines[1].labour.pricing'

describe('getFigure', () => {
  test.each([
    ['by its pointer in the explanation', `${sheet}.total_price`],
    ['by the keys of the result', 'lines[0].catalogue.pricing.totalPrice'],
    ['by a path with dots', 'lines.0.catalogue.pricing.totalPrice'],
  ])('finds a figure %s', (_, pointer) => {
    expect(getFigure(roof, pointer)).toMatchObject({ id: `${sheet}.total_price`, value: '128.34' })
  })

  test('finds a step between figures, and the root without a pointer', () => {
    expect(getFigure(roof, 'lines[0].catalogue.pricing#discount_factor')?.value).toBe('0.925')
    expect(getFigure(roof, undefined)?.id).toBe('total')
  })

  test('returns undefined for an unknown id', () => {
    for (const pointer of ['lines[2]', 'toString', '__proto__', 'constructor', 7, null]) {
      expect(getFigure(roof, pointer)).toBeUndefined()
    }
  })
})

describe('a pointer in another spelling', () => {
  const input = given('request:lines[10].x', row('x', '1', 'money', 'L1'))
  const many = explanation(
    { 'lines[10].x_y': input, 'lines[10]': input, 'lines[10].x_y#aB': input },
    'lines[10]',
  )

  test.each([
    ['lines.10.xY', 'lines[10].x_y'],
    ['lines.10', 'lines[10]'],
    ['lines.10.xY#aB', 'lines[10].x_y#aB'],
    ['', 'lines[10]'],
  ])('spelt %j finds %s', (pointer, id) => {
    expect(getFigure(many, pointer)?.id).toBe(id)
  })

  test('finds no malformed figure, but still the other figures', () => {
    const broken = { ...many, root: 'none', nodes: { ...many.nodes, none: 5 } }
    expect([
      getFigure(broken, undefined),
      getFigure(broken, 'none'),
      getFigure(broken, 'lines.10')?.id,
    ]).toEqual([...[undefined, undefined, 'lines[10]']])
  })

  test('finds nothing in an unreadable explanation', () => {
    const throwing = (): never => {
      throw new Error('no')
    }
    const closed = new Proxy({}, { ownKeys: throwing, getOwnPropertyDescriptor: throwing })
    expect(dependents({ root: 'a', nodes: closed }, 'a')).toEqual([])
    expect(getFigure({ root: 'a', nodes: { a: closed } }, 'a')).toBeUndefined()
    const from = new Proxy([], { get: throwing })
    const odd = { operation: 'sum', from, name: 5 }
    expect(getFigure({ root: 'a', nodes: { a: odd } }, 'a')).toMatchObject({ name: '', rule: '', from: [] })
  })
})

describe('figuresBelow', () => {
  const below = (pointer: unknown): readonly string[] => figuresBelow(roof, pointer).map(({ id }) => id)

  test('lists the nearest figures first, and steps last at the same depth', () => {
    const ids = below('lines[0].catalogue.pricing')
    expect(ids).toContain('lines[0].catalogue.pricing.total_price')
    expect(new Set(ids)).toEqual(
      new Set(Object.keys(roof.nodes).filter((id) => id.startsWith('lines[0].catalogue.pricing'))),
    )
    const depths = ids.map((id) => id.split(/(?=[.[#])/).length * 2 + Number(id.includes('#')))
    expect(depths).toEqual([...depths].sort((a, b) => a - b))
  })

  test('accepts the spellings of getFigure, and lists all figures of the document for an empty text', () => {
    expect(below('lines.0.catalogue')).toEqual(below('lines[0].catalogue'))
    expect(new Set(below(''))).toEqual(new Set(Object.keys(roof.nodes)))
  })

  test.each(['total', 'lines[0].cat', 'lines[7]', 5, undefined, null])('finds none below %j', (pointer) => {
    expect(below(pointer)).toEqual([])
  })
})

describe('explanationAt', () => {
  test('keeps the figures that a figure is computed from', () => {
    const { root, nodes, ...others } = explanationAt(roof, 'tax_amount')
    const { root: _, nodes: all, ...same } = roof
    expect(root).toBe('tax_amount')
    expect(others).toEqual(same)
    const computed = Object.values(nodes).filter(({ operation }) => !/^(given|constant)$/.test(operation))
    expect(new Set([root, ...computed.flatMap(({ from }) => from)])).toEqual(new Set(Object.keys(nodes)))
    expect(all).toMatchObject(nodes)
  })

  test.each([5, 'lines[7]', undefined])('has no figures if the pointer names none: %j', (pointer) => {
    expect(explanationAt({ ...roof, root: 'absent' }, pointer).nodes).toEqual({})
  })
})

describe('dependents', () => {
  test('lists the figures that use a figure', () => {
    expect(dependents(roof, 'subtotal').map(({ id }) => id)).toEqual(['tax_amount', 'total'])
    expect(dependents(roof, 5)).toEqual([])
  })

  test('lists the line, the subtotal, the tax and the total for a price', () => {
    const ids = dependents(roof, `request:${labour}.unit_price`).map(({ id }) => id)
    expect(ids).toEqual([`${labour}.total_price`, 'subtotal', 'tax_amount', 'total'])
  })

  test('lists the figures computed from a setting', () => {
    const ids = dependents(roof, 'minimumLinealLengthMm').map(({ id }) => id)
    expect(ids[0]).toBe('settings#minimum_in_metres')
    expect(ids.slice(-4)).toEqual([`${sheet}.total_price`, 'subtotal', 'tax_amount', 'total'])
    expect(dependents(roof, 'tax.rate').map(({ id }) => id)).toEqual(['tax_amount', 'total'])
  })

  test('lists nothing for an unused figure', () => {
    expect(dependents(roof, 'total')).toEqual([])
    expect(dependents(roof, 'lines[5]')).toEqual([])
  })
})

describe('centSensitivity', () => {
  const changes = () =>
    Object.fromEntries(
      centSensitivity(roof, `${sheet}.total_price`).map(({ input, up, down }) => [input, [up?.by, down?.by]]),
    )

  // 128.34375 rounds to 128.34. The line is 128.35 from 128.345, and 128.33 below 128.335.
  test('reports that the line moves by 6.9375 per 1 of unit price: 0.0002 up, 0.0013 down', () => {
    expect(changes()[`request:${sheet}.unit_price`]).toEqual(['0.0002', '-0.0013'])
  })

  test('reports that the line moves by 1.3875 per 1% of discount: 0.01 less raises it, and 0.01 more lowers it', () => {
    expect(changes()[`request:${sheet}.discount`]).toEqual(['0.01', '-0.01'])
  })

  test('reports that one piece more raises the line, and one piece less lowers it', () => {
    expect(changes()[`request:${sheet}.measurements[0].amount`]).toEqual(['1', '-1'])
  })

  test('never reduces a single piece to zero pieces', () => {
    // 2 m at 10.00. With another piece the line is 40.00.
    const pricing = {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      unitPrice: { amountMicros: '10000000' },
      measurements: [{ length: '2', amount: '1' }],
    }
    const lines = [{ onTheFly: { productName: 'Sheet', pricing } }]
    const explained = valueOf(explainQuote({ customerId: 'cust_1', lines } as unknown, { currency: 'AUD' }))
    const amount = centSensitivity(explained, 'total').find(({ input }) => input.endsWith('.amount'))
    expect([amount?.up?.by, amount?.up?.figure]).toEqual(['1', '40'])
    expect(amount?.down?.by).toBeUndefined()
  })

  test('reports that a piece at the minimum length has an effect only if it grows beyond that length', () => {
    expect(changes()[`request:${sheet}.measurements[1].length`]).toEqual(['0.101', undefined])
  })

  test('leaves out an input that does not reach the figure', () => {
    expect(Object.keys(changes())).not.toContain('settings:tax.rate')
    expect(Object.keys(changes())).not.toContain(`request:${labour}.quantity`)
  })

  // 808.34 × 0.1 = 80.834. The tax is 80.84 from a subtotal of 808.35, which needs labour of 680.01. It is
  // 80.82 up to 808.24, with labour of 679.90. The labour is 680.01 from 8.0001 hours (680.0085), and 679.90
  // up to 7.9988 (679.898).
  test('continues beyond changes of the subtotal that keep the tax', () => {
    const ofTax = centSensitivity(roof, 'tax_amount').find(({ input }) => input.endsWith('quantity'))
    expect(ofTax).toMatchObject({
      value: '8',
      step: '0.0001',
      up: { by: '0.0001', to: '8.0001', figure: '80.84', isSmallest: true },
      down: { by: '-0.0012', to: '7.9988', figure: '80.82', isSmallest: true },
    })
  })

  test('changes both ids of an input with two ids', () => {
    // 0.004 + 0.004 = 0.008, which rounds to 0.01. The total is 0.02 from 0.015: 0.0075 + 0.0075. If only one
    // price changed, it would be 0.02 from 0.011.
    const price = given('request:unit_price', row('price', '0.004', 'money', 'L1'))
    const twice = explanation({
      one: price,
      other: price,
      total: figure(
        'sum',
        ['one', 'other'],
        row('total', '0.01', 'money', 'T6', { rounded: [2, '0.008', '0.002'] }),
      ),
    })
    expect(centSensitivity(twice, 'total').map(({ up }) => [up?.by, up?.figure])).toEqual([
      ['0.0035', '0.02'],
    ])
  })

  test('follows an input that pulls a figure both ways', () => {
    // price - price × 0.5, with the product rounded: 3.00 - 1.50 = 1.50. 3.01 - 1.51 = 1.50 too; 3.02 - 1.51
    // = 1.51.
    const both = explanation({
      price: given('request:price', row('price', '3', 'money', 'N1')),
      half: figure('constant', [], row('half', '0.5', 'fraction', 'N1')),
      reduction: figure(
        'product',
        ['price', 'half'],
        row('reduction', '1.5', 'money', 'T2', { rounded: [2, '1.5', '0'] }),
      ),
      kept: figure('same', ['price'], row('kept', '3', 'money', 'L14', { rounded: [2, '3', '0'] })),
      total: figure('difference', ['kept', 'reduction'], row('total', '1.5', 'money', 'T6')),
    })
    expect(centSensitivity(both, 'total')).toMatchObject([
      { up: { by: '0.02', figure: '1.51', isSmallest: true }, down: { by: '-0.01', figure: '1.49' } },
    ])
  })

  test('gives a change that moves the figure, while one step less does not', () => {
    const prices = fc.integer({ min: 1, max: 500_000 }).map((units) => units / 10_000)
    const document = fc.record({ price: prices, quantity: prices, rate: fc.integer({ min: 0, max: 30 }) })
    fc.assert(
      fc.property(document, ({ price, quantity, rate }) => {
        const made = explanation({
          price: given('request:unit_price', row('a', String(price), 'money', 'L1')),
          quantity: given('request:quantity', row('b', String(quantity), 'quantity')),
          rate: given('settings:tax.rate', row('c', `0.${String(rate)}`, 'fraction', 'T4')),
          line: figure(
            'product',
            ['price', 'quantity'],
            row('d', '', 'money', 'L3', { rounded: [2, '', ''] }),
          ),
          tax: figure('product', ['line', 'rate'], row('e', '', 'money', 'T4', { rounded: [2, '', ''] })),
          total: figure('difference', ['line', 'tax'], row('f', '', 'money', 'T6')),
        })
        const totalWith = (input: string, value: bigint): bigint => {
          const units = (id: string, places: number, text: string): bigint =>
            id === input ? value : BigInt(Math.round(Number(text) * 10 ** places))
          const exact =
            units('request:unit_price', 4, String(price)) * units('request:quantity', 4, String(quantity))
          const line = (exact + 500_000n) / 1_000_000n
          const tax = (line * units('settings:tax.rate', 4, `0.${String(rate)}`) + 5000n) / 10_000n
          return line - tax
        }
        for (const { input, value, up, down } of centSensitivity(made, 'total')) {
          const start = BigInt(Math.round(Number(value) * 10_000))
          for (const [change, sign] of [
            [up, 1n],
            [down, -1n],
          ] as const) {
            if (change === null) continue
            const end = BigInt(Math.round(Number(change.to) * 10_000))
            expect(totalWith(input, end)).not.toBe(totalWith(input, start))
            expect(totalWith(input, end - sign)).toBe(totalWith(input, start))
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('whyNot', () => {
  const line = `${sheet}.total_price`
  const paths = (pointer: string, other: Parameters<typeof whyNot>[2]) =>
    whyNot(roof, pointer, other).map(({ policy, figure, value, scope }) => [policy, figure, value, scope])

  test('names the policies that give the other figure', () => {
    // 18.50 × 0.925 = 17.1125, rounded 17.11; × 7.5 = 128.325, rounded 128.33.
    // Or 128.34 ÷ 7.5 = 17.112, rounded 17.11.
    const expected = ['discounted-unit-price-to-cents', 'lines-by-unit'].map((policy) => [
      policy,
      line,
      '128.33',
      'everywhere',
    ])
    expect(paths(line, '128.33')).toEqual(expected)
    expect(paths(line, { amountMicros: '128330000', currency: 'AUD' })).toEqual(expected)
  })

  test('names policies that round up, or to five cents', () => {
    expect(paths(line, '128.35')).toEqual([
      ['rounded-up', line, '128.35', 'everywhere'],
      ['up-towards-positive', line, '128.35', 'everywhere'],
      ['lines-to-five-cents', line, '128.35', 'everywhere'],
    ])
  })

  test('names a figure below the requested figure as the first that differs', () => {
    // (128.34375 + 680.00) × 1.1 = 889.178125, rounded only at the end.
    expect(paths('total', '889.18')).toEqual([
      ['rounded-up', 'tax_amount', '80.84', 'same_name'],
      ['up-towards-positive', 'tax_amount', '80.84', 'same_name'],
      ['never-rounded', line, '128.34375', 'everywhere'],
    ])
  })

  test('names nothing if no policy gives the figure, or if the figure is unchanged', () => {
    for (const other of ['1.00', '889.17', 'a lot', undefined, {}])
      expect(paths('total', other as string)).toEqual([])
  })
})
