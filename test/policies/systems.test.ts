import { expect, test } from 'vitest'
import { systems } from '../../src/entries/diagnose.js'

test('each named system has a name of its own, and the source that describes it', () => {
  const names = systems.map(({ name }) => name)
  expect(new Set(names).size).toBe(systems.length)
  expect([...names, ...systems.map(({ source }) => source)]).not.toContain('')
})
