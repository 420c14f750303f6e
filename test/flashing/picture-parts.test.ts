import { describe, expect, test } from 'vitest'
import { annotationOf, svgNumber } from '../../src/flashing/picture/svg-text.js'
import { fitOf } from '../../src/flashing/picture/sketch.js'
import { noObstacles, placeLabels } from '../../src/flashing/picture/place-labels.js'
import { renderFlashingSvg } from '../../src/entries/index.js'
import type { FlashingDrawing } from '../../src/entries/index.js'

describe('a picture, part by part', () => {
  test.each([
    [NaN, '0'],
    [-0, '0'],
    [-0.004, '0'],
    [0.005, '0.01'],
    [1.25, '1.25'],
    [1.256, '1.26'],
    [1e300, '1000000'],
    [-Infinity, '-1000000'],
  ])('the number %d is written %s', (value, text) => {
    expect(svgNumber(value)).toBe(text)
  })

  test('a row of a note that has no words is an empty row', () => {
    const fit = fitOf([])
    const rows = (text: NonNullable<Partial<FlashingDrawing>['annotations']>[string]['text']) =>
      annotationOf(text === undefined ? {} : { text }, fit)?.rows.map((row) => row.text)
    expect(rows([{ value: ['Fix', 'here'] }, {}, { value: ['first'] }])).toEqual(['Fix here', '', 'first'])
    expect(rows([{}, { indent: 1 }])).toBeUndefined()
    expect(rows(undefined)).toBeUndefined()
  })

  test('a label without a known place is where its owner begins', () => {
    const [placed] = placeLabels(
      [
        {
          kind: 'size',
          key: 'a-b',
          text: '100',
          owner: { from: { x: 7, y: 9 }, to: { x: 107, y: 9 } },
          ways: () => [],
          requested: undefined,
        },
      ],
      noObstacles(),
    )
    const { left = NaN, right = NaN, top = NaN, bottom = NaN } = placed?.box ?? {}
    expect((left + right) / 2).toBeCloseTo(7)
    expect((top + bottom) / 2).toBeCloseTo(9)
    expect(placed?.leader).toBeUndefined()
  })

  test('forty edges are read out, and how many more there are', () => {
    const strip = (count: number): Partial<FlashingDrawing> => ({
      points: Object.fromEntries(
        Array.from({ length: count + 1 }, (_, index) => [
          `p${String(index)}`,
          { x: index * 10, y: 0, vectors: index < count ? [`p${String(index + 1)}`] : [] },
        ]),
      ),
      lines: {
        values: Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `p${String(index)}-p${String(index + 1)}`,
            { size: index + 1 },
          ]),
        ),
      },
    })
    const described = (count: number) =>
      /<desc>.*: (.*)\.<\/desc>/.exec(renderFlashingSvg(strip(count)))?.[1]?.split(/, | \+ /)
    const forty = Array.from({ length: 40 }, (_, index) => String(index + 1))
    expect(described(40)).toEqual(forty)
    expect(described(43)).toEqual([...forty, '3 more'])
  })
})
