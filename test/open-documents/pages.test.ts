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

/** Whether no two neighbours would fit on a page of 256: so there are never many more pages than a list needs. */
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

  test('copies one page and the list of pages, and shares the others', () => {
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

  test('drops pages as they become empty, in any order', () => {
    for (const next of [
      (length: number) => length - 1,
      () => 0,
      (length: number) => Math.floor(length / 2),
      (length: number) => (length * 7919) % length,
    ]) {
      let pages = pagesOf(Array.from({ length: 5_000 }, (_, index) => index))
      while (pages.length > 0) {
        pages = withRemoved(pages, next(pages.length))
        expect(pages.pages.length).toBeLessThanOrEqual(2 + pages.length / 64)
      }
      expect(pages.pages).toEqual([])
    }
  })

  test('drops pages as each is emptied to one element, from the first to the last', () => {
    let pages = pagesOf(Array.from({ length: 10_000 }, (_, index) => index))
    for (let kept = 0; kept < pages.length; kept++) {
      for (let taken = 0; taken < 255 && kept + 1 < pages.length; taken++)
        pages = withRemoved(pages, kept + 1)
    }
    // One of each 256 is left.
    expect(pages.length).toBe(40)
    expect(pages.pages).toHaveLength(1)
  })

  test('joins the last page with the one before it if they fit together', () => {
    let pages = pagesOf(Array.from({ length: 300 }, (_, index) => index))
    for (let taken = 0; taken < 43; taken++) pages = withRemoved(pages, 0)
    // 43 to 255 are left on the first page, and 256 to 299 on the second. Without 256 they are 256 together.
    pages = withRemoved(pages, 256 - 43)
    expect(pages.pages).toHaveLength(1)
    const left = Array.from({ length: 300 }, (_, index) => index).filter((n) => n >= 43 && n !== 256)
    expect(elementsOf(pages)).toEqual(left)
  })

  test('splits a page that keeps growing, without losing elements', () => {
    let pages = pagesOf<number>([])
    for (let value = 0; value < 2_000; value++) {
      pages = withAdded(pages, 0, value)
      // A page of 512 is whole; the 513th element divides it into 256 and 257.
      if (value === 511) expect(pages.pages.map((page) => page.length)).toEqual([512])
      if (value === 512) expect(pages.pages.map((page) => page.length)).toEqual([256, 257])
    }
    expect(Math.max(...pages.pages.map((page) => page.length))).toBeLessThanOrEqual(512)
    expect(elementsOf(pages)).toEqual(Array.from({ length: 2_000 }, (_, index) => 1_999 - index))
  })

  test('joins a page with the next one once both fit on one, and not before', () => {
    // 256 and 44 elements: 212 of the first fit with the others.
    let pages = pagesOf(Array.from({ length: 300 }, (_, index) => index))
    for (let left = 255; left > 212; left--) {
      pages = withRemoved(pages, 0)
      expect(pages.pages.map((page) => page.length)).toEqual([left, 44])
    }
    pages = withRemoved(pages, 0)
    expect(pages.pages.map((page) => page.length)).toEqual([256])
    expect(elementsOf(pages)).toEqual(Array.from({ length: 256 }, (_, index) => index + 44))
  })

  test('joins no two full pages', () => {
    const pages = withRemoved(pagesOf(Array.from({ length: 768 }, (_, index) => index)), 300)
    expect(pages.pages.map((page) => page.length)).toEqual([256, 255, 256])
  })
})
