/** A change copies one page and the list of pages, so its cost hardly grows with the list. */
export interface Pages<A> {
  readonly length: number
  readonly pages: readonly (readonly A[])[]
}

/** Two neighbouring pages together have more elements than this. One page has at most twice as many. */
const PAGE = 256

export function pagesOf<A>(elements: readonly A[]): Pages<A> {
  const pages = Array.from({ length: Math.ceil(elements.length / PAGE) }, (_, page) =>
    elements.slice(page * PAGE, (page + 1) * PAGE),
  )
  return { length: elements.length, pages }
}

export function elementAt<A>({ pages }: Pages<A>, index: number): A | undefined {
  const place = placeOf(pages, index)
  return pages[place.page]?.[place.offset]
}

export function withReplaced<A>({ length, pages }: Pages<A>, index: number, element: A): Pages<A> {
  const { page, offset } = placeOf(pages, index)
  return { length, pages: spliced(pages, page, 1, spliced(pages[page] ?? [], offset, 1, element)) }
}

export function withAdded<A>({ length, pages }: Pages<A>, index: number, element: A): Pages<A> {
  const { page, offset } = placeOf(pages, index)
  const grown = spliced(pages[page] ?? [], offset, 0, element)
  const parts = grown.length > 2 * PAGE ? [grown.slice(0, PAGE), grown.slice(PAGE)] : [grown]
  return { length: length + 1, pages: spliced(pages, page, 1, ...parts) }
}

export function withRemoved<A>({ length, pages }: Pages<A>, index: number): Pages<A> {
  const { page, offset } = placeOf(pages, index)
  const shrunk = spliced(pages[page] ?? [], offset, 1)
  return { length: length - 1, pages: withPage(pages, page, shrunk) }
}

/** Joins small neighbours. Otherwise, a shrinking list would keep all its pages, and stay slow. */
function withPage<A>(
  pages: readonly (readonly A[])[],
  page: number,
  shrunk: readonly A[],
): readonly (readonly A[])[] {
  const before = pages[page - 1]
  const after = pages[page + 1]
  if (after !== undefined && fitTogether(shrunk, after)) return spliced(pages, page, 2, [...shrunk, ...after])
  if (before !== undefined && fitTogether(before, shrunk)) {
    return spliced(pages, page - 1, 2, [...before, ...shrunk])
  }
  return spliced(pages, page, 1, ...(shrunk.length === 0 ? [] : [shrunk]))
}

function fitTogether(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length + second.length <= PAGE
}

export function elementsOf<A>({ pages }: Pages<A>): readonly A[] {
  return pages.flat()
}

/** An index just past the end is on the last page. */
function placeOf(pages: readonly (readonly unknown[])[], index: number): { page: number; offset: number } {
  let offset = index
  let page = 0
  for (; page < pages.length - 1; page++) {
    const length = pages[page]?.length ?? 0
    if (offset < length) break
    offset -= length
  }
  return { page, offset }
}

function spliced<A>(list: readonly A[], start: number, count: number, ...others: readonly A[]): readonly A[] {
  const copy = list.slice()
  copy.splice(start, count, ...others)
  return copy
}
