/**
 * Returns the elements of a list before its first hole, and none of any other value. JSON has no holes, but a sparse
 * array can have billions of them.
 */
export function elementsOf(list: unknown): readonly unknown[] {
  const elements: unknown[] = []
  if (!Array.isArray(list)) return elements
  for (let index = 0; index < list.length && Object.hasOwn(list, index); index++) elements.push(list[index])
  return elements
}
