/** Joins items to lines of at most this many characters, breaking between items as long as each fits a line. */
export function wrapItems(items: readonly string[], separator: string, width: number): readonly string[] {
  return items.reduce<readonly string[]>((lines, item) => {
    const last = lines.at(-1)
    if (last === undefined) return [item]
    const joined = `${last}${separator}${item}`
    return joined.length <= width
      ? [...lines.slice(0, -1), joined]
      : [...lines.slice(0, -1), last + separator.trimEnd(), item]
  }, [])
}
