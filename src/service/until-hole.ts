/**
 * Returns the elements of a list before its first hole. JSON has none, and a list may have four thousand million
 * of them.
 */
export function untilHole(list: readonly unknown[]): readonly unknown[] {
  for (let index = 0; index < list.length; index++)
    if (!Object.hasOwn(list, index)) return list.slice(0, index)
  return list
}
