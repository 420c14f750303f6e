/**
 * Joins items to lines of at most so many characters, breaking between items only. A line that goes on ends in its
 * separator.
 */
export function wrapItems(items: readonly string[], separator: string, width: number): readonly string[] {
  const lines: string[] = []
  const lineEnd = separator.trimEnd()
  let line: string | undefined
  for (const item of items) {
    if (line === undefined) line = item
    else if (line.length + separator.length + item.length + lineEnd.length <= width) line += separator + item
    else {
      lines.push(line + lineEnd)
      line = item
    }
  }
  return line === undefined ? lines : [...lines, line]
}
