import { describe, expect, test } from 'vitest'
import { renderFlashingSvg } from '../../src/entries/index.js'
import type { FlashingLineInput } from '../../src/entries/index.js'
import { elementsOf } from './well-formed.js'

/** Returns the texts above and below the drawing, each with its x coordinate. */
function textsOn(line: FlashingLineInput) {
  return elementsOf(renderFlashingSvg({ drawing: {}, ...line }))
    .filter(({ name }) => name === 'text')
    .map(({ text, attributes }) => [Number(attributes.get('x')), text] as const)
}

describe('the figures above a drawing', () => {
  const LONG = '123456789012345'

  test('share the width of a narrow drawing equally, and are shortened', () => {
    const texts = textsOn({
      colour: 'Surfmist Surfmist Surfmist',
      thickness: LONG,
      totalGirth: LONG,
      bends: LONG,
      totalLength: LONG,
    })
    // The width of 594 less 14 at both edges is 566: 113.2 each. Ten stay free. Nine digits and an ellipsis
    // take 94.8.
    const captions = ['Colour', 'Thickness', 'Girth', 'Bends', 'Total']
    const values = ['Surfmist S…', ...Array.from({ length: 4 }, () => '123456789…')]
    for (const [index, caption] of captions.entries()) {
      const x = Math.round((14 + index * 113.2) * 100) / 100
      expect(texts).toContainEqual([x, caption])
      expect(texts).toContainEqual([x, values[index]])
    }
  })

  test('omit a blank colour', () => {
    expect(textsOn({ colour: '  ', bends: '2' }).map(([, text]) => text)).not.toContain('Colour')
    expect(textsOn({ colour: ' Basalt ', bends: '2' }).map(([, text]) => text)).toContain('Basalt')
  })
})

test('a flashing without a drawing has the description of an empty drawing', () => {
  const [, described] = /<desc>(.*)<\/desc>/.exec(renderFlashingSvg({ otherSides: [] })) ?? []
  const [, empty] = /<desc>(.*)<\/desc>/.exec(renderFlashingSvg({ drawing: { isDeleted: true } })) ?? []
  expect(described).toBeTruthy()
  expect(empty).toBe(described)
})
