import { describe, expect, test } from 'vitest'
import { endOf, MOST_KEY_CHARACTERS, pointerOf, startOf, type Path } from '../../src/problem/path.js'

describe('V1: a pointer', () => {
  test.each<[Path, string]>([
    [[], ''],
    [['customerId'], 'customer_id'],
    [['lines', 2, 'labour', 'pricing', 'unitPrice'], 'lines[2].labour.pricing.unit_price'],
    [['fieldZ', 'aZa'], 'field_z.a_za'],
    [['points', { key: 'fieldZ' }, 'vectors', 3], 'points.fieldZ.vectors[3]'],
    [[0, 1, 'length'], '[0][1].length'],
  ])('of %j', (path, pointer) => {
    expect(pointerOf(path)).toBe(pointer)
  })

  test('has 100 characters of a key, and a mark when the key is longer', () => {
    const key = (characters: number): string => pointerOf(['points', { key: 'k'.repeat(characters) }])
    expect(MOST_KEY_CHARACTERS).toBe(100)
    expect(key(100)).toBe(`points.${'k'.repeat(100)}`)
    expect(key(101)).toBe(`points.${'k'.repeat(100)}…`)
  })
})

describe('the parts of a pointer in a message', () => {
  test.each<[Path, string]>([
    [['lines', 2, 'labour', 'pricing'], 'lines[2]'],
    [['lines'], 'lines'],
    [['adjustments', 0, 'amount'], ''],
    [[], ''],
  ])('the line of %j', (path, start) => {
    expect(startOf(path)).toBe(start)
  })

  test.each<[Path, string]>([
    [['lines', 0, 'labour', 'pricing', 'measurements', 1, 'length'], 'length'],
    [['lines', 0, 'flashing', 'drawing', 'points', { key: 'p1' }, 'vectors', 3], 'vectors[3]'],
    [['lines', 2], 'lines[2]'],
    [['customerId'], 'customer_id'],
    [[3], '[3]'],
    [[0, 1], '[0][1]'],
    [[], ''],
  ])('the field of %j', (path, end) => {
    expect(endOf(path)).toBe(end)
  })
})
