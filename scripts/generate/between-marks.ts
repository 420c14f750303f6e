export function betweenMarks(page: string, start: string, end: string, text: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The page has no place between ${start} and ${end}`)
  return `${page.slice(0, from + start.length)}\n\n${text.trimEnd()}\n\n${page.slice(to)}`
}
