/** An explanation may come from any source: well-formed figures are read, and everything else is ignored. */
import { describe, expect, test } from 'vitest'
import { centSensitivity, dependents, getFigure, whyNot } from './any-arguments.js'
import { explanation, figure } from './by-hand.js'

const row = (value: string, unit: 'money' | 'quantity' = 'money') =>
  ({ name: 'figure', rule: 'L3', unit, value }) as const
const price = figure('given', ['request:price'], row('2'))

describe('the figures read from an explanation', () => {
  test('include every well-formed figure unchanged', () => {
    const rounded = figure('product', ['price'], { ...row('2'), rounded: [2, '2', '0'] })
    const nodes = {
      price,
      odd: 5,
      other: { ...price, operation: 'root' },
      rounded,
      not: { operation: ['sum'] },
    }
    const found = Object.keys(nodes).map((id) => getFigure({ root: 'price', nodes }, id))
    expect(found).toStrictEqual([
      { id: 'price', ...price },
      undefined,
      undefined,
      { id: 'rounded', ...rounded },
      undefined,
    ])
    for (const none of [undefined, null, 'nodes', 7])
      expect(getFigure({ root: 'price', nodes: none }, 'price')).toBeUndefined()
  })

  test('have empty strings for malformed reasons and names', () => {
    const sent = {
      operation: 'sum',
      from: ['price', 5],
      notApplied: [{ rule: 'L3', reason: 'discount_zero' }, 7],
    }
    expect(getFigure({ root: 'sent', nodes: { sent } }, 'sent')).toStrictEqual({
      id: 'sent',
      ...{ name: '', rule: '', unit: '', value: '', operation: 'sum', from: ['price', ''] },
      notApplied: [
        { rule: 'L3', reason: 'discount_zero' },
        { rule: '', reason: '' },
      ],
    })
  })

  test.each([
    [0, true],
    [100, true],
    [-1, false],
    [101, false],
    [1.5, false],
    ['2', false],
    [null, false],
  ])('keep a rounding only to 0 to 100 decimals: %j', (places, isKnown) => {
    const sent = { ...price, rounding: { places, exact: '2', residual: '0' } }
    expect(getFigure({ root: 'sent', nodes: { sent } }, 'sent')?.rounding !== undefined).toBe(isKnown)
  })
})

test('an input or a constant depends on nothing, even if its `from` names a figure', () => {
  const nodes = {
    input: figure('given', ['price'], row('1')),
    constant: figure('constant', ['price'], row('1')),
    price,
  }
  expect(dependents(explanation(nodes), 'price')).toEqual([])
})

describe('a missing figure', () => {
  const broken = explanation({
    price,
    sum: figure('sum', ['price', 'absent'], { ...row('3'), rounded: [2, '3', '0'] }),
    product: figure('product', ['price', 'absent'], { ...row('3'), rounded: [2, '3', '0'] }),
    total: figure('maximum', ['sum', 'product', 'price'], row('3')),
  })

  test('makes the next cent unknown for the figures above it, and leaves no policy that could explain them', () => {
    for (const id of ['sum', 'product', 'total']) {
      expect(centSensitivity(broken, id)).toMatchObject([{ input: 'request:price', up: null, down: null }])
      expect(whyNot(broken, id, '4.00')).toEqual([])
    }
  })

  test('does not make a known figure unknown if it is one of two operands of a copy', () => {
    const one = figure('same', ['price', 'absent'], { ...row('2'), rounded: [0, '2.5', '-0.5'] })
    const half = { ...price, value: '2.5' }
    const same = explanation({ price: half, total: { ...one, value: '3' } })
    expect(whyNot(same, 'total', '2').map(({ policy }) => policy)).toContain('truncated')
    expect(whyNot(same, 'total', '7')).toEqual([])
  })
})

describe('a figure with too few operands', () => {
  test.each([
    ['same', []],
    ['difference', []],
    ['product', []],
    ['maximum', []],
    ['quotient', []],
    ['quotient', ['price']],
  ] as const)('is unknown, such as a %s of %j', (operation, from) => {
    const odd = explanation({
      price,
      few: figure(operation, from, row('2')),
      total: figure('sum', ['few', 'price'], { ...row('4'), rounded: [2, '4', '0'] }),
    })
    expect(centSensitivity(odd, 'total')).toMatchObject([{ input: 'request:price', up: null, down: null }])
    // Policies with their own arithmetic, such as doubles, treat the figure as unknown too.
    for (const other of ['2.00', '2.01', '3.00', '0.00']) expect(whyNot(odd, 'total', other)).toEqual([])
  })

  test('is 0 if it is a sum of nothing', () => {
    const odd = explanation({
      price,
      nothing: figure('sum', [], row('0')),
      total: figure('sum', ['nothing', 'price'], { ...row('2'), rounded: [2, '2', '0'] }),
    })
    expect(centSensitivity(odd, 'total')).toMatchObject([{ up: { by: '0.01' }, down: { by: '-0.01' } }])
  })
})

describe('an unusual pointer', () => {
  // A figure may have any name, even `undefined`.
  const nodes = {
    price: { ...price, value: '1.005' },
    undefined: figure('same', ['price'], { ...row('1.01'), rounded: [2, '1.005', '0.005'] }),
    total: figure('same', ['undefined'], row('1.01')),
  }
  const odd = { ...explanation(nodes), root: 'none' }

  test.each([['absent'], [undefined], [7]])('finds nothing if it is %j', (pointer) => {
    expect(getFigure(odd, pointer)).toBeUndefined()
    expect(centSensitivity(odd, pointer)).toEqual([])
    expect(whyNot(odd, pointer, '1.00')).toEqual([])
    expect(dependents(odd, pointer)).toEqual([])
  })

  test('finds the figure named `undefined`', () => {
    expect(getFigure(odd, 'undefined')?.id).toBe('undefined')
    expect(dependents(odd, 'undefined').map(({ id }) => id)).toEqual(['total'])
    expect(whyNot(odd, 'undefined', '1.00').length).toBeGreaterThan(0)
  })
})

test('an input whose id is its pointer reaches the figures computed from it', () => {
  const made = explanation({
    'request:price': price,
    double: figure('sum', ['request:price', 'request:price'], row('4')),
    total: figure('same', ['double'], row('4')),
  })
  for (const pointer of ['price', 'request:price'])
    expect(dependents(made, pointer).map(({ id }) => id)).toEqual(['double', 'total'])
})
