/**
 * Copies a list up to its first hole: a sparse array can have billions. Returns an empty list for any other value.
 */
export function elementsOf(list: unknown): readonly unknown[] {
  const elements: unknown[] = []
  if (!Array.isArray(list)) return elements
  for (let index = 0; index < list.length && Object.hasOwn(list, index); index++) elements.push(list[index])
  return elements
}

/** Tests the elements before the first hole. */
export function everyElementOf(list: readonly unknown[], holds: (element: unknown) => boolean): boolean {
  for (let index = 0; index < list.length && Object.hasOwn(list, index); index++) {
    if (!holds(list[index])) return false
  }
  return true
}
