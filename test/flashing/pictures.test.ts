import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { renderFlashingSvg } from '../../src/entries/index.js'
import { PICTURED } from './pictured-drawings.js'

const folder = fileURLToPath(new URL('pictures/', import.meta.url))
const isUpdating = process.env['UPDATE_GOLDEN'] === '1'

/** `UPDATE_GOLDEN=1` writes the pictures again. Look at each changed picture before you keep it. */
describe('the picture of a drawing', () => {
  test.each(Object.entries(PICTURED))('is unchanged: %s', (name, { drawing, options }) => {
    const svg = renderFlashingSvg(drawing, options)
    const file = `${folder}${name}.svg`
    if (isUpdating) writeFileSync(file, svg)
    else expect(svg).toBe(readFileSync(file, 'utf8'))
  })

  test('exists for every drawing, and no other picture exists', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(PICTURED)
        .map((name) => `${name}.svg`)
        .sort(),
    )
  })
})

test('a drawing looks the same at any scale of its canvas', () => {
  const drawnAt = (scale: number) => {
    const at = (x: number, y: number) => ({ x: x * scale, y: y * scale })
    return renderFlashingSvg({
      points: {
        a: { ...at(0, 0), vectors: ['b'] },
        b: { ...at(4, 0), vectors: ['c'], connect: ['a'] },
        c: { ...at(4, 2), connect: ['b'] },
      },
      lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50 } } },
    })
  }
  expect([2 ** -5, 2 ** 5, 2 ** 20].map(drawnAt)).toEqual(Array(3).fill(drawnAt(1)))
})

test('a note with blank rows shows its text', () => {
  const textBox = { x: 10, y: 10, width: 100, height: 60, value: 'the text', text: [{}, { value: [''] }] }
  expect(renderFlashingSvg({ annotations: { note: textBox } })).toContain('the text')
})
