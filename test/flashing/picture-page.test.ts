import { describe, expect, test } from 'vitest'
import { MOST_PIXELS, pageOf, sizeOf } from '../../src/flashing/picture/page.js'

describe('the page', () => {
  test('is a margin of 18 larger than what is drawn', () => {
    expect(pageOf({ left: 100, top: 50, right: 600, bottom: 450 }, '', '')).toEqual({
      left: 82,
      top: 32,
      right: 618,
      bottom: 468,
    })
  })

  test('is no less than 240 by 120 around the middle of what is drawn', () => {
    // 500 by 10 around (350, 55), and 10 by 400 around (105, 250).
    expect(pageOf({ left: 100, top: 50, right: 600, bottom: 60 }, '', '')).toEqual({
      left: 82,
      top: 55 - 60 - 18,
      right: 618,
      bottom: 55 + 60 + 18,
    })
    expect(pageOf({ left: 100, top: 50, right: 110, bottom: 450 }, '', '')).toEqual({
      left: 105 - 120 - 18,
      top: 32,
      right: 105 + 120 + 18,
      bottom: 468,
    })
  })

  test('is as wide as its title and its note next to each other', () => {
    // 20 capitals of 0.7 em at 16, widened by a tenth; a gap of 24; 20 of them at 12.
    const half = (20 * 0.7 * 16 * 1.1 + 24 + 20 * 0.7 * 12) / 2
    const { left, right } = pageOf(undefined, 'A'.repeat(20), 'B'.repeat(20))
    expect(right).toBe(Math.ceil(half + 18))
    expect(left).toBe(Math.floor(-half - 18))
  })

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
