import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  elementAt,
  elementsOf,
  pagesOf,
  withAdded,
  withRemoved,
  withReplaced,
  type Pages,
} from '../../src/engine/open-documents/pages.js'

const change = fc.record({
  kind: fc.constantFrom('add', 'remove', 'replace'),
  place: fc.nat(),
  value: fc.integer(),
})

/** Tells whether no two neighbours fit on one page of 256, which keeps the number of pages small. */
function crowdedNeighbours({ pages }: Pages<unknown>): boolean {
  return pages.every((page, number) => page.length + (pages[number + 1]?.length ?? 257) > 256)
}

describe('a list in pages', () => {
  test('equals the plain list after the same changes', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 2_000 }),
        fc.array(change, { minLength: 50, maxLength: 600 }),
        (length, changes) => {
          const list = Array.from({ length }, (_, index) => index)
          let pages = pagesOf(list)
          for (const { kind, place, value } of changes) {
            if (kind === 'add') {
              const index = place % (list.length + 1)
              list.splice(index, 0, value)
              pages = withAdded(pages, index, value)
            } else if (list.length > 0) {
              const index = place % list.length
              if (kind === 'remove') {
                list.splice(index, 1)
                pages = withRemoved(pages, index)
              } else {
                list[index] = value
                pages = withReplaced(pages, index, value)
              }
              expect(elementAt(pages, index)).toBe(list[index])
            }
            expect(crowdedNeighbours(pages)).toBe(true)
          }
          expect(pages.length).toBe(list.length)
          expect(elementsOf(pages)).toEqual(list)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('copies at most two pages for a change, and shares all others', () => {
    const before = pagesOf(Array.from({ length: 10_000 }, (_, index) => index))
    for (const after of [
      withReplaced(before, 5_000, -1),
      withAdded(before, 5_000, -1),
      withRemoved(before, 5_000),
    ]) {
      const shared = after.pages.filter((page) => before.pages.includes(page))
      expect(before.pages.length - shared.length).toBeLessThanOrEqual(2)
    }
  })

  test('drops empty pages, whatever the order of removals', () => {
    for (const next of [
      (length: number) => length - 1,
      () => 0,
      (length: number) => Math.floor(length / 2),
      (length: number) => (length * 7919) % length,
    ]) {
      let pages = pagesOf(Array.from({ length: 5_000 }, (_, index) => index))
      let most = 0
      while (pages.length > 0) {
        pages = withRemoved(pages, next(pages.length))
        most = Math.max(most, pages.pages.length - pages.length / 64)
      }
      expect(most).toBeLessThanOrEqual(2)
      expect(pages.pages).toEqual([])
    }
  })

  test('joins pages that are reduced to one element each', () => {
    let pages = pagesOf(Array.from({ length: 10_000 }, (_, index) => index))
    for (let kept = 0; kept < pages.length; kept++) {
      for (let taken = 0; taken < 255 && kept + 1 < pages.length; taken++)
        pages = withRemoved(pages, kept + 1)
    }
    // One element of each page of 256 is left.
    expect(pages.length).toBe(40)
    expect(pages.pages).toHaveLength(1)
  })

  test('joins the last page with the previous page if both fit on one page', () => {
    let pages = pagesOf(Array.from({ length: 300 }, (_, index) => index))
    for (let taken = 0; taken < 43; taken++) pages = withRemoved(pages, 0)
    // The first page has 43 to 255, and the second has 256 to 299. Without 256, both have 256 elements in
    // total.
    pages = withRemoved(pages, 256 - 43)
    expect(pages.pages).toHaveLength(1)
    const left = Array.from({ length: 300 }, (_, index) => index).filter((n) => n >= 43 && n !== 256)
    expect(elementsOf(pages)).toEqual(left)
  })

  test('splits a page that keeps growing, without losing elements', () => {
    let pages = pagesOf<number>([])
    for (let value = 0; value < 2_000; value++) {
      pages = withAdded(pages, 0, value)
      // The 513th element splits a page of 512 into 256 and 257.
      if (value === 511) expect(pages.pages.map((page) => page.length)).toEqual([512])
      if (value === 512) expect(pages.pages.map((page) => page.length)).toEqual([256, 257])
    }
    expect(Math.max(...pages.pages.map((page) => page.length))).toBeLessThanOrEqual(512)
    expect(elementsOf(pages)).toEqual(Array.from({ length: 2_000 }, (_, index) => 1_999 - index))
  })

  test('joins a page with the next page as soon as both fit on one page', () => {
    // The pages have 256 and 44 elements. They fit on one page once the first has 212.
    let pages = pagesOf(Array.from({ length: 300 }, (_, index) => index))
    for (let left = 255; left > 212; left--) {
      pages = withRemoved(pages, 0)
      expect(pages.pages.map((page) => page.length)).toEqual([left, 44])
    }
    pages = withRemoved(pages, 0)
    expect(pages.pages.map((page) => page.length)).toEqual([256])
    expect(elementsOf(pages)).toEqual(Array.from({ length: 256 }, (_, index) => index + 44))
  })

  test('does not join full pages', () => {
    const pages = withRemoved(pagesOf(Array.from({ length: 768 }, (_, index) => index)), 300)
    expect(pages.pages.map((page) => page.length)).toEqual([256, 255, 256])
  })
})
