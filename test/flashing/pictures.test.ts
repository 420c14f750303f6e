import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { renderFlashingSvg } from '../../src/entries/index.js'
import { PICTURED } from './pictured-drawings.js'

const folder = fileURLToPath(new URL('pictures/', import.meta.url))
const isUpdating = process.env['UPDATE_GOLDEN'] === '1'

/** `UPDATE_GOLDEN=1` draws them anew: look at each that differs before you keep it. */
describe('how drawings look', () => {
  test.each(Object.entries(PICTURED))('%s', (name, { drawing, options }) => {
    const svg = renderFlashingSvg(drawing, options)
    const file = `${folder}${name}.svg`
    if (isUpdating) writeFileSync(file, svg)
    else expect(svg).toBe(readFileSync(file, 'utf8'))
  })

  test('there is a picture of each, and of nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(PICTURED)
        .map((name) => `${name}.svg`)
        .sort(),
    )
  })
})
