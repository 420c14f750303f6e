import { describe, expect, test } from 'vitest'
import { explainFlashing, type Explanation } from '../../src/entries/explain.js'
import type { AccountInput, FlashingLineInput } from '../../src/entries/index.js'
import { faultsOfExplanation } from './properties-of-explanations.js'

function explained(flashing: FlashingLineInput, account: Partial<AccountInput> = {}): Explanation {
  const explanation = explainFlashing(flashing, { currency: 'AUD', ...account })
  if (!explanation.ok) throw new Error(JSON.stringify(explanation.problems))
  expect(faultsOfExplanation(explanation.value, flashing)).toEqual([])
  return explanation.value
}

const reasonsAt = ({ nodes }: Explanation, id: string): readonly string[] =>
  (nodes[id]?.notApplied ?? []).map(({ reason }) => reason)

describe('the explanation of a flashing', () => {
  test('F2: excludes hidden edges and edges without a size from the girth, and includes finishes', () => {
    const explanation = explained({
      drawing: {
        points: { a: { finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } }, b: { finish: {} } },
        lines: { values: { 'a-b': { size: 25 }, 'b-c': { size: 40, hidden: true }, 'c-d': {} } },
      },
    })
    expect(explanation.root).toBe('total_girth')
    expect(explanation.nodes['total_girth']?.value).toBe('35')
    expect(explanation.nodes['drawing#girth']?.from).toEqual([
      'request:drawing.lines.values.a-b.size',
      'request:drawing.points.a.finish.size',
    ])
    expect(reasonsAt(explanation, 'drawing#girth')).toEqual(['edge_hidden', 'edge_without_size'])
    expect(reasonsAt(explanation, 'drawing#bends')).toEqual(['finish_without_bends'])
  })

  test('F3: counts one bend per joint, and the bends of finishes, with `crushFoldBendCount` for a crush fold', () => {
    const drawing = {
      points: {
        a: { vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD' } },
        b: { vectors: ['c'], connect: ['a'] },
        c: { vectors: ['d'], connect: ['b'] },
        d: { connect: ['c'], finish: { type: 'FINISH_TYPE_FEATHER' } },
      },
    } as const
    const usual = explained({ drawing })
    expect(usual.nodes['bends']?.value).toBe('5')
    expect(usual.nodes['drawing#bends']?.from).toEqual([
      'drawing.points.b#joint',
      'drawing.points.c#joint',
      'drawing.points.a.finish#bends',
      'drawing.points.d.finish#bends',
    ])
    expect(usual.nodes['drawing.points.a.finish#bends']?.from).toEqual(['constant:bends_of_crush_fold'])
    const ours = explained({ drawing }, { crushFoldBendCount: 1 })
    expect(ours.nodes['bends']?.value).toBe('4')
    expect(ours.nodes['drawing.points.a.finish#bends']?.from).toEqual(['settings:crush_fold_bend_count'])
  })

  test('F4: takes girth and bends from the side with the largest girth, and skips deleted drawings', () => {
    const side = (size: number, joints: number) => ({
      points: Object.fromEntries(
        Array.from({ length: joints }, (_, index) => [`p${String(index)}`, { vectors: ['x', 'y'] }]),
      ),
      lines: { values: { 'a-b': { size } } },
    })
    const explanation = explained({
      drawing: side(275, 4),
      otherSides: [side(310, 3), { ...side(900, 9), isDeleted: true }],
    })
    expect(explanation.nodes['total_girth']).toMatchObject({
      value: '310',
      operation: 'maximum',
      from: ['drawing#girth', 'other_sides[0]#girth'],
    })
    expect(explanation.nodes['bends']).toMatchObject({ value: '3', from: ['other_sides[0]#bends'] })
    expect(reasonsAt(explanation, 'bends')).toEqual(['side_of_smaller_girth', 'side_deleted'])
  })

  test('F5: traces an edge on the canvas back to the vector that names its end', () => {
    const explanation = explained({
      drawing: {
        isFreeDrawing: false,
        points: {
          a: { x: 0, y: 0, vectors: ['b', 'b', 'missing'] },
          b: { x: 30, y: 40, vectors: ['c', 'd'] },
          c: { x: 31, y: 41 },
          d: { x: 0, y: 0 },
        },
        lines: { values: { 'b-d': { hidden: true } } },
      },
    })
    expect(explanation.nodes['drawing#girth']).toMatchObject({
      value: '51.41',
      rule: 'F5',
      from: ['request:drawing.points.a.vectors[0]', 'request:drawing.points.b.vectors[0]'],
    })
    expect(reasonsAt(explanation, 'drawing#girth')).toEqual(['edge_to_missing_point', 'edge_hidden'])
  })

  test('F5: hides an edge only by the key for its own direction', () => {
    const girthWith = (key: string) => {
      const points = { a: { x: 0, y: 0, vectors: ['b'] }, b: { x: 30, y: 40 } }
      const lines = { values: { [key]: { hidden: true } } }
      const explanation = explained({ drawing: { isFreeDrawing: false, points, lines } })
      return [explanation.nodes['drawing#girth']?.value, reasonsAt(explanation, 'drawing#girth')]
    }
    expect(girthWith('b-a')).toEqual(['50', []])
    expect(girthWith('a-b')).toEqual(['0', ['edge_hidden']])
  })

  test('F5: distinguishes points whose edges have the same key', () => {
    const explanation = explained({
      drawing: {
        isFreeDrawing: false,
        points: {
          'a-b': { x: 0, y: 0, vectors: ['c'] },
          c: { x: 10, y: 0 },
          a: { x: 0, y: 0, vectors: ['b-c'] },
          'b-c': { x: 0, y: 20 },
        },
      },
    })
    expect(explanation.nodes['total_girth']?.value).toBe('30')
  })

  test('F5: distinguishes points with long names, and shortens the names', () => {
    const [from, to] = ['p'.repeat(5000), `${'p'.repeat(4999)}q`]
    const explanation = explained({
      drawing: {
        isFreeDrawing: false,
        points: { [from]: { x: 0, y: 0, vectors: [to] }, [to]: { x: 7, y: 0, vectors: [from] } },
      },
    })
    expect(explanation.nodes['total_girth']?.value).toBe('14')
    expect(JSON.stringify(explanation).length).toBeLessThan(5000)
  })

  test('F6, F7: charges short pieces at the minimum length, at the custom price per metre', () => {
    const explanation = explained(
      {
        unitPrice: { amountMicros: '14350000' },
        customPricePerLength: { amountMicros: '13990000' },
        subitems: [{ amount: 6, length: 3000 }, { amount: 2, length: 450 }, { length: 9 }, { amount: 9 }],
      },
      { minimumFlashingLengthMm: 600 },
    )
    const { nodes } = explanation
    expect(explanation.root).toBe('total_price')
    expect(nodes['total_length']?.value).toBe('18.9')
    expect(nodes['charged_length']?.value).toBe('24.6')
    expect(nodes['subitems[1]#charged_length']?.value).toBe('600')
    expect(nodes['subitems[3]#charged_pieces']?.from).toEqual([
      'request:subitems[3].amount',
      'subitems[3]#charged_length',
    ])
    expect(nodes['total_price']).toMatchObject({
      value: '344.15',
      from: ['custom_price_per_length', 'charged_length'],
      rounding: { places: 2, exact: '344.154', residual: '-0.004' },
    })
    expect(reasonsAt(explanation, 'total_price')).toEqual(['custom_price_per_length_set'])
    expect(reasonsAt(explanation, 'subitems[0]#charged_length')).toEqual(['piece_not_shorter_than_minimum'])
    expect(reasonsAt(explanation, 'subitems[1]#charged_length')).toEqual([])
  })

  test('gives 0 for all figures of an empty flashing', () => {
    const { nodes, root } = explained({})
    expect([root, nodes[root]?.value, nodes['bends']?.value, nodes['charged_length']?.value]).toEqual([
      'total_girth',
      '0',
      '0',
      '0',
    ])
  })
})
