/** Tests the scopes of a policy: everywhere, figures of one name, or one figure. Worked out by hand. */
import { describe, expect, test } from 'vitest'
import { whyNot } from '../../src/entries/explain.js'
import { throwing } from './any-arguments.js'
import { explanation, figure } from './by-hand.js'

const row = (name: string, value: string, rounded?: readonly [exact: string, residual: string]) => ({
  ...{ name, rule: 'L3', unit: 'money' as const, value },
  ...(rounded === undefined ? {} : { rounded: [2, ...rounded] as const }),
})
const input = (id: string, value: string) => figure('given', [`request:${id}`], row('price', value))

describe('a policy for figures of one name', () => {
  // A line of 10.001 rounds to 10.00, or up to 10.01. A tenth is 1.00 or 1.001, which rounds to 1.00, or up
  // to 1.01.
  const made = explanation({
    price: input('price', '10.001'),
    line: figure('same', ['price'], row('line total', '10', ['10.001', '-0.001'])),
    rate: { ...input('rate', '0.1'), unit: 'fraction' },
    tax: figure('product', ['line', 'rate'], row('tax', '1', ['1', '0'])),
    total: figure('sum', ['line', 'tax'], row('total', '11')),
  })
  const paths = (other: string) =>
    whyNot(made, 'total', other).map(({ policy, scope, value }) => [policy, scope, value])

  test('leaves figures of other names unchanged: 10.01 + 1.00', () => {
    expect(paths('11.01')).toEqual([
      ['rounded-up', 'same_name', '10.01'],
      ['up-towards-positive', 'same_name', '10.01'],
      // 10.001 + 1.0001 = 11.0011, which is printed as 11.00.
    ])
  })

  test('changes figures of other names if it applies everywhere: 10.01 + 1.01', () => {
    expect(paths('11.02')).toEqual([
      ['rounded-up', 'everywhere', '10.01'],
      ['up-towards-positive', 'everywhere', '10.01'],
    ])
    expect(paths('11.0011')).toEqual([['never-rounded', 'everywhere', '10.001']])
  })
})

test('a policy multiplies an amount that it has already changed', () => {
  // Two kits with a part at 0.5 × 4.45 = 2.225: 2 × 2.23 = 4.46, or 2 × 2.22 if ties go to the even cent.
  const made = explanation({
    price: input('price', '4.45'),
    quantity: { ...input('quantity', '0.5'), unit: 'quantity' },
    kits: { ...input('kits', '2'), unit: 'quantity' },
    part: figure('product', ['quantity', 'price'], row('line cost', '2.23', ['2.225', '0.005'])),
    total: figure('product', ['part', 'kits'], row('kit cost', '4.46', ['4.46', '0'])),
  })
  expect(whyNot(made, 'total', '4.44').map(({ policy, scope }) => `${policy} ${scope}`)).toContain(
    'half-even everywhere',
  )
})

describe('a policy for only one figure', () => {
  /**
   * Builds two lines of 2.221, which round to 2.22, `count` lines of 2.229, and one of -2.229. Rounded, 2.229
   * is 2.23. Truncated, it is 2.22.
   */
  const many = (count: number) => {
    const lines = Array.from({ length: count }, (_, index) => `line${String(index)}`)
    const line = row('line total', '2.23', ['2.229', '0.001'])
    return explanation({
      low: input('low', '2.221'),
      price: input('price', '2.229'),
      credit: input('credit', '-2.229'),
      first: figure('same', ['low'], row('line total', '2.22', ['2.221', '-0.001'])),
      second: figure('same', ['low'], row('line total', '2.22', ['2.221', '-0.001'])),
      ...Object.fromEntries(lines.map((id) => [id, figure('same', ['price'], line)])),
      last: figure('same', ['credit'], row('line total', '-2.23', ['-2.229', '-0.001'])),
      total: figure('sum', ['first', 'second', ...lines, 'last'], row('total', '0')),
    })
  }

  test('is searched for among the first 200 figures that it changes', () => {
    // 2 × 2.22 + 199 × 2.23 - 2.22 = 445.99; with 200 lines of 2.23, 448.22.
    const found = { policy: 'truncated', figure: 'last', rule: 'L3', value: '-2.22', scope: 'one_figure' }
    expect(whyNot(many(199), 'total', '445.99')).toContainEqual(found)
    const others = whyNot(many(200), 'total', '448.22').map(({ policy }) => policy)
    expect(others).toContain('up-towards-positive')
    expect(others).not.toContain('truncated')
  })
})

test('a policy that does not change the total does not explain an amount that the total rounds to', () => {
  // A price of 1.005 rounds to 1.01 or 1.00; times 0 it is 0. The rest is 0.125, which is 0.13 to the cent.
  const made = explanation({
    price: input('price', '1.005'),
    none: input('none', '0'),
    rest: input('rest', '0.125'),
    line: figure('same', ['price'], row('line total', '1.01', ['1.005', '0.005'])),
    nothing: figure('product', ['line', 'none'], row('nothing', '0')),
    total: figure('sum', ['nothing', 'rest'], row('total', '0.125')),
  })
  expect(whyNot(made, 'total', '0.13')).toEqual([])
})

test('a value with more decimals does not explain an amount that our own value rounds to', () => {
  // Half up, a price of 1.23445 is 1.2345; half even, it is 1.2344. Both are 1.23 to the cent.
  const rounded = [4, '1.23445', '0.00005'] as const
  const made = explanation({
    price: input('price', '1.23445'),
    total: figure('same', ['price'], { ...row('unit price', '1.2345'), rounded }),
  })
  const policies = (other: string) => whyNot(made, 'total', other).map(({ policy }) => policy)
  expect(policies('1.23')).toEqual([])
  expect(policies('1.2344')).toContain('half-even')
})

test('an invalid amount explains nothing', () => {
  const made = explanation({
    price: input('price', '1.005'),
    total: figure('same', ['price'], row('line total', '1.01', ['1.005', '0.005'])),
  })
  for (const other of [{ amountMicros: 1_000_000 }, { amountMicros: null }, throwing, null, 5])
    expect(whyNot(made, 'total', other as unknown as string)).toEqual([])
  expect(whyNot(made, 'total', { amountMicros: '1000000', currency: 'AUD' }).length).toBeGreaterThan(0)
})
