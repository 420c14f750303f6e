/**
 * Tests which figures a rendering contains, their line numbers, and which figures are described only once.
 */
import { describe, expect, test } from 'vitest'
import type { Explanation } from '../../src/entries/explain.js'
import { type RenderOptions } from '../../src/entries/explain.js'
import { treeOf, type Branch } from '../../src/explain/render/tree.js'
import { throwing } from './any-arguments.js'
import { explanation, figure } from './by-hand.js'

const row = (name: string, value = '1', rule = 'L3') => ({ name, rule, unit: 'money', value }) as const
const input = (name: string) => figure('given', [`request:${name}`], row(name))

/** A shortened branch: its name, or the number of another branch, and the branches below it. */
type Sketch = string | readonly [name: string, below: readonly Sketch[]]
function sketchOf({ line, sameAs, below, more }: Branch): Sketch {
  const name = `${line.name}${sameAs === undefined ? '' : ` as ${String(sameAs)}`}`
  const parts = [...below.map(sketchOf), ...(more === 0 ? [] : [`${String(more)} more`])]
  return parts.length === 0 ? name : [name, parts]
}
const treeIn = (made: unknown, options?: RenderOptions): Sketch | undefined => {
  const { root } = treeOf(made, options)
  return root && sketchOf(root)
}

describe('a repeated figure', () => {
  const twice = explanation({
    price: input('price'),
    line: {
      ...figure('sum', ['price', 'price'], row('line')),
      notApplied: [{ rule: 'M4', reason: 'lineal_minimum_set' }],
    },
    tax: figure('product', ['line', 'price'], row('tax')),
    total: figure('sum', ['line', 'tax', 'price'], row('total', '1', 'T6')),
  })

  test('is explained once and then referred to by number, while an input is repeated', () => {
    expect(treeIn(twice)).toEqual(['total', [['line', ['price']], ['tax', ['line as 2', 'price']], 'price']])
  })

  test('shows its reasons once', () => {
    const { root, rules } = treeOf(twice, {})
    const [line, tax] = root?.below ?? []
    expect([line?.notApplied.length, line?.number, tax?.number]).toEqual([1, 2, 3])
    expect(tax?.below[0]).toMatchObject({ sameAs: 2, notApplied: [], below: [], more: 0 })
    // In the order of docs/rules.md: measure, line, total.
    expect(rules).toEqual(['M4', 'L3', 'T6'])
  })

  test('is referred to only if its explanation is shown', () => {
    expect(treeIn(twice, { depth: 1 })).toEqual([
      'total',
      [['line', ['1 more']], ['tax', ['2 more']], 'price'],
    ])
    const flat = explanation({ ...twice.nodes, total: figure('sum', ['line', 'line', 'tax'], row('total')) })
    expect(treeIn(flat, { depth: 1 })).toEqual([
      'total',
      [
        ['line', ['1 more']],
        ['tax', ['2 more']],
      ],
    ])
  })
})

describe('the number of figures shown', () => {
  const sumOf = (count: number): Explanation => {
    const names = Array.from({ length: count }, (_, index) => `part ${String(index + 1)}`)
    return explanation({
      ...Object.fromEntries(names.map((name) => [name, input(name)])),
      total: figure('sum', names, row('total')),
    })
  }
  const shownOf = (count: number, options?: RenderOptions): readonly [number, number] => {
    const { root } = treeOf(sumOf(count), options)
    return [root?.below.length ?? 0, root?.more ?? 0]
  }

  test('is not reduced up to the limit', () => {
    expect(shownOf(150)).toEqual([150, 0])
    expect(shownOf(999)).toEqual([999, 0])
    // With the sum itself, there are thirteen figures.
    expect(shownOf(12, { maxFigures: 13 })).toEqual([12, 0])
    expect(shownOf(12, { maxFigures: 12 })).toEqual([3, 9])
  })

  test('is a tenth of a longer sum, but at least three', () => {
    expect(shownOf(1000)).toEqual([100, 900])
    expect(shownOf(100, { maxFigures: 59 })).toEqual([5, 95])
    expect(shownOf(100, { maxFigures: 2 })).toEqual([2, 98])
  })

  test('is limited to 120 levels', () => {
    const deep = explanation(
      {
        '0': input('0'),
        ...Object.fromEntries(
          Array.from({ length: 130 }, (_, index) => [
            String(index + 1),
            figure('sum', [String(index)], row(String(index + 1))),
          ]),
        ),
      },
      '130',
    )
    const depthOf = (branch: Branch | undefined): number =>
      branch === undefined ? -1 : 1 + depthOf(branch.below[0])
    const depths = [undefined, 3.9, 0, 500].map((depth) =>
      depthOf(treeOf(deep, depth === undefined ? {} : { depth }).root),
    )
    expect(depths).toEqual([120, 3, 0, 120])
  })
})

describe('the line number of a figure', () => {
  const placeOf = (id: string, options: RenderOptions = {}): string | undefined =>
    treeOf(explanation({ [id]: input('figure') }, id), options).root?.place

  test.each([
    ['lines[0].labour.pricing.total_price', 'line 1'],
    ['request:lines[10].labour.pricing.quantity', 'line 11'],
    ['lines[1].catalogue.pricing.measurements[2].length', 'line 2, measurement 3'],
    ['lines[1].product_kit.sub_kits[0].components[12].pricing', 'line 2, sub-kit 1, component 13'],
    // A list without a word in the language keeps its name.
    ['table.sheets[0].rows[4].prices[1].price', 'sheets 1, rows 5, prices 2'],
    ['toString[0]', 'toString 1'],
    ['total', undefined],
    ['drawing.points.a#joint', undefined],
  ])('is read from %s as %s', (id, place) => {
    expect(placeOf(id)).toBe(place)
  })

  test('is written in German', () => {
    expect(placeOf('lines[0].x', { locale: 'de' })).toBe('Position 1')
  })

  test('is not repeated below a figure with the same line number', () => {
    const made = explanation(
      {
        'lines[0].measurements[0].length': input('length'),
        'lines[1].quantity': input('quantity'),
        'lines[0]#measure': figure(
          'sum',
          ['lines[0].measurements[0].length', 'lines[1].quantity'],
          row('measure'),
        ),
      },
      'lines[0]#measure',
    )
    const { root } = treeOf(made, {})
    expect([root?.place, ...(root?.below ?? []).map(({ place }) => place)]).toEqual([
      'line 1',
      'measurement 1',
      'line 2',
    ])
  })

  test('is undefined for a pointer of more than 2000 characters', () => {
    const id = (length: number) => 'lines[0].'.padEnd(length, 'x')
    expect([placeOf(id(2000)), placeOf(id(2001))]).toEqual(['line 1', undefined])
  })
})

describe('an empty tree', () => {
  const odd = { ...explanation({ undefined: input('odd') }), root: 'none' }

  test.each([[{}], [{ figure: 'absent' }], [null], [undefined]])(
    'is returned for the options %j',
    (options) => {
      expect(treeOf(odd, options as RenderOptions)).toMatchObject({ root: undefined, rules: [] })
    },
  )

  test('is returned for an invalid explanation', () => {
    for (const none of [null, undefined, 'text', 5, {}]) expect(treeOf(none, {}).root).toBeUndefined()
  })
})

test('rendering ignores options that are invalid or throw', () => {
  const made = explanation({ price: input('price'), total: figure('sum', ['price'], row('total')) })
  const odd = ['0', -1, NaN].flatMap((limit) => [{ depth: limit }, { maxFigures: limit }])
  for (const options of [null, 5, 'depth', throwing, ...odd, Object.create({ depth: 0 })])
    expect(treeIn(made, options as RenderOptions)).toEqual(['total', ['price']])
})
