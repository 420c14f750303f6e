/** Tests undo and redo. */
import { describe, expect, test } from 'vitest'
import {
  applyAction,
  emptyDesign,
  newHistory,
  sampleDesigns,
  applyToHistory,
  type DesignAction,
} from '../../../src/entries/designer.js'

type DesignHistory = ReturnType<typeof newHistory>

const named = (name: string): DesignAction => ({ type: 'rename', name })
const undone = (history: DesignHistory) => applyToHistory(history, { type: 'undo' })
const redone = (history: DesignHistory) => applyToHistory(history, { type: 'redo' })
/** Returns the names of past, present and future steps. */
const names = ({ past, present, future }: DesignHistory): unknown => [
  past.map(({ name }) => name),
  present.name,
  future.map(({ name }) => name),
]

test('a new history has a design and no steps', () => {
  expect(newHistory()).toEqual({ past: [], present: emptyDesign, future: [] })
  expect(newHistory(sampleDesigns.apron)).toEqual({ past: [], present: sampleDesigns.apron, future: [] })
  expect(newHistory(5 as never).present).toBe(emptyDesign)
})

test('each action is a separate step of undo and redo', () => {
  const two = ['A', 'B'].reduce((history, name) => applyToHistory(history, named(name)), newHistory())
  expect(names(two)).toEqual([['', 'A'], 'B', []])
  const one = undone(two)
  expect(names(one)).toEqual([[''], 'A', ['B']])
  expect(names(undone(one))).toEqual([[], '', ['A', 'B']])
  expect(names(redone(undone(one)))).toEqual([[''], 'A', ['B']])
  expect(names(redone(redone(undone(one))))).toEqual([['', 'A'], 'B', []])
  // A new action discards the undone steps.
  expect(names(applyToHistory(one, named('C')))).toEqual([['', 'A'], 'C', []])
})

test('undo and redo without a step return the same history', () => {
  const history = applyToHistory(newHistory(), named('A'))
  expect(redone(history)).toBe(history)
  const first = undone(history)
  expect(undone(first)).toBe(first)
})

test('an action without effect makes no step, and keeps the undone steps', () => {
  const before = undone(applyToHistory(applyToHistory(newHistory(), named('A')), named('B')))
  expect(applyToHistory(before, named('A'))).toBe(before)
  expect(applyToHistory(before, { type: 'setSize', edge: 3, size: 5 })).toBe(before)
})

test('consecutive actions of one gesture make one step', () => {
  const steps = (...gestures: readonly (string | undefined)[]): unknown =>
    names(
      gestures.reduce(
        (history, gesture, index) => applyToHistory(history, named(String(index)), gesture),
        newHistory(),
      ),
    )
  expect(steps('drag', 'drag', 'drag')).toEqual([[''], '2', []])
  expect(steps('drag', 'drag', 'other')).toEqual([['', '1'], '2', []])
  expect(steps('drag', undefined, 'drag')).toEqual([['', '0', '1'], '2', []])
  expect(steps(undefined, undefined)).toEqual([['', '0'], '1', []])
})

test('a history keeps the last 200 steps', () => {
  const many = Array.from({ length: 205 }, (_, index) => String(index)).reduce(
    (history, name) => applyToHistory(history, named(name)),
    newHistory(),
  )
  // The earlier designs are the empty one and 0 to 203. The first five are dropped.
  expect(many.past).toHaveLength(200)
  expect([many.past[0]?.name, many.past.at(-1)?.name, many.present.name]).toEqual(['4', '203', '204'])
})

describe('unreadable histories and actions', () => {
  const thrower = (field: string, more: object = {}): object =>
    Object.defineProperty({ ...more }, field, {
      enumerable: true,
      get: () => {
        throw new Error('never read')
      },
    })

  test.each([[undefined], [null], [5], [{}], [{ type: 'nothing' }]])(
    'an invalid action changes nothing: %j',
    (action) => {
      const history = undone(applyToHistory(newHistory(), named('A')))
      expect(applyToHistory(history, action as DesignAction)).toBe(history)
    },
  )

  test('a throwing action changes nothing', () => {
    const history = applyToHistory(newHistory(), named('A'))
    for (const field of ['type', 'name'])
      expect(applyToHistory(history, thrower(field, { type: 'rename', name: 'B' }) as DesignAction)).toBe(
        history,
      )
  })

  test('an invalid history is replaced by a new history of its design, if present', () => {
    const { apron } = sampleDesigns
    for (const history of [undefined, null, 5, {}, thrower('present')])
      expect(undone(history as DesignHistory)).toEqual(newHistory())
    for (const history of [{ present: apron }, thrower('past', { present: apron })])
      expect(undone(history as DesignHistory)).toEqual(newHistory(apron))
    expect(redone({ present: apron, past: [] } as unknown as DesignHistory)).toEqual(newHistory(apron))
    expect(applyToHistory({ present: apron } as DesignHistory, named('A'))).toEqual(newHistory(apron))
  })

  test('an invalid design in a history is corrected', () => {
    const history = { past: [], present: { ...sampleDesigns.apron, edges: 'none' }, future: [] }
    const { present } = applyToHistory(history as never, named('A'))
    expect(present).toEqual(applyAction({ ...sampleDesigns.apron, edges: [] }, named('A')))
  })
})
