import { describe, expect, test } from 'vitest'
import { getFigure, renderExplanationText } from '../../src/entries/explain.js'
import { MoneyCodec, problemsOf } from '../../src/entries/fp.js'
import { problemsByField } from '../../src/entries/input.js'
import { explanation } from './sound-parts.js'

describe('V1: problemsOf', () => {
  const sparse: unknown[] = []
  sparse.length = 2 ** 32 - 1
  const cyclic: Record<string, unknown> = {}
  cyclic['context'] = [cyclic]
  const bare: unknown = Object.setPrototypeOf([5], null)

  test.each([
    ['no list', () => undefined],
    ['a text', () => 'errors'],
    ['a list without elements', () => sparse],
    ['a list without a prototype', () => bare],
    ['numbers', () => [5, null, undefined]],
    ['an error without a context', () => [{ value: 5 }]],
    ['a context without elements', () => [{ context: sparse }]],
    ['a context of numbers', () => [{ context: [5] }]],
    ['an error that contains itself', () => [cyclic]],
    ['a value that is not a problem', () => [{ context: [{ key: '', type: MoneyCodec }], problem: 5 }]],
  ])('answers %s with a list', (_, errorsOf: () => unknown) => {
    expect(Array.isArray(problemsOf(errorsOf() as never))).toBe(true)
  })

  test('returns the problems of errors among other values', () => {
    const refused = MoneyCodec.decode(5)
    const errors = refused._tag === 'Left' ? refused.left : []
    expect(problemsOf([5 as never, ...errors]).map(({ code }) => code)).toEqual(['invalid_money'])
  })
})

describe('V1: a list of four billion holes', () => {
  const holes: unknown[] = []
  holes.length = 2 ** 32 - 1

  test('is read up to its first hole by problemsByField', () => {
    expect(problemsByField(holes as never, {})).toEqual({ byField: {}, others: [] })
  })

  test('is read up to its first hole by the functions that read an explanation', () => {
    const sent = explanation() as { readonly nodes: Record<string, object> }
    sent.nodes['total'] = { ...sent.nodes['total'], from: holes, notApplied: holes }
    expect(getFigure(sent as never, 'total')?.from).toEqual([])
    expect(renderExplanationText(sent as never)).toContain('total')
  })
})
