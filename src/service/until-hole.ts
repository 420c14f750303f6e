/**
 * Returns the elements of a list before its first hole. JSON has no holes, but a sparse array can have billions
 * of them.
 */
export function untilHole(list: readonly unknown[]): readonly unknown[] {
  for (let index = 0; index < list.length; index++)
    if (!Object.hasOwn(list, index)) return list.slice(0, index)
  return list
}
