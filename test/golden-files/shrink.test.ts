import { describe, expect, test } from 'vitest'
import { shrunkRequest } from '../../src/golden/shrink.js'

interface Lists {
  readonly lines?: readonly number[]
  readonly adjustments?: readonly number[]
}

/** What a request becomes, and the lines that were tried. */
function shrunk(request: unknown, differs: (some: Lists) => boolean) {
  const tried: (readonly number[])[] = []
  const result = shrunkRequest(request, (some) => {
    tried.push((some as Lists).lines ?? [])
    return differs(some as Lists)
  })
  return { result, tried }
}

describe('a request that is shrunk', () => {
  test('is tried without lines, then with each of them alone', () => {
    const { result, tried } = shrunk({ lines: [1, 2, 3, 4] }, ({ lines }) => lines?.includes(3) === true)
    expect([result, tried]).toEqual([{ lines: [3] }, [[], [1], [2], [3]]])
  })

  test('is tried without halves, then without each', () => {
    const { result, tried } = shrunk(
      { lines: [1, 2, 3, 4, 5] },
      ({ lines }) => lines?.includes(2) === true && lines.includes(5),
    )
    expect(result).toEqual({ lines: [2, 5] })
    expect(tried).toEqual([
      ...[[], [1], [2], [3], [4], [5]],
      // Without two of them; after 3 and 4 are gone, 5 is at the place of 3.
      ...[
        [3, 4, 5],
        [1, 2, 5],
        [1, 2],
      ],
      ...[[2, 5], [5], [2]],
    ])
  })

  test('loses its adjustments first, and then lines, with the adjustments that are left', () => {
    const { result } = shrunk(
      { reference: 'kept', lines: [1, 2], adjustments: [3, 4] },
      ({ lines, adjustments }) =>
        adjustments?.includes(4) === true &&
        lines?.includes(1) === true &&
        adjustments.length + lines.length < 4,
    )
    expect(result).toEqual({ reference: 'kept', lines: [1], adjustments: [4] })
  })

  test.each<[string, unknown]>([
    ['no object', null],
    ['a list', [{ lines: [1] }]],
    ['an object without lists', { reference: 'x' }],
    ['an object whose lists are none', { lines: 'none', adjustments: { 0: 1 } }],
    ['an object that inherits its lists', Object.create({ lines: [1, 2] })],
  ])('%s stays as it is', (_, request) => {
    const { result, tried } = shrunk(request, () => true)
    expect(result).toEqual(request)
    expect(tried).toEqual([])
  })

  const many = Array.from({ length: 250 }, (_, index) => index)

  test('is tried 200 times with one of its lines, and as often without some of them', () => {
    const { result, tried } = shrunk({ lines: many }, ({ lines }) => lines?.length === 250)
    expect(result).toEqual({ lines: many })
    expect(tried.filter((lines) => lines.length === 1).length).toBe(200)
    expect(tried.length).toBe(1 + 200 + 200)
  })

  test('is still shrunk to the one that counts, where that is beyond those that are tried alone', () => {
    const { result } = shrunk({ lines: many }, ({ lines }) => lines?.includes(240) === true)
    expect(result).toEqual({ lines: [240] })
  })
})
