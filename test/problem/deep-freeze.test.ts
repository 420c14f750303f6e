import { expect, test } from 'vitest'
import { advisoryCodes, problemCodes } from '../../src/entries/index.js'

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen))

test('the lists of codes are frozen at every depth', () => {
  expect([isFrozen(problemCodes), isFrozen(advisoryCodes)]).toEqual([true, true])
})
