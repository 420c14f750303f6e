import { describe, expect, test } from 'vitest'
import { MOST_PIXELS, sizeOf } from '../../src/flashing/picture/page.js'

describe('the page', () => {
  const page = { left: -50, top: 10, right: 150, bottom: 110 }

  test.each([
    ['nothing', {}, 200, 100],
    ['a width', { width: 400 }, 400, 200],
    ['a height', { height: 50 }, 100, 50],
    ['both', { width: 30, height: 40 }, 30, 40],
    ['the smallest width', { width: 1 }, 1, 0.5],
    ['less than that', { width: 0.99 }, 200, 100],
    ['what is no number', { width: NaN, height: Infinity }, 200, 100],
    ['the largest width', { width: MOST_PIXELS }, 100_000, 50_000],
    ['more than that', { width: MOST_PIXELS + 1, height: MOST_PIXELS * 2 }, 100_000, 100_000],
  ])('of 200 by 100, when one asks for %s', (_, asked, width, height) => {
    expect(sizeOf(page, asked)).toEqual({ width, height })
  })
})
