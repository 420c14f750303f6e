import { expect, test } from 'vitest'
import { checkProfile } from '../../src/flashing/check-profile.js'
import { drawProfile } from './profile-as-sent.js'

const ALWAYS = ['angles', 'drawingNumber', 'isFreeDrawing', 'lines', 'points']
const fieldsOf = (value: object | undefined) => Object.keys(value ?? {}).sort()

test('a drawing has no field that nobody asked for, not even an empty one', () => {
  const { drawing } = drawProfile([{ size: 100 }, { turn: 90, size: 50, hidden: true }])
  expect(fieldsOf(drawing)).toEqual(ALWAYS)
  expect(fieldsOf(drawing.points?.['p1'])).toEqual(['connect', 'id', 'vectors', 'x', 'y'])
  expect(fieldsOf(drawing.lines?.values?.['p1-p2'])).toEqual(['size'])
  expect(fieldsOf(drawing.lines?.values?.['p2-p3'])).toEqual(['hidden', 'size'])
})

test('an invalid profile gives no checked profile', () => {
  const { profile, problems } = checkProfile([], {})
  expect(problems).not.toEqual([])
  expect(profile).toBeUndefined()
})
