import { describe, expect, test } from 'vitest'
import { explainFlashing, type Explanation } from '../../src/entries/explain.js'
import type { AccountInput, FlashingLineInput } from '../../src/entries/index.js'
import { faultsOfExplanation } from './properties-of-explanations.js'
import { valueOf } from '../answers.js'

function explained(flashing: FlashingLineInput, account: Partial<AccountInput> = {}): Explanation {
  const explanation = valueOf(explainFlashing(flashing, { currency: 'AUD', ...account }))
  expect(faultsOfExplanation(explanation, flashing)).toEqual([])
  return explanation
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
})
