import { expect, test } from 'vitest'
import { drawProfile } from '../../src/flashing/draw-profile.js'

const ALWAYS = ['angles', 'drawingNumber', 'isFreeDrawing', 'lines', 'points']
const fieldsOf = (value: object | undefined) => Object.keys(value ?? {}).sort()

test('a drawing has no field that nobody asked for, not even an empty one', () => {
  const { drawing } = drawProfile([{ size: 100 }, { turn: 90, size: 50, hidden: true }])
  expect(fieldsOf(drawing)).toEqual(ALWAYS)
  expect(fieldsOf(drawing.points?.['p1'])).toEqual(['connect', 'id', 'vectors', 'x', 'y'])
  expect(fieldsOf(drawing.lines?.values?.['p1-p2'])).toEqual(['size'])
  expect(fieldsOf(drawing.lines?.values?.['p2-p3'])).toEqual(['hidden', 'size'])
})

test('a profile that is wrong has a drawing without points, and all the rest', () => {
  const { drawing, problems } = drawProfile([])
  expect(problems).not.toEqual([])
  expect(fieldsOf(drawing)).toEqual(ALWAYS)
  expect(drawing).toMatchObject({ points: {}, lines: { values: {} }, angles: { values: {} } })
})
