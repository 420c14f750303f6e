import { describe, expect, test } from 'vitest'
import {
  drawProfile,
  renderFlashingSvg,
  type FlashingDrawing,
  type FlashingLineInput,
} from '../../src/entries/index.js'
import { elementsOf } from './well-formed.js'
import { valueOf } from '../answers.js'

function profile(...edges: Parameters<typeof drawProfile>[0]): FlashingDrawing {
  const drawn = valueOf(drawProfile(edges))
  return drawn as FlashingDrawing
}

const sizeOf = (svg: string) =>
  /<svg [^>]*? width="([\d.]+)" height="([\d.]+)"/.exec(svg)?.slice(1).map(Number)
const describedIn = (svg: string) => /<desc>(.*?)<\/desc>/.exec(svg)?.[1]

describe('the size of a picture', () => {
  const drawing = profile({ size: 100 })
  const line: FlashingLineInput = { drawing }

  // A sheet has 594 × 420.
  test.each<readonly [object, readonly number[]]>([
    [{}, [594, 420]],
    [{ width: 297 }, [297, 210]],
    [{ height: 210 }, [297, 210]],
    [{ width: 1, height: 1 }, [1, 1]],
    [{ width: 0.99, height: 0 }, [594, 420]],
    [{ width: 300, height: 100 }, [300, 100]],
    [{ width: NaN, height: -5 }, [594, 420]],
    [{ width: 100_001, height: 100_000 }, [100_000, 100_000]],
  ])('follows from %j: %j', (options, size) => {
    expect(sizeOf(renderFlashingSvg(line, options))).toEqual(size)
  })
})

describe('the description of a sheet', () => {
  const edges = (count: number) => profile(...Array.from({ length: count }, () => ({ size: 10 })))
  const sizes = Array.from({ length: 40 }, () => '10').join(', ')

  test.each([
    [40, ''],
    [41, ' + 1 more'],
    [45, ' + 5 more'],
  ])('lists 40 sizes of %d edges, and then %j', (count, rest) => {
    expect(describedIn(renderFlashingSvg({ drawing: edges(count) }))).toBe(`Edges in mm: ${sizes}${rest}.`)
  })
})

describe('F5: an edge measured on the canvas', () => {
  const across = (x: number, y = 0) => ({
    isFreeDrawing: false,
    points: { a: { x: 0, y: 0, vectors: ['b'] }, b: { x, y, connect: ['a'] } },
    lines: { values: { 'a-b': { size: 999 } } },
  })
  const sizesIn = (drawing: object) =>
    elementsOf(renderFlashingSvg(drawing))
      .filter(({ attributes }) => attributes.get('class') === 'qw-size')
      .map(({ text }) => text)

  test('has its size up to coordinates of 1 000 000 000', () => {
    expect(sizesIn(across(300, -400))).toEqual(['500'])
    expect(sizesIn(across(1e9))).toHaveLength(1)
    expect(sizesIn(across(1e9 + 1))).toEqual([])
    expect(sizesIn(across(0, -1e9 - 1))).toEqual([])
  })
})

describe('the picture of a fold', () => {
  /** The length of the last straight part, which comes after the arc, and that of its edge. */
  const foldAndEdge = (drawing: FlashingDrawing): readonly number[] => {
    const [path = ''] = elementsOf(renderFlashingSvg(drawing)).flatMap(({ attributes }) =>
      attributes.get('class') === 'qw-sheet' ? [attributes.get('d') ?? ''] : [],
    )
    const places = [...path.matchAll(/([MLA])(?:[\d.]+ [\d.]+ 0 \d \d )?(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, , x, y]) => ({ x: Number(x), y: Number(y) }),
    )
    const lengthAt = (index: number): number => {
      const [from, to] = [places.at(index - 1), places.at(index)]
      return Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))
    }
    return [lengthAt(-1), lengthAt(2)]
  }
  const folded = (edge: number, size: number) =>
    profile({ size: 100 }, { size: edge, turn: 90, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size } })

  test('takes at most nine tenths of its edge, if that is more than 13 units', () => {
    const [fold = 0, edge = 0] = foldAndEdge(folded(9, 100))
    expect(edge).toBeGreaterThan(13 / 0.9)
    expect(edge).toBeLessThan(46 / 0.9)
    expect(fold).toBeCloseTo(0.9 * edge, 1)
  })

  test.each([
    ['at least 13 units', 5, 0.1, 13],
    ['at most 46 units', 100, 100, 46],
  ])('has %s', (_, edge, size, length) => {
    expect(foldAndEdge(folded(edge, size))[0]).toBeCloseTo(length, 1)
  })
})
