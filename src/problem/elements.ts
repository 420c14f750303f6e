/**
 * Returns the elements of a list before its first hole; empty for any other value. JSON has no holes, but a sparse
 * array can have billions of them.
 */
export function elementsOf(list: unknown): readonly unknown[] {
  const elements: unknown[] = []
  if (!Array.isArray(list)) return elements
  for (let index = 0; index < list.length && Object.hasOwn(list, index); index++) elements.push(list[index])
  return elements
}

/** Tests whether `holds` is true of every element before the first hole. Copies no element. */
export function everyElementOf(list: readonly unknown[], holds: (element: unknown) => boolean): boolean {
  for (let index = 0; index < list.length && Object.hasOwn(list, index); index++) {
    if (!holds(list[index])) return false
  }
  return true
}
