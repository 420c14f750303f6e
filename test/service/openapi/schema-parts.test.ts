import { expect, test } from 'vitest'
import {
  flag,
  list,
  nameOf,
  object,
  oneOf,
  text,
  timestamp,
} from '../../../src/service/openapi/schema-parts.js'

test('N4, W4, W5, Z1: parts of schemas say what they are, and nothing besides', () => {
  expect(text()).toStrictEqual({ type: 'string' })
  expect(text('A name.')).toStrictEqual({ type: 'string', description: 'A name.' })
  expect(timestamp).toStrictEqual({ type: 'string', format: 'date-time' })
  expect(oneOf(['A', 'B'])).toStrictEqual({ enum: ['A', 'B', 0, 1] })
  expect(nameOf(['A', 'B'])).toStrictEqual({ type: 'string', examples: ['A', 'B'] })
  expect(list(flag)).toStrictEqual({ type: 'array', items: { type: 'boolean' } })
  expect(object({ a: flag })).toStrictEqual({ type: 'object', properties: { a: { type: 'boolean' } } })
  expect(object({ a: flag }, ['a'])).toStrictEqual({
    ...{ type: 'object', properties: { a: { type: 'boolean' } }, required: ['a'] },
  })
})
