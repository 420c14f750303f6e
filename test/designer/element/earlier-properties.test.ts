/** Tests properties that a page sets before the element is registered. */
import { expect, test } from 'vitest'
import { takeEarlierProperties } from '../../../src/designer/element/earlier-properties.js'

class Upgraded {
  readonly taken: unknown[] = []
  set design(value: unknown) {
    this.taken.push(['design', value])
  }
  set line(value: unknown) {
    this.taken.push(['line', value])
  }
}

/** Returns an element with own properties, which hide the properties of its class. */
function upgraded(earlier: Readonly<Record<string, unknown>>): Upgraded {
  const element = new Upgraded()
  for (const [name, value] of Object.entries(earlier))
    Object.defineProperty(element, name, { value, configurable: true, writable: true })
  return element
}

test('takeEarlierProperties sets earlier properties again, and removes the properties that hide them', () => {
  const element = upgraded({ line: 'a line', design: 'a design', other: 1 })
  takeEarlierProperties(element, ['design', 'line'])
  expect(element.taken).toEqual([
    ['design', 'a design'],
    ['line', 'a line'],
  ])
  expect(Object.hasOwn(element, 'design')).toBe(false)
  takeEarlierProperties(element, ['design', 'line'])
  expect(element.taken.length).toBe(2)
})

test('takeEarlierProperties does not set an undefined property', () => {
  const element = upgraded({ line: undefined, design: 'a design' })
  takeEarlierProperties(element, ['design', 'line'])
  expect(element.taken).toEqual([['design', 'a design']])
  expect(Object.hasOwn(element, 'line')).toBe(false)
})
